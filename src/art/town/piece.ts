/** A piece of the town: its picture, its emissive parts in the evening, and its lights. Local origin: the foot. */
import { place } from '../kit/shade.ts';

export interface Light {
  x: number;
  y: number;
  r: number;
  colour: string;
  a: number;
  flicker?: boolean;
}

export interface Piece {
  art: string;
  /** drawn over the graded evening picture with "screen" (panes, lantern paper) */
  glow: string;
  lights: Light[];
}

export const piece = (art: string, glow = '', lights: Light[] = []): Piece => ({ art, glow, lights });

export const join = (...pieces: Piece[]): Piece => ({
  art: pieces.map((p) => p.art).join(''),
  glow: pieces.map((p) => p.glow).join(''),
  lights: pieces.flatMap((p) => p.lights),
});

export function at(p: Piece, x: number, y: number, s = 1, flip = false): Piece {
  const sx = flip ? -s : s;
  return {
    art: place(p.art, x, y, sx, s),
    glow: p.glow && place(p.glow, x, y, sx, s),
    lights: p.lights.map((l) => ({ ...l, x: x + l.x * sx, y: y + l.y * s, r: l.r * s })),
  };
}

export const lamp = (x: number, y: number, r: number, colour = '#ffc46b', a = 0.5): Light => ({
  x,
  y,
  r,
  colour,
  a,
  flicker: true,
});
