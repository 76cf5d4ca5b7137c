/** Rings around the walkable cells of a lattice. */
import { isOpenAt, type Lattice } from './map-shapes.ts';

/** A point of the lattice: `column` and `row` of the cell to its lower right. */
export interface LatticePoint {
  column: number;
  row: number;
}

/** Right, down, left, up. */
const STEPS = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
] as const;

/**
 * Rings with a point at each lattice step, walkable ground on the right (y downwards). Where four cells alternate, a ring
 * turns right, around its walkable cell: a ring may have a point twice, as in maps read off meshes; `isSplit` cuts such a
 * ring in two that touch.
 */
export function traceRings(lattice: Lattice, isSplit: boolean): LatticePoint[][] {
  const { columns, rows } = lattice;
  /** Bit `direction`: an edge leaves the point in that direction. */
  const leaving = new Uint8Array((columns + 1) * (rows + 1));
  const at = ({ column, row }: LatticePoint): number => row * (columns + 1) + column;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [leftUp, up] = [isOpenAt(lattice, column - 1, row - 1), isOpenAt(lattice, column, row - 1)];
      const [left, here] = [isOpenAt(lattice, column - 1, row), isOpenAt(lattice, column, row)];
      leaving[at({ column, row })] =
        (here && !up ? 1 : 0) | (left && !here ? 2 : 0) | (leftUp && !left ? 4 : 0) | (up && !leftUp ? 8 : 0);
    }
  }
  const rings: LatticePoint[][] = [];
  for (let first = 0; first < leaving.length; first++) {
    while ((leaving[first] ?? 0) !== 0) {
      const ring = follow(leaving, { column: first % (columns + 1), row: Math.floor(first / (columns + 1)) }, at);
      rings.push(...(isSplit ? splitAtRepeats(ring) : [ring]));
    }
  }
  return rings;
}

/** Walks along edges to the first point again, and removes them. */
function follow(leaving: Uint8Array, first: LatticePoint, at: (point: LatticePoint) => number): LatticePoint[] {
  const ring: LatticePoint[] = [];
  let point = first;
  let direction = 0;
  while (((leaving[at(first)] ?? 0) & (1 << direction)) === 0) direction++;
  for (;;) {
    ring.push(point);
    leaving[at(point)] = (leaving[at(point)] ?? 0) & ~(1 << direction);
    const { dx, dy } = STEPS[direction] ?? STEPS[0];
    point = { column: point.column + dx, row: point.row + dy };
    const edges = leaving[at(point)] ?? 0;
    // Right turn, straight on, left turn.
    const next = [1, 0, 3].map((turn) => (direction + turn) % 4).find((way) => (edges & (1 << way)) !== 0);
    if (next === undefined) return ring;
    direction = next;
  }
}

function splitAtRepeats(ring: readonly LatticePoint[]): LatticePoint[][] {
  const rings: LatticePoint[][] = [];
  const open: LatticePoint[] = [];
  const places = new Map<string, number>();
  const keyOf = ({ column, row }: LatticePoint): string => `${column},${row}`;
  for (const point of ring) {
    const before = places.get(keyOf(point));
    if (before !== undefined) {
      const closed = open.splice(before);
      for (const left of closed) places.delete(keyOf(left));
      rings.push(closed);
    }
    places.set(keyOf(point), open.length);
    open.push(point);
  }
  rings.push(open);
  return rings;
}
