/**
 * The search that the specification describes: A* over steps of 16 px in 12 directions from the start, with at most 1,000
 * expansions. A node is identified by the square of 16 px that it is in. The search ends at the first node that sees the
 * goal; nodes that a straight line can skip are then removed. Only a measure for the others: not all queries get an answer.
 */
import type { Core, Point } from '../../src/engine/core/types.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX, PATH_DIRECTIONS, PATH_STEP_PX } from '../../src/shared/rules/town.ts';
import type { Vertex } from '../../tests/support/samples/town-map.ts';
import type { FindPath } from './find-path.ts';
import { createHeap } from './js-astar.ts';

const MOST_EXPANSIONS = 1000;
const COLUMNS = Math.ceil(MAP_WIDTH_PX / PATH_STEP_PX) + 1;
const ROWS = Math.ceil(MAP_HEIGHT_PX / PATH_STEP_PX) + 1;
const STEPS = Array.from({ length: PATH_DIRECTIONS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / PATH_DIRECTIONS;
  return { x: Math.cos(angle) * PATH_STEP_PX, y: Math.sin(angle) * PATH_STEP_PX };
});

interface LatticeNode extends Point {
  cost: number;
  from: LatticeNode | null;
  isClosed: boolean;
}

export function createLattice(core: Pick<Core, 'isWalkable' | 'hasLineOfSight'>): FindPath {
  const squareOf = ({ x, y }: Point): number => Math.round(y / PATH_STEP_PX) * COLUMNS + Math.round(x / PATH_STEP_PX);
  const heap = createHeap(COLUMNS * ROWS * PATH_DIRECTIONS);

  return (from, to) => {
    const nodes = new Map<number, LatticeNode>();
    heap.clear();
    const reach = (at: Point, cost: number, before: LatticeNode | null): void => {
      const square = squareOf(at);
      const known = nodes.get(square);
      if (known !== undefined && (known.isClosed || known.cost <= cost)) return;
      nodes.set(square, { ...at, cost, from: before, isClosed: false });
      heap.push(cost + Math.hypot(to.x - at.x, to.y - at.y), square);
    };
    reach(from, 0, null);
    for (let expansions = 0; heap.size() > 0; ) {
      const node = nodes.get(heap.pop());
      if (node === undefined || node.isClosed) continue;
      if (expansions++ === MOST_EXPANSIONS) return null;
      node.isClosed = true;
      if (core.hasLineOfSight(node, to)) return straighten(core, trailOf(node), to);
      for (const step of STEPS) {
        const next = { x: node.x + step.x, y: node.y + step.y };
        if (core.isWalkable(next.x, next.y) && core.hasLineOfSight(node, next)) {
          reach(next, node.cost + PATH_STEP_PX, node);
        }
      }
    }
    return null;
  };
}

/** From the start to the node. */
function trailOf(node: LatticeNode): LatticeNode[] {
  const trail: LatticeNode[] = [];
  for (let at: LatticeNode | null = node; at !== null; at = at.from) trail.push(at);
  return trail.toReversed();
}

function straighten(core: Pick<Core, 'hasLineOfSight'>, trail: readonly LatticeNode[], to: Point): Vertex[] {
  const points: Point[] = [...trail, to];
  const kept: Vertex[] = [];
  let at = 0;
  while (at < points.length - 1) {
    const here = points[at] ?? to;
    kept.push([here.x, here.y]);
    const seen = points.findLastIndex((point, index) => index > at && core.hasLineOfSight(here, point));
    at = Math.max(at + 1, seen);
  }
  return kept.slice(1);
}
