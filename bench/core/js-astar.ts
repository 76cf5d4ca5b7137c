/**
 * An optimised A* in plain JavaScript, since no library provides one: typed arrays, a binary heap, eight directions
 * that cut no corner, precomputed neighbour bits, no allocations during a search, and a final pass that straightens the
 * path.
 */
import type { Point } from '../../src/engine/core/types.ts';
import type { FindPath } from './find-path.ts';

const DIAGONAL = Math.SQRT2 - 1;

/** `isOpen` returns whether a cell of the grid is walkable. */
export function createJsAStar(
  columns: number,
  rows: number,
  cellPx: number,
  isOpen: (column: number, row: number) => boolean,
): FindPath {
  // A border of blocked cells makes bounds checks unnecessary.
  const width = columns + 2;
  const count = width * (rows + 2);
  const open = new Uint8Array(count);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      open[(row + 1) * width + column + 1] = isOpen(column, row) ? 1 : 0;
    }
  }
  const steps = Int32Array.of(1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width);
  const ways = listWays(open, width);
  const costs = new Float32Array(count);
  const parents = new Int32Array(count);
  const reached = new Uint32Array(count);
  const closed = new Uint32Array(count);
  const heap = createHeap(count * 8);
  let search = 0;

  function find(start: number, goal: number): boolean {
    search++;
    heap.clear();
    const [goalX, goalY] = [goal % width, Math.floor(goal / width)];
    costs[start] = 0;
    reached[start] = search;
    parents[start] = -1;
    heap.push(0, start);
    while (heap.size() > 0) {
      const cell = heap.pop();
      if (cell === goal) return true;
      if (closed[cell] === search) continue;
      closed[cell] = search;
      const cost = costs[cell] ?? 0;
      const way = ways[cell] ?? 0;
      for (let index = 0; index < 8; index++) {
        if (((way >> index) & 1) === 0) continue;
        const next = cell + (steps[index] ?? 0);
        const through = cost + (index < 4 ? 1 : Math.SQRT2);
        if (reached[next] === search && (costs[next] ?? 0) <= through) continue;
        reached[next] = search;
        costs[next] = through;
        parents[next] = cell;
        const dx = Math.abs((next % width) - goalX);
        const dy = Math.abs(Math.floor(next / width) - goalY);
        heap.push(through + (dx > dy ? dx + DIAGONAL * dy : dy + DIAGONAL * dx), next);
      }
    }
    return false;
  }

  /** Visits the cells that the line between the middles of two cells touches. */
  function isStraight(from: number, to: number): boolean {
    const dx = (to % width) - (from % width);
    const dy = Math.floor(to / width) - Math.floor(from / width);
    const [stepX, stepY] = [Math.sign(dx), Math.sign(dy) * width];
    const [across, down] = [Math.abs(dx), Math.abs(dy)];
    let cell = from;
    for (let x = 0, y = 0; x < across || y < down; ) {
      const side = (1 + 2 * x) * down - (1 + 2 * y) * across;
      if (side === 0) {
        if (open[cell + stepX] === 0 || open[cell + stepY] === 0) return false;
        cell += stepX + stepY;
        x++;
        y++;
      } else if (side < 0) {
        cell += stepX;
        x++;
      } else {
        cell += stepY;
        y++;
      }
      if (open[cell] === 0) return false;
    }
    return true;
  }

  /** From the goal back to the start, without cells that a straight line can skip. */
  function pull(goal: number): number[] {
    const cells: number[] = [];
    for (let cell = goal; cell !== -1; cell = parents[cell] ?? -1) cells.push(cell);
    const kept = [goal];
    for (let at = 0; at < cells.length - 1; ) {
      // Doubles the leap while it is visible, then halves it.
      let far = at + 1;
      let leap = 1;
      for (let isGrowing = true; leap > 0; ) {
        const tried = far + leap;
        if (tried < cells.length && isStraight(cells[at] ?? 0, cells[tried] ?? 0)) {
          far = tried;
          leap = isGrowing ? leap << 1 : leap >> 1;
        } else {
          isGrowing = false;
          leap >>= 1;
        }
      }
      at = far;
      kept.push(cells[at] ?? 0);
    }
    return kept;
  }

  const cellOf = ({ x, y }: Point): number => (Math.floor(y / cellPx) + 1) * width + Math.floor(x / cellPx) + 1;
  return (from, to) => {
    const [start, goal] = [cellOf(from), cellOf(to)];
    if (open[start] === 0 || open[goal] === 0 || !find(start, goal)) return null;
    return pull(goal)
      .toReversed()
      .map((cell): [number, number] => [((cell % width) - 0.5) * cellPx, (Math.floor(cell / width) - 0.5) * cellPx]);
  };
}

/** One bit for each of the eight steps that leads to a walkable cell, in the order of the steps. */
function listWays(open: Uint8Array, width: number): Uint8Array {
  const ways = new Uint8Array(open.length);
  const isOpen = (cell: number): boolean => open[cell] === 1;
  open.forEach((own, cell) => {
    if (own === 0) return;
    const straight = [cell + 1, cell - 1, cell + width, cell - width].map(isOpen);
    const [right = false, left = false, down = false, up = false] = straight;
    const diagonal = [
      down && right && isOpen(cell + width + 1),
      down && left && isOpen(cell + width - 1),
      up && right && isOpen(cell - width + 1),
      up && left && isOpen(cell - width - 1),
    ];
    ways[cell] = [...straight, ...diagonal].reduce((bits, isWay, index) => bits | (isWay ? 1 << index : 0), 0);
  });
  return ways;
}

/** A binary heap of the least key first, for at most `room` entries. */
export function createHeap(room: number) {
  const keys = new Float32Array(room);
  const values = new Int32Array(room);
  let size = 0;
  return {
    size: (): number => size,
    clear(): void {
      size = 0;
    },
    push(key: number, value: number): void {
      let at = size++;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if ((keys[above] ?? 0) <= key) break;
        keys[at] = keys[above] ?? 0;
        values[at] = values[above] ?? 0;
        at = above;
      }
      keys[at] = key;
      values[at] = value;
    },
    pop(): number {
      const top = values[0] ?? 0;
      const key = keys[--size] ?? 0;
      const value = values[size] ?? 0;
      let at = 0;
      for (;;) {
        let below = 2 * at + 1;
        if (below >= size) break;
        if (below + 1 < size && (keys[below + 1] ?? 0) < (keys[below] ?? 0)) below++;
        if ((keys[below] ?? 0) >= key) break;
        keys[at] = keys[below] ?? 0;
        values[at] = values[below] ?? 0;
        at = below;
      }
      keys[at] = key;
      values[at] = value;
      return top;
    },
  };
}
