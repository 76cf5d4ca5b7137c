/** Belts, worn over the top. */
import { nearArms } from '../../figure/limbs.ts';
import { surface } from '../../figure/rings.ts';
import { band, edges, hoop } from '../../figure/torso.ts';
import { facing } from '../../figure/views.ts';
import { along, finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { pt, type Pt } from '../../kit/path.ts';
import { detail, part, place, stroke } from '../../kit/shade.ts';
import { ellipse, heart, roundRect, star } from '../../kit/shapes.ts';
const beltY = (c: Ctx) => (c.R.masc ? 424 : 404);

const GROW = 8;

/** The buckle is in the middle of the belly and rotates with the body. */
function buckle(c: Ctx, y: number, draw: string): string {
  const look = facing(c.v, 0);
  if (look < 0.3) return '';
  const [x, cy] = surface(c.R.rings, c.v, y, 0, GROW);
  return place(draw, x, cy + 3, look, 1);
}

function loops(c: Ctx, y0: number, y1: number): string {
  return [-50, 50, 130, 230]
    .filter((phi) => facing(c.v, phi) > 0.25)
    .map((phi) => {
      const [a, b] = [surface(c.R.rings, c.v, y0, phi, GROW), surface(c.R.rings, c.v, y1, phi, GROW)];
      return (
        stroke(`M${pt([a[0], a[1] + 1])}L${pt([b[0], b[1] + 4])}`, tone(c.p.main, -0.2), 6) +
        stroke(`M${pt([a[0], a[1] + 2])}L${pt([b[0], b[1] + 3])}`, tone(c.p.main, 0.03), 3)
      );
    })
    .join('');
}
const belt =
  (height: number, art: (c: Ctx) => string, extra: (c: Ctx, y: number) => string = () => ''): Draw =>
  (c) => {
    const y = beltY(c);
    const d = band(c.R.rings, c.v, y, y + height, GROW, 6);
    const [l, r] = edges(c.R.rings, c.v, y + height / 2, GROW - 6);
    const jewels = rank(c) >= 2 ? studs(c, along(l, r, 6, 6), 3.6) : '';
    const svg =
      part(d, c.p.main, { shadow: 4, rim: 2, outline: 2.8 }) +
      loops(c, y, y + height) +
      piping(c, hoop(c.R.rings, c.v, y + 2, GROW, 6), 1.8) +
      piping(c, hoop(c.R.rings, c.v, y + height - 2, GROW, 6), 1.8) +
      jewels +
      extra(c, y) +
      buckle(c, y + height / 2, art(c));
    return finish(c, front(cutOut(svg, nearArms(c.R, c.v))), d);
  };

export const leatherBelt = belt(
  15,
  (c) =>
    part(roundRect(-15, -11, 30, 22, 5), c.p.metal, { shadow: 3, rim: 2, outline: 2.6 }) +
    detail(roundRect(-8, -5, 16, 10, 2), c.p.main) +
    stroke('M0,0L12,0', outlineOf(c.p.metal), 2.4),
);

export const heartBelt = belt(13, (c) => part(heart(0, 2, 13.6), c.p.accent, { shadow: 4, rim: 2.5, outline: 2.8 }));

/** A chain of links hangs at the side. */
export const chainBelt = belt(
  11,
  (c) => part(star(0, 0, 15), c.p.metal, { shadow: 3, rim: 2, outline: 2.6 }),
  (c, y) => {
    const phis = [20, 34, 48, 62, 76];
    return phis
      .filter((phi) => facing(c.v, phi) > 0.05)
      .map((phi, i): Pt => {
        const [x, cy] = surface(c.R.rings, c.v, y, phi, GROW);
        return [x, cy + 12 + Math.sin((i / 4) * Math.PI) * 20];
      })
      .map(
        ([x, cy]) =>
          stroke(ellipse(x, cy, 5, 3.6), outlineOf(c.p.metal), 4.4) + stroke(ellipse(x, cy, 5, 3.6), c.p.metal, 2.4),
      )
      .join('');
  },
);
