/** Low shoes: straps, sandals and slippers. */
import { cuff } from '../../figure/tubes.ts';
import { footAnchors } from './shoes.ts';
import { footItem } from './feet.ts';
import { gem, piping } from '../rarity.ts';
import { type Draw, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { bow } from '../../kit/path.ts';
import { clip, detail, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart } from '../../kit/shapes.ts';
import { hullOf } from '../../kit/tube.ts';

/** School shoes with a strap and a low sole. */
export const maryJanes: Draw = footItem((c, s) => {
  const { v, p } = c;
  const a = footAnchors(c, s);
  const shoe = hullOf(a.heel(17, 13, 3), a.ball(19, 12, 3), a.toe(18, 11, 1));
  const sole = hullOf(a.heel(18, 6, 16), a.ball(20, 6, 13), a.toe(18.5, 6, 9));
  const [ix, iy] = a.at(0, 797, v.id === 'F' ? 8 : 5);
  const hole = v.id === 'B' ? '' : ellipse(ix, iy, v.id === 'F' ? 12 : 17, v.id === 'F' ? 9 : 8);
  const upper = part(shoe, p.main, { shadow: 6, rim: 4, rimAlpha: 0.85 });
  const strap = detail(cuff(v, c.R.leg(v, s), 0.975, 0.997, 4), p.main);
  const [bx, by] = a.at(0, 801, 16);
  const clasp =
    v.id === 'B'
      ? ''
      : rank(c) >= 2
        ? gem(bx, by, 5, p.accent)
        : part(heart(bx, by, 5.5), p.accent, { outline: 1.8, shadow: 2, rim: 1.4 });
  return {
    svg:
      part(sole, tone(p.main, -0.18), { shadow: 2, rim: 2, outline: 3 }) +
      (hole ? cutOut(upper, [hole]) + clip(shoe, stroke(hole, outlineOf(p.main), 2.6)) : upper) +
      strap +
      clasp +
      piping(c, sole, 1.8),
    shape: shoe,
  };
});

/** Straps over bare toes. */
export const sandals: Draw = footItem((c, s) => {
  const { v, p } = c;
  const a = footAnchors(c, s);
  const sole = hullOf(a.heel(18, 8, 14), a.ball(20, 8, 11), a.toe(18, 8, 8));
  const [x0, y0] = a.at(-15, 806, 24);
  const [x1, y1] = a.at(15, 806, 24);
  const across = bow([x0 - 4, y0 + 3], [(x0 + x1) / 2, y0 - 8], [x1 + 4, y1 + 3]);
  const strap = (d: string): string => stroke(d, outlineOf(p.main), 10) + stroke(d, p.main, 6.4);
  const anklet = detail(cuff(v, c.R.leg(v, s), 0.95, 0.985, 4), p.main);
  const [gx, gy] = a.at(0, 800, 26);
  const flower =
    v.id === 'B' ? '' : rank(c) > 0 ? gem(gx, gy, 4 + rank(c), p.accent) : detail(ellipse(gx, gy, 5), p.accent);
  return {
    svg: part(sole, p.soft, { shadow: 3, rim: 1, outline: 3 }) + strap(across) + anklet + flower + piping(c, sole, 1.8),
    shape: sole,
  };
});

/** Slippers with ears and a face. */
export const bunnySlippers: Draw = footItem((c, s) => {
  const { v, p } = c;
  const a = footAnchors(c, s);
  const fluff = hullOf(a.heel(20, 15, 1), a.ball(23, 17, -1), a.toe(21, 14, -2));
  const sole = hullOf(a.heel(20, 6, 15), a.ball(22, 6, 12), a.toe(20, 6, 9));
  const [fx, fy] = a.at(0, 802, 34);
  const ear = (dx: number, turn: number): string =>
    `<g transform="translate(${fx + dx},${fy - 12}) rotate(${turn})">${part(ellipse(0, -13, 6, 15), p.main, { outline: 2.4, shadow: 3, rim: 2 })}${fill(ellipse(0, -12, 2.8, 9), p.accent, 0.8)}</g>`;
  const ears = v.id === 'B' ? '' : ear(v.id === 'F' ? -8 : -4, -16) + ear(v.id === 'F' ? 8 : 7, 16);
  const muzzle =
    v.id === 'F' || v.id === 'Q'
      ? fill(ellipse(fx - 7, fy, 2.4, 3) + ellipse(fx + 7, fy, 2.4, 3), '#3a2550') +
        fill(ellipse(fx, fy + 5, 2.6, 2), p.accent) +
        (rank(c) >= 2 ? gem(fx, fy - 9, 4, p.metal) : '')
      : '';
  return {
    svg:
      part(sole, tone(p.main, -0.12), { shadow: 2, rim: 1, outline: 3 }) +
      ears +
      part(fluff, p.main, { shadow: 7, rim: 4 }) +
      muzzle +
      piping(c, sole, 1.8),
    shape: fluff,
  };
});
