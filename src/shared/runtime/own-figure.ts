/**
 * Where the window shows the own figure, for parts of the page that are placed beside it: it is drawn on a canvas and has no
 * element. The town connects its reader while it is mounted; readers poll.
 */

/** CSS pixels of the window. */
export interface WindowBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Reader = () => WindowBox | null;

let reader: Reader | null = null;

/** Returns a function that disconnects it. */
export function shareOwnFigure(shared: Reader): () => void {
  reader = shared;
  return () => {
    if (reader === shared) reader = null;
  };
}

/** From above the name to the soles; null without a town, and while the figure is not in sight. */
export const ownFigureBox: Reader = () => reader?.() ?? null;

const EDGE_PX = 8;

/**
 * The side of the figure that has at least `leastPx` of width, first the left one: joystick and zoom buttons are right of it.
 * Returns its edges in the window, or null without such a side.
 */
export function besideOwnFigure(
  { left, right }: WindowBox,
  widthPx: number,
  leastPx: number,
): { left: number; right: number } | null {
  if (left - 2 * EDGE_PX >= leastPx) return { left: EDGE_PX, right: left - EDGE_PX };
  if (widthPx - right - 2 * EDGE_PX >= leastPx) return { left: right + EDGE_PX, right: widthPx - EDGE_PX };
  return null;
}
