/** Walking by keys and joystick: the headings and speeds that a walk can have, and how long one lasts. */
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../rules/town.ts';

/** Number of headings, 2.5 degrees apart: 0 is right, 36 is down. */
export const HEADINGS = 144;
/** The highest speed, that of walking. */
export const FULL_SPEED = 15;
/** The core walks in steps of this length. */
export const HEADING_STEP_MS = 8;
/** How long a walk along a heading lasts, unless it is renewed: 3.5 s in whole steps. */
export const HEADING_MS = 3504;
/** Walks start at whole eighths of a pixel, so that everybody computes the same walk. */
export const EIGHTHS = 8;

export interface Heading {
  /** 0 to `HEADINGS` - 1, from right over down. */
  heading: number;
  /** 0 to `FULL_SPEED`. */
  speed: number;
}

/** The heading nearest to a direction of length 0 to 1 (longer ones count as 1), y downwards; null for length 0. */
export function headingOf(x: number, y: number): Heading | null {
  const length = Math.min(1, Math.hypot(x, y));
  if (length === 0) return null;
  const turn = Math.round((Math.atan2(y, x) * HEADINGS) / (2 * Math.PI));
  return { heading: (turn + HEADINGS) % HEADINGS, speed: Math.max(1, Math.round(length * FULL_SPEED)) };
}

/** A place in eighths of a map pixel. */
export interface Start {
  x8: number;
  y8: number;
}

/** The start of a walk from a place in px: whole eighths on the map. */
export function startOf({ x, y }: { x: number; y: number }): Start {
  return { x8: toEighths(x, MAP_WIDTH_PX), y8: toEighths(y, MAP_HEIGHT_PX) };
}

function toEighths(px: number, mapPx: number): number {
  return Math.max(0, Math.min(mapPx * EIGHTHS - 1, Math.round(px * EIGHTHS)));
}
