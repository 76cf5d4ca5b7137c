/** Head outlines and the anchors of the face, by view. */
import type { Side, View, ViewId } from './views.ts';
import { move, type Pt } from '../kit/path.ts';

export const HEAD_CENTRE: Record<ViewId, Pt> = { F: [212.5, 158], Q: [209, 158], S: [206, 158], B: [212.5, 158] };

const FRONT =
  'M0,-90C54,-90 84,-56 84,-8C84,28 70,52 44,70C28,81 13,86 0,86C-13,86 -28,81 -44,70C-70,52 -84,28 -84,-8C-84,-56 -54,-90 0,-90Z';

/** Relative to the head centre. */
const HEAD_SHAPE: Record<ViewId, string> = {
  F: FRONT,
  Q: 'M-2,-90C-46,-90 -78,-62 -80,-18C-80,-6 -76,2 -76,10C-78,24 -74,42 -65,54C-55,68 -38,85 -22,86C2,87 28,76 46,58C66,50 86,20 86,-12C86,-60 50,-90 -2,-90Z',
  S: 'M0,-90C-46,-90 -80,-62 -83,-22C-84,-10 -79,0 -79,8C-80,15 -86,22 -87,28C-87,33 -82,35 -79,37C-77,41 -79,44 -78,47C-76,51 -78,54 -76,59C-75,70 -68,82 -50,84C-32,85 -14,76 0,64C14,60 30,60 44,56C68,46 86,20 86,-14C86,-60 48,-90 0,-90Z',
  B: FRONT,
};

/** Moves a path from head-relative to canvas coordinates. */
export const onHead = (v: View, d: string) => move(d, HEAD_CENTRE[v.id][0], HEAD_CENTRE[v.id][1]);

export function headPath(v: View, grow = 0): string {
  const k = 1 + grow / 85;
  return move(HEAD_SHAPE[v.id], HEAD_CENTRE[v.id][0], HEAD_CENTRE[v.id][1], k);
}

export interface EyeAnchor {
  x: number;
  y: number;
  /** Horizontal foreshortening; negative: the outer corner is on the left. */
  sx: number;
  side: Side;
}

interface Spot {
  x: number;
  y: number;
  sx: number;
}

interface EarAnchor {
  x: number;
  y: number;
  side: Side;
}

export interface Face {
  eyes: EyeAnchor[];
  mouth: Spot;
  nose: Pt;
  cheeks: { x: number; y: number; rx: number }[];
  ears: EarAnchor[];
}

const FRONT_FACE = (x: number, y: number): Face => ({
  eyes: [
    { x: x - 38, y: y + 18, sx: -1, side: -1 },
    { x: x + 38, y: y + 18, sx: 1, side: 1 },
  ],
  mouth: { x, y: y + 59, sx: 1 },
  nose: [x, y + 42],
  cheeks: [
    { x: x - 52, y: y + 46, rx: 17 },
    { x: x + 52, y: y + 46, rx: 17 },
  ],
  ears: [
    { x: x - 84, y: y + 18, side: -1 },
    { x: x + 84, y: y + 18, side: 1 },
  ],
});

const QUARTER_FACE = (x: number, y: number): Face => ({
  eyes: [
    { x: x - 55, y: y + 18, sx: -0.72, side: -1 },
    { x: x + 12, y: y + 18, sx: 0.97, side: 1 },
  ],
  mouth: { x: x - 27, y: y + 59, sx: 0.86 },
  nose: [x - 39, y + 41],
  cheeks: [
    { x: x - 62, y: y + 46, rx: 10 },
    { x: x + 24, y: y + 47, rx: 17 },
  ],
  ears: [{ x: x + 58, y: y + 20, side: 1 }],
});

const SIDE_FACE = (x: number, y: number): Face => ({
  eyes: [{ x: x - 56, y: y + 17, sx: 0.66, side: 1 }],
  mouth: { x: x - 72, y: y + 57, sx: 0.5 },
  nose: [x - 84, y + 30],
  cheeks: [{ x: x - 40, y: y + 47, rx: 13 }],
  ears: [{ x: x + 16, y: y + 20, side: 1 }],
});

/** Face anchors in canvas px; null from behind. */
export function face(v: View): Face | null {
  const [x, y] = HEAD_CENTRE[v.id];
  if (v.id === 'B') return null;
  if (v.id === 'F') return FRONT_FACE(x, y);
  return v.id === 'Q' ? QUARTER_FACE(x, y) : SIDE_FACE(x, y);
}

/**
 * A point on the skull's sphere: `lon` 0 is the front, 90 the character's left; `lat` 90 is the top; in degrees.
 */
export function skull(v: View, lon: number, lat: number, grow = 0): Pt {
  const [cx, cy] = HEAD_CENTRE[v.id];
  const [lo, la] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  const [x, z] = [Math.sin(lo) * Math.cos(la), Math.cos(lo) * Math.cos(la)];
  return [cx + (x * v.cos - z * v.sin) * (84 + grow), cy - Math.sin(la) * (88 + grow)];
}

/** Ears in any view; from behind the sides swap. */
export function ears(v: View): EarAnchor[] {
  const seen = face(v);
  if (seen !== null) return seen.ears;
  const [x, y] = HEAD_CENTRE.B;
  return [
    { x: x - 84, y: y + 18, side: 1 },
    { x: x + 84, y: y + 18, side: -1 },
  ];
}
