/** Which seat a click means, and which ones are near. Pure. */
import { type Camera, toMap } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import type { Seat } from '../../shared/rules/places.ts';

/** Where a click counts, around the soles of a player who sits there, map px. */
const HIT = { halfWidthPx: 26, abovePx: 62, belowPx: 16 } as const;

/** The nearest to the viewer at `at`, CSS pixels of the window. */
export function seatAt(seats: readonly Seat[], camera: Camera, at: Point): Seat | null {
  const { x, y } = toMap(camera, at.x, at.y);
  let found: Seat | null = null;
  for (const seat of seats) {
    const isHit =
      Math.abs(x - seat.at.x) <= HIT.halfWidthPx && y >= seat.at.y - HIT.abovePx && y <= seat.at.y + HIT.belowPx;
    if (isHit && (found === null || seat.at.y > found.at.y)) found = seat;
  }
  return found;
}

/** Those with the nearest `stand` first. */
export const byDistance = (seats: readonly Seat[], { x, y }: Point): Seat[] => {
  const distancePx = ({ stand }: Seat): number => Math.hypot(stand.x - x, stand.y - y);
  return seats.toSorted((a, b) => distancePx(a) - distancePx(b));
};

/** `points`: xy pairs, the start need not be among them. */
export function pathLengthPx(from: Point, points: Float64Array): number {
  let { x, y } = from;
  let lengthPx = 0;
  for (let index = 0; index + 1 < points.length; index += 2) {
    const [nextX = x, nextY = y] = [points[index], points[index + 1]];
    lengthPx += Math.hypot(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return lengthPx;
}
