/** The sky of each mood, and the clouds that drift in it. */
import { gradient, radial, type Stop } from '../../kit/light.ts';
import { nth, rng } from '../../kit/random.ts';
import { clip, dot, fill, part } from '../../kit/shade.ts';
import { ellipse, roundRect, sparkle } from '../../kit/shapes.ts';
import { W } from '../layout.ts';

export type MoodName = 'day' | 'sunset' | 'evening';

const SKY: Record<MoodName, Stop[]> = {
  day: [
    [0, '#5aa6f0'],
    [0.38, '#96d0fb'],
    [0.72, '#fde4ea'],
    [1, '#ffe9c4'],
  ],
  sunset: [
    [0, '#7a78d8'],
    [0.34, '#c98fd6'],
    [0.62, '#ffab9f'],
    [0.84, '#ffd08a'],
    [1, '#fff0b8'],
  ],
  evening: [
    [0, '#23235e'],
    [0.36, '#3d3a8a'],
    [0.62, '#7a5aae'],
    [0.82, '#d987a8'],
    [1, '#ffc08f'],
  ],
};

/** Lower end of the sky; the background covers everything below. */
export const SKY_HEIGHT = 560;

/** Position of the sun at sunset and of the moon. */
export const LOW_LIGHT = { x: 330, sunY: 226, moonY: 128 };

export function sky(mood: MoodName): string {
  const base = gradient(SKY[mood], roundRect(0, 0, W, SKY_HEIGHT));
  if (mood === 'day') return base + radial(3300, 330, 800, 330, '#fff3c8', 0.8);
  if (mood === 'sunset')
    return (
      base +
      radial(LOW_LIGHT.x, 300, 900, 360, '#fff0b0', 0.85) +
      dot(LOW_LIGHT.x, LOW_LIGHT.sunY, 70, '#fff6d2') +
      radial(LOW_LIGHT.x, LOW_LIGHT.sunY, 190, 190, '#fff2b0', 0.85)
    );
  return base + stars() + moon(LOW_LIGHT.x, LOW_LIGHT.moonY);
}

function stars(): string {
  const r = rng(41);
  let s = '';
  for (let i = 0; i < 420; i++) {
    const y = r() ** 1.5 * 380;
    s += dot(r() * W, y, 0.8 + r() * 1.5, '#fff6e0', (1 - y / 420) * (0.4 + r() * 0.6));
  }
  for (let i = 0; i < 26; i++) s += fill(sparkle(r() * W, 20 + r() * 220, 6 + r() * 6), '#fffbe8', 0.9);
  return s;
}

const moon = (x: number, y: number) =>
  radial(x, y, 260, 260, '#ffeec2', 0.4) +
  part(ellipse(x, y, 58), '#fff3cf', { shadow: 8, rim: 0, outline: 0, shadowAlpha: 0.3 }) +
  dot(x - 16, y - 12, 11, '#f1dcb0', 0.6) +
  dot(x + 18, y + 14, 14, '#f1dcb0', 0.5) +
  dot(x + 10, y - 24, 6, '#f1dcb0', 0.5);

type Puff = [x: number, y: number, r: number];

/** Cloud shapes: a heap, a long bank, a tower, and a small one with a second part. */
const CLOUD_SHAPES: readonly (readonly Puff[])[] = [
  [
    [-92, 0, 34],
    [-52, -24, 44],
    [0, -40, 58],
    [54, -20, 46],
    [97, 2, 32],
    [20, 2, 46],
    [-30, 4, 42],
  ],
  [
    [-132, 8, 18],
    [-98, -4, 27],
    [-58, -14, 33],
    [-12, -6, 30],
    [34, -20, 38],
    [82, -6, 28],
    [120, 8, 20],
    [0, 8, 40],
    [60, 8, 34],
    [-70, 8, 32],
  ],
  [
    [-70, 2, 34],
    [-36, -34, 44],
    [-6, -74, 42],
    [36, -46, 40],
    [76, -4, 36],
    [114, 10, 20],
    [10, -10, 56],
    [-100, 10, 20],
  ],
  [
    [-70, 4, 26],
    [-36, -14, 34],
    [4, -22, 40],
    [40, -2, 30],
    [108, 10, 16],
    [130, 4, 19],
    [148, 12, 11],
    [0, 6, 34],
  ],
];
export const CLOUD_COUNT = CLOUD_SHAPES.length;

/** A cloud around 0,0 for a drifting sprite, with an almost level bottom and one of `CLOUD_COUNT` shapes. */
export function cloud(shape: number): string {
  const r = rng(60 + shape * 7);
  const puffs = nth(CLOUD_SHAPES, shape).map(([x, y, q]): Puff => [x + (r() - 0.5) * 8, y + (r() - 0.5) * 6, q]);
  const layer = (dx: number, dy: number, s: number, col: string, opacity = 1) =>
    puffs.map(([x, y, q]) => dot(x + dx, y + dy, q * s, col, opacity)).join('');
  const foot = 'M-164,-134L164,-134L164,6Q152,22 118,21Q60,17 4,22Q-60,27 -112,20Q-154,20 -164,6Z';
  return clip(
    foot,
    layer(0, 0, 1, '#d3d2f6') +
      layer(-4, -7, 0.95, '#f3e8f6') +
      layer(-8, -12, 0.85, '#fff6f2') +
      layer(-12, -17, 0.68, '#ffffff'),
  );
}
