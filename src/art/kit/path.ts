/**
 * Path text and its geometry. Only absolute M/L/C/Q/Z commands are produced, so that a path can be moved, rotated and
 * measured as text.
 */
import { nth } from './random.ts';

export type Pt = [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = [x0: number, y0: number, x1: number, y1: number];

/** A coordinate with one decimal and no trailing ".0". */
export const num = (n: number): string => {
  const text = n.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
};
export const pt = (p: readonly [number, number, ...number[]]): string => `${num(p[0])},${num(p[1])}`;

const PAIR = /(-?[\d.]+(?:e-?\d+)?)[ ,]\s*(-?[\d.]+(?:e-?\d+)?)/g;

/** Maps every coordinate pair of a path. */
const mapPath = (d: string, map: (x: number, y: number) => Pt): string =>
  d.replace(PAIR, (_, x: string, y: string) => pt(map(Number(x), Number(y))));

/** Scales about the origin, then moves. */
export const move = (d: string, dx: number, dy: number, sx = 1, sy = sx): string =>
  mapPath(d, (x, y) => [x * sx + dx, y * sy + dy]);

export const mirrorX = (d: string, cx = 0): string => mapPath(d, (x, y) => [2 * cx - x, y]);

export function bbox(d: string): Box {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const pair of d.matchAll(PAIR)) {
    const [x, y] = [Number(pair[1]), Number(pair[2])];
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

export const poly = (pts: readonly Pt[], isClosed = true): string => `M${pts.map(pt).join('L')}${isClosed ? 'Z' : ''}`;
export const seg = (a: Pt, b: Pt): string => `M${pt(a)}L${pt(b)}`;
/** A quadratic curve from a to b through control c. */
export const bow = (a: Pt, c: Pt, b: Pt): string => `M${pt(a)}Q${pt(c)} ${pt(b)}`;

/** Catmull-Rom curve through the points, written as cubic Béziers. */
export function smooth(pts: readonly Pt[], isClosed = true): string {
  const n = pts.length;
  const around = (i: number): Pt => nth(pts, isClosed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  let d = `M${pt(around(0))}`;
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [a, b, c, e] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    const leaving: Pt = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const arriving: Pt = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pt(leaving)} ${pt(arriving)} ${pt(c)}`;
  }
  return d + (isClosed ? 'Z' : '');
}
