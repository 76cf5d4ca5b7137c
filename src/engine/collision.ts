/**
 * Collision on the main thread, with the bitmap of walkable pixels that the core creates once per location. Keys and
 * joystick need it every frame, where a call to the worker would cost more than the test. Paths come from the core.
 */
import type { Point, WalkableBitmap } from './core/types.ts';

/** Longest single step; shorter than the thinnest wall. */
const SUBSTEP_PX = 2;
/** Turns from the requested direction that are tried; the speed is its projection onto the turned direction. */
const TURNS = [0, 15, 30, 45, 60, 75, 85].map((degrees) => (degrees * Math.PI) / 180);

/** Whether the pixel that contains (x, y) is walkable; false outside the map. */
export function isWalkableAt(bitmap: WalkableBitmap, x: number, y: number): boolean {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= bitmap.widthPx || row >= bitmap.heightPx) return false;
  const index = row * bitmap.widthPx + column;
  return (((bitmap.bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
}

/**
 * Moves from `from` by (`dx`, `dy`), sliding along walls: when the straight step is blocked, it takes the free direction
 * with the smallest turn, at the projected speed. From blocked ground any step is allowed.
 */
export function slide(bitmap: WalkableBitmap, from: Point, dx: number, dy: number): Point {
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return { x: from.x, y: from.y };
  if (!isWalkableAt(bitmap, from.x, from.y)) return { x: from.x + dx, y: from.y + dy };
  const heading = Math.atan2(dy, dx);
  let { x, y } = from;
  let left = distance;
  let side = 1;
  while (left > 0) {
    const step = Math.min(left, SUBSTEP_PX);
    const found = freeStep({ bitmap, x, y, heading, step, side });
    if (found === null) return { x, y };
    ({ x, y, side } = found);
    left -= step;
  }
  return { x, y };
}

function freeStep(at: {
  bitmap: WalkableBitmap;
  x: number;
  y: number;
  heading: number;
  step: number;
  side: number;
}): (Point & { side: number }) | null {
  for (const turn of TURNS) {
    for (const side of turn === 0 ? [at.side] : [at.side, -at.side]) {
      const angle = at.heading + side * turn;
      const reach = at.step * Math.cos(turn);
      const x = at.x + Math.cos(angle) * reach;
      const y = at.y + Math.sin(angle) * reach;
      if (isWalkableAt(at.bitmap, x, y)) return { x, y, side };
    }
  }
  return null;
}
