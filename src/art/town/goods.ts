/** Goods in shop windows, and icons of shop signs. */
import { tone } from '../kit/colour.ts';
import { num, poly } from '../kit/path.ts';
import { pick, rng, cycle } from '../kit/random.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, heart, roundRect, star } from '../kit/shapes.ts';
import { flower } from './foliage.ts';

export type Goods = 'bread' | 'flowers' | 'dresses' | 'cups' | 'books' | 'cones' | 'games' | 'rope';

type Draw = (col: string, i: number) => string;

const P = { shadow: 2.4, rim: 1.8, outline: 1.8 };

const loaf: Draw = () =>
  part('M-15,0C-19,-17 19,-17 15,0Z', '#e0a45c', P) + stroke('M-7,-10L-4,-4M0,-11L2,-5M7,-10L8,-4', '#a8652f', 1.8);

const bun: Draw = () => part(ellipse(0, -8, 11, 8), '#d99248', P) + dot(-3, -11, 2, '#fbe3b0');

const cake: Draw = (col) =>
  part(roundRect(-13, -15, 26, 15, 3), '#f6d7a8', P) +
  part('M-14,-15C-14,-22 14,-22 14,-15L14,-11Q10,-7 7,-11Q3,-7 0,-11Q-4,-7 -7,-11Q-11,-7 -14,-11Z', col, P) +
  dot(0, -23, 3.4, '#e0455c');

const bouquet: Draw = (col) =>
  part(
    poly([
      [-8, -16],
      [8, -16],
      [5, 0],
      [-5, 0],
    ]),
    '#9cc6e0',
    P,
  ) +
  dot(0, -20, 11, '#63b064') +
  flower(-7, -22, 5.4, col) +
  flower(6, -24, 5.4, '#fff') +
  flower(0, -30, 5.4, tone(col, 0.06));

const pot: Draw = (col) =>
  part(
    poly([
      [-9, -13],
      [9, -13],
      [6, 0],
      [-6, 0],
    ]),
    '#c77b58',
    P,
  ) +
  dot(0, -18, 9, '#74bf6c') +
  flower(0, -24, 6, col);

const dress: Draw = (col) =>
  stroke('M0,-52L0,0M-9,0L9,0', '#8a6f7f', 2.4) +
  part('M-6,-48L6,-48L7,-34L16,-6L-16,-6L-7,-34Z', col, P) +
  stroke('M-7,-34L7,-34', tone(col, -0.16), 2.4) +
  dot(0, -54, 5, '#f3d9c4');

const hat: Draw = (col) => part(ellipse(0, -5, 16, 5), tone(col, -0.06), P) + part('M-9,-6C-9,-20 9,-20 9,-6Z', col, P);

const cup: Draw = (col) =>
  part('M-10,-14L10,-14L8,-2C7,0 -7,0 -8,-2Z', col, P) +
  stroke('M10,-12C17,-13 16,-3 8,-4', col, 3) +
  stroke('M-3,-18Q-6,-22 -3,-26M4,-18Q1,-22 4,-26', '#ffffff', 2, 0.8);

const slice: Draw = (col) =>
  part('M-13,0L-13,-13L13,-8L13,0Z', '#f7dcae', P) + fill('M-13,-13L13,-8L13,-11L-13,-18Z', col);

const books: Draw = (col, i) =>
  [col, '#7fb2d8', '#ffd166', '#d98aa8']
    .slice(0, 3 + (i % 2))
    .map((c, k) =>
      part(roundRect(-15 + k * 8, -25 + ((k * 5 + i) % 3) * 3, 8, 25 - ((k * 5 + i) % 3) * 3, 1.5), c, {
        shadow: 1.5,
        rim: 1.2,
        outline: 1.5,
      }),
    )
    .join('');

const openBook: Draw = (col) =>
  part('M-15,-16Q-7,-21 0,-15Q7,-21 15,-16L15,-2Q7,-6 0,-1Q-7,-6 -15,-2Z', '#fff8ea', P) +
  stroke('M0,-15L0,-1', col, 2);

const cone: Draw = (col) =>
  part(
    poly([
      [-8, -17],
      [8, -17],
      [0, 0],
    ]),
    '#e0a45c',
    P,
  ) +
  part(ellipse(0, -21, 10, 9), col, P) +
  dot(-3, -24, 2.6, '#fff', 0.8);

const sundae: Draw = (col) =>
  part('M-10,-13L10,-13Q8,-4 2,-3L2,-1L6,0L-6,0L-2,-1L-2,-3Q-8,-4 -10,-13Z', '#bfe6f7', P) +
  part(ellipse(-4, -17, 7), col, P) +
  part(ellipse(5, -17, 7), '#fff3d8', P) +
  dot(1, -25, 3, '#e0455c');

const gemToy: Draw = (col) =>
  part(
    poly([
      [-9, -22],
      [9, -22],
      [15, -13],
      [0, 0],
      [-15, -13],
    ]),
    col,
    P,
  ) +
  fill(
    poly([
      [-9, -22],
      [0, -22],
      [-4, -13],
      [-15, -13],
    ]),
    '#fff',
    0.4,
  );

const cabinet: Draw = (col) =>
  part(
    poly([
      [-13, -44],
      [13, -44],
      [13, 0],
      [-13, 0],
    ]),
    col,
    P,
  ) +
  part(roundRect(-9, -38, 18, 14, 2), '#3d3566', { shadow: 0, rim: 0, outline: 1.6 }) +
  dot(-4, -31, 2.4, '#ff8fb0') +
  dot(3, -32, 2.4, '#8ff0d0') +
  flat(roundRect(-13, -22, 26, 5, 1), tone(col, 0.1), 1.4);

const buoy: Draw = (col) =>
  part(ellipse(0, -13, 13), col, P) +
  part(ellipse(0, -13, 5.5), '#8a6478', { shadow: 0, rim: 0, outline: 1.6 }) +
  stroke('M0,-26L0,-19M0,-7L0,0M-13,-13L-6,-13M6,-13L13,-13', '#fff6ea', 4.4);

const coil: Draw = () => [0, 1, 2].map((i) => stroke(ellipse(0, -4 - i * 5, 12 - i, 4.6), '#c9a06a', 4)).join('');

const SHELF: Record<Goods, [high: Draw[], low: Draw[], spacing: number]> = {
  bread: [[loaf, bun, loaf, cake], [cake, loaf, bun], 34],
  flowers: [[pot, pot, bouquet], [bouquet, pot], 32],
  dresses: [[hat], [dress, dress, hat], 40],
  cups: [[cup, slice], [slice, cup, cake], 34],
  books: [[books, books, openBook], [books, openBook, books], 38],
  cones: [[sundae, cone], [cone, sundae, cone], 30],
  games: [[gemToy], [cabinet, gemToy, cabinet], 36],
  rope: [[buoy, coil], [coil, buoy], 36],
};

const HUES = ['#ff8fa8', '#7fd0c0', '#ffd166', '#9aa8ff', '#ff9f6b', '#c59bff', '#8fd08a'];

/** Two shelves of goods in a window of the given box. */
export function stock(kind: Goods, x: number, y: number, w: number, h: number, seed: number): string {
  const [high, low, step] = SHELF[kind];
  const r = rng(seed * 7);
  const row = (list: Draw[], base: number, shift: number) => {
    const n = Math.floor((w - 8) / step);
    return Array.from(
      { length: n },
      (_, i) =>
        `<g transform="translate(${num(x + (w - n * step) / 2 + (i + 0.5) * step)},${num(base)})">${cycle(list, i + shift)(pick(r, HUES), i)}</g>`,
    ).join('');
  };
  return row(high, y + h * 0.56, 0) + row(low, y + h - 9, 1);
}

const SIGN = { shadow: 2, rim: 1.5, outline: 2, line: '#6b3a2f' };

const GOLD = '#ffe08a';

const GEM_ICON = part(
  poly([
    [-9, -12],
    [9, -12],
    [15, -3],
    [0, 13],
    [-15, -3],
  ]),
  '#a8f0e0',
  SIGN,
);

export const ICON: Record<Goods | 'note' | 'lantern' | 'star' | 'heart' | 'moon' | 'gem', string> = {
  bread:
    part('M-16,6C-20,-12 20,-12 16,6C14,9 -14,9 -16,6Z', GOLD, SIGN) +
    stroke('M-7,-4L-4,3M1,-5L3,3M9,-4L10,2', '#b06a35', 2),
  flowers: flower(0, 0, 10, '#ffb3cf'),
  dresses: part('M-5,-14L5,-14L7,-4L15,13L-15,13L-7,-4Z', GOLD, SIGN),
  cups: part('M-13,-8L8,-8L6,8C4,12 -9,12 -11,8Z', GOLD, SIGN) + stroke('M8,-5C17,-6 17,6 7,5', GOLD, 3),
  books:
    part('M-15,-9Q-7,-13 0,-8Q7,-13 15,-9L15,9Q7,5 0,10Q-7,5 -15,9Z', GOLD, SIGN) + stroke('M0,-8L0,10', '#b06a35', 2),
  cones:
    part(
      poly([
        [-8, 0],
        [8, 0],
        [0, 17],
      ]),
      '#e8b26a',
      SIGN,
    ) + part('M-11,1C-12,-16 12,-16 11,1Z', '#ffd1e0', SIGN),
  games: GEM_ICON,
  rope: part('M-3,-13L3,-13L3,6Q10,4 11,-2L15,2Q12,14 0,15Q-12,14 -15,2L-11,-2Q-10,4 -3,6Z', GOLD, SIGN),
  note: part(
    'M-5,8L-5,-12L11,-15L11,4C11,11 1,11 2,5C3,2 6,1 7,2L7,-8L-1,-6L-1,9C-1,15 -11,15 -10,9C-9,6 -6,6 -5,8Z',
    GOLD,
    SIGN,
  ),
  lantern:
    part(ellipse(0, 1, 12, 12), '#ffb066', SIGN) +
    flat(roundRect(-5, -14, 10, 5, 2), '#57496e', 1.6) +
    flat(roundRect(-4, 11, 8, 4, 2), '#57496e', 1.6),
  star: part(star(0, 0, 15), GOLD, SIGN),
  heart: part(heart(0, 0, 14), '#ff8fa8', SIGN),
  moon: part('M5,-14C-18,-14 -18,14 5,14C-6,8 -6,-8 5,-14Z', GOLD, SIGN),
  gem: GEM_ICON,
};
