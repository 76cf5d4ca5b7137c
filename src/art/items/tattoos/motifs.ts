/** Tattoo motifs, about 40 px wide around 0,0. */
import type { Ctx } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { fill, stroke } from '../../kit/shade.ts';
import { ellipse, heart, sparkle, star } from '../../kit/shapes.ts';
export type Motif = (c: Ctx) => string;

const pen = (d: string, c: Ctx, w = 3) => stroke(d, '#ffffff', w + 1.6, 0.18) + stroke(d, c.p.main, w);

const solid = (d: string, col: string) => stroke(d, '#ffffff', 2, 0.2) + fill(d, col);

export const heartInk: Motif = (c) => solid(heart(0, 0, 12.4), c.p.accent) + pen('M-24,6Q0,-6 24,6', c, 4);

export const starInk: Motif = (c) =>
  solid(star(0, 0, 15), c.p.main) + solid(star(20, -12, 7), c.p.accent) + solid(star(-19, 11, 6), c.p.accent);

export const roseInk: Motif = (c) =>
  pen('M0,4Q-4,20 4,32', c) +
  solid('M2,22C10,12 20,14 22,18C16,26 8,26 2,22Z', c.p.main) +
  solid(ellipse(0, -6, 14, 13), c.p.accent) +
  stroke('M-9,-8Q-2,-18 8,-10Q12,-2 4,2Q-6,4 -6,-4Q-2,-10 3,-6', tone(c.p.accent, -0.22), 2.2);

export const moonInk: Motif = (c) =>
  solid('M6,-18C-16,-16 -18,16 6,18C-4,10 -6,-8 6,-18Z', c.p.main) +
  solid(sparkle(12, -2, 9), c.p.accent) +
  solid(sparkle(2, 20, 5), c.p.accent);

export const waveInk: Motif = (c) =>
  pen('M-26,4Q-20,-12 -8,-6Q-2,0 -8,4M-8,4Q0,-12 12,-6Q18,0 12,4M12,4Q18,-8 26,-4', c, 3.4) +
  pen('M-24,14Q-8,8 0,14Q10,20 24,12', c, 2.6);

export const wingsInk: Motif = (c) =>
  [1, -1]
    .map((s) =>
      ['M4,0Q20,-18 40,-16Q36,-2 4,6Z', 'M4,6Q20,0 34,2Q28,12 4,14Z', 'M4,14Q16,12 24,16Q18,22 4,22Z']
        .map((d) => solid(s > 0 ? d : d.replace(/(-?\d+),(-?\d+)/g, (_, x, y) => `${-x},${y}`), c.p.main))
        .join(''),
    )
    .join('');

export const vineInk: Motif = (c) =>
  pen('M-34,2Q-18,-12 0,0Q18,12 34,-2', c) +
  [
    [-22, -6, -30],
    [-6, -2, 30],
    [10, 6, -20],
    [24, 4, 40],
  ]
    .map(
      ([x, y, r]) =>
        `<g transform="translate(${x},${y}) rotate(${r})">${solid('M0,0Q6,-9 14,-6Q10,3 0,0Z', c.p.main)}</g>`,
    )
    .join('') +
  solid(ellipse(0, 0, 4.5), c.p.accent);

export const swallowInk: Motif = (c) =>
  solid(
    'M-26,-8C-14,-12 -6,-8 0,-2C6,-14 16,-22 28,-22C20,-14 16,-4 10,4C16,8 20,14 30,18C18,18 8,16 2,10C-8,14 -16,10 -20,2C-14,2 -10,0 -8,-2C-14,-4 -20,-4 -26,-8Z',
    c.p.main,
  ) + solid(ellipse(-4, 4, 4, 3), c.p.accent);

export const anchorInk: Motif = (c) =>
  pen('M0,-18L0,20M-9,-8L9,-8M-18,8Q-14,20 0,20Q14,20 18,8', c, 4) +
  stroke(ellipse(0, -22, 4.5), c.p.main, 3) +
  pen('M-22,12L-18,6L-12,11M22,12L18,6L12,11', { ...c, p: { ...c.p, main: c.p.accent } }, 2.6);

export const sunInk: Motif = (c) =>
  solid(star(0, 0, 22, 10, 0.62), c.p.main) +
  solid(ellipse(0, 0, 10), c.p.accent) +
  stroke('M-4,-2L-4,-1M4,-2L4,-1M-4,4Q0,7 4,4', c.p.main, 2);

export const pawInk: Motif = (c) =>
  solid('M0,2C10,2 16,12 12,18C8,23 4,18 0,18C-4,18 -8,23 -12,18C-16,12 -10,2 0,2Z', c.p.main) +
  [
    [-15, 0],
    [-6, -10],
    [6, -10],
    [15, 0],
  ]
    .map(([x, y]) => solid(ellipse(x ?? 0, y ?? 0, 4.6, 6), c.p.accent))
    .join('');

export const butterflyInk: Motif = (c) =>
  solid('M0,0C-8,-20 -28,-24 -28,-10C-28,0 -12,4 0,2ZM0,0C8,-20 28,-24 28,-10C28,0 12,4 0,2Z', c.p.main) +
  solid('M0,2C-10,4 -22,8 -18,18C-12,24 -4,12 0,4ZM0,2C10,4 22,8 18,18C12,24 4,12 0,4Z', c.p.accent) +
  pen('M0,-6L0,12M0,-6Q-4,-16 -8,-18M0,-6Q4,-16 8,-18', c, 2.2);

export const lanternInk: Motif = (c) =>
  pen('M0,-26L0,-18M-8,-17L8,-17M-7,17L7,17', c, 3.4) +
  solid('M0,-16C16,-16 20,-8 20,0C20,8 16,16 0,16C-16,16 -20,8 -20,0C-20,-8 -16,-16 0,-16Z', c.p.accent) +
  stroke('M-18,-5Q0,0 18,-5M-18,5Q0,10 18,5', c.p.main, 2.2) +
  pen('M-4,18L-5,28M4,18L5,28', c, 2.4);
