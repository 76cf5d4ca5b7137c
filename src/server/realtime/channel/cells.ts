/**
 * Areas of interest. The map is one screen high, so cells are columns of the map. All viewers in a column see the same
 * columns and share one packet. Pure.
 */
import { MAP_WIDTH_PX } from '../../../shared/rules/town.ts';

const CELL_PX = 256;
/** How far a player sees to either side, in map pixels. */
export const REACH_PX = 960;
export const CELL_COUNT = Math.ceil(MAP_WIDTH_PX / CELL_PX);

export interface Reach {
  first: number;
  last: number;
}

/** Column of a map position, clamped to the map. */
export const cellOf = (x: number): number => clampCell(Math.floor(x / CELL_PX));

/** Columns visible from `cell`. The camera stops at the map's edges, so a viewer there sees further to the other side. */
export function reachOf(cell: number): Reach {
  const left = cell * CELL_PX - REACH_PX;
  const right = (cell + 1) * CELL_PX - 1 + REACH_PX;
  return {
    first: clampCell(Math.floor(Math.min(left, MAP_WIDTH_PX - 2 * REACH_PX) / CELL_PX)),
    last: clampCell(Math.floor(Math.max(right, 2 * REACH_PX - 1) / CELL_PX)),
  };
}

export const isInReach = (reach: Reach, cell: number): boolean => cell >= reach.first && cell <= reach.last;

/** What is visible from each column. */
export const REACHES: readonly Reach[] = Array.from({ length: CELL_COUNT }, (_, cell) => reachOf(cell));
/** Columns in reach of each column, nearest first. */
export const NEAREST_FIRST: readonly (readonly number[])[] = REACHES.map((reach, cell) =>
  Array.from({ length: reach.last - reach.first + 1 }, (_, index) => reach.first + index).toSorted(
    (a, b) => Math.abs(a - cell) - Math.abs(b - cell) || a - b,
  ),
);

/** All columns, those nearest to `cell` first. */
export const columnsFrom = (cell: number): readonly number[] =>
  Array.from({ length: CELL_COUNT }, (_, column) => column).toSorted((a, b) => Math.abs(a - cell) - Math.abs(b - cell));

function clampCell(cell: number): number {
  return Math.max(0, Math.min(CELL_COUNT - 1, cell));
}
