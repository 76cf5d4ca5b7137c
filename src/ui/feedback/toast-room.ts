/**
 * Finds room for toasts in which they cover no control and no board: the wanted place if it is free, else the best free place of
 * the window, if need be with narrower toasts, one toast at a time, or a slim one. Without such a place toasts let presses
 * through. Pure; `controls-in-use.ts` measures what is taken.
 */
import type { Box } from './toast-place.ts';

/** A way to show the toasts. */
export interface ToastForm {
  widthPx: number;
  isSlim: boolean;
  /** Of each toast in this form, CSS px, in the order in which they are shown. */
  heightsPx: readonly number[];
}

export interface ToastRoom {
  /** The part of the window in which toasts may be. */
  bounds: Box;
  /** Controls, boards of games, and what else never is covered. */
  taken: readonly Box[];
  /** What is covered only for a reason; a larger weight needs a better one. */
  liked: readonly WeightedBox[];
}

export interface WeightedBox {
  box: Box;
  weight: number;
}

/** Where the toasts are, all of them together. */
export interface ToastSpot {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
  isSlim: boolean;
  /** There is room for one toast at a time. */
  isAlone: boolean;
  /** It covers something that is in use: presses go through it. */
  isThrough: boolean;
}

/** Between toasts. */
const TOAST_GAP_PX = 8;
const CELL_PX = 4;
const STEP_PX = { across: 8, down: 4 } as const;
/** Of what is in use, where a toast has to cover something. */
const TAKEN_WEIGHT = 100;
const ROUNDING_PX = 0.5;
/** Costs, in CSS px of the way from the wanted place: of a toast that lies wholly on something of weight 1, ... */
const COVER_COST = 200;
/** ... and of each CSS px that a toast is narrower. */
const NARROW_COST = 0.5;

const stackHeightPx = (heightsPx: readonly number[]): number =>
  heightsPx.reduce((sum, height) => sum + height + TOAST_GAP_PX, -TOAST_GAP_PX);

export const boxOfSpot = ({ leftPx, topPx, widthPx, heightPx }: ToastSpot): Box => ({
  left: leftPx,
  top: topPx,
  right: leftPx + widthPx,
  bottom: topPx + heightPx,
});

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether the toasts cover nothing there that is in use, and do not reach over the upper or lower end. */
export function fits(spot: ToastSpot, { bounds, taken }: ToastRoom): boolean {
  const box = boxOfSpot(spot);
  const isInside = box.top >= bounds.top && box.bottom <= bounds.bottom + ROUNDING_PX;
  return isInside && taken.every((one) => !overlaps(box, one));
}

/** `forms` are measured only where the wanted place is not free. Those that are read best come first. */
export function findSpot(room: ToastRoom, wanted: ToastSpot, forms: () => readonly ToastForm[]): ToastSpot {
  if (fits(wanted, room)) return wanted;
  const all = forms();
  const full = all.filter(({ isSlim }) => !isSlim);
  const slim = all.filter(({ isSlim }) => isSlim);
  const grid = new Grid(room, wanted);
  return (
    grid.best(full.map((form) => spotOf(form))) ??
    grid.best(full.map((form) => spotOf(form, { isAlone: true }))) ??
    grid.best(slim.map((form) => spotOf(form, { isAlone: true }))) ??
    grid.best(full.map((form) => spotOf(form, { isAlone: true, isThrough: true }))) ?? {
      ...wanted,
      isAlone: true,
      isThrough: true,
    }
  );
}

/** Still without a place. */
export function spotOf(form: ToastForm, { isAlone = false, isThrough = false } = {}): ToastSpot {
  const { widthPx, isSlim, heightsPx } = form;
  const heightPx = isAlone ? (heightsPx[0] ?? 0) : stackHeightPx(heightsPx);
  return { leftPx: 0, topPx: 0, widthPx, heightPx, isSlim, isAlone, isThrough };
}

/** The window in cells: what is taken and liked, as sums from which that of any rectangle follows in four reads. */
class Grid {
  readonly #bounds: Box;
  readonly #wanted: ToastSpot;
  readonly #taken: Sums;
  readonly #liked: Sums;

  constructor({ bounds, taken, liked }: ToastRoom, wanted: ToastSpot) {
    this.#bounds = bounds;
    this.#wanted = wanted;
    const boxes = taken.map((box) => ({ box, weight: 1 }));
    this.#taken = new Sums(bounds, boxes);
    this.#liked = new Sums(bounds, liked);
  }

  /** Where one of the spots costs least. Only one that lets presses through may cover what is in use. */
  best(spots: readonly ToastSpot[]): ToastSpot | null {
    const { left, top, right, bottom } = this.#bounds;
    let best: ToastSpot | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      for (let topPx = top; topPx + spot.heightPx <= bottom; topPx += STEP_PX.down) {
        for (let leftPx = left; leftPx + spot.widthPx <= right; leftPx += STEP_PX.across) {
          const cost = this.#costAt(leftPx, topPx, spot, least);
          if (cost >= least) continue;
          least = cost;
          best = { ...spot, leftPx, topPx };
        }
      }
    }
    return best;
  }

  /** Infinite where it cannot be; only a part of it where that is `enough` already. */
  #costAt(leftPx: number, topPx: number, { widthPx, heightPx, isThrough }: ToastSpot, enough: number): number {
    const wanted = this.#wanted;
    const far = Math.hypot(
      leftPx + widthPx / 2 - wanted.leftPx - wanted.widthPx / 2,
      topPx + heightPx / 2 - wanted.topPx - wanted.heightPx / 2,
    );
    const cost = far + Math.max(0, wanted.widthPx - widthPx) * NARROW_COST;
    if (cost >= enough) return cost;
    const box = { left: leftPx, top: topPx, right: leftPx + widthPx, bottom: topPx + heightPx };
    const taken = this.#taken.over(box);
    if (taken > 0 && !isThrough) return Number.POSITIVE_INFINITY;
    const cells = (widthPx * heightPx) / CELL_PX ** 2;
    return cost + ((this.#liked.over(box) + taken * TAKEN_WEIGHT) / cells) * COVER_COST;
  }
}

class Sums {
  readonly #origin: Box;
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Float64Array;

  constructor(bounds: Box, boxes: readonly WeightedBox[]) {
    this.#origin = bounds;
    // A row and a column of zeros before the first, and one after the last, where boxes end.
    this.#columns = Math.ceil(Math.max(0, bounds.right - bounds.left) / CELL_PX) + 2;
    this.#rows = Math.ceil(Math.max(0, bounds.bottom - bounds.top) / CELL_PX) + 2;
    this.#sums = new Float64Array(this.#columns * this.#rows);
    for (const { box, weight } of boxes) this.#mark(box, weight);
    this.#sumUp();
    this.#sumUp();
  }

  #mark(box: Box, weight: number): void {
    const { left, top, right, bottom } = this.#cells(box);
    if (right <= left || bottom <= top) return;
    this.#add(left, top, weight);
    this.#add(right, top, -weight);
    this.#add(left, bottom, -weight);
    this.#add(right, bottom, weight);
  }

  #add(column: number, row: number, weight: number): void {
    const at = (row + 1) * this.#columns + column + 1;
    this.#sums[at] = (this.#sums[at] ?? 0) + weight;
  }

  #sumUp(): void {
    for (let row = 1; row < this.#rows; row += 1) {
      let sum = 0;
      for (let column = 1; column < this.#columns; column += 1) {
        const at = row * this.#columns + column;
        sum += this.#sums[at] ?? 0;
        this.#sums[at] = sum + (this.#sums[at - this.#columns] ?? 0);
      }
    }
  }

  #cells({ left, top, right, bottom }: Box): Box {
    const { left: x, top: y } = this.#origin;
    const inColumns = (cell: number): number => Math.max(0, Math.min(this.#columns - 2, cell));
    const inRows = (cell: number): number => Math.max(0, Math.min(this.#rows - 2, cell));
    return {
      left: inColumns(Math.floor((left - x) / CELL_PX)),
      top: inRows(Math.floor((top - y) / CELL_PX)),
      right: inColumns(Math.ceil((right - x) / CELL_PX)),
      bottom: inRows(Math.ceil((bottom - y) / CELL_PX)),
    };
  }

  /** The sum of the weights of all cells that the box touches. */
  over(box: Box): number {
    const { left, top, right, bottom } = this.#cells(box);
    return this.#at(right, bottom) - this.#at(left, bottom) - this.#at(right, top) + this.#at(left, top);
  }

  #at = (column: number, row: number): number => this.#sums[row * this.#columns + column] ?? 0;
}
