/** Plaited hair. */
import { HEAD_CENTRE, onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { hairBehind, hairMass } from './gloss.ts';
import { SWEPT } from './paths.ts';
import { fromShapes } from './styles.ts';
import { finish } from '../rarity.ts';
import type { Ctx, Draw } from '../types.ts';
import { mirrorX, move, type Pt } from '../../kit/path.ts';
import { detail } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';

/** A plait from a to b: leaf shapes that alternate left and right and become thinner downwards. */
function plait(c: Ctx, a: Pt, b: Pt, width: number, sway = 0): string {
  const count = Math.max(4, Math.round((b[1] - a[1]) / (width * 0.8)));
  const leaf = (x: number, y: number, w: number, side: 1 | -1) => {
    const shape = 'M-10,-11C2,-15 14,-6 12,4C11,12 2,17 -9,14C-14,8 -15,-4 -10,-11Z';
    const d = move(side > 0 ? shape : mirrorX(shape), x + side * w * 0.28, y, w / 20, width / 20);
    return hairMass(c.v, d, c.p.main, {
      shadow: 5,
      span: [a[1], b[1]],
      strands: move(side > 0 ? 'M-8,-6Q2,-4 8,6' : 'M8,-6Q-2,-4 -8,6', x + side * w * 0.28, y, w / 20, width / 20),
    });
  };
  let s = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const w = width * (1 - 0.3 * t);
    const x = a[0] + (b[0] - a[0]) * t + sway * Math.sin(t * Math.PI);
    const y = a[1] + (b[1] - a[1]) * t;
    s += leaf(x, y - w * 0.16, w, -1) + leaf(x, y + w * 0.16, w, 1);
  }
  const tail = tube([
    [b[0], b[1] + 8, width * 0.3],
    [b[0] - 1, b[1] + 22, width * 0.42],
    [b[0], b[1] + 42, 1],
  ]);
  return (
    hairMass(c.v, tail, c.p.main, { shadow: 4, span: [a[1], b[1] + 40] }) +
    s +
    detail(ellipse(b[0], b[1] + 10, width * 0.42, 7), c.p.accent)
  );
}

/** Braid ends from the nape to the chest (front) or down the back. */
const BRAIDS: Record<ViewId, { a: Pt; b: Pt; sway: number; behind?: boolean }[]> = {
  F: [
    { a: [-80, 62], b: [-66, 232], sway: -14 },
    { a: [80, 62], b: [66, 232], sway: 14 },
  ],
  Q: [
    { a: [-50, 80], b: [-62, 224], sway: -8, behind: true },
    { a: [62, 66], b: [36, 236], sway: 10 },
  ],
  S: [{ a: [34, 66], b: [8, 234], sway: 6 }],
  B: [
    { a: [-60, 70], b: [-56, 222], sway: -8 },
    { a: [60, 70], b: [56, 222], sway: 8 },
  ],
};

export const braids: Draw = (c) => {
  const [hx, hy] = HEAD_CENTRE[c.v.id];
  const base = fromShapes(c, SWEPT);
  const drawn = (behind: boolean) =>
    BRAIDS[c.v.id]
      .filter((b) => !!b.behind === behind)
      .map((b) => plait(c, [b.a[0] + hx, b.a[1] + hy], [b.b[0] + hx, b.b[1] + hy], 26, b.sway))
      .join('');
  return finish(c, { back: drawn(true) + nape(c), front: drawn(false) + base.front }, onHead(c.v, SWEPT[c.v.id].cap));
};

/** Hair behind the neck, so that no gap shows between cap and braids. */
const nape = (c: Ctx) =>
  c.v.id === 'F'
    ? hairBehind(onHead(c.v, 'M-86,0L86,0C94,40 90,76 74,88C50,76 -50,76 -74,88C-90,76 -94,40 -86,0Z'), c.p.main)
    : '';
