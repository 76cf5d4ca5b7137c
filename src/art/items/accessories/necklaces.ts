/** Necklaces: a chain around the neck with a pendant on the chest. */
import { nth } from '../../kit/random.ts';
import { surface } from '../../figure/rings.ts';
import { facing, project } from '../../figure/views.ts';
import { neckArc } from '../clothes/necklines.ts';
import { finish, gem } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf } from '../../kit/colour.ts';
import { type Pt, smooth } from '../../kit/path.ts';
import { part, place, stroke } from '../../kit/shade.ts';
import { ellipse, heart, star } from '../../kit/shapes.ts';
/** A chain around the neck that hangs down to `depth` on the chest. */
function chainPts(c: Ctx, depth: number): Pt[] {
  const { v, R } = c;
  if (v.id === 'B') return neckArc(c, 258, 3, 9);
  const phis = [-86, -60, -30, 0, 30, 60, 86];
  return phis.map((phi) => {
    const t = Math.cos((phi * Math.PI) / 180);
    const y = 258 + (depth - 258) * t ** 1.3;
    return y < 272
      ? project(v, [Math.sin((phi * Math.PI) / 180) * (R.masc ? 31 : 24), y, t * 20])
      : surface(R.rings, v, y, phi * 0.62, 5);
  });
}

const visibleChain = (c: Ctx, depth: number) => {
  const pts = chainPts(c, depth);
  return c.v.id === 'S' ? pts.slice(3) : c.v.id === 'Q' ? pts.slice(1) : pts;
};
const necklace =
  (depth: number, pendant: (c: Ctx) => string, beads = 0): Draw =>
  (c) => {
    const pts = visibleChain(c, depth);
    const d = smooth(pts, false);
    const chain = stroke(d, outlineOf(c.p.metal), 4.6) + stroke(d, c.p.metal, 2.4);
    const string = beads ? pearls(c, pts, beads) : chain;
    const hang = facing(c.v, 0) > 0 ? surface(c.R.rings, c.v, depth, 0, 5) : null;
    return finish(
      c,
      front(string + (hang ? place(pendant(c), hang[0], hang[1] + 2, Math.max(0.55, c.v.cos), 1) : '')),
      d,
    );
  };

function pearls(c: Ctx, pts: Pt[], size: number): string {
  const out: Pt[] = [];
  for (let i = 0; i < pts.length - 1; i++) {
    const [a, b] = [nth(pts, i), nth(pts, i + 1)];
    out.push(a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  return [...out, nth(pts, pts.length - 1)]
    .map(([x, y]) =>
      rank(c) >= 2
        ? gem(x, y, size, c.p.main)
        : part(ellipse(x, y, size), c.p.main, { outline: 2, shadow: 2, rim: 1.6 }),
    )
    .join('');
}

export const heartNecklace = necklace(302, (c) =>
  part(heart(0, 8, 9.6), c.p.main, { shadow: 3, rim: 2, outline: 2.4 }),
);

export const starNecklace = necklace(
  318,
  (c) =>
    part(star(0, 10, 17), c.p.main, { shadow: 3, rim: 2, outline: 2.4 }) + (rank(c) ? gem(0, 11, 5, c.p.accent) : ''),
);

export const pearlNecklace = necklace(284, () => '', 5);
