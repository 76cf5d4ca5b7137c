/**
 * Colour in OKLCH. Every shade is derived from a base colour: highlights shift toward warm yellow, shadows toward violet,
 * and lines are dark and saturated but not black.
 */

/** OKLCH: lightness 0..1, chroma 0..0.4, hue in degrees. */
type Lch = [lightness: number, chroma: number, hue: number];
type Rgb = [red: number, green: number, blue: number];

const SHADE_HUE = 310;
const WARM_HUE = 85;
const LINE_HUE = 320;
const GREY_CHROMA = 0.02;

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp01 = (n: number): number => Math.max(0, Math.min(1, n));
const hexByte = (n: number): string => Math.round(n).toString(16).padStart(2, '0');
const bytesOf = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

/** Converts `#rrggbb` (Björn Ottosson's OKLab matrices). */
export function toLch(hex: string): Lch {
  const [red, green, blue] = bytesOf(hex);
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI];
}

function lchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((c) => c >= -0.002 && c <= 1.002);

/** `#rrggbb` of a colour; chroma is reduced until the colour fits sRGB, so that hue and lightness are kept. */
function fromLch(lightness: number, chroma: number, hue: number): string {
  let fitted = chroma;
  let rgb = lchToLinear(lightness, fitted, hue);
  for (let tries = 0; tries < 24 && !isInGamut(rgb); tries++) {
    fitted *= 0.93;
    rgb = lchToLinear(lightness, fitted, hue);
  }
  return `#${rgb.map((c) => hexByte(toGamma(clamp01(c)) * 255)).join('')}`;
}

/** Turns a hue toward another by at most `most` degrees. */
function turnHue(hue: number, target: number, most: number): number {
  const distance = ((target - hue + 540) % 360) - 180;
  return hue + Math.max(-most, Math.min(most, distance));
}

const KEPT_COLOURS = 10_000;

/** Keeps results: a drawing derives the same few shades hundreds of times. */
function kept<A extends readonly (string | number)[]>(derive: (...values: A) => string): (...values: A) => string {
  const known = new Map<string, string>();
  return (...values) => {
    const key = values.join(' ');
    let colour = known.get(key);
    if (colour === undefined) {
      if (known.size >= KEPT_COLOURS) known.clear();
      colour = derive(...values);
      known.set(key, colour);
    }
    return colour;
  };
}
function toneOf(hex: string, step: number, saturation: number, shift: number): string {
  const [lightness, chroma, hue] = toLch(hex);
  const isDarkenedGrey = chroma < GREY_CHROMA && step < 0;
  const target = step < 0 ? SHADE_HUE : WARM_HUE;
  const turned = isDarkenedGrey ? 300 : turnHue(hue, target, shift * Math.min(1, Math.abs(step) * 6));
  return fromLch(clamp01(lightness + step), Math.max(0, chroma * saturation + (isDarkenedGrey ? 0.012 : 0)), turned);
}

const keptTone = kept(toneOf);

/** Lightens (+) or darkens (-) by `step` of OKLCH lightness and turns the hue by up to `shift` degrees. */
export const tone = (hex: string, step: number, saturation = 1, shift = 14): string =>
  keptTone(hex, step, saturation, shift);

/** Linear red, green and blue, 0 to 1, as physically based renderers expect them. */
export const toLinearRgb = (hex: string): Rgb => {
  const [red, green, blue] = bytesOf(hex);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
};

function outlineColour(hex: string): string {
  const [lightness, chroma, hue] = toLch(hex);
  const turned = chroma < 0.025 ? 300 : turnHue(hue, LINE_HUE, 22);
  return fromLch(Math.max(0.2, lightness * 0.46), Math.max(0.035, Math.min(0.11, chroma * 0.95)), turned);
}

/** The line colour that belongs to a fill. */
export const outlineOf: (hex: string) => string = kept(outlineColour);

/** Linear mix of two colours in sRGB bytes; `share` 0 is all `a`. */
export function mix(a: string, b: string, share: number): string {
  const [r0, g0, b0] = bytesOf(a);
  const [r1, g1, b1] = bytesOf(b);
  const between = (from: number, to: number): string => hexByte(from * (1 - share) + to * share);
  return `#${between(r0, r1)}${between(g0, g1)}${between(b0, b1)}`;
}
