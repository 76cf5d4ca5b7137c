/** Stamps of the lantern album, one motif for each page: paper with a perforated edge, 128 px. */
import { tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { poly, type Pt } from '../kit/path.ts';
import { detail, dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, star } from '../kit/shapes.ts';

const TEETH = 9;
const EDGE: [number, number] = [8, 112];

/** A square whose edge has a row of half circles cut out on each side. */
function perforated(): string {
  const [from, to] = EDGE;
  const step = (to - from) / TEETH;
  const r = step * 0.28;
  const sides: Pt[] = [];
  const notch = (x: number, y: number, dx: number, dy: number): void => {
    const [nx, ny] = [-dy, dx];
    sides.push([x - dx * r, y - dy * r], [x + nx * r, y + ny * r], [x + dx * r, y + dy * r]);
  };
  for (let i = 0; i < TEETH; i++) notch(from + step * (i + 0.5), from, 1, 0);
  for (let i = 0; i < TEETH; i++) notch(to, from + step * (i + 0.5), 0, 1);
  for (let i = 0; i < TEETH; i++) notch(to - step * (i + 0.5), to, -1, 0);
  for (let i = 0; i < TEETH; i++) notch(from, to - step * (i + 0.5), 0, -1);
  return poly(sides);
}

const stamp = (sky: string, motif: string) => (): string =>
  part(perforated(), '#fff6e6', { shadow: 4, rim: 0, outline: 2.4, line: '#6b4a58' }) +
  flat(roundRect(19, 19, 82, 82, 6), sky, 2) +
  motif;

const water = (colour = '#5aa7d8'): string =>
  fill('M20,74Q30,68 40,74Q50,80 60,74Q70,68 80,74Q90,80 100,74L100,94Q100,100 94,100L26,100Q20,100 20,94Z', colour);
const ground = (colour: string): string => fill('M20,84L100,84L100,94Q100,100 94,100L26,100Q20,100 20,94Z', colour);

const petals = (x: number, y: number, r: number, colour: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return detail(ellipse(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.72), colour);
    })
    .join('') + dot(x, y, r * 0.5, '#ffd166');

const lighthouse = (): string =>
  radial(60, 34, 34, 20, '#fff3b0', 0.9) +
  part('M50,86L54,42L66,42L70,86Z', '#fff6ea', { shadow: 5, rim: 2, outline: 2.6 }) +
  fill('M51.6,70L52.7,58L67.3,58L68.4,70Z', '#e2604f') +
  detail(roundRect(53, 29, 14, 14, 3), '#ffd166') +
  detail('M50,30L60,20L70,30Z', '#e2604f');

/** By the names of the album's pages. */
export const STAMPS: Readonly<Record<string, () => string>> = {
  harbour: stamp(
    '#bfe3f7',
    water() +
      detail('M36,70L84,70L76,86L44,86Z', '#e2725f') +
      stroke('M60,70L60,30', '#7a5a4a', 3.4) +
      detail('M63,32L84,62L63,64Z', '#fff6ea') +
      detail('M57,38L40,62L57,64Z', '#ffd9a0'),
  ),
  bread: stamp(
    '#ffe3bd',
    part('M28,74C24,52 44,40 60,40C76,40 96,52 92,74C92,82 28,82 28,74Z', '#d98f4e', {
      shadow: 7,
      rim: 3,
      outline: 2.8,
    }) + ['M44,50L52,66', 'M58,47L66,64', 'M72,49L79,64'].map((cut) => stroke(cut, '#ffe6b8', 4.4)).join(''),
  ),
  blossom: stamp(
    '#dff0d0',
    stroke('M30,90Q50,64 84,40', '#8a5a4a', 5) + petals(52, 62, 15, '#ff9fc0') + petals(80, 42, 10, '#ffc3d8'),
  ),
  silk: stamp(
    '#f7d9ea',
    part('M44,34L54,34Q60,40 66,34L76,34L72,56L88,90L32,90L48,56Z', '#d77aa8', { shadow: 7, rim: 3, outline: 2.8 }) +
      stroke('M48,56L72,56', '#fff3dc', 3),
  ),
  song: stamp(
    '#d9d3f7',
    stroke('M50,80L50,38L84,30L84,72', '#5b4a8a', 5) +
      detail(ellipse(42, 80, 11, 8), '#7a63c0') +
      detail(ellipse(76, 72, 11, 8), '#7a63c0'),
  ),
  fountain: stamp(
    '#cdeaf2',
    stroke('M60,62Q48,28 32,54M60,62Q72,28 88,54M60,62L60,32', '#5aa7d8', 4) +
      part('M26,70L94,70L84,88L36,88Z', '#c7bdd6', { shadow: 6, rim: 2, outline: 2.6 }) +
      detail(roundRect(55, 56, 10, 14, 3), '#ffc14d'),
  ),
  books: stamp(
    '#e7dcf2',
    detail(roundRect(30, 72, 60, 14, 3), '#7a63c0') +
      detail(roundRect(36, 57, 54, 14, 3), '#e2725f') +
      detail(roundRect(32, 42, 50, 14, 3), '#4f9a8b') +
      stroke('M40,79L80,79M46,64L80,64M42,49L72,49', '#fff3dc', 2),
  ),
  sweets: stamp(
    '#ffe0e6',
    detail('M46,62L74,62L60,96Z', '#d99a5c') +
      detail(ellipse(60, 50, 18, 16), '#ff9fc0') +
      detail(ellipse(60, 34, 12, 11), '#fff6ea') +
      dot(60, 23, 5, '#e2604f'),
  ),
  'stone-cat': stamp(
    '#e6e0ee',
    part(
      'M38,94C34,70 44,58 46,52C38,46 38,32 42,24L52,34Q60,31 68,34L78,24C82,32 82,46 74,52C76,58 86,70 82,94Z',
      '#cfc6da',
      {
        shadow: 7,
        rim: 3,
        outline: 2.8,
      },
    ) +
      stroke('M50,44Q53,39 56,44M64,44Q67,39 70,44M56,51Q60,55 64,51', '#6b5f80', 2.4) +
      detail(star(60, 78, 9), '#ffd166'),
  ),
  gem: stamp(
    '#d5dcfb',
    part('M42,36L78,36L94,54L60,92L26,54Z', '#5a8be8', { shadow: 8, rim: 4, outline: 2.8 }) +
      stroke('M26,54L94,54M48,54L60,92L72,54L66,36M48,54L54,36', '#dbe7ff', 2, 0.9),
  ),
  gazebo: stamp(
    '#d8edc8',
    ground('#9cc87a') +
      [34, 52, 68, 86].map((x) => stroke(`M${x},50L${x},84`, '#fff6ea', 5)).join('') +
      detail(roundRect(28, 80, 64, 8, 3), '#fff6ea') +
      part('M24,52Q60,14 96,52Z', '#5f86c9', { shadow: 6, rim: 3, outline: 2.8 }) +
      dot(60, 28, 4, '#ffd166'),
  ),
  pond: stamp(
    '#d3edc9',
    fill(ellipse(60, 76, 40, 20), '#6fb7d6') +
      detail('M44,72Q40,56 52,56Q54,46 64,48Q72,50 68,60Q86,60 82,74Q64,84 44,72Z', '#fff6ea') +
      detail('M44,54L34,57L45,60Z', '#ff9c4a') +
      dot(58, 53, 2.2, '#5b4a5e') +
      fill(ellipse(84, 88, 9, 4), '#7dbb6a'),
  ),
  lighthouse: stamp(tone('#4b4a8f', 0.05), water('#3f5fa0') + lighthouse()),
};
