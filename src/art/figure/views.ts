/**
 * The six views a figure is seen from, and the projection: rotations 0..5, four drawn (front, three-quarter, side,
 * back), two mirrored.
 */
import type { Pt } from '../kit/path.ts';

export type ViewId = 'F' | 'Q' | 'S' | 'B';

/** +1: the character's left, which is the near side when it faces the viewer's left. */
export type Side = 1 | -1;

export interface View {
  id: ViewId;
  cos: number;
  sin: number;
  /** Drawn as the mirror image of the opposite rotation. */
  mirrored: boolean;
}

const view = (id: ViewId, yaw: number, mirrored: boolean): View => ({
  id,
  cos: Math.cos((yaw * Math.PI) / 180),
  sin: Math.sin((yaw * Math.PI) / 180),
  mirrored,
});

/** Indexed by rotation. */
export const VIEWS: View[] = [
  view('F', 0, false),
  view('Q', 40, false),
  view('S', 86, false),
  view('B', 180, false),
  view('S', 86, true),
  view('Q', 40, true),
];

export const CX = 212.5;

/** The camera is slightly above, so nearer points are lower on the canvas. */
const DEPTH_DROP = 0.1;

export type P4 = [x: number, y: number, z: number, radius: number];

export const project = (v: View, p: readonly [number, number, number, ...number[]]): Pt => [
  CX + p[0] * v.cos - p[2] * v.sin,
  p[1] + (p[0] * v.sin + p[2] * v.cos) * DEPTH_DROP,
];

/** Front and back views show both sides alike. */
export const isSymmetric = (v: View) => v.id === 'F' || v.id === 'B';

/** The side that is drawn for a character's side: mirrored views are drawn from the other one. */
export const drawnSide = (v: View, s: Side): Side => (v.mirrored ? (s === 1 ? -1 : 1) : s);

/** Cosine between the viewer and a surface that faces `phi` degrees (0 front, 90 the character's left): -1 to 1. */
export const facing = (v: View, phi: number) =>
  Math.sin((phi * Math.PI) / 180) * v.sin + Math.cos((phi * Math.PI) / 180) * v.cos;
