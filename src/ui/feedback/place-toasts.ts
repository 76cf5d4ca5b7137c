/**
 * Places the toasts for what is on the page now, by custom properties and `data-toasts` of their frame, which `toaster.css` reads.
 * One rule for all screens: they never cover what is in use (`toast-room.ts`). Remembers where they are: they stay there while it
 * is free.
 */
import { COMPACT_HEIGHT_PX } from '../../shared/rules/viewport.ts';
import { ownFigureBox } from '../../shared/runtime/own-figure.ts';
import { controlsInUse } from './controls-in-use.ts';
import {
  type Box,
  shownAtOnce,
  TOAST_HEIGHT_PX,
  toastMiddlePx,
  toastPlace,
  type ToastPlace,
  type ToastScene,
  toastWidthPx,
} from './toast-place.ts';
import {
  boxOfSpot,
  findSpot,
  fits,
  overlaps,
  spotOf,
  type ToastForm,
  type ToastRoom,
  type ToastSpot,
  type WeightedBox,
} from './toast-room.ts';

/** The class of the element that all toasts are in. */
export const LAYER = 'toast-layer';

/** Titles, balances, totals, search fields and open menus. */
const TITLES =
  'input[type="search"], .menu, .hud-top, .hud-place, .hud-purse, .wordmark, .sign-title, .dialog-icon, .balances';
/** Of a dialog; beside its title is room for a toast. */
const SIGN = '.dialog-sign';
/** Parts that toasts never cover, such as a total with its button. */
const KEEP_CLEAR = '[data-keep-clear]';
/** Of the chat, in a town without a dialog over it. */
const LAST_LINES = '.chat-glimpse-lines';
const TEXT_FIELD = 'input, textarea';
/** Boards of games, which can come after their dialog. */
const BOARD = '[data-toasts-beside]';
/** Figures and pictures of a dialog. */
const CANVAS = '.dialog canvas';
/** The newest first. */
const SHOWN = '[data-sonner-toast]:not([data-removed="true"]) .toast';

const EDGE_PX = 8;
/** At the sides. */
const SIDE_PX = 12;
const WIDTHS_PX = { full: [356, 300, 240], slim: [356, 300, 240, 200] } as const;

const boxesOf = (selector: string): DOMRect[] =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );

let current: ToastSpot | null = null;

/**
 * Returns how many toasts are shown, the newest ones. `isKeeping`: they stay where they are as long as that place is free. The
 * frame is around their layer.
 */
export function placeToasts(frame: HTMLElement, isKeeping = false): number {
  const most = shownAtOnce(window.innerHeight);
  const toasts = [...frame.querySelectorAll<HTMLElement>(SHOWN)].slice(0, most);
  if (toasts.length === 0) {
    current = null;
    return most;
  }
  const formOf = (widthPx: number, isSlim: boolean): ToastForm => {
    shape(frame, widthPx, isSlim);
    return { widthPx, isSlim, heightsPx: toasts.map(({ offsetHeight }) => offsetHeight || TOAST_HEIGHT_PX) };
  };
  // An on-screen keyboard that lies over the page, see `keyboard-height.ts`.
  const keyboardPx = Number.parseFloat(document.documentElement.style.getPropertyValue('--keyboard')) || 0;
  const heightPx = window.innerHeight - keyboardPx;
  const safe = safeAreaOf(frame);
  const bounds = {
    left: safe.left + SIDE_PX,
    top: safe.top + EDGE_PX,
    right: window.innerWidth - safe.right - SIDE_PX,
    bottom: heightPx - Math.max(0, safe.bottom - keyboardPx) - EDGE_PX,
  };
  const scene = sceneOf(heightPx);
  const room = roomOf(scene, bounds);
  const kept = isKeeping && current !== null ? keptSpot(current, formOf(current.widthPx, current.isSlim)) : null;
  const spot = kept !== null && fits(kept, room) ? kept : newSpot({ scene, room, formOf, safeBottomPx: safe.bottom });
  // Of two places that both cover something, the one where they are, unless it is over the focus.
  const isStaying = kept !== null && kept.isThrough && spot.isThrough && !isOver(kept, room.focused);
  show(frame, isStaying ? kept : spot);
  return spot.isAlone ? 1 : most;
}

interface Search {
  scene: ToastScene;
  room: ToastRoom;
  formOf: (widthPx: number, isSlim: boolean) => ToastForm;
  safeBottomPx: number;
}

function newSpot({ scene, room, formOf, safeBottomPx }: Search): ToastSpot {
  const widthPx = toastWidthPx(scene);
  const form = formOf(widthPx, false);
  const place = toastPlace({ ...scene, toastHeightPx: Math.max(TOAST_HEIGHT_PX, ...form.heightsPx) });
  const hasRoom = (width: number): boolean => width <= room.bounds.right - room.bounds.left;
  return findSpot(room, wantedSpot(scene, place, form, safeBottomPx), () => [
    form,
    ...WIDTHS_PX.full.filter((width) => width < widthPx && hasRoom(width)).map((width) => formOf(width, false)),
    ...WIDTHS_PX.slim.filter(hasRoom).map((width) => formOf(width, true)),
  ]);
}

/** The place by the rules of `toast-place.ts`, which know titles and boards but not every control. */
function wantedSpot(scene: ToastScene, place: ToastPlace, form: ToastForm, safeBottomPx: number): ToastSpot {
  const spot = spotOf(form);
  const bottomPx = scene.heightPx - place.offsetPx - safeBottomPx;
  return {
    ...spot,
    leftPx: toastMiddlePx(scene) - form.widthPx / 2,
    topPx: place.edge === 'top' ? place.offsetPx : bottomPx - spot.heightPx,
  };
}

/** Toasts in the lower half of the window grow upwards. */
const isLow = ({ topPx, heightPx }: ToastSpot): boolean => topPx + heightPx / 2 > window.innerHeight / 2;

/** The place where they are, for the toasts that are shown now. */
function keptSpot(spot: ToastSpot, form: ToastForm): ToastSpot {
  const { heightPx } = spotOf(form, spot);
  return { ...spot, heightPx, topPx: isLow(spot) ? spot.topPx + spot.heightPx - heightPx : spot.topPx };
}

function show(frame: HTMLElement, spot: ToastSpot): void {
  current = spot;
  const { leftPx, topPx, widthPx, heightPx, isSlim, isThrough } = spot;
  shape(frame, widthPx, isSlim);
  frame.toggleAttribute('data-through', isThrough);
  const { style } = frame;
  style.setProperty('--toast-left', `${leftPx}px`);
  // Of the edge that stays where it is when a toast ends.
  style.setProperty('--toast-top', isLow(spot) ? 'auto' : `${topPx}px`);
  style.setProperty('--toast-bottom', isLow(spot) ? `${window.innerHeight - topPx - heightPx}px` : 'auto');
}

function shape(frame: HTMLElement, widthPx: number, isSlim: boolean): void {
  frame.style.setProperty('--toast-width', `${widthPx}px`);
  frame.toggleAttribute('data-slim', isSlim);
}

/**
 * Whether a toast is on something in use, which came or moved below it: a board after its dialog, a control that was scrolled, the
 * own figure that walks or glides. `isWhole`: controls are read too, which takes a slow device some 20 ms. Without a place, where
 * everything is in use: whether it is over the focus.
 */
export function areToastsInTheWay(isWhole: boolean): boolean {
  if (current === null) return false;
  const box = boxOfSpot(current);
  if (current.isThrough) return isWhole && controlsInUse([box]).focused !== null;
  if (partsInUse().some((part) => overlaps(box, part))) return true;
  return isWhole && controlsInUse([box]).controls.length > 0;
}

const isOver = (spot: ToastSpot, box: Box | null): boolean => box !== null && overlaps(boxOfSpot(spot), box);

export const areToastsShown = (): boolean => current !== null;

/** A press goes through a toast that covers something in use. */
export const areToastsThrough = (): boolean => current?.isThrough ?? false;

function sceneOf(heightPx: number): ToastScene {
  const focused = document.activeElement?.matches(TEXT_FIELD) ? [document.activeElement.getBoundingClientRect()] : [];
  const dialogs = boxesOf('.dialog');
  const lines = dialogs.length === 0 ? boxesOf(LAST_LINES) : [];
  const boards = boxesOf(BOARD);
  return {
    widthPx: window.innerWidth,
    heightPx,
    dialogs,
    keepClear: [...boxesOf(`${TITLES}, ${SIGN}, ${KEEP_CLEAR}`), ...focused, ...lines, ...boards],
    figure: ownFigureBox(),
    isRightToLeft: document.documentElement.dir === 'rtl',
    topBar: boxesOf('.hud-top')[0],
    cardLeftPx: boxesOf('.doorway-form')[0]?.left,
    board: boards.at(-1),
  };
}

/** Boards and other parts that are never covered, and in a low town the own figure. */
function partsInUse(): Box[] {
  const figure = window.innerHeight < COMPACT_HEIGHT_PX && boxesOf('.dialog').length === 0 ? ownFigureBox() : null;
  return [...boxesOf(`${BOARD}, ${KEEP_CLEAR}`), ...(figure === null ? [] : [figure])];
}

function roomOf(scene: ToastScene, bounds: Box): ToastRoom & { focused: Box | null } {
  const { controls, scrollAreas, focused } = controlsInUse([bounds]);
  const figure = scene.dialogs.length === 0 ? ownFigureBox() : null;
  const weigh = (boxes: readonly Box[], weight: number): WeightedBox[] => boxes.map((box) => ({ box, weight }));
  return {
    bounds,
    focused,
    taken: [...controls, ...partsInUse()],
    liked: [
      // Where every place covers something in use, the focus comes first.
      ...weigh(focused === null ? [] : [focused], 1000),
      ...weigh(boxesOf(TITLES), 3),
      ...weigh(boxesOf(SIGN), 0.5),
      ...weigh(scene.dialogs.length === 0 ? boxesOf(LAST_LINES) : [], 3),
      ...weigh(boxesOf(CANVAS), 2),
      ...weigh(figure === null ? [] : [figure], 2),
      ...weigh(scrollAreas, 1),
    ],
  };
}

/** Insets of the window, CSS px. `toaster.css` has them in a property that does nothing there. */
function safeAreaOf(frame: HTMLElement): Box {
  const { scrollPaddingLeft, scrollPaddingTop, scrollPaddingRight, scrollPaddingBottom } = getComputedStyle(frame);
  const px = (length: string): number => Number.parseFloat(length) || 0;
  return {
    left: px(scrollPaddingLeft),
    top: px(scrollPaddingTop),
    right: px(scrollPaddingRight),
    bottom: px(scrollPaddingBottom),
  };
}
