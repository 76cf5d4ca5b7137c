/** Large maps of many rings that are apart from each other, for updates: obstacles in a square, each in a cell of its own. */
import { createRandom } from '../../../../tests/support/random.ts';
import type { LocationShape } from '../navigation-api.ts';

export interface ManyRings extends LocationShape {
  /** The outline first. */
  rings: number[][];
}

export interface ManyRingsOptions {
  seed: number;
  /** Obstacles in a row, and rows. */
  rows: number;
  /** Vertices of each obstacle, 3 and more. */
  points: number;
}

/** Side of a cell in units. */
const CELL = 40;
/** Distances of vertices from the middle of their cell. */
const NEAREST = 4;
const FARTHEST = 18;

/** The same map for the same options on every machine; it has `rows * rows * points + 4` edges. */
export function generateManyRings({ seed, rows, points }: ManyRingsOptions): ManyRings {
  const random = createRandom(seed);
  const side = rows * CELL;
  const obstacles = Array.from({ length: rows * rows }, (_, index) => {
    const x = ((index % rows) + 0.5) * CELL;
    const y = (Math.floor(index / rows) + 0.5) * CELL;
    return Array.from({ length: points }, (_unused, at) => {
      const angle = ((at + random.between(0, 0.8)) / points) * 2 * Math.PI;
      const radius = random.between(NEAREST, FARTHEST);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }).flat();
  });
  return { width: side, height: side, rings: [[0, 0, side, 0, side, side, 0, side], ...obstacles] };
}

/** Equal boxes in even rows: many points on one line, many on one circle, and many ways that are nearly as long as the shortest. */
export function generateLattice({ rows, side }: { rows: number; side: number }): ManyRings {
  const whole = rows * CELL;
  const boxes = Array.from({ length: rows * rows }, (_, index) => {
    const left = ((index % rows) + 0.5) * CELL - side / 2;
    const top = (Math.floor(index / rows) + 0.5) * CELL - side / 2;
    return [left, top, left + side, top, left + side, top + side, left, top + side];
  });
  return { width: whole, height: whole, rings: [[0, 0, whole, 0, whole, whole, 0, whole], ...boxes] };
}
