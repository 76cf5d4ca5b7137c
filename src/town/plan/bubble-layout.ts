/** Where speech bubbles stand so that none covers another and all stay on the screen. Pure; the overlay measures and moves. */

/** A bubble stack over a head: the middle of its lower edge at (`x`, `y`) on the screen, in CSS pixels. */
export interface BubbleBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where `y` will be once the camera rests: a bubble does not change sides while the camera is on its way. */
  restingY: number;
  /** From `y` down to the chin. */
  chinPx: number;
}

export interface ScreenArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface BubbleShift {
  /** Added to the bubble's position. */
  dx: number;
  dy: number;
  /** It hangs under the face, because there is no room over the head. */
  isBeneath: boolean;
}

const GAP_PX = 4;
/** Room for the name and the bubble's tail under a bubble; the style sheet lifts bubbles by as much. */
export const NAME_HEIGHT_PX = 36;

/**
 * Shifts for `boxes`, in their order. Whoever stands lower on the screen keeps the place above the head; bubbles that
 * would cover it rise above it. One whose head stands so high that it would cover name and face hangs under the face.
 * Then each is moved inside `area`.
 */
export function arrangeBubbles(boxes: readonly BubbleBox[], area: ScreenArea): BubbleShift[] {
  const shifts: BubbleShift[] = boxes.map(() => ({ dx: 0, dy: 0, isBeneath: false }));
  const order = boxes.map((_, index) => index).toSorted((a, b) => (boxes[b]?.y ?? 0) - (boxes[a]?.y ?? 0));
  const placed: ScreenArea[] = [];
  for (const index of order) {
    const box = boxes[index];
    if (box === undefined) continue;
    const dx = clamp(box.x, area.left + box.width / 2, area.right - box.width / 2) - box.x;
    const left = box.x + dx - box.width / 2;
    const right = left + box.width;
    const isBeneath = box.restingY - box.height < area.top;
    const wanted = isBeneath ? Math.max(area.top, box.y + box.chinPx) + box.height : box.y;
    const free = freeBottom(wanted, isBeneath, { left, right, height: box.height }, placed);
    const bottom = clamp(free, area.top + box.height, area.bottom);
    placed.push({ left, right, top: bottom - box.height, bottom });
    shifts[index] = { dx, dy: bottom - box.y, isBeneath };
  }
  return shifts;
}

/** The lower edge nearest to `wanted`, upwards or downwards, with which nothing that stands already is covered. */
function freeBottom(
  wanted: number,
  isDownwards: boolean,
  { left, right, height }: { left: number; right: number; height: number },
  placed: readonly ScreenArea[],
): number {
  let bottom = wanted;
  for (;;) {
    const covered = placed.find(
      (other) => left < other.right && right > other.left && bottom > other.top && bottom - height < other.bottom,
    );
    if (covered === undefined) return bottom;
    bottom = isDownwards ? covered.bottom + GAP_PX + height : covered.top - GAP_PX;
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
