/**
 * Where toasts appear: horizontally centred, at a height where they cover no title, balance or total, also none that is
 * dimmed behind a dialog. Beside the sign-in card they are centred in what is left of the card, so that its fields stay
 * visible. In a low town they are beside the own figure. They are beside a game's board, if need be narrower: a move that
 * begins on a toast is lost. Pure.
 */

import { besideOwnFigure, type WindowSide } from '../../shared/runtime/own-figure.ts';
import { COMPACT_HEIGHT_PX } from '../../shared/rules/viewport.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ToastScene {
  /** Of the window, CSS px. */
  widthPx: number;
  heightPx: number;
  /** Boxes of the open dialogs, the front one last. */
  dialogs: readonly Box[];
  /** Titles, balances, totals, the focused text field, and the last lines of the chat. */
  keepClear: readonly Box[];
  /** Sides of the town's top bar, inside of the safe areas. In low windows the own name and bubbles are below it. */
  topBar?: WindowSide | undefined;
  /** The own figure in the town. */
  figure?: WindowSide | null;
  isRightToLeft?: boolean;
  /** Left edge of the sign-in card, CSS px. */
  cardLeftPx?: number;
  /** Sides of the board of a game in the front dialog, CSS px. Its box is in `keepClear` too, for windows without room beside it. */
  board?: WindowSide | undefined;
  /** Height of the tallest toast, CSS px. Default 64. */
  toastHeightPx?: number;
}

/** Distance of the first toast to that edge of the window; further ones are on its other side. */
export interface ToastPlace {
  edge: 'top' | 'bottom';
  offsetPx: number;
}

const TOAST_WIDTH_PX = 356;
/** Of a narrower one, a sentence would take too many lines. Beside the figure it would else cover the figure. */
const TOAST_MIN_WIDTH_PX = { beside: 240, besideFigure: 220 } as const;
/** Of a toast with two lines. */
export const TOAST_HEIGHT_PX = 64;
const GAP_PX = 8;
const STEP_PX = 4;
/** A sheet on a phone has its main button at the bottom, the town its message line. */
const ABOVE_BUTTONS_PX = 86;
/** Of a sheet beside the edges of the window, at most. */
const SHEET_MARGIN_PX = 24;
/** Below this share of the window a toast is no longer looked for at the top. */
const LOWEST_SHARE = 0.7;

/** Low windows show one toast at a time. */
export const shownAtOnce = (heightPx: number): number => (heightPx < COMPACT_HEIGHT_PX ? 1 : 4);

/**
 * The horizontal middle of the toasts, CSS px: of the window, or of what is left of the card or beside the board, if a toast
 * fits there.
 */
export function toastMiddlePx(scene: ToastScene): number {
  const { widthPx, dialogs, cardLeftPx = 0, board } = scene;
  if (dialogs.length === 0 && hasRoom(cardLeftPx)) return cardLeftPx / 2;
  const side = sideOfFigure(scene);
  if (side !== null) return side.left + Math.min(TOAST_WIDTH_PX, side.right - side.left) / 2;
  if (board === undefined || !isBesideBoard(scene)) return widthPx / 2;
  return isAfterBoard(board, widthPx) ? (board.right + widthPx) / 2 : board.left / 2;
}

const hasRoom = (px: number): boolean => px >= TOAST_WIDTH_PX + GAP_PX;
/** Whether the wider side of the board is the right one; from right to left it is the other. */
const isAfterBoard = (board: WindowSide, widthPx: number): boolean => widthPx - board.right >= board.left;
const roomBesideBoardPx = ({ widthPx, board }: ToastScene): number =>
  board === undefined ? 0 : Math.max(widthPx - board.right, board.left) - 2 * GAP_PX;
/** In a low window the figure takes the height between the bars: toasts are beside it. */
const isLowTown = ({ topBar, dialogs, heightPx }: ToastScene): boolean =>
  topBar !== undefined && dialogs.length === 0 && heightPx < COMPACT_HEIGHT_PX;
function sideOfFigure(scene: ToastScene): WindowSide | null {
  const { figure, topBar, isRightToLeft = false } = scene;
  if (!figure || !topBar || !isLowTown(scene)) return null;
  return besideOwnFigure(figure, { around: topBar, leastPx: TOAST_MIN_WIDTH_PX.besideFigure, isRightToLeft });
}

const isBesideBoard = (scene: ToastScene): boolean => roomBesideBoardPx(scene) >= TOAST_MIN_WIDTH_PX.beside;

/** The width of a toast at most, CSS px. */
export function toastWidthPx(scene: ToastScene): number {
  const side = sideOfFigure(scene);
  if (side !== null) return Math.min(TOAST_WIDTH_PX, side.right - side.left);
  return Math.min(TOAST_WIDTH_PX, isBesideBoard(scene) ? roomBesideBoardPx(scene) : scene.widthPx - 3 * GAP_PX);
}

export function toastPlace(scene: ToastScene): ToastPlace {
  const { widthPx, heightPx, dialogs, keepClear, toastHeightPx = TOAST_HEIGHT_PX } = scene;
  // Scores and purchases are at the top beside a board, and further toasts are above the first.
  if (isBesideBoard(scene) && heightPx >= COMPACT_HEIGHT_PX) return { edge: 'bottom', offsetPx: GAP_PX };
  const width = toastWidthPx(scene);
  const left = toastMiddlePx(scene) - width / 2;
  const isClearAt = (top: number): boolean =>
    keepClear.every(
      (box) =>
        box.right <= left ||
        box.left >= left + width ||
        box.bottom + GAP_PX / 2 <= top ||
        box.top - GAP_PX / 2 >= top + toastHeightPx,
    );
  const below = heightPx - toastHeightPx - GAP_PX;
  const dialogsEnd = Math.max(0, ...dialogs.map(({ bottom }) => bottom));
  if (dialogs.length > 0 && dialogsEnd + GAP_PX <= below) return { edge: 'bottom', offsetPx: GAP_PX };
  const front = dialogs.at(-1);
  // A question in front of a dialog: what is dimmed below it may be covered.
  if (front !== undefined && front.bottom + GAP_PX <= below && isClearAt(below))
    return { edge: 'bottom', offsetPx: GAP_PX };
  const isSheetBox = ({ left: start, right }: Box): boolean =>
    start <= SHEET_MARGIN_PX && right >= widthPx - SHEET_MARGIN_PX;
  if (front !== undefined && isSheetBox(front)) {
    const lowest = front.top - toastHeightPx - GAP_PX;
    for (let top = GAP_PX; top <= lowest; top += STEP_PX) if (isClearAt(top)) return { edge: 'top', offsetPx: top };
  }
  const isSheet = dialogs.some(isSheetBox);
  if (isSheet || (isLowTown(scene) && sideOfFigure(scene) === null)) {
    for (let offset = ABOVE_BUTTONS_PX; offset < heightPx / 2; offset += STEP_PX)
      if (isClearAt(heightPx - offset - toastHeightPx)) return { edge: 'bottom', offsetPx: offset };
  }
  for (let top = GAP_PX; top < heightPx * LOWEST_SHARE; top += STEP_PX)
    if (isClearAt(top)) return { edge: 'top', offsetPx: top };
  if (isClearAt(below)) return { edge: 'bottom', offsetPx: GAP_PX };
  return { edge: 'bottom', offsetPx: ABOVE_BUTTONS_PX };
}
