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

export type WindowSide = Pick<WindowBox, 'left' | 'right'>;

const GAP_PX = 8;

export interface SideLimits {
  /** The part of the window that may be used. */
  around: WindowSide;
  /** Least width of a side. */
  leastPx: number;
  /** Joystick and zoom buttons are left of the figure, and not right of it. */
  isRightToLeft: boolean;
}

/** The side of the figure that is wide enough, first the one without the joystick. Returns null without such a side. */
export function besideOwnFigure(figure: WindowSide, { around, leastPx, isRightToLeft }: SideLimits): WindowSide | null {
  const before = { left: around.left, right: figure.left - GAP_PX };
  const after = { left: figure.right + GAP_PX, right: around.right };
  const sides = isRightToLeft ? [after, before] : [before, after];
  return sides.find(({ left, right }) => right - left >= leastPx) ?? null;
}
