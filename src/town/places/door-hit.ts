/** Finds the door at a point of the window, and the one that a player is near. Pure. */
import { type Camera, toMap } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import { type Door, DOOR_REACH_PX, type NamePlate } from '../../shared/rules/places.ts';

/** The nearest to the viewer of the doors whose door or sign is at `at`, CSS pixels of the window. */
export function doorAt(doors: readonly Door[], camera: Camera, at: Point): Door | null {
  const { x, y } = toMap(camera, at.x, at.y);
  let found: Door | null = null;
  for (const door of doors) {
    const isHit = door.hits.some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
    if (isHit && (found === null || door.depth > found.depth)) found = door;
  }
  return found;
}

export function plateAt(plates: readonly NamePlate[], camera: Camera, at: Point): NamePlate | null {
  const { x, y } = toMap(camera, at.x, at.y);
  return (
    plates.find(({ hit: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom) ?? null
  );
}

/** The door whose `stand` is nearest, within reach. */
export function doorNear(doors: readonly Door[], { x, y }: Point): Door | null {
  let found: Door | null = null;
  let leastPx = DOOR_REACH_PX;
  for (const door of doors) {
    const distancePx = Math.hypot(door.stand.x - x, door.stand.y - y);
    if (distancePx > leastPx) continue;
    found = door;
    leastPx = distancePx;
  }
  return found;
}
