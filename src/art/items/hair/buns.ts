/** Hair in one or two buns. */
import { HEAD_CENTRE, onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { hairMass } from './gloss.ts';
import { SWEPT } from './paths.ts';
import { fromShapes } from './styles.ts';
import { finish, studs } from '../rarity.ts';
import type { Ctx, Draw } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import type { Pt } from '../../kit/path.ts';
import { detail, fill } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';

type Spots = Record<ViewId, Pt[]>;

const TOP_KNOT: Spots = { F: [[0, -112]], Q: [[20, -111]], S: [[36, -106]], B: [[0, -106]] };

const SPACE_BUNS: Spots = {
  F: [
    [-66, -96],
    [66, -96],
  ],
  Q: [
    [-50, -100],
    [64, -94],
  ],
  S: [[14, -104]],
  B: [
    [-66, -96],
    [66, -96],
  ],
};

function bun(c: Ctx, x: number, y: number, r: number): string {
  const d = ellipse(x, y, r, r * 0.92);
  const swirl = `M${x - r * 0.7},${y + r * 0.3}Q${x - r * 0.2},${y - r * 0.9} ${x + r * 0.5},${y - r * 0.3}Q${x + r * 0.7},${y + r * 0.4} ${x},${y + r * 0.4}Q${x - r * 0.4},${y + r * 0.1} ${x},${y - r * 0.1}`;
  return (
    hairMass(c.v, d, c.p.main, { strands: swirl, shadow: 7, span: [y - r, y + r * 1.6] }) +
    fill(ellipse(x - r * 0.35, y - r * 0.45, r * 0.3, r * 0.16), tone(c.p.main, 0.2), 0.6)
  );
}

/** The hair tie below a bun. */
const tie = (c: Ctx, x: number, y: number, r: number) =>
  detail(ellipse(x, y + r * 0.82, r * 0.62, r * 0.24), c.p.accent);

const bunHair =
  (spots: Spots, r: number): Draw =>
  (c) => {
    const [hx, hy] = HEAD_CENTRE[c.v.id];
    const base = fromShapes(c, SWEPT);
    const at = spots[c.v.id].map(([x, y]): Pt => [x + hx, y + hy]);
    const buns = at.map(([x, y]) => bun(c, x, y, r) + tie(c, x, y, r)).join('');
    const behind = c.v.id !== 'B';
    const layer = { ...base, front: behind ? buns + base.front : base.front + buns };
    return finish(
      c,
      {
        ...layer,
        front:
          layer.front +
          studs(
            c,
            at.map(([x, y]): Pt => [x, y + r * 0.8]),
          ),
      },
      onHead(c.v, SWEPT[c.v.id].cap),
    );
  };

export const topKnot = bunHair(TOP_KNOT, 29);

export const spaceBuns = bunHair(SPACE_BUNS, 28);
