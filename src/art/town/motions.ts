/** Moving sprites of the town: pictures, positions and motions. */
import type { Pt } from '../kit/path.ts';
import { radial } from '../kit/light.ts';
import { rng, cycle, nth } from '../kit/random.ts';
import { dot, fill, part, stroke } from '../kit/shade.ts';
import { sparkle } from '../kit/shapes.ts';
import { BOATS, H, PIER, PLAZA, POND, W } from './layout.ts';
import type { Light } from './piece.ts';
import { cloud, CLOUD_COUNT } from './backdrop/sky.ts';
import { rowBoat } from './props/water.ts';
import { boatArt, CLOUDS, flagCloth, FLAGS } from './scene.ts';

type MotionName = 'drift' | 'twinkle' | 'pulse' | 'sway' | 'bob' | 'rise' | 'flutter' | 'fall';

export type Layer = 'sky' | 'background' | 'sprites' | 'overhead';

export interface Motion {
  sprite: string;
  layer: Layer;
  x: number;
  y: number;
  scale?: number;
  motion: MotionName;
  /** seconds per cycle */ period: number;
  /** px, degrees or share, by motion */ amount: number;
  phase: number;
  blend?: 'screen';
  mood?: 'day' | 'evening';
  /** In layer `sprites`: the foot y used for sorting. */
  depth?: number;
}

/** Half the size of a boat's picture. Its light has the same size, so that both are placed on the same pixels. */
const BOAT_HALF: [number, number] = [124, 160];

/** A sprite's picture around 0,0. */
export interface MotionArt {
  /** Half the size of its picture. */
  half: [number, number];
  art: () => string;
}

export const MOTION_ART: Record<string, MotionArt> = {
  ...Object.fromEntries(
    Array.from({ length: CLOUD_COUNT }, (_, i) => [
      `cloud${i}`,
      { half: [164, 134] as [number, number], art: () => cloud(i) },
    ]),
  ),
  glint: {
    half: [18, 12],
    art: () => fill(sparkle(0, 0, 10), '#ffffff', 0.95) + stroke('M-15,3Q0,-1 15,3', '#ffffff', 2, 0.7),
  },
  ripple: { half: [40, 12], art: () => stroke('M-34,0C-34,-10 34,-10 34,0C34,10 -34,10 -34,0Z', '#ffffff', 2, 0.7) },
  glow: { half: [64, 64], art: () => radial(0, 0, 62, 62, '#ffc06a', 0.75) },
  flagCoral: { half: [74, 32], art: () => flagCloth(nth(FLAGS, 0)[2]) },
  flagBlue: { half: [74, 32], art: () => flagCloth(nth(FLAGS, 1)[2]) },
  flagAmber: { half: [74, 32], art: () => flagCloth(nth(FLAGS, 2)[2]) },
  ...Object.fromEntries(BOATS.map((_, i) => [`boat${i}`, { half: BOAT_HALF, art: () => boatArt(i) }])),
  // The same for row boats of all colours.
  boatLantern: { half: BOAT_HALF, art: () => rowBoat('#ffffff').glow },
  smoke: { half: [26, 26], art: () => dot(0, 4, 20, '#e7e0f6', 0.8) + dot(-4, -2, 16, '#ffffff', 0.9) },
  gull: {
    half: [30, 16],
    art: () =>
      stroke('M-24,2Q-12,-12 0,2Q12,-12 24,2', '#6d6a92', 4.6) +
      stroke('M-24,2Q-12,-12 0,2Q12,-12 24,2', '#ffffff', 2.4),
  },
  butterfly: {
    half: [14, 12],
    art: () =>
      part('M0,0C-14,-14 -14,6 0,3Z', '#ffb066', { shadow: 1, rim: 1, outline: 1.8 }) +
      part('M0,0C14,-14 14,6 0,3Z', '#ffc98a', { shadow: 1, rim: 1, outline: 1.8 }),
  },
  petal: { half: [8, 6], art: () => fill('M-6,0Q0,-6 6,0Q0,4 -6,0Z', '#ffb3cb', 0.95) },
  firefly: { half: [14, 14], art: () => radial(0, 0, 13, 13, '#fff3a0', 0.8) + dot(0, 0, 2.6, '#fffbe0') },
};

/** Light glints on the water, not on the planks: the nearest y outside of the pier. */
function besidePier(y: number): number {
  const [top, bottom] = [PIER.y0 - 14, PIER.y1 + 24];
  if (y <= top || y >= bottom) return y;
  // Spread as before, over half the height.
  return y < (top + bottom) / 2 ? top - (y - top) / 2 : bottom + (bottom - y) / 2;
}

const one = (
  sprite: string,
  layer: Layer,
  x: number,
  y: number,
  motion: MotionName,
  period: number,
  amount: number,
  phase: number,
  rest: Partial<Motion> = {},
): Motion => ({
  sprite,
  layer,
  x: Math.round(x),
  y: Math.round(y),
  motion,
  period: +period.toFixed(1),
  amount,
  phase: +phase.toFixed(2),
  ...rest,
});

/** Points where the fountain's jets meet the water, relative to its foot. */
const SPLASHES: Pt[] = [
  [-164, -42],
  [164, -42],
  [-100, -28],
  [100, -28],
];

/** Points along the jets and on both basins, relative to the fountain's foot. */
const SPARKLES: Pt[] = [
  [-152, -110],
  [-128, -146],
  [152, -118],
  [124, -150],
  [-96, -96],
  [96, -104],
  [-60, -168],
  [64, -172],
  [-130, -64],
  [40, -30],
  [150, -70],
  [-30, -18],
];
/** Chimneys with smoke: boathouse and bakery. */
const CHIMNEYS: Pt[] = [
  [994, 326],
  [1320, 62],
];
const ON_FOUNTAIN = PLAZA.y + 2;

export function motions(lights: Light[]): Motion[] {
  const r = rng(99);
  const list: Motion[] = CLOUDS.map((c) =>
    one(`cloud${c.sprite}`, 'sky', c.x, c.y, 'drift', (W + 400) / (5 + r() * 5), W + 400, c.x / W, { scale: c.scale }),
  );
  for (let i = 0; i < 26; i++)
    list.push(
      one('glint', 'background', 20 + r() * 560, besidePier(520 + r() * 460), 'twinkle', 2 + r() * 3, 1, r(), {
        scale: +(0.6 + r() * 0.8).toFixed(2),
      }),
    );
  for (let i = 0; i < 8; i++)
    list.push(
      one('glint', 'background', POND.x - 150 + r() * 300, POND.y - 40 + r() * 80, 'twinkle', 2 + r() * 3, 1, r(), {
        scale: 0.7,
      }),
    );
  for (const [dx, dy] of SPLASHES)
    list.push(one('ripple', 'sprites', PLAZA.x + dx, PLAZA.y + dy, 'pulse', 1.6, 0.5, r(), { depth: ON_FOUNTAIN }));
  for (const [dx, dy] of SPARKLES)
    list.push(
      one('glint', 'sprites', PLAZA.x + dx, PLAZA.y + dy, 'twinkle', 1.1 + r() * 1.4, 1, r(), {
        scale: +(0.5 + r() * 0.5).toFixed(2),
        depth: ON_FOUNTAIN,
      }),
    );
  FLAGS.forEach(([x, y], i) =>
    list.push(
      one(cycle(['flagCoral', 'flagBlue', 'flagAmber'], i), 'background', x + 3, y, 'sway', 2.4 + i * 0.3, 7, i / 3),
    ),
  );
  for (const [x, y] of CHIMNEYS)
    for (let i = 0; i < 4; i++) list.push(one('smoke', 'background', x, y, 'rise', 7, 96, i / 4));
  for (let i = 0; i < 4; i++)
    list.push(one('gull', 'sky', 200 + i * 190, 170 + r() * 160, 'drift', 60 + r() * 40, 900, r()));
  for (let i = 0; i < 5; i++)
    list.push(
      one('butterfly', 'overhead', 1100 + i * 830, 900 + r() * 60, 'flutter', 7 + r() * 4, 60, r(), { mood: 'day' }),
    );
  for (const x of [1404, 4376])
    for (let i = 0; i < 5; i++)
      list.push(one('petal', 'overhead', x - 90 + r() * 180, 520, 'fall', 7 + r() * 3, 210, r()));
  for (let i = 0; i < 14; i++)
    list.push(
      one('firefly', 'overhead', 4440 + r() * 680, 660 + r() * 240, 'flutter', 8 + r() * 5, 50, r(), {
        mood: 'evening',
        blend: 'screen',
      }),
    );
  BOATS.forEach((b, i) => {
    const afloat = (sprite: string, rest: Partial<Motion> = {}) =>
      one(sprite, 'background', b.x, b.y, 'bob', 3.4 + i * 0.4, 3, i / 6, { scale: b.scale, ...rest });
    list.push(afloat(`boat${i}`));
    // A boat has no picture of the evening: it is tinted, and its lantern is lit on top.
    if (b.kind === 'row') list.push(afloat('boatLantern', { mood: 'evening', blend: 'screen' }));
  });
  for (const l of lights.filter((q) => q.flicker && q.r > 60))
    list.push(
      one('glow', 'overhead', l.x, l.y, 'pulse', 2.6 + r() * 2, 0.12, r(), {
        scale: +(l.r / 62).toFixed(2),
        mood: 'evening',
        blend: 'screen',
      }),
    );
  return list.filter((m) => m.y < H);
}
