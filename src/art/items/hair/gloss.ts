/** The hair material: a gradient, strands and a soft highlight band. */
import { HEAD_CENTRE, headPath } from '../../figure/head.ts';
import type { View } from '../../figure/views.ts';
import { tone } from '../../kit/colour.ts';
import { move, type Pt, smooth } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
import { lightSide } from '../../kit/state.ts';

interface HairOptions {
  strands?: string;
  shine?: boolean;
  shadow?: number;
  span?: [number, number];
}

/** Relative width of the highlight band along the head, -1 left to 1 right: widest in the middle and slightly irregular. */
const bandWidth = (t: number) => 13 * Math.sqrt(Math.max(0, 1 - t * t)) * (0.72 + 0.28 * Math.sin(t * 8.5 + 1.4));

/** One tapered part of the highlight band. */
function shinePiece(v: View, from: number, to: number): string {
  const [cx, cy] = HEAD_CENTRE[v.id];
  const steps = 18;
  const mid = (t: number): Pt => [cx + (v.id === 'S' ? 6 : v.id === 'Q' ? 4 : 0) + t * 80, cy - 66 + 32 * t * t];
  const local = (i: number) => from + ((to - from) * i) / steps;
  const taper = (i: number) => Math.sin((i / steps) * Math.PI) ** 0.55;
  const upper = Array.from({ length: steps + 1 }, (_, i): Pt => [mid(local(i))[0], mid(local(i))[1] - 3 * taper(i)]);
  const lower = Array.from(
    { length: steps + 1 },
    (_, i): Pt => [mid(local(i))[0], mid(local(i))[1] + bandWidth(local(i)) * taper(i)],
  );
  return smooth([...upper, ...lower.toReversed()]);
}

/** The highlight band around the crown: a long part on the lit side, a gap, and a short part. */
function shine(v: View, col: string): string {
  const s = lightSide();
  const pieces = [shinePiece(v, -0.92 * s, 0.3 * s), shinePiece(v, 0.4 * s, 0.78 * s)];
  return pieces.map((d) => fill(d, tone(col, 0.17, 0.9), 0.5)).join('');
}

export function hairMass(v: View, d: string, col: string, o: HairOptions = {}): string {
  const strands = o.strands ? stroke(o.strands, tone(col, -0.12, 1.05), 2.4, 0.55) : '';
  return part(d, col, {
    gradient: [0.07, -0.09],
    span: o.span ?? [50, 330],
    shadow: o.shadow ?? 9,
    shadowAlpha: 0.5,
    rim: 4,
    rimAlpha: 0.6,
    outline: 3.2,
    pattern: strands + (o.shine ? shine(v, col) : ''),
  });
}

/** Hair behind the body is in shade. */
export const hairBehind = (d: string, col: string, strands = '') =>
  part(d, tone(col, -0.09, 1.05), {
    gradient: [0, -0.08],
    shadow: 10,
    shadowAlpha: 0.45,
    outline: 3.2,
    rim: 4,
    rimAlpha: 0.35,
    pattern: strands && stroke(strands, tone(col, -0.2), 2.6, 0.5),
  });

/** The fringe's shadow on the forehead. */
export const castShadow = (v: View, cap: string) =>
  clip(headPath(v), fill(move(cap, 3 * lightSide(), 9), '#7a2440', 0.2));
