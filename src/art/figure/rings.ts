/** The torso as horizontal rings: where its surface is, from every view. */
import { project, type View } from './views.ts';
import type { Pt } from '../kit/path.ts';
import { nth } from '../kit/random.ts';

/** A horizontal slice of the torso: half width, depth to the front, depth to the back. */
export interface Ring {
  y: number;
  a: number;
  f: number;
  b: number;
}

export const ring = (y: number, a: number, front: number, back: number): Ring => ({ y, a, f: front, b: back });

export const RINGS_MASC = [
  ring(212, 23, 15, 26),
  ring(246, 23, 18, 23),
  ring(262, 27, 20, 24),
  ring(274, 52, 26, 28),
  ring(300, 59, 36, 32),
  ring(335, 54, 38, 32),
  ring(375, 46, 33, 28),
  ring(410, 46, 31, 29),
  ring(440, 50, 31, 36),
  ring(468, 49, 31, 37),
];

export const RINGS_FEM = [
  ring(212, 17, 11, 22),
  ring(246, 17.5, 14, 19),
  ring(262, 20, 16, 19),
  ring(275, 40, 22, 24),
  ring(300, 44, 34, 27),
  ring(330, 43, 40, 25),
  ring(372, 33, 27, 22),
  ring(402, 40, 28, 29),
  ring(438, 53, 30, 41),
  ring(468, 54, 30, 40),
];

export const fleshOut = (rings: Ring[]): Ring[] =>
  rings.map((r, i) => (i ? ring(r.y, r.a * 1.07, r.f * 1.05, r.b * 1.05) : r));

/** Continues the torso downwards as a skirt: `below` replaces the rings from y `from` on. */
export const withSkirt = (torso: readonly Ring[], from: number, below: Ring[]): Ring[] => [
  ...torso.filter((r) => r.y < from),
  ...below,
];

export function ringAt(rings: Ring[], y: number): Ring {
  let i = 0;
  while (i < rings.length - 2 && nth(rings, i + 1).y < y) i++;
  const [p, q] = [nth(rings, i), nth(rings, i + 1)];
  const t = (y - p.y) / (q.y - p.y);
  const between = (k: 'a' | 'f' | 'b') => p[k] + (q[k] - p[k]) * t;
  return { y, a: between('a'), f: between('f'), b: between('b') };
}

/** Silhouette half widths of a ring, to the left and right of the axis. */
export function extent(v: View, r: Ring): [left: number, right: number] {
  if (v.id === 'B') return [r.a, r.a];
  return [Math.hypot(r.a * v.cos, r.f * v.sin), Math.hypot(r.a * v.cos, r.b * v.sin)];
}

/** A point on the torso's surface: phi 0 front, 90 the character's left, 180 back. */
export function surface(rings: Ring[], v: View, y: number, phi: number, grow = 0): Pt {
  const r = ringAt(rings, y);
  const a = (phi * Math.PI) / 180;
  const depth = Math.cos(a) > 0 ? r.f : r.b;
  return project(v, [(r.a + grow) * Math.sin(a), y, (depth + grow) * Math.cos(a)]);
}
