/** Closed shapes as path text, without shading. */
import { move, num, type Pt, poly } from './path.ts';

/** Distance of a cubic's controls from its ends that approximates a quarter circle. */
const ROUND = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  return (
    `M${num(x - rx)},${num(y)}C${num(x - rx)},${num(y - ky)} ${num(x - kx)},${num(y - ry)} ${num(x)},${num(y - ry)}` +
    `C${num(x + kx)},${num(y - ry)} ${num(x + rx)},${num(y - ky)} ${num(x + rx)},${num(y)}` +
    `C${num(x + rx)},${num(y + ky)} ${num(x + kx)},${num(y + ry)} ${num(x)},${num(y + ry)}` +
    `C${num(x - kx)},${num(y + ry)} ${num(x - rx)},${num(y + ky)} ${num(x - rx)},${num(y)}Z`
  );
}

export function roundRect(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2);
  const k = r * 0.45;
  const [right, foot] = [x + w, y + h];
  return (
    `M${num(x + r)},${num(y)}L${num(right - r)},${num(y)}C${num(right - k)},${num(y)} ${num(right)},${num(y + k)} ${num(right)},${num(y + r)}` +
    `L${num(right)},${num(foot - r)}C${num(right)},${num(foot - k)} ${num(right - k)},${num(foot)} ${num(right - r)},${num(foot)}` +
    `L${num(x + r)},${num(foot)}C${num(x + k)},${num(foot)} ${num(x)},${num(foot - k)} ${num(x)},${num(foot - r)}` +
    `L${num(x)},${num(y + r)}C${num(x)},${num(y + k)} ${num(x + k)},${num(y)} ${num(x + r)},${num(y)}Z`
  );
}

/** A box with a round top (doors, arched windows). */
export function arch(x: number, y: number, w: number, h: number, rise = w / 2): string {
  const top = y + rise;
  const k = rise * 0.55;
  return (
    `M${num(x)},${num(y + h)}L${num(x)},${num(top)}C${num(x)},${num(top - k)} ${num(x + w * 0.22)},${num(y)} ${num(x + w / 2)},${num(y)}` +
    `C${num(x + w * 0.78)},${num(y)} ${num(x + w)},${num(top - k)} ${num(x + w)},${num(top)}L${num(x + w)},${num(y + h)}Z`
  );
}

export const circlePts = (x: number, y: number, rx: number, ry = rx, count = 28): Pt[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

/** Corners of a regular star or polygon: `inner` is the share of the radius at the notches (1: a polygon), `turn` degrees of the first. */
export function starPts(x: number, y: number, r: number, points = 5, inner = 0.45, turn = -90): Pt[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (turn * Math.PI) / 180 + (i * Math.PI) / points;
    const radius = i % 2 ? r * inner : r;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}
export const star = (x: number, y: number, r: number, points = 5, inner = 0.45): string =>
  poly(starPts(x, y, r, points, inner));

/** A heart about 2.4 times `r` wide, centred on x, y. */
export const heart = (x: number, y: number, r: number): string =>
  move('M0,30C-34,4 -36,-28 -16,-30C-6,-30 0,-24 0,-18C0,-24 6,-30 16,-30C36,-28 34,4 0,30Z', x, y, r / 30);

/** A four-pointed sparkle of half-width `r`. */
export const sparkle = (x: number, y: number, r: number): string =>
  move('M0,-10C1,-3 3,-1 10,0C3,1 1,3 0,10C-1,3 -3,1 -10,0C-3,-1 -1,-3 0,-10Z', x, y, r / 10);
