/** Bags on one side: carried in the hand or over a shoulder. */
import { gripOf, nearArms, nearHands } from '../../figure/limbs.ts';
import { surface } from '../../figure/rings.ts';
import { torso } from '../../figure/torso.ts';
import { drawnSide, facing, isSymmetric, project, type Side } from '../../figure/views.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, type Layer, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { pt, smooth } from '../../kit/path.ts';
import { clip, detail, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
/** Carried in the character's left hand. */
export const handbag: Draw = (c) => {
  const { v, p, R } = c;
  const s = drawnSide(v, 1);
  const { x, y, hand } = gripOf(R, v, s);
  const k = v.id === 'S' ? 0.96 : v.id === 'Q' ? 0.9 : 0.84;
  const top = y + 40;
  const d = `M${pt([x - 27 * k, top])}L${pt([x + 27 * k, top])}C${pt([x + 33 * k, top + 10])} ${pt([x + 36 * k, top + 36])} ${pt([x + 32 * k, top + 46])}Q${pt([x, top + 54])} ${pt([x - 32 * k, top + 46])}C${pt([x - 36 * k, top + 36])} ${pt([x - 33 * k, top + 10])} ${pt([x - 27 * k, top])}Z`;
  const handle = `M${pt([x - 17 * k, top + 4])}C${pt([x - 16 * k, y - 6])} ${pt([x + 16 * k, y - 6])} ${pt([x + 17 * k, top + 4])}`;
  const flap = `M${pt([x - 29 * k, top])}L${pt([x + 29 * k, top])}C${pt([x + 30 * k, top + 22])} ${pt([x + 10, top + 26])} ${pt([x, top + 28])}C${pt([x - 10, top + 26])} ${pt([x - 30 * k, top + 22])} ${pt([x - 29 * k, top])}Z`;
  const clasp = rank(c) >= 2 ? gem(x, top + 25, 6, p.accent) : detail(ellipse(x, top + 25, 5), p.metal);
  const bagSvg =
    part(d, p.main, { shadow: 7 }) +
    part(flap, tone(p.main, 0.05), { shadow: 4, rim: 2.4, outline: 2.6 }) +
    piping(c, flap, 2.2) +
    clasp;
  const held =
    cutOut(
      stroke(handle, outlineOf(p.accent), 7.5) + stroke(handle, p.accent, 4.6),
      c.R.isAlone === true ? [] : [hand],
    ) + bagSvg;
  return finish(c, placeBySide(c, s, held), d);
};

/** Items on the far side are behind the body, items on the near side in front of it. */
const placeBySide = (c: Ctx, s: 1 | -1, svg: string): Layer =>
  isSymmetric(c.v) || s > 0 ? { front: svg } : { back: svg };

/** Strap over the character's right shoulder, pouch in front of the left hip. */
export const satchel: Draw = (c) => {
  const { v, R } = c;
  const s = drawnSide(v, 1);
  const strap = clip(torso(R.rings, v, { y0: 240, y1: 460, grow: 8 }), satchelStrap(c, s));
  const { svg, d } = pouch(c, s);
  const cloth = cutOut(strap, isSymmetric(v) ? [] : nearArms(R, v));
  const behind = v.id === 'B' || (!isSymmetric(v) && s < 0);
  return finish(c, behind ? { back: svg, front: cloth } : { front: cloth + cutOut(svg, nearHands(R, v)) }, d);
};

/** Round the chest from the far shoulder to the pouch; from behind, round the back. */
function satchelStrap(c: Ctx, s: Side): string {
  const { v, R, p } = c;
  const turn = (phi: number) => s * (v.id === 'B' ? 180 - phi : phi);
  const stations: [phi: number, y: number][] = [
    [-30, 292],
    [0, 334],
    [34, 376],
    [56, 420],
    [66, 450],
  ];
  const seen = stations.filter(([phi]) => facing(v, turn(phi)) > -0.2);
  if (seen.length < 2) return '';
  const shoulder = project(v, [-s * (R.masc ? 34 : 26), 266, 0]);
  const d = smooth([shoulder, ...seen.map(([phi, y]) => surface(R.rings, v, y, turn(phi), 7))], false);
  return stroke(d, outlineOf(p.accent), 11) + stroke(d, p.accent, 7.5) + piping(c, d, 1.8);
}

function pouch(c: Ctx, s: Side): { svg: string; d: string } {
  const { v, p, R } = c;
  const [hx, hy] = surface(R.rings, v, 446, s * (v.id === 'B' ? 74 : 44), 10);
  const k = v.id === 'S' ? 0.92 : 1;
  const [x, y] = [hx + (v.id === 'S' ? 8 : 0), hy - 6];
  const d = roundRect(x - 33 * k, y, 66 * k, 58, 12);
  const flap = `M${pt([x - 34 * k, y + 4])}Q${pt([x, y - 6])} ${pt([x + 34 * k, y + 4])}L${pt([x + 32 * k, y + 28])}Q${pt([x, y + 45])} ${pt([x - 32 * k, y + 28])}Z`;
  const clasp = rank(c) >= 2 ? gem(x, y + 35, 5.5, p.accent) : detail(ellipse(x, y + 35, 5), p.metal);
  return {
    d,
    svg:
      part(d, p.main, { shadow: 6 }) +
      part(flap, tone(p.main, 0.05), { shadow: 4, rim: 2.4, outline: 2.6 }) +
      piping(c, flap, 2) +
      clasp,
  };
}
