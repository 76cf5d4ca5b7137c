/**
 * Moves the plate of a door to the side or up, so that it covers no face and no bubble covers it. Pure; it allocates nothing,
 * because it runs in each frame. Distances are in CSS pixels of the window.
 */
import type { Insets, ScreenBox } from '../../engine/camera.ts';
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import type { FigureEntry, FramePlan } from './frame-plan.ts';

/** Of a head with its hair, map px. */
const HALF_HEAD_PX = 32;
/** The own head is at least as wide. */
export const OWN_WIDTH_PX = 60;
const STEP_PX = 6;
/** Farther away it would no longer be seen as that of its door. */
const REACH_PX = { side: 176, up: 110 } as const;
const GAP_PX = 4;
/** Below the chin there may be the face of another player. */
const DROP_PX = 24;
/** Over a head there may be a bubble, and over that another one. */
const MOST_RAISES = 3;

export interface PlateRoom {
  /** Preferred place of the upper left corner; the result replaces it. */
  left: number;
  top: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly leftmost: number;
  readonly rightmost: number;
  readonly highest: number;
  /** Its pill and its buttons are in the way too. */
  readonly insets: Insets;
}

/**
 * The nearest place at the preferred height where the plate covers no face, not the own name, and is below no bubble; else one over
 * what is in the way; else one beside the own face, or between it and the soles; else one where only bubbles are. Without any within reach it stays.
 * Figures that walk are left out: the plate would jump whenever one passes.
 */
export function makeClear(plan: FramePlan, room: PlateRoom): void {
  const { left, top, heightPx, highest } = room;
  for (let raises = 0; raises <= MOST_RAISES; raises++) {
    if (moveAside(plan, room, true)) return;
    const raised = topInTheWay(plan, room, left, true) - heightPx - GAP_PX;
    if (raised < highest || top - raised > REACH_PX.up) break;
    room.top = raised;
  }
  room.top = top;
  if (moveDown(plan, room)) return;
  room.top = top;
  moveAside(plan, room, false);
}

/** Where there is no room over the own head: beside the face, else below the chin. */
function moveDown(plan: FramePlan, room: PlateRoom): boolean {
  const self = plan.figures.find(({ isSelf }) => isSelf);
  if (self?.isOnScreen !== true || topOfHead(self, plan, room, room.left) === Number.POSITIVE_INFINITY) return false;
  const headPx = headTop(self, plan);
  room.top = Math.round(headPx) + GAP_PX;
  if (moveAside(plan, room, true)) return true;
  const lowest = plan.originY + self.y * plan.camera.zoom - room.heightPx;
  room.top = Math.round(chinOf(self, headPx, plan)) + GAP_PX;
  for (; room.top < lowest; room.top += DROP_PX) {
    if (moveAside(plan, room, true)) return true;
  }
  return false;
}

function moveAside(plan: FramePlan, room: PlateRoom, withBubbles: boolean): boolean {
  const { left, leftmost, rightmost } = room;
  for (let shift = 0; shift <= REACH_PX.side; shift += STEP_PX) {
    for (let side = 1; side >= -1; side -= 2) {
      const shifted = left + side * shift;
      if (side > 0 ? shifted > Math.max(left, rightmost) : shifted < Math.min(left, leftmost)) continue;
      if (topInTheWay(plan, room, shifted, withBubbles) !== Number.POSITIVE_INFINITY) continue;
      room.left = shifted;
      return true;
    }
  }
  return false;
}

/** The upper edge of the highest thing in the way of the plate; infinite without one. */
function topInTheWay(plan: FramePlan, room: PlateRoom, left: number, withBubbles: boolean): number {
  const { pill, buttons = null } = room.insets;
  let highest = Math.min(topOfBox(pill, room, left), topOfBox(buttons, room, left));
  for (const figure of plan.figures) {
    if (!figure.isOnScreen || (figure.source.shown.isMoving && !figure.isSelf)) continue;
    highest = Math.min(highest, topOfHead(figure, plan, room, left));
    if (withBubbles) highest = Math.min(highest, topOfBubble(figure, plan, room, left));
  }
  return highest;
}

const headTop = ({ y, user }: FigureEntry, { originY, camera }: FramePlan): number =>
  originY + (y - HEAD_ABOVE_SOLES_PX * user.customization.height) * camera.zoom;

const chinOf = ({ user }: FigureEntry, headPx: number, { camera }: FramePlan): number =>
  headPx + CHIN_BELOW_HEAD_PX * user.customization.height * camera.zoom;

/** Of the head, or of the own name over it. Infinite if neither is in the way. */
function topOfHead(figure: FigureEntry, plan: FramePlan, room: PlateRoom, left: number): number {
  const { isSelf, x, user, tag } = figure;
  const { zoom } = plan.camera;
  const middle = plan.originX + x * zoom;
  const half = HALF_HEAD_PX * user.customization.width * zoom;
  const top = headTop(figure, plan);
  const head = inTheWay(room, left, middle - half, top, middle + half, chinOf(figure, top, plan));
  if (!isSelf) return head;
  const nameHalf = Math.max(tag.widthPx, OWN_WIDTH_PX) / 2;
  return Math.min(head, inTheWay(room, left, middle - nameHalf, top - NAME_HEIGHT_PX, middle + nameHalf, top));
}

const topOfBox = (box: ScreenBox | null, room: PlateRoom, left: number): number =>
  box === null ? Number.POSITIVE_INFINITY : inTheWay(room, left, box.left, box.top, box.right, box.bottom);

/** Infinite if the bubble is not in the way. As far from the head as the page shows it. */
function topOfBubble({ headX, headY, bubble }: FigureEntry, plan: FramePlan, room: PlateRoom, left: number): number {
  if (bubble.form === 'none') return Number.POSITIVE_INFINITY;
  const x = plan.originX + headX - bubble.x;
  const y = plan.originY + headY - bubble.headY;
  return inTheWay(room, left, x + bubble.left, y + bubble.top, x + bubble.right, y + bubble.bottom);
}

/** The upper edge of a box that the plate would meet at `plateLeft`, else infinite. */
function inTheWay(
  { top: plateTop, widthPx, heightPx }: PlateRoom,
  plateLeft: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const isMet = plateLeft < right && plateLeft + widthPx > left && plateTop < bottom && plateTop + heightPx > top;
  return isMet ? top : Number.POSITIVE_INFINITY;
}
