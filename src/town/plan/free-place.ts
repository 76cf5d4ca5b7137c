/**
 * Finds room for labels over the heads: a rectangle moves up or down until it overlaps none of those placed before. Pure;
 * it allocates nothing, because it runs in each frame. Distances are in CSS pixels.
 */

export interface ScreenArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EVERYWHERE: ScreenArea = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** A label and its place. */
export interface PlacedLabel extends ScreenArea {
  /** False while it is not shown; it then covers nothing. */
  isPlaced: boolean;
  /** Index of the way in which it is placed; the number of ways while it is hidden; `NO_WAY` before its first frame. */
  way: number;
  /** Distance from the preferred place of that way. */
  shiftPx: number;
}

export const NO_WAY = -1;

/** A label before its first frame. */
export const UNPLACED: Readonly<PlacedLabel> = {
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  isPlaced: false,
  way: NO_WAY,
  shiftPx: 0,
};

/** One way to show a label: its rectangle, its preferred place, and where it moves when that is taken. */
export interface Way {
  left: number;
  right: number;
  heightPx: number;
  /** Preferred lower edge. */
  startPx: number;
  /** 1 searches downwards, -1 upwards. */
  direction: 1 | -1;
  /** Farthest distance from `startPx`. */
  reachPx: number;
}

/** Distance between two labels. */
export const LABEL_GAP_PX = 4;
/**
 * Additional room that a label needs before it moves to a better place than its last one. Labels would otherwise jump back
 * and forth while their players stand at the limit.
 */
export const SETTLE_PX = 10;

export const createWay = (): Way => ({ left: 0, right: 0, heightPx: 0, startPx: 0, direction: -1, reachPx: 0 });

/**
 * Places `label` in the first of `ways`, best first, that has room beside the first `count` labels and inside `area`.
 * It stays in its last place, if that is free, until a better one has `SETTLE_PX` of room around it. Without any room it is
 * not placed.
 */
export function placeLabel(
  label: PlacedLabel,
  ways: readonly Way[],
  placed: readonly PlacedLabel[],
  count: number,
  area: ScreenArea,
): void {
  const { way: lastWay, shiftPx: lastShiftPx } = label;
  tryWays(label, ways, placed, count, area, 0);
  if (lastWay === NO_WAY || !isBetter(label, lastWay, lastShiftPx)) return;
  tryWays(label, ways, placed, count, area, SETTLE_PX);
  if (isBetter(label, lastWay, lastShiftPx)) return;
  const last = ways[lastWay];
  if (last === undefined) {
    hide(label, ways.length);
    return;
  }
  const bottom = last.startPx + last.direction * lastShiftPx;
  if (isFree(last, bottom, placed, count, area)) write(label, last, lastWay, bottom);
  else tryWays(label, ways, placed, count, area, 0);
}

/** Whether the label is in a better way than its last one, or clearly nearer to the preferred place. */
const isBetter = ({ way, shiftPx }: PlacedLabel, lastWay: number, lastShiftPx: number): boolean =>
  way < lastWay || (way === lastWay && shiftPx < lastShiftPx - SETTLE_PX);

function tryWays(
  label: PlacedLabel,
  ways: readonly Way[],
  placed: readonly PlacedLabel[],
  count: number,
  area: ScreenArea,
  settlePx: number,
): void {
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index];
    if (way === undefined) continue;
    const bottom = findFreeBottom(way, placed, count, area, settlePx);
    if (Number.isNaN(bottom)) continue;
    write(label, way, index, bottom);
    return;
  }
  hide(label, ways.length);
}

/** Places the label there, whatever is in the way. */
export function write(label: PlacedLabel, way: Way, index: number, bottom: number): void {
  label.way = index;
  label.shiftPx = Math.abs(bottom - way.startPx);
  label.left = way.left;
  label.right = way.right;
  label.bottom = bottom;
  label.top = bottom - way.heightPx;
  label.isPlaced = true;
}

function hide(label: PlacedLabel, wayCount: number): void {
  label.way = wayCount;
  label.shiftPx = 0;
  label.isPlaced = false;
}

/** The lower edge nearest to the preferred one that is free, or NaN. `settlePx` of additional room is required around it. */
function findFreeBottom(
  way: Way,
  placed: readonly PlacedLabel[],
  count: number,
  area: ScreenArea,
  settlePx: number,
): number {
  const { heightPx, startPx, direction, reachPx } = way;
  let bottom = startPx;
  while (Math.abs(bottom - startPx) <= reachPx && isInside(way, bottom, area, settlePx)) {
    const covered = firstCovered(way, bottom, settlePx, placed, count);
    if (covered === null) return bottom;
    bottom = direction < 0 ? covered.top - LABEL_GAP_PX : covered.bottom + LABEL_GAP_PX + heightPx;
  }
  return Number.NaN;
}

export const isFree = (
  way: Way,
  bottom: number,
  placed: readonly PlacedLabel[],
  count: number,
  area: ScreenArea,
): boolean => isInside(way, bottom, area, 0) && firstCovered(way, bottom, 0, placed, count) === null;

/** The preferred place may be outside on the side that the search leaves. */
const isInside = (
  { heightPx, direction }: Way,
  bottom: number,
  { top, bottom: lowest }: ScreenArea,
  settlePx: number,
) => (direction < 0 ? bottom - heightPx - settlePx >= top : bottom + settlePx <= lowest);

/** `settlePx` widens the rectangle to the sides and in the direction of the search. */
function firstCovered(
  { left, right, heightPx, direction }: Way,
  bottom: number,
  settlePx: number,
  placed: readonly PlacedLabel[],
  count: number,
): PlacedLabel | null {
  const least = bottom - heightPx - LABEL_GAP_PX - (direction < 0 ? settlePx : 0);
  const most = bottom + LABEL_GAP_PX + (direction > 0 ? settlePx : 0);
  for (let index = 0; index < count; index++) {
    const other = placed[index];
    if (other === undefined || !other.isPlaced) continue;
    if (left - settlePx >= other.right || right + settlePx <= other.left) continue;
    if (most > other.top && least < other.bottom) return other;
  }
  return null;
}
