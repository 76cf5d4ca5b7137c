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

/**
 * The side of the figure that has at least `leastPx` of width inside of `around`, first the left one: joystick and zoom buttons
 * are right of it. Returns null without such a side.
 */
export function besideOwnFigure(figure: WindowSide, around: WindowSide, leastPx: number): WindowSide | null {
  const before = { left: around.left, right: figure.left - GAP_PX };
  const after = { left: figure.right + GAP_PX, right: around.right };
  return [before, after].find(({ left, right }) => right - left >= leastPx) ?? null;
}
