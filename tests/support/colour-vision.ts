/**
 * Colours as players with a colour deficiency see them, and the difference between two colours. Linear RGB has the range 0 to 1.
 * The simulation is that of Machado, Oliveira and Fernandes (2009), severity 1.0; the difference is CIEDE2000.
 */
export type Rgb = readonly [red: number, green: number, blue: number];
/** CIE L*a*b*, white D65. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Rows of the matrices over linear RGB. */
const MATRICES = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof MATRICES;
export const VISIONS = Object.keys(MATRICES) as Vision[];

/** Linear light of an sRGB channel, 0 to 255. */
export function linearOf(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A colour as it is seen, in linear RGB. */
export function seenBy(vision: Vision, [red, green, blue]: Rgb): Rgb {
  const m = MATRICES[vision];
  const mix = (r: number, g: number, b: number): number => Math.min(1, Math.max(0, r * red + g * green + b * blue));
  return [mix(m[0], m[1], m[2]), mix(m[3], m[4], m[5]), mix(m[6], m[7], m[8])];
}

export function labOf([red, green, blue]: Rgb): Lab {
  const root = (share: number): number => (share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116);
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;
const chromaShare = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** CIEDE2000 (Sharma, Wu and Dalal 2005). About 1 is just noticeable side by side. */
export function colourDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - chromaShare((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const chroma1 = Math.hypot(a1 * stretch, b1);
  const chroma2 = Math.hypot(a2 * stretch, b2);
  const hue1 = hueOf(a1 * stretch, b1);
  const hue2 = hueOf(a2 * stretch, b2);
  const isGrey = chroma1 * chroma2 === 0;
  const turn = isGrey ? 0 : ((hue2 - hue1 + 540) % 360) - 180;
  const lightness = (l1 + l2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const hue = isGrey ? hue1 + hue2 : middleHue(hue1, hue2);

  const weight =
    1 -
    0.17 * Math.cos((hue - 30) * DEGREE) +
    0.24 * Math.cos(2 * hue * DEGREE) +
    0.32 * Math.cos((3 * hue + 6) * DEGREE) -
    0.2 * Math.cos((4 * hue - 63) * DEGREE);
  const fromMiddle = (lightness - 50) ** 2;
  const byLightness = (l2 - l1) / (1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle));
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * chroma * weight);
  const rotation = -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * DEGREE) * 2 * chromaShare(chroma);
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

/** Degrees, 0 to 360. */
function hueOf(a: number, b: number): number {
  const degrees = Math.atan2(b, a) / DEGREE;
  return degrees < 0 ? degrees + 360 : degrees;
}

function middleHue(one: number, other: number): number {
  const middle = (one + other) / 2;
  if (Math.abs(one - other) <= 180) return middle;
  return middle < 180 ? middle + 180 : middle - 180;
}
