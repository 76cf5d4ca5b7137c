/** Contrast of colours (WCAG 2), and the readable form of a colour that a player chose. Pure. */

/** #rrggbb */
export type Hex = `#${string}`;
export type Rgb = readonly [r: number, g: number, b: number];
type Triple = [number, number, number];

/** Parts from 0 to 255. Null for a text that is not #rrggbb. */
export function parseHex(hex: string): Rgb | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!parts) return null;
  return [1, 2, 3].map((part) => Number.parseInt(parts[part] ?? '0', 16)) as Triple;
}

export const toHex = (color: Rgb): Hex =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const encoded = (share: number): number =>
  255 * (share <= 0.003_130_8 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);

/** Relative luminance, 0 to 1. */
function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The backgrounds of players' colours as text. Each is the one with the least contrast of its kind. */
export const TEXT_GROUNDS = {
  /** Dialogs and chat of the day theme. */
  day: '#f4e3d0',
  /** Dialogs and chat of the night theme. */
  night: '#443b5b',
  /** The pill of a name tag, which the town shines through. */
  tag: '#4a3755',
} as const;
/** One of them, or the background itself as #rrggbb. */
export type TextGround = keyof typeof TEXT_GROUNDS | Hex;

const isNamed = (ground: TextGround): ground is keyof typeof TEXT_GROUNDS => ground in TEXT_GROUNDS;

/** The parts of a background; white for a text that is not #rrggbb. */
export const groundRgb = (ground: TextGround): Rgb =>
  parseHex(isNamed(ground) ? TEXT_GROUNDS[ground] : ground) ?? [255, 255, 255];

const MIN_CONTRAST = 4.5;
const SEARCH_STEPS = 14;
const CACHED_MAX = 500;
const cached = new Map<string, string>();

/**
 * The colour as it is painted as text on the ground: unchanged where it is readable, else with the nearest lightness
 * (OKLab) that is, and the same hue. `hex` is #rrggbb; other texts are returned unchanged.
 */
export function readableColour(hex: Hex, ground: TextGround): Hex;
export function readableColour(hex: string, ground: TextGround): string;
export function readableColour(hex: string, ground: TextGround): string {
  const key = `${ground} ${hex}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= CACHED_MAX) cached.clear();
  const found = readable(hex, ground);
  cached.set(key, found);
  return found;
}

function readable(hex: string, ground: TextGround): string {
  const [color, behind] = [parseHex(hex), groundRgb(ground)];
  if (color === null || contrast(color, behind) >= MIN_CONTRAST) return hex;
  const [lightness, a, b] = toOklab(color);
  const end = luminance(behind) > 0.18 ? 0 : 1;
  let [unreadable, isReadable] = [lightness, end];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (unreadable + isReadable) / 2;
    if (contrast(inGamut([middle, a, b]), behind) >= MIN_CONTRAST) isReadable = middle;
    else unreadable = middle;
  }
  return toHex(inGamut([isReadable, a, b]));
}

/**
 * A tint with the hue of the colour: this lightness (OKLab, 0 to 1) and at most this chroma, so that no colour becomes murky.
 * A grey stays grey. `hex` is #rrggbb.
 */
export function tintOf(hex: Hex, lightness: number, chromaMax: number): Hex {
  const [, a, b] = toOklab(groundRgb(hex));
  const share = Math.min(1, chromaMax / Math.max(Math.hypot(a, b), 1e-6));
  return toHex(inGamut([lightness, a * share, b * share]));
}

/** Reduces the chroma until the colour can be displayed. The parts are whole numbers. */
function inGamut([lightness, a, b]: Triple): Rgb {
  let [least, most] = [0, 1];
  if (isDisplayable(fromOklab([lightness, a, b]))) least = 1;
  for (let step = 0; step < SEARCH_STEPS && least < 1; step += 1) {
    const middle = (least + most) / 2;
    if (isDisplayable(fromOklab([lightness, a * middle, b * middle]))) least = middle;
    else most = middle;
  }
  return fromOklab([lightness, a * least, b * least]).map((share) =>
    Math.round(encoded(Math.min(1, Math.max(0, share)))),
  ) as Triple;
}

const isDisplayable = (shares: Triple): boolean => shares.every((share) => share >= -0.000_5 && share <= 1.000_5);

/** Matrices of the OKLab definition (Björn Ottosson, 2020). */
function toOklab(color: Rgb): Triple {
  const [r, g, b] = color.map(linear) as Triple;
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

/** Linear shares, which are outside 0 to 1 for colours that cannot be displayed. */
function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}
