/** Collars, necklines, straps and buttons. */
import { nth } from '../../kit/random.ts';
import { surface } from '../../figure/rings.ts';
import { edges, torso } from '../../figure/torso.ts';
import { SIDES } from '../../figure/tubes.ts';
import { facing, project, type Side } from '../../figure/views.ts';
import { studs } from '../rarity.ts';
import { tufts } from './patterns.ts';
import { type Ctx, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { bbox, bow, type Pt, pt, smooth } from '../../kit/path.ts';
import { part, stroke } from '../../kit/shade.ts';
import { tube, type TubeNode } from '../../kit/tube.ts';

/** Points of the near half of the neck opening, from left to right. */
export function neckArc(c: Ctx, y: number, grow: number, drop: number): Pt[] {
  const [l, r] = edges(c.R.rings, c.v, 258, grow);
  const [cx, rx] = [(l[0] + r[0]) / 2, (r[0] - l[0]) / 2];
  return Array.from({ length: 9 }, (_, i): Pt => {
    const a = Math.PI - (i / 8) * Math.PI;
    return [cx + Math.cos(a) * rx, y + Math.sin(a) * drop];
  });
}

/** A round collar: knitted band, hood roll, turtleneck fold. */
export function collar(
  c: Ctx,
  col: string,
  o: { y?: number; grow?: number; drop?: number; thick?: number; isFur?: boolean } = {},
): string {
  const nodes = neckArc(c, o.y ?? 258, o.grow ?? 6, o.drop ?? 13).map(([x, y]): TubeNode => [x, y, o.thick ?? 5]);
  const d = tube(nodes, {}, 3);
  return part(d, col, {
    shadow: 3,
    rim: 2,
    outline: 2.6,
    ...(o.isFur === true ? { pattern: tufts(bbox(d), col) } : {}),
  });
}

/** A turtleneck: an outline around the neck. */
export function turtleneck(c: Ctx, col: string): string {
  const d = torso(c.R.rings, c.v, { y0: 243, y1: 268, grow: 4.5, dip: 7, topDip: 6 });
  return part(d, col, { shadow: 5, rim: 2, outline: 2.6, pattern: stroke(foldLine(c, 256), tone(col, -0.14), 2, 0.7) });
}

const foldLine = (c: Ctx, y: number) => {
  const [l, r] = edges(c.R.rings, c.v, y, 5);
  return bow(l, [(l[0] + r[0]) / 2, y + 13], r);
};

/** A V-shaped neckline as a hole; null where the chest is not seen. */
export function vNeck(c: Ctx, depth: number): string | null {
  if (facing(c.v, 0) < 0.3) return null;
  const tip = surface(c.R.rings, c.v, depth, 0, 4);
  const [l, r] = edges(c.R.rings, c.v, 258, 3);
  return `M${pt([l[0], 244])}L${pt(l)}L${pt(tip)}L${pt(r)}L${pt([r[0], 244])}Z`;
}

/** A wide round neckline as a hole. */
export function scoop(c: Ctx, depth: number, grow = 4): string {
  const pts = neckArc(c, 256, grow, depth);
  return `M${pt([nth(pts, 0)[0], 236])}L` + pts.map(pt).join('L') + `L${pt([nth(pts, 8)[0], 236])}Z`;
}

/** Shoulder straps for sleeveless garments: the visible part of one ribbon over each shoulder. */
export function straps(c: Ctx, col: string, y: number, width: number): string {
  const { R, v } = c;
  const one = (s: Side) => {
    const shown = [38, 142].filter((phi) => facing(v, s * phi) > -0.05);
    if (!shown.length) return '';
    const foot = (phi: number) => surface(R.rings, v, y + 4, s * phi, 3);
    const top = project(v, [s * (R.masc ? 40 : 30), 268, 0]);
    const d = smooth(shown.length === 2 ? [foot(38), top, foot(142)] : [foot(nth(shown, 0)), top], false);
    return stroke(d, outlineOf(col), width + 3) + stroke(d, col, width);
  };
  return SIDES.map(one).join('');
}

/** Buttons down the front. */
export function buttons(c: Ctx, ys: number[], col: string): string {
  if (facing(c.v, 0) < 0.3) return '';
  const points = ys.map((y) => surface(c.R.rings, c.v, y, 0, 5));
  return rank(c) >= 2
    ? studs(c, points, 4)
    : points
        .map(([x, y]) =>
          part(
            `M${pt([x - 4 * c.v.cos, y])}C${pt([x - 4 * c.v.cos, y - 5])} ${pt([x + 4 * c.v.cos, y - 5])} ${pt([x + 4 * c.v.cos, y])}C${pt([x + 4 * c.v.cos, y + 5])} ${pt([x - 4 * c.v.cos, y + 5])} ${pt([x - 4 * c.v.cos, y])}Z`,
            col,
            { outline: 1.8, shadow: 1.5, rim: 1.2 },
          ),
        )
        .join('');
}
