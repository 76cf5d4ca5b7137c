/** Backpacks: the sack behind the body, the straps in front of it. */
import { nth } from '../../kit/random.ts';
import { nearArms } from '../../figure/limbs.ts';
import { surface } from '../../figure/rings.ts';
import { torso } from '../../figure/torso.ts';
import { CX, facing, isSymmetric, project } from '../../figure/views.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { pt, type Pt, smooth } from '../../kit/path.ts';
import { clip, detail, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart, roundRect } from '../../kit/shapes.ts';
function shoulderStraps(c: Ctx): string {
  const { v, R, p } = c;
  const strap = (s: 1 | -1) => {
    if (v.id === 'S' && s < 0) return '';
    const x = R.masc ? 38 : 29;
    const stations: [phi: number, y: number][] = [
      [34, 290],
      [48, 330],
      [84, 366],
      [106, 384],
    ];
    const seen = stations
      .filter(([phi]) => facing(v, s * phi) > -0.15)
      .map(([phi, y]) => surface(R.rings, v, y, s * phi, 7));
    if (seen.length < 2) return '';
    const [lastX, lastY] = nth(seen, seen.length - 1);
    const beyond: Pt[] = seen.length < stations.length ? [[lastX + (lastX < CX ? -14 : 14), lastY + 22]] : []; // round the edge
    const d = smooth([project(v, [s * x, 266, -10]), ...seen, ...beyond], false);
    return stroke(d, outlineOf(p.accent), 13.5) + stroke(d, p.accent, 10) + stroke(d, tone(p.accent, 0.14), 2, 0.8);
  };
  const both = strap(-1) + (isSymmetric(v) ? strap(1) : cutOut(strap(1), nearArms(R, v)));
  return clip(torso(R.rings, v, { y0: 240, y1: 460, grow: 9 }), both);
}

/** The whole sack from behind (B), or its visible edge (F, Q, S). */
function sack(c: Ctx): { svg: string; d: string } {
  const { v, p } = c;
  const w = c.R.masc ? 1.12 : 1;
  const y = 282;
  if (v.id === 'B') return backSack(c, w, y);
  if (v.id === 'F') {
    const d = roundRect(CX - 66 * w, y, 132 * w, 136, 34);
    return { d, svg: part(d, tone(p.main, -0.06), { shadow: 8 }) };
  }
  const x = v.id === 'S' ? CX + 14 : CX + 6;
  const width = (v.id === 'S' ? 66 : 72) * (c.R.masc ? 1.08 : 1);
  const d = `M${x},${y + 4}C${x + width * 0.8},${y - 10} ${x + width},${y + 14} ${x + width},${y + 44}L${x + width},${y + 104}C${x + width},${y + 130} ${x + width * 0.8},${y + 136} ${x},${y + 134}Z`;
  const pocket = `M${x + width * 0.45},${y + 74}C${x + width + 14},${y + 66} ${x + width + 16},${y + 126} ${x + width * 0.5},${y + 128}Z`;
  return {
    d,
    svg:
      part(pocket, tone(p.main, 0.03), { shadow: 6 }) +
      part(d, p.main, {
        shadow: 8,
        pattern: stroke(`M${x + width * 0.5},${y - 6}L${x + width * 0.5},${y + 140}`, tone(p.main, -0.16), 2.4, 0.7),
      }) +
      detail(roundRect(x + width - 12, y + 30, 12, 12, 3), p.metal),
  };
}

function backSack(c: Ctx, w: number, y: number) {
  const { p } = c;
  const d = roundRect(CX - 58 * w, y, 116 * w, 138, 38);
  const flap = `M${CX - 58 * w},${y + 40}C${CX - 58 * w},${y} ${CX - 30},${y - 2} ${CX},${y - 2}C${CX + 30},${y - 2} ${CX + 58 * w},${y} ${CX + 58 * w},${y + 40}C${CX + 56 * w},${y + 66} ${CX - 56 * w},${y + 66} ${CX - 58 * w},${y + 40}Z`;
  const pocket = roundRect(CX - 38 * w, y + 78, 76 * w, 46, 16);
  const badge =
    rank(c) >= 2
      ? gem(CX, y + 60, 9, p.accent)
      : part(heart(CX, y + 62, 8.8), p.accent, { shadow: 3, rim: 2, outline: 2.4 });
  const handle =
    stroke(
      `M${CX - 14},${y + 2}C${CX - 14},${y - 18} ${CX + 14},${y - 18} ${CX + 14},${y + 2}`,
      outlineOf(p.accent),
      9,
    ) + stroke(`M${CX - 14},${y + 2}C${CX - 14},${y - 18} ${CX + 14},${y - 18} ${CX + 14},${y + 2}`, p.accent, 5.5);
  return {
    d,
    svg:
      handle +
      part(d, p.main, { shadow: 10 }) +
      part(pocket, tone(p.main, -0.04), { shadow: 5, rim: 3 }) +
      part(flap, tone(p.main, 0.03), { shadow: 7 }) +
      piping(c, flap, 3) +
      stroke(`M${CX - 24 * w},${y + 92}L${CX + 24 * w},${y + 92}`, p.metal, 3) +
      badge,
  };
}

export const backpack: Draw = (c) => {
  const { svg, d } = sack(c);
  return finish(c, c.v.id === 'B' ? { front: svg } : { back: svg, front: shoulderStraps(c) }, d);
};

/** A backpack with a kitten's face. */
export const catBackpack: Draw = (c) => {
  const base = backpack(c);
  if (c.v.id !== 'B') return base;
  const w = c.R.masc ? 1.12 : 1;
  const ear = (s: number) =>
    part(`M${pt([CX + s * 52 * w, 300])}L${pt([CX + s * 50 * w, 262])}L${pt([CX + s * 16 * w, 284])}Z`, c.p.main, {
      shadow: 4,
    });
  const d = roundRect(CX - 60 * w, 280, 120 * w, 140, 46);
  const eyes = [-1, 1]
    .map((s) => fill(ellipse(CX + s * 24, 342, 7, 9), '#3a2550') + fill(ellipse(CX + s * 24 - 2, 338, 2.6), '#ffffff'))
    .join('');
  const mouth = stroke(`M${CX - 10},362Q${CX - 5},370 ${CX},362Q${CX + 5},370 ${CX + 10},362`, '#3a2550', 3);
  const whiskers = stroke(
    `M${CX - 36},356L${CX - 54},352M${CX - 36},363L${CX - 54},364M${CX + 36},356L${CX + 54},352M${CX + 36},363L${CX + 54},364`,
    tone(c.p.main, -0.24),
    2.4,
  );
  return finish(
    c,
    {
      front:
        ear(-1) +
        ear(1) +
        part(d, c.p.main, { shadow: 10 }) +
        eyes +
        mouth +
        whiskers +
        fill(ellipse(CX, 356, 4.5, 3.4), c.p.accent),
    },
    d,
  );
};
