/** Shared construction of tops and dresses: a trunk, sleeves and a neckline. */
import { armShape, nearArms, nearHands } from '../../figure/limbs.ts';
import type { Rig } from '../../figure/rig.ts';
import type { Ring } from '../../figure/rings.ts';
import { type Grow, torso } from '../../figure/torso.ts';
import { cuff, limb, SIDES } from '../../figure/tubes.ts';
import { isSymmetric, project, type Side, type View } from '../../figure/views.ts';
import { piping } from '../rarity.ts';
import { type Ctx, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { below, cutOut } from '../../kit/masks.ts';
import { pt } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';

export interface Sleeve {
  /** End along the arm: 0.42 short, 0.97 to the wrist. */
  to: number;
  /** Looseness at position t. */
  grow: (t: number) => number;
  cuff?: { length: number; colour: string };
  pattern?: (v: View, s: Side) => string;
}

export interface Garment {
  colour: string;
  rings: Ring[];
  y0: number;
  y1: number;
  grow: Grow;
  dip?: number;
  topDip?: number;
  sleeve?: Sleeve;
  /** Drawn inside the trunk. */
  pattern?: string;
  /** Cut out of the trunk: necklines. */
  holes?: string[];
  span?: [number, number];
}

/** A comfortable fit: close at the shoulders, a little looser to the hem. */
export const ease =
  (loose = 1): Grow =>
  (y) =>
    y < 285 ? 2.5 + loose * 0.5 : (4.5 + (y - 285) * 0.03) * loose;

export const fitted: Grow = () => 3;

export const longSleeve =
  (loose = 1): Sleeve['grow'] =>
  (t) =>
    1.5 + (4.5 * Math.min(1, t / 0.3) + 2.5 * Math.sin(t * Math.PI)) * loose;

export const shortSleeve =
  (flare = 1): Sleeve['grow'] =>
  (t) =>
    1.5 + 4.5 * Math.min(1, t / 0.2) + t * 8 * flare;

/** Gathered at the shoulder and at the end. */
export const puffSleeve =
  (to: number): Sleeve['grow'] =>
  (t) =>
    2 + 13 * Math.sin(Math.min(1, t / to) * Math.PI) ** 0.7;

export const trunkPath = (g: Garment, v: View) =>
  torso(g.rings, v, { y0: g.y0, y1: g.y1, grow: g.grow, dip: g.dip ?? 6, topDip: g.topDip ?? 0 });

export const sleevePath = (R: Rig, v: View, s: Side, sl: Sleeve) =>
  limb(v, R.arm(v, s), 0, sl.to, sl.grow, { end: 0.28 });

/** Parts of the arms that must stay in front of the trunk. */
function armHoles(c: Ctx, g: Garment): string[] {
  const { R, v } = c;
  if (R.isAlone === true) return [];
  if (g.sleeve && g.sleeve.to > 0.9) return nearHands(R, v);
  if (!isSymmetric(v)) return nearArms(R, v);
  return SIDES.flatMap((s) => [limb(v, R.arm(v, s), 0.7, 1, () => 1.6), armShape(R, v, s).hand]);
}

/** `shade`: how much darker the far arm is. */
function drawSleeve(c: Ctx, g: Garment & { sleeve: Sleeve }, s: Side, shade = 0): string {
  const { R, v } = c;
  const sl = g.sleeve;
  const d = sleevePath(R, v, s, sl);
  const cloth = part(d, g.colour, { line: null, shadow: 6, span: g.span ?? [260, 470], pattern: sl.pattern?.(v, s) });
  const hem = (): string =>
    clip(d, stroke(cuff(v, R.arm(v, s), sl.to - 0.035, sl.to - 0.03, sl.grow), tone(g.colour, -0.16), 1.6, 0.7));
  const knitted = ({ length, colour }: NonNullable<Sleeve['cuff']>): string => {
    const end = cuff(v, R.arm(v, s), sl.to - length, sl.to + 0.005, (t) => sl.grow(t) + 1);
    return part(end, colour, { shadow: 3, rim: 2, outline: 2.6 });
  };
  const cuffSvg = sl.cuff ? knitted(sl.cuff) : hem();
  const trim = rank(c) ? piping(c, sleeveEdge(R, v, s, sl), 2.6) : '';
  return cloth + cuffSvg + trim + (shade ? fill(d, tone(g.colour, -0.22), shade) : '');
}

function sleeveEdge(R: Rig, v: View, s: Side, sl: Sleeve): string {
  const nodes = R.arm(v, s);
  return cuff(v, nodes, sl.to - 0.012, sl.to, (t) => sl.grow(t) + (sl.cuff ? 1 : 0));
}

/** The whole garment with one joined outline. `extra` is drawn on the trunk, under the near sleeve. */
export function sew(c: Ctx, g: Garment, extra = ''): string {
  const { R, v } = c;
  const line = outlineOf(g.colour);
  const trunk = trunkPath(g, v);
  const holes = [...armHoles(c, g), ...(g.holes ?? [])];
  const span = g.span ?? ([260, g.y1 + 10] as [number, number]);
  const outer = (d: string) => stroke(d, line, 6);
  const cloth = (lined: boolean) =>
    part(trunk, g.colour, { pattern: g.pattern, shadow: 9, span, line: lined ? undefined : null });
  if (!g.sleeve) return cutOut(cloth(true) + extra, holes) + holeEdges(g, trunk, line);
  const sleeved = { ...g, sleeve: g.sleeve };
  const path = (s: Side) => sleevePath(R, v, s, sleeved.sleeve);
  if (isSymmetric(v)) {
    const armpits = SIDES.map((s) => clip(path(s), below(312, stroke(trunk, line, 3)))).join('');
    const under = outer(path(-1)) + outer(path(1)) + drawSleeve(c, sleeved, -1) + drawSleeve(c, sleeved, 1);
    return (
      cutOut(outer(trunk), holes) + under + cutOut(cloth(false) + armpits + extra, holes) + holeEdges(g, trunk, line)
    );
  }
  const [x, y] = project(v, R.arm(v, 1)[0]);
  const shoulder = `M${pt([x - 17, y + 22])}Q${pt([x - 20, y + 6])} ${pt([x - 13, y - 6])}`;
  return (
    outer(path(-1)) +
    drawSleeve(c, sleeved, -1, 0.22) +
    outer(path(1)) +
    cutOut(cloth(true) + extra, holes) +
    holeEdges(g, trunk, line) +
    below(y + 16, outer(path(1))) +
    drawSleeve(c, sleeved, 1) +
    stroke(shoulder, line, 2.4, 0.55)
  );
}

/** Outline along necklines. */
const holeEdges = (g: Garment, trunk: string, line: string) =>
  (g.holes ?? []).map((h) => clip(trunk, stroke(h, line, 3))).join('');
