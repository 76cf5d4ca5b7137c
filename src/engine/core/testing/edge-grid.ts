/** A uniform grid over segments: finds those near a segment or a point. Owns no geometry; reports more than touch. */
import type { Spot } from './exact-plane.ts';

const MAX_CELLS = 4_000_000;
/** Cells are widened by this share of their size, far above the rounding error of f64. */
const PADDING = 1e-6;

interface Segment {
  readonly from: Spot;
  readonly to: Spot;
}

export interface EdgeGrid<Item> {
  /**
   * Calls `visit` for each item whose cells the segment touches, near `from` first, an item possibly more than once. Ends
   * and returns true when a call returns true.
   */
  someAlong(from: Spot, to: Spot, visit: (item: Item) => boolean): boolean;
  /** Items of all cells with the row of the point, from its column to lower x; an item possibly more than once. */
  towardsLowerX(point: Spot): Set<Item>;
}

export function createEdgeGrid<Item extends Segment>(items: readonly Item[]): EdgeGrid<Item> {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { from, to } of items) {
    minX = Math.min(minX, from.x, to.x);
    minY = Math.min(minY, from.y, to.y);
    maxX = Math.max(maxX, from.x, to.x);
    maxY = Math.max(maxY, from.y, to.y);
  }
  if (items.length === 0) [minX, minY, maxX, maxY] = [0, 0, 1, 1];
  const wanted = Math.min(MAX_CELLS, Math.max(1, items.length * 2));
  const area = Math.max(maxX - minX, 1e-3) * Math.max(maxY - minY, 1e-3);
  const size = Math.max(Math.sqrt(area / wanted), Math.max(maxX - minX, maxY - minY) / 2000, 1e-3);
  const columns = Math.floor((maxX - minX) / size) + 1;
  const rows = Math.floor((maxY - minY) / size) + 1;
  const cells = Array.from({ length: columns * rows }, (): Item[] => []);
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  const columnOf = (x: number): number => clamp(Math.floor((x - minX) / size), columns);
  const rowOf = (y: number): number => clamp(Math.floor((y - minY) / size), rows);
  const pad = size * PADDING;

  /** Calls `visit` for each cell that the segment may touch, by columns. */
  function someCell(from: Spot, to: Spot, visit: (cell: Item[]) => boolean): boolean {
    const isRight = to.x >= from.x;
    const [left, right] = isRight ? [from, to] : [to, from];
    const first = columnOf(left.x - pad);
    const last = columnOf(right.x + pad);
    const slope = right.x === left.x ? 0 : (right.y - left.y) / (right.x - left.x);
    const step = isRight ? 1 : -1;
    for (let column = isRight ? first : last; column >= first && column <= last; column += step) {
      const x0 = Math.max(left.x, minX + column * size - pad);
      const x1 = Math.min(right.x, minX + (column + 1) * size + pad);
      // Almost vertical: the division is inexact, so all rows of the segment count.
      const isSteep = right.x - left.x <= pad * 4;
      const y0 = isSteep ? left.y : left.y + slope * (x0 - left.x);
      const y1 = isSteep ? right.y : left.y + slope * (x1 - left.x);
      const low = rowOf(Math.min(y0, y1) - pad);
      const high = rowOf(Math.max(y0, y1) + pad);
      const isDown = to.y >= from.y;
      for (let row = isDown ? low : high; row >= low && row <= high; row += isDown ? 1 : -1) {
        const cell = cells[row * columns + column];
        if (cell !== undefined && visit(cell)) return true;
      }
    }
    return false;
  }

  for (const item of items) {
    someCell(item.from, item.to, (cell) => {
      cell.push(item);
      return false;
    });
  }
  return {
    someAlong: (from, to, visit) => someCell(from, to, (cell) => cell.some(visit)),
    towardsLowerX(point) {
      const found = new Set<Item>();
      if (point.y < minY - pad || point.y > maxY + pad) return found;
      const row = rowOf(point.y);
      for (let column = columnOf(point.x); column >= 0; column--) {
        for (const item of cells[row * columns + column] ?? []) found.add(item);
      }
      return found;
    },
  };
}
