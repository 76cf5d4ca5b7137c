/**
 * Moves the plate of a door sideways, so that it covers no face. Pure; it allocates nothing, because it runs in each frame.
 * Distances are in CSS pixels of the window.
 */
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import type { FramePlan } from './frame-plan.ts';

/** Of a head with its hair, map px. */
const HALF_HEAD_PX = 32;
/** The own head is at least as wide. */
export const OWN_WIDTH_PX = 60;
const STEP_PX = 6;
/** Farther away it would no longer be seen as that of its door. */
const REACH_PX = 132;

export interface PlateRoom {
  /** Preferred left edge. */
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  leftmost: number;
  rightmost: number;
}

/**
 * The left edge nearest to the preferred one where the plate covers no face and not the own name; the preferred one if there is
 * none within reach. Figures that walk are left out: the plate would jump whenever one passes.
 */
export function clearOfFaces(plan: FramePlan, room: PlateRoom): number {
  for (let shift = 0; shift <= REACH_PX; shift += STEP_PX) {
    const right = room.left + shift;
    if (right <= Math.max(room.left, room.rightmost) && isClear(plan, room, right)) return right;
    const left = room.left - shift;
    if (left >= Math.min(room.left, room.leftmost) && isClear(plan, room, left)) return left;
  }
  return room.left;
}

function isClear(plan: FramePlan, { top, widthPx, heightPx }: PlateRoom, left: number): boolean {
  const { originX, originY } = plan;
  const { zoom } = plan.camera;
  for (const { isSelf, isOnScreen, source, x, y, user, tag } of plan.figures) {
    if (!isOnScreen || (source.shown.isMoving && !isSelf)) continue;
    const { width, height } = user.customization;
    const middle = originX + x * zoom;
    const half = isSelf ? Math.max(tag.widthPx, OWN_WIDTH_PX) / 2 : HALF_HEAD_PX * width * zoom;
    if (left >= middle + half || left + widthPx <= middle - half) continue;
    const headTop = originY + (y - HEAD_ABOVE_SOLES_PX * height) * zoom;
    const chin = headTop + CHIN_BELOW_HEAD_PX * height * zoom;
    if (top < chin && top + heightPx > headTop - (isSelf ? NAME_HEIGHT_PX : 0)) return false;
  }
  return true;
}
