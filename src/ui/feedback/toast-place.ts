/**
 * Where toasts appear: horizontally centred, at a height where they cover no title, balance or total, also none that is
 * dimmed behind a dialog. Beside the sign-in card they are centred in what is left of the card, so that its fields stay
 * visible. In a low town they are beside the own figure. They are beside a game's board, if need be narrower: a move that
 * begins on a toast is lost. On a dialog that leaves no room below they are on its sign, beside the title. Pure.
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
  /** Boxes of the controls of the front dialog, as far as they are shown. */
  controls?: readonly Box[];
  /** The sign of the front dialog, and the sides of what is on it: title, balances, buttons. CSS px. */
  sign?: { box: Box; parts: readonly WindowSide[] } | undefined;
  /** Height of the tallest toast, CSS px. Default 64. */
  toastHeightPx?: number;
  /** Height of all toasts with the gaps between them, CSS px. By default that of one. */
  stackHeightPx?: number;
}

/** Distance of the first toast to that edge of the window; further ones are on its other side. */
export interface ToastPlace {
  edge: 'top' | 'bottom';
  offsetPx: number;
  /** There is room for one toast at a time. */
  isAlone?: boolean;
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
/** Shares of controls that are covered more or less and make no difference. */
const LITTLE = 0.1;
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
  const onSign = roomOnSign(scene);
  if (onSign !== null) return (onSign.left + onSign.right) / 2;
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
  const side = sideOfFigure(scene) ?? roomOnSign(scene);
  if (side !== null) return Math.min(TOAST_WIDTH_PX, side.right - side.left);
  return Math.min(TOAST_WIDTH_PX, isBesideBoard(scene) ? roomBesideBoardPx(scene) : scene.widthPx - 3 * GAP_PX);
}

/** The lowest top of a toast. */
const lowestTopPx = ({ heightPx, toastHeightPx = TOAST_HEIGHT_PX }: ToastScene): number =>
  heightPx - toastHeightPx - GAP_PX;

/** Whether a toast at this height covers nothing that has to stay clear. */
function isClear({ keepClear, toastHeightPx = TOAST_HEIGHT_PX }: ToastScene, { left, right }: WindowSide, top: number) {
  return keepClear.every(
    (box) =>
      box.right <= left ||
      box.left >= right ||
      box.bottom + GAP_PX / 2 <= top ||
      box.top - GAP_PX / 2 >= top + toastHeightPx,
  );
}

/** Below all dialogs, or below the front one: what is dimmed there may be covered, unless it is a total. */
function isRoomBelow(scene: ToastScene): boolean {
  const { widthPx, dialogs } = scene;
  const below = lowestTopPx(scene);
  const front = dialogs.at(-1);
  if (front === undefined) return false;
  if (Math.max(...dialogs.map(({ bottom }) => bottom)) + GAP_PX <= below) return true;
  const width = Math.min(TOAST_WIDTH_PX, widthPx - 3 * GAP_PX);
  const middle = { left: (widthPx - width) / 2, right: (widthPx + width) / 2 };
  return front.bottom + GAP_PX <= below && isClear(scene, middle, below);
}

/** The widest part of the sign on which nothing is, if a toast fits there. */
function roomOnSign(scene: ToastScene): WindowSide | null {
  const { sign, board, heightPx, toastHeightPx = TOAST_HEIGHT_PX } = scene;
  if (sign === undefined || board !== undefined || heightPx < COMPACT_HEIGHT_PX || isRoomBelow(scene)) return null;
  if (sign.box.bottom < toastHeightPx + GAP_PX) return null;
  const parts = sign.parts.toSorted((a, b) => a.left - b.left);
  let room: WindowSide | null = null;
  let from = sign.box.left;
  for (const { left, right } of [...parts, { left: sign.box.right, right: sign.box.right }]) {
    const free = { left: from + GAP_PX, right: left - GAP_PX };
    if (free.right - free.left > (room === null ? 0 : room.right - room.left)) room = free;
    from = Math.max(from, right);
  }
  return room !== null && room.right - room.left >= TOAST_MIN_WIDTH_PX.beside ? room : null;
}

export function toastPlace(scene: ToastScene): ToastPlace {
  const { heightPx, sign, toastHeightPx = TOAST_HEIGHT_PX } = scene;
  // Scores and purchases are at the top beside a board, and further toasts are above the first.
  if (isBesideBoard(scene) && heightPx >= COMPACT_HEIGHT_PX) return { edge: 'bottom', offsetPx: GAP_PX };
  if (sign !== undefined && roomOnSign(scene) !== null) {
    const { top, bottom } = sign.box;
    // A toast with more lines than the sign reaches above it, not into the dialog.
    const offsetPx = Math.min(Math.max(GAP_PX, (top + bottom - toastHeightPx) / 2), bottom - toastHeightPx);
    return { edge: 'top', offsetPx, isAlone: true };
  }
  if (isRoomBelow(scene)) return { edge: 'bottom', offsetPx: GAP_PX };
  const width = toastWidthPx(scene);
  const left = toastMiddlePx(scene) - width / 2;
  const side = { left, right: left + width };
  const clear = candidatesOf(scene).filter(({ top }) => isClear(scene, side, top));
  const [first] = clear;
  if (first === undefined) return { edge: 'bottom', offsetPx: ABOVE_BUTTONS_PX };
  let best = { ...first, covered: coveredAt(scene, side, first) };
  for (const candidate of clear) {
    if (best.covered === 0) break;
    const covered = coveredAt(scene, side, candidate);
    if (covered < best.covered - LITTLE) best = { ...candidate, covered };
  }
  return { edge: best.edge, offsetPx: best.offsetPx };
}

type Candidate = ToastPlace & { top: number };

/** Where a toast can be that has no room below dialogs, the best first. */
function candidatesOf(scene: ToastScene): Candidate[] {
  const { widthPx, heightPx, dialogs, toastHeightPx = TOAST_HEIGHT_PX } = scene;
  const candidates: Candidate[] = [];
  const addTop = (top: number): unknown => candidates.push({ edge: 'top', offsetPx: top, top });
  const addBottom = (offsetPx: number): unknown =>
    candidates.push({ edge: 'bottom', offsetPx, top: heightPx - offsetPx - toastHeightPx });
  const front = dialogs.at(-1);
  const isSheetBox = ({ left: start, right }: Box): boolean =>
    start <= SHEET_MARGIN_PX && right >= widthPx - SHEET_MARGIN_PX;
  if (front !== undefined && isSheetBox(front)) {
    const lowest = front.top - toastHeightPx - GAP_PX;
    for (let top = GAP_PX; top <= lowest; top += STEP_PX) addTop(top);
  }
  if (dialogs.some(isSheetBox) || (isLowTown(scene) && sideOfFigure(scene) === null)) {
    for (let offset = ABOVE_BUTTONS_PX; offset < heightPx / 2; offset += STEP_PX) addBottom(offset);
  }
  for (let top = GAP_PX; top < heightPx * LOWEST_SHARE; top += STEP_PX) addTop(top);
  addBottom(GAP_PX);
  return candidates;
}

/** How much of the front dialog's controls the toasts cover there: the sum of their shares. Further toasts are away from the edge. */
function coveredAt(scene: ToastScene, side: WindowSide, { edge, top: firstTop }: Candidate): number {
  const { controls = [], toastHeightPx = TOAST_HEIGHT_PX, stackHeightPx = toastHeightPx } = scene;
  const top = edge === 'top' ? firstTop : firstTop + toastHeightPx - stackHeightPx;
  let covered = 0;
  for (const box of controls) {
    const width = Math.min(side.right, box.right) - Math.max(side.left, box.left);
    const height = Math.min(top + stackHeightPx, box.bottom) - Math.max(top, box.top);
    if (width > 0 && height > 0)
      covered += (width * height) / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
  }
  return covered;
}
