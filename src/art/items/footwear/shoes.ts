/** Shoes and boots, built around the ankle, heel, ball and toe. */
import { cuff, limb, limbAt } from '../../figure/tubes.ts';
import { isSymmetric, project, type Side } from '../../figure/views.ts';
import { footItem } from './feet.ts';
import { gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { pt, type Pt } from '../../kit/path.ts';
import { clip, detail, fill, part, stroke } from '../../kit/shade.ts';
import { circlePts, ellipse, roundRect } from '../../kit/shapes.ts';
import { hullOf } from '../../kit/tube.ts';

export interface Anchors {
  ankle: Pt;
  heel: (rx: number, ry: number, dy?: number) => [number, number][];
  ball: (rx: number, ry: number, dy?: number) => [number, number][];
  toe: (rx: number, ry: number, dy?: number) => [number, number][];
  at: (x: number, y: number, z: number) => [number, number];
}

export function footAnchors(c: Ctx, s: Side, lift = 0): Anchors {
  const [x, , z] = c.R.leg(c.v, s)[5];
  const out = isSymmetric(c.v) ? s * 4 : 0;
  const at = (dx: number, y: number, dz: number) => project(c.v, [x + dx, y, z + dz]);
  return {
    ankle: at(0, 780, 0),
    heel: (rx, ry, dy = 0) => circlePts(...at(0, 802 + dy - lift, -6), rx, ry),
    ball: (rx, ry, dy = 0) => circlePts(...at(out, 806 + dy, 18), rx, ry),
    toe: (rx, ry, dy = 0) => circlePts(...at(out * 1.6, 810 + dy, 34), rx, ry),
    at,
  };
}

/** Ellipse at the opening of the shoe. */
const opening = (a: Anchors, rx: number, ry: number, dy = 0) => circlePts(a.ankle[0], a.ankle[1] + dy, rx, ry);

export const sneakers: Draw = footItem((c, s) => {
  const a = footAnchors(c, s);
  const { v, p } = c;
  const upper = hullOf(opening(a, 19, 7), a.heel(19, 15), a.ball(21, 15), a.toe(19, 12));
  const sole = hullOf(a.heel(20.5, 7, 16), a.ball(22.5, 8, 12), a.toe(20, 7, 9));
  const [tx, ty] = a.at(0, 814, 40);
  const toeCap = v.id === 'B' ? '' : fill(ellipse(tx + (v.id === 'S' ? 2 : 0), ty, 19, 12), tone(p.soft, 0), 0.95);
  const [hx, hy] = a.at(0, 790, -10);
  const tab = v.id === 'B' ? fill(roundRect(hx - 6, hy - 8, 12, 34, 5), p.accent) : '';
  const flash =
    v.id === 'F' || v.id === 'B'
      ? ''
      : fill(
          `M${pt([hx - 8, hy + 6])}Q${pt([hx - 20, hy + 20])} ${pt([hx - 38, hy + 14])}L${pt([hx - 34, hy + 24])}Q${pt([hx - 12, hy + 32])} ${pt([hx + 2, hy + 8])}Z`,
          p.accent,
        );
  const collar = stroke(ellipse(a.ankle[0], a.ankle[1] - 1, 16, 4.5), tone(p.main, -0.22), 2.4, 0.6);
  return {
    svg:
      part(sole, p.soft, { shadow: 4, rim: 0, outline: 3.2 }) +
      part(upper, p.main, { shadow: 6, rim: 3, pattern: toeCap + tab + flash }) +
      collar +
      laces(c, a) +
      piping(c, sole, 1.8),
    shape: upper,
  };
});

function laces(c: Ctx, a: Anchors): string {
  if (c.v.id === 'B') return '';
  const rows = [0, 1, 2].map((i) => {
    const [x, y] = a.at(0, 790 + i * 6, 8 + i * 9);
    const w = c.v.id === 'F' ? 8 : 6;
    return `M${pt([x - w, y - 1])}L${pt([x + w, y + 1.5])}`;
  });
  return stroke(rows.join(''), '#ffffff', 3);
}

interface BootPlan {
  from: number;
  heel: number;
  trim: 'fur' | 'buckle' | 'plain';
}

const bootOf = (plan: BootPlan): Draw =>
  footItem((c, s) => {
    const { v, R, p } = c;
    const a = footAnchors(c, s, plan.heel * 0.3);
    const shaft = limb(v, R.leg(v, s), plan.from, 1, (t) => 5 + (t < 0.9 ? 2 : 0), { start: -0.05 });
    const foot = hullOf(opening(a, 20, 8), a.heel(19, 15), a.ball(20, 14), a.toe(18, 12));
    const sole = hullOf(a.heel(19.5, 6, 17), a.ball(21, 6, 13), a.toe(19, 6, 10));
    const leather = (d: string) => part(d, p.main, { shadow: 7, rim: 3.5, span: [680, 830] });
    const joint = hullOf(opening(a, 15, 6, 2), circlePts(a.ankle[0], a.ankle[1] + 10, 13, 8));
    const rimPath = cuff(
      v,
      R.leg(v, s),
      plan.from,
      plan.from + (plan.trim === 'fur' ? 0.07 : 0.03),
      plan.trim === 'fur' ? 10 : 8,
    );
    const rim = part(rimPath, plan.trim === 'fur' ? p.soft : tone(p.main, -0.05), { shadow: 3, rim: 2, outline: 2.6 });
    const strap = plan.trim === 'buckle' ? detail(cuff(v, R.leg(v, s), 0.93, 0.97, 7), p.accent) + buckle(c, s) : '';
    const jewel =
      rank(c) >= 2 && v.id !== 'B'
        ? gem(limbAt(v, R.leg(v, s), plan.from + 0.06)[0], limbAt(v, R.leg(v, s), plan.from + 0.06)[1], 5, p.accent)
        : '';
    return {
      svg:
        part(sole, tone(p.main, -0.22), { shadow: 2, rim: 2, outline: 3.2 }) +
        leather(foot) +
        leather(shaft) +
        fill(joint, p.main) +
        strap +
        rim +
        piping(c, rimPath, 2.2) +
        jewel,
      shape: shaft,
    };
  });

function buckle(c: Ctx, s: Side): string {
  if (c.v.id === 'B') return '';
  const [x, y] = limbAt(c.v, c.R.leg(c.v, s), 0.95);
  return stroke(roundRect(x - 6 - c.v.sin * 4, y - 6, 12, 11, 2.5), c.p.metal, 3);
}

export const ankleBoots = bootOf({ from: 0.8, heel: 4, trim: 'buckle' });

export const snowBoots = bootOf({ from: 0.72, heel: 0, trim: 'fur' });

export const kneeBoots = bootOf({ from: 0.46, heel: 8, trim: 'plain' });

/** Pumps with a strap. The heel is visible from the side and from behind. */
export const heels: Draw = footItem((c, s) => {
  const { v, p } = c;
  const a = footAnchors(c, s, 5);
  const shoe = hullOf(a.heel(15, 11, 4), a.ball(16.5, 10, 6), a.toe(15, 9, 4));
  const instep =
    v.id === 'B'
      ? ''
      : ellipse(
          ...a.at(0, v.id === 'F' ? 797 : 796, v.id === 'F' ? 6 : 4),
          v.id === 'F' ? 11 : 17,
          v.id === 'F' ? 11 : 9,
        );
  const [hx, hy] = a.at(0, 808, -12);
  const heel =
    v.id === 'F'
      ? ''
      : part(
          `M${pt([hx - 8, hy - 4])}L${pt([hx + 9, hy - 4])}L${pt([hx + 5, hy + 18])}L${pt([hx - 3, hy + 18])}Z`,
          tone(p.main, -0.1),
          { shadow: 2, rim: 2, outline: 2.6 },
        );
  const strap = detail(cuff(v, c.R.leg(v, s), 0.965, 0.992, 3), p.main);
  const knot = v.id === 'F' || v.id === 'Q' ? gem(...a.at(0, 806, 26), 4.5, p.accent) : '';
  return {
    svg:
      heel +
      bareInstep(part(shoe, p.main, { shadow: 6, rim: 3 }), instep, p.main) +
      strap +
      knot +
      piping(c, shoe, 1.6),
    shape: shoe,
  };
});

/** Shoes that leave the instep bare. */
const bareInstep = (svg: string, hole: string, col: string) =>
  hole ? cutOut(svg, [hole]) + clip(hole, stroke(hole, outlineOf(col), 3)) : svg;
