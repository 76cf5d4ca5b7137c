/** Socks: an outline around the leg with a knitted top. */
import { footPath } from '../../figure/limbs.ts';
import { cuff, limb, limbAt } from '../../figure/tubes.ts';
import type { Side } from '../../figure/views.ts';
import { footItem } from './feet.ts';
import { piping } from '../rarity.ts';
import type { Ctx, Draw } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { detail, fill, part } from '../../kit/shade.ts';
import { circlePts } from '../../kit/shapes.ts';
import { hullOf } from '../../kit/tube.ts';

type SockPattern = (c: Ctx, s: Side, from: number) => string;

const hoops: SockPattern = (c, s, from) =>
  Array.from({ length: 9 }, (_, i) => from + 0.06 + i * 0.075)
    .filter((t) => t < 0.97)
    .map((t) => fill(cuff(c.v, c.R.leg(c.v, s), t, t + 0.034, 6), c.p.accent))
    .join('');

const topBands: SockPattern = (c, s, from) =>
  [0.05, 0.1].map((d) => fill(cuff(c.v, c.R.leg(c.v, s), from + d, from + d + 0.022, 6), c.p.accent)).join('');

const sockOf = (from: number, pattern: SockPattern): Draw =>
  footItem((c, s) => {
    const { v, R, p } = c;
    const leg = limb(v, R.leg(v, s), from, 1, () => 2, { start: -0.05 });
    const foot = footPath(R, v, s, 1.5);
    const top = cuff(v, R.leg(v, s), from, from + 0.035, 3.4);
    const cloth = (d: string, extra = '') =>
      part(d, p.main, { shadow: 5, rim: 2.5, outline: 2.8, span: [600, 830], pattern: extra });
    const svg =
      cloth(foot) +
      cloth(leg, pattern(c, s, from)) +
      fill(hullOf(circlePts(...(limbAt(v, R.leg(v, s), 0.985).slice(0, 2) as [number, number]), 11)), p.main) +
      detail(top, tone(p.main, 0.04)) +
      piping(c, top, 2.2);
    return { svg, shape: leg };
  });

export const kneeSocks = sockOf(0.47, topBands);

export const stripedSocks = sockOf(0.34, hoops);

export const ankleSocks = sockOf(0.86, () => '');
