/**
 * Path text and its geometry. Only absolute M/L/C/Q/Z commands are produced, so that a path can be moved, rotated and
 * measured as text.
 */
import { nth } from './random.ts';

export type Pt = [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = [x0: number, y0: number, x1: number, y1: number];

const fixed = (n: number): string => {
  const text = n.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
};

/** Tenths whose text is kept: coordinates up to 6553. Formatting is a large part of the time of drawing. */
const KEPT_TENTHS = 65_536;
const texts = Array.from<string | undefined>({ length: KEPT_TENTHS });
/** So close to a tie between two tenths the error of the product could decide. */
const TIE = 1e-6;

/** A coordinate with one decimal and no trailing ".0". */
export const num = (n: number): string => {
  const tenths = Math.abs(n) * 10;
  const whole = Math.round(tenths);
  if (!(whole < KEPT_TENTHS) || Math.abs(Math.abs(tenths - whole) - 0.5) < TIE) return fixed(n);
  const text = (texts[whole] ??= fixed(whole / 10));
  return n < 0 ? `-${text}` : text;
};
export const pt = (p: readonly [number, number, ...number[]]): string => `${num(p[0])},${num(p[1])}`;

const PAIR = /(-?[\d.]+(?:e-?\d+)?)[ ,]\s*(-?[\d.]+(?:e-?\d+)?)/g;

/** The coordinate pairs of a path; `texts` has the text before each pair, and that after the last one. */
interface Parsed {
  d: string;
  pairs: Pt[];
  texts: string[];
}

function parse(d: string): Parsed {
  const parsed: Parsed = { d, pairs: [], texts: [] };
  let end = 0;
  for (const match of d.matchAll(PAIR)) {
    parsed.pairs.push([Number(match[1]), Number(match[2])]);
    parsed.texts.push(d.slice(end, match.index));
    end = match.index + match[0].length;
  }
  parsed.texts.push(d.slice(end));
  return parsed;
}

/** The last result: a shaded shape measures its path and moves it twice. */
let last = parse('');

function parsedPath(d: string): Parsed {
  if (last.d !== d) last = parse(d);
  return last;
}

/** Maps every coordinate pair of a path. */
function mapPath(d: string, map: (x: number, y: number) => Pt): string {
  const { pairs, texts } = parsedPath(d);
  let text = texts[0] ?? '';
  for (const [index, [x, y]] of pairs.entries()) text += pt(map(x, y)) + (texts[index + 1] ?? '');
  return text;
}

/** Scales about the origin, then moves. */
export const move = (d: string, dx: number, dy: number, sx = 1, sy = sx): string =>
  mapPath(d, (x, y) => [x * sx + dx, y * sy + dy]);

export const mirrorX = (d: string, cx = 0): string => mapPath(d, (x, y) => [2 * cx - x, y]);

export function bbox(d: string): Box {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const [x, y] of parsedPath(d).pairs) {
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
