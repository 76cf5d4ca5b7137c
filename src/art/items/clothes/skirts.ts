/** Skirts: torso rings that widen from the waist down. */
import { nearArms } from '../../figure/limbs.ts';
import { type Ring, ring, withSkirt } from '../../figure/rings.ts';
import { band, edges, hoop, torso } from '../../figure/torso.ts';
import { CX } from '../../figure/views.ts';
import { waistY } from './bottoms.ts';
import { folds } from './dresses.ts';
import { plaid } from './patterns.ts';
import { along, finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { bow, type Pt, pt, smooth } from '../../kit/path.ts';
import { fill, part, stroke } from '../../kit/shade.ts';

/** Pleated skirt, its hem stepping at every pleat. */
export const pleatedSkirt: Draw = (c) => {
  const { v, p, R } = c;
  const [y0, y1] = [waistY(c) - 4, 548];
  const half = Math.hypot((R.masc ? 50 : 45) * v.cos, 34 * v.sin);
  const flare = { S: 76, Q: 86, F: 92, B: 92 }[v.id] * (R.masc ? 1.04 : 1);
  const shape = pleatOutline(half, flare, y0, y1);
  const pattern =
    fill(shape.shade, tone(p.main, -0.13), 0.75) +
    stroke(shape.stripe, p.accent, 5, 0.95) +
    stroke(shape.lines, tone(p.main, -0.24), 2.2, 0.8);
  const waist = `M${CX - half - 4},${y0 - 4}Q${CX},${y0 + 6} ${CX + half + 4},${y0 - 4}L${CX + half + 7},${y0 + 14}Q${CX},${y0 + 25} ${CX - half - 7},${y0 + 14}Z`;
  const svg =
    part(shape.outline, p.main, { pattern, shadow: 10, span: [y0, y1] }) +
    piping(c, shape.stripe, 4) +
    part(waist, tone(p.main, 0.04), { shadow: 4, rim: 2, outline: 2.8 }) +
    studs(c, along([CX - half, y0 + 5], [CX + half, y0 + 5], 5, 5));
  return finish(c, front(cutOut(svg, nearArms(R, v))), shape.outline);
};

const PLEATS = 7;

function pleatOutline(half: number, flare: number, y0: number, y1: number) {
  const x = (t: number) => CX + flare * Math.sin((t * Math.PI) / 2);
  const y = (t: number) => y1 + 13 * (1 - t * t);
  let outline = `M${CX - half - 3},${y0}C${CX - half - 16},${y0 + 34} ${CX - flare + 4},${y1 - 50} ${pt([x(-1), y(-1)])}`;
  let [lines, shade] = ['', ''];
  for (let i = 0; i < PLEATS; i++) {
    const a = -1 + (2 * i) / PLEATS;
    const b = a + 2 / PLEATS;
    const m = a + (b - a) * 0.72;
    const last = i === PLEATS - 1;
    outline += `L${pt([x(m), y(m) + 3])}L${pt([x(b), y(b) - (last ? 0 : 5)])}`;
    const top = CX + (half + 2) * b * 0.96;
    if (!last) lines += bow([top, y0 + 16], [(top + x(b)) / 2 + b * 4, y0 + 70], [x(b), y(b) - 5]);
    shade += `M${pt([CX + half * m, y0 + 22])}L${pt([x(m), y(m) + 4])}L${pt([x(b), y(b) - 4])}L${pt([top, y0 + 18])}Z`;
  }
  outline += `C${CX + flare - 4},${y1 - 50} ${CX + half + 16},${y0 + 34} ${CX + half + 3},${y0}Q${CX},${y0 + 10} ${CX - half - 3},${y0}Z`;
  const stripe = smooth(
    Array.from({ length: 9 }, (_, i): Pt => [x(-1 + i / 4) * 0.985 + CX * 0.015, y(-1 + i / 4) - 22]),
    false,
  );
  return { outline, lines, shade, stripe };
}

const aLine = (c: Ctx, length: number, flare: number): Ring[] => {
  const y = waistY(c);
  const a = c.R.masc ? 50 : 43;
  const at = (t: number) =>
    ring(
      y + length * t,
      a + (flare - a) * t ** 0.8,
      31 + (flare * 0.78 - 31) * t ** 0.8,
      32 + (flare * 0.82 - 32) * t ** 0.8,
    );
  return withSkirt(c.R.rings, y, [0, 0.25, 0.5, 0.75, 1].map(at));
};

const skirtOf =
  (length: number, flare: number, pattern: (c: Ctx, rings: Ring[], y1: number) => string): Draw =>
  (c) => {
    const { v, p, R } = c;
    const rings = aLine(c, length, flare);
    const y1 = waistY(c) + length;
    const d = torso(rings, v, { y0: waistY(c), y1, grow: 4, dip: 9, topDip: 5 });
    const waist = part(band(rings, v, waistY(c) - 2, waistY(c) + 14, 5, 5), tone(p.main, -0.04), {
      shadow: 3,
      rim: 2,
      outline: 2.8,
    });
    const [l, r] = edges(rings, v, y1 - 14, 0);
    const svg =
      part(d, p.main, { shadow: 10, span: [waistY(c), y1], pattern: pattern(c, rings, y1) }) +
      piping(c, hoop(rings, v, y1 - 5, 4, 9), 3.4) +
      studs(c, along(l, r, 5, 9)) +
      waist;
    return finish(c, front(cutOut(svg, nearArms(R, v))), d);
  };

/** Checked mini skirt. */
export const plaidSkirt = skirtOf(108, 78, (c, rings, y1) =>
  plaid(c, rings, waistY(c) + 14, y1 + 10, c.p.accent, () => 4),
);

/** Three tiers of ruffles. */
export const tieredSkirt = skirtOf(
  176,
  96,
  (c, rings, y1) =>
    folds(c, rings, waistY(c) + 20, y1, c.p.main, 18) +
    [0.36, 0.68]
      .map((t) => {
        const y = waistY(c) + (y1 - waistY(c)) * t;
        return (
          fill(band(rings, c.v, y, y + 9, 6, 9), tone(c.p.main, -0.2), 0.4) +
          stroke(hoop(rings, c.v, y, 6, 9), c.p.accent, 4)
        );
      })
      .join(''),
);
