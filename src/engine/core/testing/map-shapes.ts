/** Shapes of walkable ground as cells of a lattice, drawn from a seed. Row by row; 1 is walkable. */
import type { Random } from '../../../../tests/support/random.ts';

export interface Lattice {
  columns: number;
  rows: number;
  cells: Uint8Array;
}

export type DrawShape = (random: Random, columns: number, rows: number) => Lattice;

const createLattice = (columns: number, rows: number, isOpen: (column: number, row: number) => boolean): Lattice => ({
  columns,
  rows,
  cells: Uint8Array.from({ length: columns * rows }, (_, at) =>
    isOpen(at % columns, Math.floor(at / columns)) ? 1 : 0,
  ),
});

/** False beyond the lattice. */
export const isOpenAt = ({ columns, rows, cells }: Lattice, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows && cells[row * columns + column] === 1;

function countOpenAround(lattice: Lattice, column: number, row: number): number {
  let count = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (isOpenAt(lattice, column + dx, row + dy)) count++;
  }
  return count;
}

/** Noise, smoothed by a cellular automaton. */
const drawCaves: DrawShape = (random, columns, rows) => {
  let lattice = createLattice(columns, rows, () => random.next() < 0.58);
  for (let step = 0; step < 3; step++) {
    const before = lattice;
    lattice = createLattice(columns, rows, (column, row) => countOpenAround(before, column, row) >= 5);
  }
  return lattice;
};

/** Rooms of equal size with doors of one cell; some walls lack a door. */
const drawRooms: DrawShape = (random, columns, rows) => {
  const size = random.whole(3, 8);
  const isWall = (at: number): boolean => at % size === size - 1;
  const doors = Array.from({ length: columns * rows }, () => random.whole(0, size - 1));
  const isMissing = doors.map(() => random.next() < 0.2);
  return createLattice(columns, rows, (column, row) => {
    if (!isWall(column) && !isWall(row)) return true;
    if (isWall(column) && isWall(row)) return false;
    const wall =
      Math.floor(row / size) * columns + Math.floor(column / size) + (isWall(row) ? (columns * rows) >> 1 : 0);
    const along = isWall(row) ? column % size : row % size;
    return doors[wall % doors.length] === along && isMissing[wall % doors.length] !== true;
  });
};

/** A perfect maze of corridors of one cell, with a few walls opened. */
const drawMaze: DrawShape = (random, columns, rows) => {
  const lattice = createLattice(columns, rows, () => false);
  const open = (column: number, row: number): void => {
    lattice.cells[row * columns + column] = 1;
  };
  const stack: [number, number][] = [[1, 1]];
  open(1, 1);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const [column, row] = top;
    const ways = [
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
    ].filter(([dx = 0, dy = 0]) => {
      const [x, y] = [column + dx, row + dy];
      return x > 0 && y > 0 && x < columns - 1 && y < rows - 1 && !isOpenAt(lattice, x, y);
    });
    const [dx = 0, dy = 0] = ways[random.whole(0, ways.length)] ?? [];
    if (dx === 0 && dy === 0) {
      stack.pop();
      continue;
    }
    open(column + dx / 2, row + dy / 2);
    open(column + dx, row + dy);
    stack.push([column + dx, row + dy]);
  }
  const openings = random.whole(0, 6);
  for (let count = 0; count < openings; count++) open(random.whole(1, columns - 1), random.whole(1, rows - 1));
  return lattice;
};

/** A corridor of one cell that winds to the middle. */
const drawSpiral: DrawShape = (_, columns, rows) => {
  const lattice = createLattice(columns, rows, () => false);
  let [column, row, dx, dy] = [0, 0, 1, 0];
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && !isOpenAt(lattice, x, y);
  const canGo = (): boolean => isFree(column + dx, row + dy) && !isOpenAt(lattice, column + 2 * dx, row + 2 * dy);
  for (;;) {
    lattice.cells[row * columns + column] = 1;
    if (!canGo()) [dx, dy] = [-dy, dx];
    if (!canGo()) return lattice;
    [column, row] = [column + dx, row + dy];
  }
};

/** Squares within squares, walkable and blocked by turns: outlines in holes of outlines. */
const drawIslands: DrawShape = (random, columns, rows) => {
  const lattice = createLattice(columns, rows, () => false);
  const fill = (left: number, top: number, right: number, bottom: number, value: number): void => {
    for (let row = top; row < bottom; row++) lattice.cells.fill(value, row * columns + left, row * columns + right);
  };
  const islands = random.whole(2, 9) + Math.round((columns * rows) / 150);
  for (let island = 0; island < islands; island++) {
    let [left, top] = [random.whole(0, columns - 2), random.whole(0, rows - 2)];
    let [right, bottom] = [random.whole(left + 2, columns + 1), random.whole(top + 2, rows + 1)];
    for (let value = 1; right > left && bottom > top; value = 1 - value) {
      fill(left, top, right, bottom, value);
      [left, top] = [left + random.whole(1, 4), top + random.whole(1, 4)];
      [right, bottom] = [right - random.whole(1, 4), bottom - random.whole(1, 4)];
    }
  }
  return lattice;
};

/** Plain noise: many cells touch at a vertex only. */
const drawTouchingCorners: DrawShape = (random, columns, rows) => {
  const share = random.between(0.55, 0.8);
  return createLattice(columns, rows, () => random.next() < share);
};

export const SHAPES = {
  caves: drawCaves,
  rooms: drawRooms,
  maze: drawMaze,
  spiral: drawSpiral,
  islands: drawIslands,
  'touching corners': drawTouchingCorners,
} as const;
