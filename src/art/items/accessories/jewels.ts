/** Small jewellery for faces and ears: rings and studs. */
import { gem } from '../rarity.ts';
import { type Ctx, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { detail, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';

/** A round stud: metal, or a gem for epic and legendary items. */
export const stud = (c: Ctx, x: number, y: number, r = 4.2): string =>
  rank(c) >= 2
    ? gem(x, y, r + 1, c.p.accent)
    : detail(ellipse(x, y, r), rank(c) === 1 ? tone(c.p.metal, 0.06) : c.p.metal, {
        outline: 1.8,
        shadow: 1.5,
        rim: 1.4,
      });

/** A thin ring; epic and legendary ones have a gem at the lowest point. */
export function ringOf(c: Ctx, x: number, y: number, r = 6): string {
  const d = ellipse(x, y, r * 0.85, r);
  const metal =
    stroke(d, outlineOf(c.p.metal), 4.6) + stroke(d, c.p.metal, 2.8) + stroke(d, tone(c.p.metal, 0.18), 0.9, 0.9);
  return metal + (rank(c) > 0 ? gem(x, y + r, 1.6 + rank(c) * 0.7, c.p.accent) : '');
}
