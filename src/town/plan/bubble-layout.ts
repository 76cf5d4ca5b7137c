/** Shifts speech bubbles so that none covers another and all stay on the screen. Pure; the overlay measures bubbles. */

/** A bubble stack over a head: the middle of its lower edge at (`x`, `y`) on the screen, in CSS pixels. */
export interface BubbleBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `y` once the camera rests: a bubble does not change sides while the camera glides. */
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
  /** The bubble is below the face, because there is no space above the head. */
  isBeneath: boolean;
}

const GAP_PX = 4;

/**
 * Shifts for `boxes`, in their order. The figure that is lower on the screen keeps its bubble above its head; bubbles that
 * overlap it move up. A bubble without space above the head is placed below the face. Then each is moved inside `area`.
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
    const preferred = isBeneath ? Math.max(area.top, box.y + box.chinPx) + box.height : box.y;
    const free = freeBottom(preferred, isBeneath, { left, right, height: box.height }, placed);
    const bottom = clamp(free, area.top + box.height, area.bottom);
    placed.push({ left, right, top: bottom - box.height, bottom });
    shifts[index] = { dx, dy: bottom - box.y, isBeneath };
  }
  return shifts;
}

/** The lower edge nearest to `preferred`, upwards or downwards, at which the bubble overlaps no placed one. */
function freeBottom(
  preferred: number,
  isDownwards: boolean,
  { left, right, height }: { left: number; right: number; height: number },
  placed: readonly ScreenArea[],
): number {
  let bottom = preferred;
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
