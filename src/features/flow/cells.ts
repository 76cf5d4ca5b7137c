/** The board's geometry: 36 cells, row by row from the top left, and their positions in the board's picture. */

export const SIDE = 6;
/** Size of the board's picture. Its cells begin at `BOARD_INSET_PX` and are `CELL_PX` apart. */
export const BOARD_PX = 720;
export const BOARD_INSET_PX = 60;
export const CELL_PX = 100;

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The neighbour in a direction, or null at the edge. */
export function neighbourOf(cell: number, direction: Direction): number | null {
  if (direction === 'left') return columnOf(cell) > 0 ? cell - 1 : null;
  if (direction === 'right') return columnOf(cell) < SIDE - 1 ? cell + 1 : null;
  const next = direction === 'up' ? cell - SIDE : cell + SIDE;
  return next >= 0 && next < SIDE * SIDE ? next : null;
}

export const areNeighbours = (one: number, other: number): boolean =>
  (['left', 'right', 'up', 'down'] as const).some((direction) => neighbourOf(one, direction) === other);

/** The direction of a drag, or null while it is shorter than the threshold. CSS pixels. */
export function dragDirection(dx: number, dy: number, thresholdPx: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < thresholdPx) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
