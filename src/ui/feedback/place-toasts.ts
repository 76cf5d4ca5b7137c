/**
 * Places the toasts for what is on the page now, by custom properties and `data-toasts` of the root, which `toaster.css` reads.
 * One rule for all screens: they never cover what is in use (`toast-room.ts`). Remembers where they are; they stay there while
 * it is free, and at the same edge while any is shown, so that screen readers read each once.
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
  isFree,
  overlaps,
  stackHeightPx,
  type ToastForm,
  type ToastRoom,
  type ToastSpot,
  type WeightedBox,
} from './toast-room.ts';

/** The class of the element that all toasts are in. */
export const LAYER = 'toast-layer';

export interface PlacedToasts {
  /** How many are shown, the newest ones. */
  count: number;
  /** The edge at which the newest one is. */
  edge: ToastPlace['edge'];
}

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
const SHOWN = '[data-sonner-toast]:not([data-removed="true"]) .toast';

const EDGE_PX = 8;
/** At the sides, as the layer of a narrow window leaves them. */
const SIDE_PX = 12;
const WIDTHS_PX = { full: [356, 300, 240], slim: [356, 300, 240, 200] } as const;

const boxesOf = (selector: string): DOMRect[] =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );

let current: ToastSpot | null = null;
let edge: ToastPlace['edge'] = 'top';

/** The shown toasts, the newest first. `isKeeping`: they stay where they are as long as that place is free. */
export function placeToasts(isKeeping = false): PlacedToasts {
  const toasts = [...document.querySelectorAll<HTMLElement>(SHOWN)].slice(0, shownAtOnce(window.innerHeight));
  const { safe, heightsOf, remove } = createProbe(toasts);
  // An on-screen keyboard that lies over the page, see `keyboard-height.ts`.
  const keyboardPx = Number.parseFloat(document.documentElement.style.getPropertyValue('--keyboard')) || 0;
  const heightPx = window.innerHeight - keyboardPx;
  const scene = sceneOf(heightPx);
  const room = roomOf(scene, {
    left: safe.left + SIDE_PX,
    top: safe.top + EDGE_PX,
    right: window.innerWidth - safe.right - SIDE_PX,
    bottom: heightPx - Math.max(0, safe.bottom - keyboardPx) - EDGE_PX,
  });
  const formOf = (widthPx: number, isSlim: boolean): ToastForm => ({
    widthPx,
    isSlim,
    heightsPx: heightsOf(widthPx, isSlim),
  });
  const widthPx = toastWidthPx(scene);
  const wantedForm = formOf(widthPx, false);
  const place = toastPlace({ ...scene, toastHeightPx: Math.max(TOAST_HEIGHT_PX, ...wantedForm.heightsPx) });
  const wanted = wantedSpot(scene, place, wantedForm, safe.bottom);
  const isShown = toasts.length > 0;
  if (!isShown) edge = place.edge;
  const kept =
    isKeeping && isShown && current !== null ? keptSpot(current, formOf(current.widthPx, current.isSlim)) : null;
  const fits = (width: number): boolean => width <= room.bounds.right - room.bounds.left;
  const spot =
    kept !== null && isFree(kept, room) && boxOfSpot(kept).bottom <= room.bounds.bottom && kept.topPx >= room.bounds.top
      ? kept
      : findSpot(room, wanted, [
          wantedForm,
          ...WIDTHS_PX.full.filter((width) => width < widthPx && fits(width)).map((width) => formOf(width, false)),
          ...WIDTHS_PX.slim.filter(fits).map((width) => formOf(width, true)),
        ]);
  remove();
  show(spot);
  return { count: spot.isAlone ? 1 : shownAtOnce(window.innerHeight), edge };
}

function show(spot: ToastSpot): void {
  current = spot;
  const { style, dataset } = document.documentElement;
  const offsetPx = edge === 'top' ? spot.topPx : window.innerHeight - spot.topPx - spot.heightPx;
  style.setProperty(`--toast-${edge}`, `${offsetPx}px`);
  style.setProperty('--toast-middle', `${spot.leftPx + spot.widthPx / 2}px`);
  style.setProperty('--toast-width', `${spot.widthPx}px`);
  dataset.toasts = [spot.isSlim ? 'slim' : '', spot.isThrough ? 'through' : ''].filter((word) => word !== '').join(' ');
}

/**
 * Whether a toast is on something in use, which came or moved below it: a board after its dialog, a control that was scrolled, the
 * own figure that walks or glides.
 */
export function areToastsInTheWay(): boolean {
  const toasts = boxesOf(SHOWN);
  return toasts.length > 0 && takenBoxes().some((box) => toasts.some((toast) => overlaps(toast, box)));
}

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

const takenBoxes = (controls: readonly Box[] = controlsInUse().controls): Box[] => {
  const figure = window.innerHeight < COMPACT_HEIGHT_PX && boxesOf('.dialog').length === 0 ? ownFigureBox() : null;
  return [...controls, ...boxesOf(`${BOARD}, ${KEEP_CLEAR}`), ...(figure === null ? [] : [figure])];
};

function roomOf(scene: ToastScene, bounds: Box): ToastRoom {
  const { controls, scrollAreas } = controlsInUse();
  const figure = scene.dialogs.length === 0 ? ownFigureBox() : null;
  const weigh = (boxes: readonly Box[], weight: number): WeightedBox[] => boxes.map((box) => ({ box, weight }));
  return {
    bounds,
    taken: takenBoxes(controls),
    liked: [
      ...weigh(boxesOf(TITLES), 3),
      ...weigh(boxesOf(SIGN), 0.5),
      ...weigh(scene.dialogs.length === 0 ? boxesOf(LAST_LINES) : [], 3),
      ...weigh(boxesOf(CANVAS), 2),
      ...weigh(figure === null ? [] : [figure], 2),
      ...weigh(scrollAreas, 1),
    ],
  };
}

/** The place by the rules of `toast-place.ts`, which know titles and boards but not every control. */
function wantedSpot(scene: ToastScene, place: ToastPlace, form: ToastForm, safeBottomPx: number): ToastSpot {
  const heightPx = stackHeightPx(form.heightsPx);
  const bottomPx = scene.heightPx - place.offsetPx - safeBottomPx;
  return {
    leftPx: toastMiddlePx(scene) - form.widthPx / 2,
    topPx: place.edge === 'top' ? place.offsetPx : bottomPx - heightPx,
    widthPx: form.widthPx,
    heightPx,
    isSlim: false,
    isAlone: false,
    isThrough: false,
  };
}

/** The place where they are, for the toasts that are shown now: it grows away from its edge. */
function keptSpot(spot: ToastSpot, { heightsPx }: ToastForm): ToastSpot | null {
  if (spot.isThrough) return null;
  const heightPx = spot.isAlone ? Math.max(...heightsPx) : stackHeightPx(heightsPx);
  return { ...spot, heightPx, topPx: edge === 'top' ? spot.topPx : spot.topPx + spot.heightPx - heightPx };
}

interface Probe {
  /** Insets of the window's safe area, CSS px. */
  safe: Box;
  heightsOf: (widthPx: number, isSlim: boolean) => number[];
  remove: () => void;
}

/** Invisible copies of the toasts, beside the body so that nothing that watches the page sees them. */
function createProbe(toasts: readonly HTMLElement[]): Probe {
  const probe = document.createElement('div');
  probe.className = 'toast-probe';
  probe.inert = true;
  probe.append(...toasts.map((toast) => toast.cloneNode(true)));
  document.documentElement.append(probe);
  const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(probe);
  const px = (length: string): number => Number.parseFloat(length) || 0;
  return {
    safe: { left: px(paddingLeft), top: px(paddingTop), right: px(paddingRight), bottom: px(paddingBottom) },
    heightsOf: (widthPx, isSlim) => {
      probe.style.setProperty('--toast-width', `${widthPx}px`);
      probe.toggleAttribute('data-slim', isSlim);
      const heights = Array.from(probe.children, (copy) => copy.getBoundingClientRect().height || TOAST_HEIGHT_PX);
      // Before the first toast is rendered.
      return heights.length === 0 ? [TOAST_HEIGHT_PX] : heights;
    },
    remove: () => probe.remove(),
  };
}
