/** Cloth patterns that follow the roundness of the body. */
import { type Ring, surface } from '../../figure/rings.ts';
import { band, type Grow, hoop } from '../../figure/torso.ts';
import { cuff, limbAt } from '../../figure/tubes.ts';
import { facing, type Side, type View } from '../../figure/views.ts';
import type { Ctx } from '../types.ts';
import { mix, tone } from '../../kit/colour.ts';
import { type Box, num, poly, type Pt, smooth } from '../../kit/path.ts';
import { fill, group, part, stroke, place } from '../../kit/shade.ts';
import { ellipse, heart, star } from '../../kit/shapes.ts';

/** Horizontal stripes round the trunk. */
export const stripes = (rings: Ring[], v: View, col: string, ys: number[], height: number, grow: Grow) =>
  ys
    .map((y) =>
      fill(
        band(rings, v, y, y + height, (q) => grow(q) + 4, 7),
        col,
      ),
    )
    .join('');

/** Stripes round a sleeve. */
export const sleeveStripes = (c: Ctx, col: string, ts: number[], length: number) => (v: View, s: Side) =>
  ts.map((t) => fill(cuff(v, c.R.arm(v, s), t, t + length, 14), col)).join('');

/** Checks of a sleeve: stripes round it, and two along it. */
export const plaidSleeve =
  (c: Ctx) =>
  (v: View, s: Side): string => {
    const nodes = c.R.arm(v, s);
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const along = [-0.5, 0.5].map((share) => {
      const points = steps.map((t): Pt => {
        const [x, y, r] = limbAt(v, nodes, t);
        return [x + share * r * 1.25, y];
      });
      return stroke(smooth(points, false), c.p.accent, 5, 0.45);
    });
    return (
      along.join('') + sleeveStripes(c, mix(c.p.main, c.p.accent, 0.45), [0.12, 0.28, 0.44, 0.6, 0.76], 0.05)(v, s)
    );
  };

/** Tufts of fur all over a box. */
export function tufts([x0, y0, x1, y1]: Box, col: string): string {
  let [dark, bright] = ['', ''];
  for (let row = 0, y = y0; y < y1; y += 9, row++)
    for (let x = x0 + (row % 2) * 6; x < x1; x += 12) {
      const lean = ((row * 7 + x) % 5) - 2;
      dark += `M${num(x)},${num(y)}q${num(lean)},5 3,8`;
      bright += `M${num(x + 5)},${num(y + 2)}q${num(lean)},4 2,6`;
    }
  return stroke(dark, tone(col, -0.13), 1.8, 0.55) + stroke(bright, tone(col, 0.08), 1.8, 0.8);
}

/** Fine knitted rows. */
export const knit = (rings: Ring[], v: View, col: string, y0: number, y1: number) =>
  Array.from({ length: Math.floor((y1 - y0) / 13) }, (_, i) =>
    stroke(hoop(rings, v, y0 + i * 13, 6, 7), tone(col, -0.07), 1.4, 0.6),
  ).join('');

/** Vertical ribs of a hem. */
export const ribs = (col: string, y0: number, y1: number) =>
  stroke(
    Array.from({ length: 26 }, (_, i) => `M${120 + i * 7.4},${y0}L${120 + i * 7.4},${y1}`).join(''),
    tone(col, -0.1),
    1.5,
    0.6,
  );

/** Dots or other small motifs in rows, foreshortened round the body. */
export function scatter(
  c: Ctx,
  rings: Ring[],
  y0: number,
  y1: number,
  draw: (x: number, y: number, sx: number) => string,
  step = 30,
): string {
  let s = '';
  for (let row = 0, y = y0; y < y1; y += step * 0.86, row++)
    for (let phi = row % 2 ? 0 : step / 2; phi < 360; phi += step) {
      const look = facing(c.v, phi);
      if (look > 0.12) s += draw(...surface(rings, c.v, y, phi, 4), look);
    }
  return s;
}

export const dot =
  (col: string, r = 4.5) =>
  (x: number, y: number, sx: number) =>
    fill(ellipse(x, y, r * Math.max(0.35, sx), r), col);

export const tinyHeart = (col: string) => (x: number, y: number, sx: number) =>
  place(fill(heart(0, 0, 4.8), col), x, y, Math.max(0.3, sx), 1);

export const tinyStar = (col: string) => (x: number, y: number, sx: number) =>
  place(fill(star(0, 0, 7), col), x, y, Math.max(0.3, sx), 1);

/** Checks: hoops and uprights. */
export function plaid(c: Ctx, rings: Ring[], y0: number, y1: number, col: string, grow: Grow): string {
  const rows = Array.from({ length: Math.ceil((y1 - y0) / 26) }, (_, i) =>
    fill(
      band(rings, c.v, y0 + i * 26, y0 + i * 26 + 9, (q) => grow(q) + 4, 7),
      col,
      0.45,
    ),
  ).join('');
  const thin = Array.from({ length: Math.ceil((y1 - y0) / 26) }, (_, i) =>
    stroke(
      hoop(rings, c.v, y0 + i * 26 + 16, (q) => grow(q) + 4, 7),
      '#ffffff',
      1.6,
      0.55,
    ),
  ).join('');
  return rows + thin + uprights(c, rings, y0, y1, col);
}

function uprights(c: Ctx, rings: Ring[], y0: number, y1: number, col: string): string {
  let s = '';
  for (let phi = 10; phi < 370; phi += 32) {
    const look = facing(c.v, phi);
    if (look < 0.05) continue;
    const pts = Array.from({ length: 6 }, (_, i) => surface(rings, c.v, y0 + ((y1 - y0) * i) / 5, phi, 4));
    s += stroke(poly(pts, false), col, 9 * Math.max(0.25, look), 0.45);
  }
  return s;
}

type Motif = 'heart' | 'star' | 'letter' | 'none';

/** The letter A as strokes: lettering is drawn, and un-mirrored in mirrored views. */
const LETTER = 'M-18,22L0,-24L18,22M-11,6L11,6';

export function chestMotif(c: Ctx, kind: Motif, y: number, col: string): string {
  const look = facing(c.v, 0);
  if (kind === 'none' || look < 0.3) return '';
  const [x, cy] = surface(c.R.rings, c.v, y, 0, 5);
  const flat = { outline: 0, shadow: 4, rim: 2 };
  const art = {
    heart: () => part(heart(0, 0, 20), col, flat),
    star: () => part(star(0, 0, 27), col, flat),
    letter: () => stroke(LETTER, tone(col, -0.3), 13) + stroke(LETTER, col, 8.5),
  }[kind]();
  const upright = kind === 'letter' && c.v.mirrored ? group('scale(-1,1)', art) : art;
  return place(upright, x, cy, look, 1);
}
