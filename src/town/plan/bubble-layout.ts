/**
 * Places speech bubbles so that none covers another and all stay on the screen. Pure over the boxes, which keep their last
 * place: bubbles stay where they are between frames. It allocates nothing. The overlay measures bubbles.
 */
import {
  createWay,
  EVERYWHERE,
  isFree,
  NO_WAY,
  type PlacedLabel,
  placeLabel,
  type ScreenArea,
  UNPLACED,
  type Way,
  write,
} from './free-place.ts';

/**
 * `full`: all lines; `short`: one row of the newest line; `mark`: only that somebody speaks; `none`: not shown, because
 * there is no room at all. The messages are in the chat log.
 */
export type BubbleForm = 'full' | 'short' | 'mark' | 'none';

/** Size of the bubble of form `mark`, as the style sheet draws it. */
const MARK_WIDTH_PX = 36;
const MARK_HEIGHT_PX = 22;

/** A bubble farther away from its head would not look like the player's words. */
const REACH_ABOVE_PX = 240;
/** Below the face it covers other figures. */
const REACH_BELOW_PX = 76;
/** The tail ends at this distance from the bubble's side at least. */
const TAIL_INSET_PX = 12;
/** Bubbles keep this distance from the window's edges. */
export const EDGE_PX = 8;

/**
 * The bubbles of one speaker, and where they are. Positions and sizes are CSS pixels of the window once the camera rests: a
 * bubble does not change its place while the camera glides.
 */
export interface BubbleBox extends PlacedLabel {
  /** Order of importance, largest first; then the newest message. */
  rank: number;
  /** Grows with each message of the chat. */
  newest: number;
  /** The middle of the lower edge is at (`x`, `y`) where nothing is in the way: above the name. */
  x: number;
  y: number;
  /** Top of the head. */
  headY: number;
  /** From `y` down to the chin. */
  chinPx: number;
  widthPx: number;
  heightPx: number;
  shortWidthPx: number;
  shortHeightPx: number;
  /** Result. */
  form: BubbleForm;
  /** Result: the bubble is below the face, because there is no space above the head. */
  isBeneath: boolean;
  /** Result: there is no room above the head for all lines. */
  isCramped: boolean;
  /** Result: the larger one is drawn on top. */
  layer: number;
}

/** Index of the look "short, above the head" in both lists. */
const SHORT_ABOVE = 1;

interface Look {
  form: Exclude<BubbleForm, 'none'>;
  isBeneath: boolean;
}

/** Best first. */
const ABOVE: readonly Look[] = [
  { form: 'full', isBeneath: false },
  { form: 'short', isBeneath: false },
  { form: 'short', isBeneath: true },
  { form: 'mark', isBeneath: false },
];
/** Where even the own player's bubbles have no room above the head. */
const BENEATH: readonly Look[] = [
  { form: 'full', isBeneath: true },
  { form: 'short', isBeneath: false },
  { form: 'short', isBeneath: true },
  { form: 'mark', isBeneath: true },
];

export function createBubbleBox(): BubbleBox {
  return {
    rank: 0,
    newest: 0,
    x: 0,
    y: 0,
    headY: 0,
    chinPx: 0,
    widthPx: 0,
    heightPx: 0,
    shortWidthPx: 0,
    shortHeightPx: 0,
    form: 'none',
    isBeneath: false,
    isCramped: false,
    layer: 0,
    ...UNPLACED,
  };
}

/** Order of placement: the most important, then the newest message. It does not depend on positions. */
export const isBubbleBefore = (a: BubbleBox, b: BubbleBox): boolean =>
  a.rank === b.rank ? a.newest > b.newest : a.rank > b.rank;

/** The part of the window that the interface leaves free. */
export interface BubbleArea extends ScreenArea {
  windowWidthPx: number;
}

/** Where bubbles may be, and what they may not cover. */
export interface BubbleGround {
  readonly area: BubbleArea;
  /** Reused in each frame: the first `keptCount` labels are what no bubble covers, the others the bubbles placed so far. */
  readonly taken: PlacedLabel[];
  keptCount: number;
}

/**
 * Writes the place of each box. The first box gets its preferred place; each later one moves up, or down below a face,
 * until it covers no earlier one. A bubble without room shrinks to its newest line, then to a mark, then it is hidden.
 */
export function arrangeBubbles(boxes: readonly BubbleBox[], { area, taken, keptCount }: BubbleGround): void {
  for (let index = 0; index < boxes.length; index++) {
    const box = boxes[index];
    if (box === undefined) continue;
    box.layer = boxes.length - index;
    placeBubble(box, taken, keptCount + index, area, index === 0);
    taken[keptCount + index] = box;
  }
  taken.length = keptCount + boxes.length;
}

/** Reused for each bubble. */
const ways = ABOVE.map(createWay);

function placeBubble(
  box: BubbleBox,
  placed: readonly PlacedLabel[],
  count: number,
  area: BubbleArea,
  isFirst: boolean,
): void {
  const isCramped = box.y - box.heightPx < area.top;
  if (isCramped !== box.isCramped) box.way = NO_WAY;
  box.isCramped = isCramped;
  const looks = isCramped ? BENEATH : ABOVE;
  for (let index = 0; index < looks.length; index++) {
    const way = ways[index];
    const look = looks[index];
    if (way !== undefined && look !== undefined) writeWay(way, box, look, area);
  }
  placeLabel(box, ways, placed, count, area);
  const look = looks[box.way];
  box.form = look?.form ?? 'none';
  box.isBeneath = look?.isBeneath ?? false;
  // The most important bubble is shown in any case.
  if (look === undefined) forceInto(box, placed, isFirst ? 0 : count, area);
}

function writeWay(way: Way, box: BubbleBox, { form, isBeneath }: Look, area: BubbleArea): void {
  const heightPx = heightOf(box, form);
  const width = widthOf(box, form);
  const aside = Math.max(0, width / 2 - TAIL_INSET_PX);
  const inside = clamp(box.x, area.left + width / 2, area.right - width / 2);
  const near = clamp(inside, box.x - aside, box.x + aside);
  const middle = clamp(near, EDGE_PX + width / 2, area.windowWidthPx - EDGE_PX - width / 2);
  way.left = Math.round(middle - width / 2);
  way.right = way.left + width;
  way.heightPx = heightPx;
  way.startPx = isBeneath ? Math.max(area.top, box.y + box.chinPx) + heightPx : Math.min(box.y, area.bottom);
  way.direction = isBeneath ? 1 : -1;
  way.reachPx = form === 'mark' ? 0 : isBeneath ? REACH_BELOW_PX : REACH_ABOVE_PX;
}

/** The window is too small for the bubble at its head: moves it inside, if that covers no other. */
function forceInto(box: BubbleBox, placed: readonly PlacedLabel[], count: number, area: BubbleArea): void {
  const index = SHORT_ABOVE;
  const way = ways[index];
  if (way === undefined) return;
  const bottom = clamp(box.y, area.top + way.heightPx, area.bottom);
  if (!isFree(way, bottom, placed, count, EVERYWHERE)) return;
  write(box, way, index, bottom);
  box.form = 'short';
  box.isBeneath = bottom > box.y;
}

const widthOf = (box: BubbleBox, form: BubbleForm): number =>
  form === 'full' ? box.widthPx : form === 'short' ? box.shortWidthPx : MARK_WIDTH_PX;

const heightOf = (box: BubbleBox, form: BubbleForm): number =>
  form === 'full' ? box.heightPx : form === 'short' ? box.shortHeightPx : MARK_HEIGHT_PX;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
