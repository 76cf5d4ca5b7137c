/** The sky of each mood, and the clouds that drift in it. */
import { gradient, radial, type Stop } from '../../kit/light.ts';
import { rng } from '../../kit/random.ts';
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

/** Below this the background covers everything. */
export const SKY_HEIGHT = 560;

export function sky(mood: MoodName): string {
  const base = gradient(SKY[mood], roundRect(0, 0, W, SKY_HEIGHT));
  if (mood === 'day') return base + radial(3300, 330, 800, 330, '#fff3c8', 0.8);
  if (mood === 'sunset')
    return (
      base +
      radial(330, 300, 900, 360, '#fff0b0', 0.85) +
      dot(330, 226, 70, '#fff6d2') +
      radial(330, 226, 190, 190, '#fff2b0', 0.85)
    );
  return base + stars() + moon(640, 130);
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

const PUFFS: [number, number, number][] = [
  [-92, 0, 34],
  [-52, -24, 44],
  [0, -40, 58],
  [54, -20, 46],
  [97, 2, 32],
  [20, 2, 46],
  [-30, 4, 42],
];

/** A cloud around 0,0; three are cut as drifting sprites. */
export function cloud(k: number, seed: number): string {
  const r = rng(seed);
  const puffs = PUFFS.map(([x, y, q]): [number, number, number] => [
    x + (r() - 0.5) * 16,
    y + (r() - 0.5) * 12,
    q * (0.88 + r() * 0.24),
  ]);
  const layer = (dx: number, dy: number, s: number, col: string) =>
    puffs.map(([x, y, q]) => dot((x + dx) * k, (y + dy) * k, q * s * k, col)).join('');
  return clip(
    roundRect(-160 * k, -130 * k, 320 * k, 152 * k, 24 * k),
    layer(0, 0, 1, '#dcd8f8') + layer(-4, -7, 0.94, '#fff1ee') + layer(-11, -15, 0.76, '#ffffff'),
  );
}
