/** More coats of the same cut, with different length, sleeves, cloth and fastenings. */
import { type Ring, surface } from '../../figure/rings.ts';
import { facing, type Side } from '../../figure/views.ts';
import { coat, type CoatPlan } from './coats.ts';
import { longSleeve } from './garment.ts';
import { knit, scatter, tinyStar } from './patterns.ts';
import { gem } from '../rarity.ts';
import { type Ctx, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { detail, place, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';

type Fastening = NonNullable<CoatPlan['fastening']>;

/** Fastenings on a panel at given heights, rotated with the body. */
const sewnOn =
  (ys: readonly number[], phi: number, draw: (c: Ctx, s: Side) => string): Fastening =>
  (c, rings, s, stand) =>
    facing(c.v, s * phi) < 0.2
      ? ''
      : ys
          .map((y) => {
            const [x, cy] = surface(rings, c.v, y, s * phi, stand(y));
            return place(draw(c, s), x, cy, Math.max(0.5, facing(c.v, s * phi)), 1);
          })
          .join('');

const button = (c: Ctx): string =>
  rank(c) >= 2
    ? gem(0, 0, 4.6, c.p.accent)
    : detail(ellipse(0, 0, 5.4), c.p.metal, { outline: 2, shadow: 2, rim: 1.4 }) +
      stroke('M-1.4,0L1.4,0', '#4a3140', 1.4);

/** A wooden peg through a cord loop. */
const toggle = (c: Ctx, s: Side): string =>
  stroke(`M${-13 * s},0Q0,-5 ${10 * s},0`, tone(c.p.soft, -0.25), 3) +
  detail(roundRect(-10, -3.6, 16, 7.2, 3.6), rank(c) >= 2 ? c.p.metal : '#b57b46', { outline: 2, shadow: 2, rim: 1.4 });

/** Short and double-breasted. */
export const peaCoat = coat({
  length: 214,
  flare: 66,
  open: [13, 15],
  lapel: 'notch',
  sleeve: { to: 0.97, grow: (t) => longSleeve(1.2)(t) + 2 },
  fastening: sewnOn([344, 378, 412], 32, button),
});

/** Knee-length with pegs. */
export const duffleCoat = coat({
  length: 268,
  flare: 80,
  open: [12, 14],
  lapel: 'fur',
  sleeve: { to: 0.97, grow: (t) => longSleeve(1.25)(t) + 2 },
  fastening: sewnOn([320, 358, 396], 22, toggle),
});

/** Long and knitted, worn open. */
export const cardigan = coat({
  length: 250,
  flare: 66,
  open: [26, 30],
  lapel: 'band',
  sleeve: { to: 0.98, grow: (t) => longSleeve(1.3)(t) + 1 },
  pattern: (c, rings, y1) => knit(rings, c.v, c.p.main, 272, y1),
  fastening: sewnOn([372, 402], 34, button),
});

/** Wide sleeves, wide band, stars in the cloth. */
export const festivalRobe = coat({
  length: 236,
  flare: 74,
  open: [20, 26],
  lapel: 'band',
  sleeve: { to: 0.92, grow: (t) => longSleeve(1.1)(t) + t * 15 },
  pattern: (c: Ctx, rings: Ring[], y1: number) => scatter(c, rings, 300, y1 - 12, tinyStar(c.p.accent), 30),
});

/** Down to the calves, with a fur collar. */
export const mantle = coat({
  length: 440,
  flare: 104,
  open: [24, 34],
  lapel: 'fur',
  sleeve: { to: 0.96, grow: (t) => longSleeve(1.4)(t) + 3 },
  pattern: (c: Ctx, rings: Ring[], y1: number) => scatter(c, rings, 470, y1 - 20, tinyStar(c.p.accent), 24),
});
