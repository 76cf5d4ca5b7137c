/**
 * Moods: a colour grade of the day picture. Near lamps the evening picture keeps its day colours with the lamp's tint,
 * instead of a bright overlay. Only the air close to a flame glows.
 */
import { radial } from '../kit/light.ts';
import type { Raw } from '../kit/raster.ts';
import type { MoodName } from './backdrop/sky.ts';
import type { Light, Piece } from './piece.ts';

interface Grade {
  tint: [number, number, number];
  lift: [number, number, number];
  /** Desaturation, 0 to 1; negative values saturate. */
  desaturate: number;
  light: number;
}

interface Pool {
  x: number;
  y: number;
  reachX: number;
  reachY: number;
  colour: string;
  /** Brightness in the middle, 0 to 1. */
  share: number;
}

const GRADE: Record<MoodName, Grade> = {
  day: { tint: [1, 1, 1], lift: [0, 0, 0], desaturate: 0, light: 0 },
  sunset: { tint: [1.0, 0.83, 0.76], lift: [10, 4, 22], desaturate: 0.06, light: 0.35 },
  evening: { tint: [0.39, 0.41, 0.58], lift: [8, 4, 26], desaturate: -0.5, light: 1 },
};

const LUMA = [0.3, 0.59, 0.11];

export const lightLevel = (m: MoodName) => GRADE[m].light;

/** The grade as a colour matrix (5 x 4). The client uses it for avatars and moving sprites. */
export function gradeMatrix(m: MoodName): number[] {
  const { tint, lift, desaturate: k } = GRADE[m];
  const row = (c: 0 | 1 | 2) => [
    ...LUMA.map((l, i) => +(((i === c ? 1 - k : 0) + l * k) * tint[c]).toFixed(4)),
    0,
    +(lift[c] / 255).toFixed(4),
  ];
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0];
}

/** The light of a lamp on the ground: weak and wide. */
const isOnGround = (light: Light): boolean => light.a <= 0.3 && light.r > 90;
const POOL_REACH = 1.5;
const POOL_STRENGTH = 1.35;
const POOL_MOST = 0.85;

/** The light pools around lamps. */
export const poolsOf = (lights: readonly Light[]): Pool[] =>
  lights.map((l) => {
    const reachX = l.r * POOL_REACH;
    const share = Math.min(POOL_MOST, l.a * POOL_STRENGTH);
    return { x: l.x, y: l.y, reachX, reachY: isOnGround(l) ? reachX * 0.45 : reachX, colour: l.colour, share };
  });

/** The pools as SVG: the lamp's colour with the brightness as alpha. Overlapping pools saturate. */
export const lightPools = (lights: readonly Light[]): string =>
  poolsOf(lights)
    .map(({ x, y, reachX, reachY, colour, share }) => radial(x, y, reachX, reachY, colour, share))
    .join('');

const HALO_REACH = 0.62;
const HALO_STRENGTH = 0.3;

/** The glow of the air around flames, to be blended with "screen". Light on the ground has no glow. */
export const halos = (lights: readonly Light[], level: number): string =>
  lights
    .filter((l) => !isOnGround(l))
    .map((l) => radial(l.x, l.y, l.r * HALO_REACH, l.r * HALO_REACH, l.colour, l.a * level * HALO_STRENGTH))
    .join('');

/**
 * The drawing in black, to hide the glow behind it. Colours and names are replaced in the text, because a filter would
 * process the whole picture for each piece. Names differ from those of the drawing, which may be in the same picture.
 */
const silhouetteOf = (art: string): string =>
  art.replace(/\b(fill|stroke|stop-color)="#[^"]*"/g, '$1="#000"').replace(/(\bid="|url\(#)/g, '$1black-');

/** Emissive parts (panes, lantern paper), covered by the objects in front of them. */
export const glowOf = (pieces: readonly Pick<Piece, 'art' | 'glow'>[]): string =>
  pieces.map(({ art, glow }) => silhouetteOf(art) + glow).join('');

/** Share of the lamp's colour in lit pixels. */
const LAMP_COLOUR = 0.62;
/** Upper limit of the brightness of lit pixels, so that the evening stays dark. */
const LAMP_MOST = 0.82;

interface Lighting {
  /** `lightPools` as pixels, at any scale of the picture. */
  pools?: Raw | undefined;
  /** Emissive parts, in the size of the picture. */
  glow?: Raw | undefined;
}

const UNLIT: Raw = { widthPx: 1, heightPx: 1, data: new Uint8ClampedArray(4) };

/** One colour channel of a pixel. `night`: graded without light; `lit` and `shine`: shares of pool and glow, 0 to 1. */
function litChannel(own: number, night: number, pool: number, lit: number, glow: number, shine: number): number {
  const lamp = own * (1 - LAMP_COLOUR + (LAMP_COLOUR * pool) / 255);
  const graded = Math.max(0, Math.min(255, night + (Math.max(night, lamp) - night) * lit));
  return graded + glow * shine * (1 - graded / 255);
}

/** Grades a day picture in place. */
export function grade(picture: Raw, mood: MoodName, { pools = UNLIT, glow }: Lighting = {}): Raw {
  if (mood === 'day') return picture;
  const { data, widthPx, heightPx } = picture;
  const [rr = 0, rg = 0, rb = 0, , r1 = 0, gr = 0, gg = 0, gb = 0, , g1 = 0, br = 0, bg = 0, bb = 0, , b1 = 0] =
    new Float32Array(gradeMatrix(mood));
  const level = lightLevel(mood) / 255;
  const poolScale = pools.widthPx / widthPx;
  for (let y = 0; y < heightPx; y++) {
    const poolRow = Math.min(pools.heightPx - 1, Math.floor(y * poolScale)) * pools.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4;
      const alpha = data[at + 3] ?? 0;
      const glowAlpha = glow === undefined ? 0 : (glow.data[at + 3] ?? 0);
      if (alpha === 0 && glowAlpha === 0) continue;
      const [glowR, glowG, glowB] =
        glow === undefined || glowAlpha === 0
          ? [0, 0, 0]
          : [glow.data[at] ?? 0, glow.data[at + 1] ?? 0, glow.data[at + 2] ?? 0];
      const shine = glowAlpha * level;
      if (alpha === 0) {
        data[at] = glowR;
        data[at + 1] = glowG;
        data[at + 2] = glowB;
      } else {
        const poolAt = (poolRow + Math.floor(x * poolScale)) * 4;
        const lit = (pools.data[poolAt + 3] ?? 0) * level * LAMP_MOST;
        const r = data[at] ?? 0;
        const g = data[at + 1] ?? 0;
        const b = data[at + 2] ?? 0;
        const nightR = rr * r + rg * g + rb * b + r1 * 255;
        const nightG = gr * r + gg * g + gb * b + g1 * 255;
        const nightB = br * r + bg * g + bb * b + b1 * 255;
        data[at] = litChannel(r, nightR, pools.data[poolAt] ?? 0, lit, glowR, shine);
        data[at + 1] = litChannel(g, nightG, pools.data[poolAt + 1] ?? 0, lit, glowG, shine);
        data[at + 2] = litChannel(b, nightB, pools.data[poolAt + 2] ?? 0, lit, glowB, shine);
      }
      if (glowAlpha > 0) data[at + 3] = alpha + shine * (255 - alpha);
    }
  }
  return picture;
}
