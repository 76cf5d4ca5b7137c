/** The bare body: skin, modest underwear, head and ears. */
import { nth } from '../kit/random.ts';
import { ears, face, HEAD_CENTRE, headPath } from './head.ts';
import { type ArmShape, armShape, footPath } from './limbs.ts';
import type { Rig } from './rig.ts';
import { JOIN, skinPart, skinShade } from './skin.ts';
import { torso } from './torso.ts';
import { limb, limbAt, SIDES } from './tubes.ts';
import { CX, isSymmetric, project, type Side, type View } from './views.ts';
import { mix, outlineOf, toLch, tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { below } from '../kit/masks.ts';
import { bow, move, num } from '../kit/path.ts';
import { clip, fill, part, type PartOptions, stroke } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';

const drawArm = (A: ArmShape, skin: string) =>
  part(A.hand, skin, { ...skinPart, shadow: 4 }) +
  part(A.arm, skin, { ...skinPart, shadow: 6 }) +
  stroke(A.fingers, outlineOf(skin), 1.8, 0.75);

interface LegShape {
  leg: string;
  foot: string;
  side: Side;
}

const legShape = (R: Rig, v: View, side: Side): LegShape => ({
  leg: limb(v, R.leg(v, side)),
  foot: footPath(R, v, side),
  side,
});

const drawLeg = (L: LegShape, skin: string) =>
  part(L.foot, skin, { ...skinPart, shadow: 4 }) + part(L.leg, skin, skinPart);

function kneeLine(R: Rig, v: View, s: Side, skin: string): string {
  const [x, y] = limbAt(v, R.leg(v, s), 0.4);
  const cx = x - v.sin * 6;
  return stroke(bow([cx - 8, y + 2], [cx, y + 8], [cx + 8, y + 2]), skinShade(skin), 2, 0.7);
}

const UNDERWEAR = mix('#ffffff', '#cfc6de', 0.35);

function shortsUnderwear(R: Rig, v: View, body: string): string {
  const legs = SIDES.map((s) =>
    fill(
      limb(v, R.leg(v, s), 0, 0.2, () => 1.5, { end: 0.2 }),
      UNDERWEAR,
    ),
  ).join('');
  const hips = fill(torso(R.rings, v, { y0: 428, y1: 470, grow: 1, dip: 8 }), UNDERWEAR);
  const edge = stroke(bow([CX - 60, 430], [CX, 438], [CX + 60, 430]), tone(UNDERWEAR, -0.12), 3);
  return clip(body, hips) + below(434, legs) + clip(body, edge);
}

function twoPieceUnderwear(R: Rig, v: View, body: string): string {
  const seam = tone(UNDERWEAR, -0.14);
  const top = torso(R.rings, v, { y0: 300, y1: 352, grow: 2, dip: 5, topDip: 4 });
  const brief = `M${CX - 70},420Q${CX},429 ${CX + 70},420L${CX + 70},448Q${CX + 26},466 ${CX + 8},492L${CX - 8},492Q${CX - 26},466 ${CX - 70},448Z`;
  const edges = bow([CX - 30, 352], [CX, 360], [CX + 30, 352]) + bow([CX - 52, 421], [CX, 429], [CX + 52, 421]);
  const straps = v.id === 'F' ? stroke('M186,302L178,270M239,302L247,270', UNDERWEAR, 6) : '';
  return clip(body, fill(top, UNDERWEAR) + fill(brief, UNDERWEAR) + stroke(edges, seam, 2) + straps);
}

function bodyLines(R: Rig, v: View, skin: string): string {
  const dark = skinShade(skin);
  if (v.id === 'F') {
    const collar = stroke('M190.5,284Q202.5,288 207.5,285M234.5,284Q222.5,288 217.5,285', dark, 2, 0.6);
    const chest = R.masc
      ? stroke('M176,330Q194,340 208,331M249,330Q231,340 217,331', dark, 2, 0.55) +
        stroke('M212.5,350L212.5,392', dark, 2, 0.35)
      : '';
    return collar + chest + stroke('M212.5,404L212.5,409', dark, 2.6, 0.8);
  }
  if (v.id !== 'B') return '';
  const blades = R.masc
    ? 'M184,300Q190,322 200,330M241,300Q235,322 225,330'
    : 'M188,298Q192,316 200,322M237,298Q233,316 225,322';
  return stroke('M212.5,290L212.5,410', dark, 2, 0.4) + stroke(blades, dark, 2, 0.4);
}

function sideEar(x: number, y: number): string {
  return (
    `M${x - 9},${y + 12}C${x - 14},${y - 4} ${x - 10},${y - 19} ${x + 3},${y - 19}C${x + 15},${y - 19} ${x + 16},${y - 3} ${x + 9},${y + 6}` +
    `C${x + 5},${y + 12} ${x + 4},${y + 19} ${x - 3},${y + 19}C${x - 7},${y + 18} ${x - 8},${y + 16} ${x - 9},${y + 12}Z`
  );
}

function frontEars(v: View, skin: string): string {
  const [x, y] = HEAD_CENTRE[v.id];
  const one = (s: Side) => {
    const d = ellipse(x + s * 83, y + 20, 11, 17);
    return (
      stroke(d, outlineOf(skin), JOIN) +
      part(d, skin, { ...skinPart, shadow: 3, rim: 2 }) +
      fill(ellipse(x + s * 84, y + 21, 5.5, 9), skinShade(skin), 0.6)
    );
  };
  return one(-1) + one(1);
}

function drawSideEar(v: View, skin: string): string {
  const { x, y } = nth(ears(v), 0);
  const fold = `M${x - 3},${y - 8}Q${x + 8},${y - 12} ${x + 7},${y - 1}Q${x + 2},${y + 4} ${x},${y + 9}`;
  return (
    part(sideEar(x, y), skin, { ...skinPart, line: outlineOf(skin), outline: 2.6, shadow: 3, rim: 2 }) +
    stroke(fold, skinShade(skin), 2.2, 0.85)
  );
}

const headShading: PartOptions = {
  ...skinPart,
  span: [60, 250],
  gradient: [0.025, -0.02],
  shadow: 9,
  shadowAlpha: 0.42,
  rim: 4,
  rimAlpha: 0.6,
};

function blush(v: View, skin: string, head: string): string {
  const col = toLch(skin)[0] < 0.5 ? '#c2413c' : '#ff6f7d';
  return (face(v)?.cheeks ?? []).map((c) => clip(head, radial(c.x, c.y, c.rx * 1.5, 15, col, 0.42))).join('');
}

/** Head with ears; `shape` lets a head item replace the outline. */
export function drawHead(v: View, skin: string, shape = headPath(v), withEars = true): string {
  const roundEars = isSymmetric(v) && withEars ? frontEars(v, skin) : '';
  const ear = !isSymmetric(v) && withEars ? drawSideEar(v, skin) : '';
  return (
    roundEars + stroke(shape, outlineOf(skin), JOIN) + part(shape, skin, headShading) + blush(v, skin, shape) + ear
  );
}

function symmetricBody(R: Rig, v: View, skin: string): string {
  const line = outlineOf(skin);
  const legs = SIDES.map((s) => legShape(R, v, s));
  const arms = SIDES.map((s) => armShape(R, v, s));
  const trunk = torso(R.rings, v, { y0: 214, y1: 470, dip: 10 });
  const outlines = [...legs.flatMap((l) => [l.leg, l.foot]), trunk, ...arms.flatMap((a) => [a.arm, a.hand])];
  const gap = stroke('M212.5,486L212.5,560', line, 2.2, 0.55) + radial(212.5, 484, 30, 30, skinShade(skin), 0.5);
  const knees = v.id === 'F' ? SIDES.map((s) => kneeLine(R, v, s, skin)).join('') : '';
  const armpits = arms.map((a) => clip(a.arm, below(318, stroke(trunk, line, 3)))).join('');
  return (
    outlines.map((d) => stroke(d, line, JOIN)).join('') +
    legs.map((l) => drawLeg(l, skin)).join('') +
    gap +
    knees +
    arms.map((a) => drawArm(a, skin)).join('') +
    part(trunk, skin, { ...skinPart, shadow: 6 }) +
    armpits +
    finishTrunk(R, v, skin, trunk)
  );
}

function turnedBody(R: Rig, v: View, skin: string): string {
  const line = outlineOf(skin);
  const dark = skinShade(skin);
  const [farLeg, nearLeg] = [legShape(R, v, -1), legShape(R, v, 1)];
  const [farArm, nearArm] = [armShape(R, v, -1), armShape(R, v, 1)];
  const trunk = torso(R.rings, v, { y0: 214, y1: 470, dip: 10 });
  const outline = (...ds: string[]) => ds.map((d) => stroke(d, line, JOIN)).join('');
  return (
    outline(farArm.arm, farArm.hand) +
    drawArm(farArm, skin) +
    fill(farArm.arm + farArm.hand, dark, 0.35) +
    outline(farLeg.leg, farLeg.foot) +
    drawLeg(farLeg, skin) +
    fill(farLeg.leg + farLeg.foot, dark, 0.3) +
    outline(nearArm.arm, nearLeg.leg, nearLeg.foot, trunk) +
    drawLeg(nearLeg, skin) +
    kneeLine(R, v, 1, skin) +
    part(trunk, skin, skinPart) +
    finishTrunk(R, v, skin, trunk)
  );
}

const finishTrunk = (R: Rig, v: View, skin: string, trunk: string) =>
  (R.masc ? shortsUnderwear : twoPieceUnderwear)(R, v, trunk) +
  bodyLines(R, v, skin) +
  clip(trunk, fill(move(headPath(v), v.id === 'S' ? -4 : 0, 20), skinShade(skin), 0.62));

function nearArmOnTop(R: Rig, v: View, skin: string): string {
  const line = outlineOf(skin);
  const A = armShape(R, v, 1);
  const [x, y] = project(v, R.arm(v, 1)[0]);
  const shoulder = `M${num(x - 15)},${num(y + 18)}Q${num(x - 17)},${num(y + 6)} ${num(x - 12)},${num(y - 2)}`;
  return (
    below(y + 14, stroke(A.arm, line, JOIN)) +
    stroke(A.hand, line, JOIN) +
    drawArm(A, skin) +
    stroke(shoulder, line, 2.2, 0.45)
  );
}

/** The whole body with head. */
export function drawBody(R: Rig, v: View, skin: string): string {
  return isSymmetric(v)
    ? symmetricBody(R, v, skin) + drawHead(v, skin)
    : turnedBody(R, v, skin) + drawHead(v, skin) + nearArmOnTop(R, v, skin);
}
