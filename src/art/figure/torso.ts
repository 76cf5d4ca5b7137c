/** Outlines derived from the torso rings: trunks of garments, hems and bands. */
import { extent, type Ring, ringAt } from './rings.ts';
import { CX, type View } from './views.ts';
import { nth } from '../kit/random.ts';
import { num, type Pt, pt, smooth } from '../kit/path.ts';

export type Grow = (y: number) => number;

interface TorsoShape {
  y0: number;
  y1: number;
  grow?: Grow | number;
  /** How far the lower and upper edges sag in the middle, in px, because the torso is round. */
  dip?: number;
  topDip?: number;
}

const growOf = (g: Grow | number | undefined): Grow => (typeof g === 'function' ? g : () => g ?? 0);

/** Left and right edge of the torso at a height. */
export function edges(rings: Ring[], v: View, y: number, grow: Grow | number = 0): [left: Pt, right: Pt] {
  const [l, r] = extent(v, ringAt(rings, y));
  const g = growOf(grow)(y);
  return [
    [CX - l - g, y],
    [CX + r + g, y],
  ];
}

/** Closed outline around the torso between two heights. */
export function torso(rings: Ring[], v: View, o: TorsoShape): string {
  const ys = [o.y0, ...rings.map((r) => r.y).filter((y) => y > o.y0 + 6 && y < o.y1 - 6), o.y1];
  const sides = ys.map((y) => edges(rings, v, y, o.grow));
  const left = sides.map((s) => s[0]);
  const right = sides.map((s) => s[1]).toReversed();
  const last = ys.length - 1;
  const foot = sag(nth(left, last), nth(right, 0), o.dip ?? 0);
  const head = sag(nth(right, last), nth(left, 0), o.topDip ?? 0);
  return smooth(left, false) + foot + smooth(right, false).replace(/^M[^C]+/, '') + head + 'Z';
}

const sag = (from: Pt, to: Pt, dip: number) =>
  `Q${num((from[0] + to[0]) / 2)},${num((from[1] + to[1]) / 2 + dip * 2)} ${pt(to)}`;

/** A sagging line around the torso at height y. */
export function hoop(rings: Ring[], v: View, y: number, grow: Grow | number = 0, dip = 6): string {
  const [l, r] = edges(rings, v, y, grow);
  return `M${pt(l)}` + sag(l, r, dip);
}

/** A band round the torso. */
export const band = (rings: Ring[], v: View, y0: number, y1: number, grow: Grow | number = 0, dip = 6) =>
  torso(rings, v, { y0, y1, grow, dip, topDip: dip });
