/**
 * A slow and simple reference for the core's path search, in f64 and without an index. Points outside the first ring or
 * inside another are blocked (even-odd rule).
 */
type Vertex = readonly [number, number];
type Ring = readonly Vertex[];

/** Distance of corners from their vertices in px, as in the core. */
const STAND_OFF = 0.02;
/** Minimum distance in px between a path and an edge. */
const CLEARANCE = 0.003;

function isInside([x, y]: Vertex, ring: Ring): boolean {
  let isOdd = false;
  for (const [[x0, y0], [x1, y1]] of edgesOf(ring)) {
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isOdd = !isOdd;
  }
  return isOdd;
}

const edgesOf = (ring: Ring): [Vertex, Vertex][] =>
  ring.map((vertex, index) => [vertex, ring[(index + 1) % ring.length] ?? vertex]);

function pointDistance([x, y]: Vertex, [[x0, y0], [x1, y1]]: [Vertex, Vertex]): number {
  const squared = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const t = squared === 0 ? 0 : ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / squared;
  const clamped = Math.max(0, Math.min(1, t));
  return Math.hypot(x - x0 - clamped * (x1 - x0), y - y0 - clamped * (y1 - y0));
}

const side = ([x0, y0]: Vertex, [x1, y1]: Vertex, [x, y]: Vertex): number =>
  (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);

function segmentDistance(one: [Vertex, Vertex], other: [Vertex, Vertex]): number {
  const isCrossed =
    side(one[0], one[1], other[0]) * side(one[0], one[1], other[1]) < 0 &&
    side(other[0], other[1], one[0]) * side(other[0], other[1], one[1]) < 0;
  if (isCrossed) return 0;
  return Math.min(
    pointDistance(one[0], other),
    pointDistance(one[1], other),
    pointDistance(other[0], one),
    pointDistance(other[1], one),
  );
}

export interface PathOracle {
  isWalkable(point: Vertex): boolean;
  /** Distance to the nearest edge. */
  edgeDistance(point: Vertex): number;
  /** Minimum distance between the segment and any edge. */
  segmentClearance(from: Vertex, to: Vertex): number;
  /** Length of the shortest path between walkable points, Infinity if there is none. */
  shortest(from: Vertex, to: Vertex): number;
}

/** Rings in map pixels. The first call of `shortest` builds the visibility graph over all corners. */
export function createPathOracle(rings: readonly Ring[]): PathOracle {
  const edges = rings.flatMap(edgesOf).filter(([[x0, y0], [x1, y1]]) => x0 !== x1 || y0 !== y1);
  const [outline, ...holes] = rings;
  const isWalkable = (point: Vertex): boolean =>
    outline !== undefined && isInside(point, outline) && !holes.some((hole) => isInside(point, hole));
  const edgeDistance = (point: Vertex): number => Math.min(...edges.map((edge) => pointDistance(point, edge)));

  function isClear(from: Vertex, to: Vertex): boolean {
    const left = Math.min(from[0], to[0]) - CLEARANCE;
    const right = Math.max(from[0], to[0]) + CLEARANCE;
    const top = Math.min(from[1], to[1]) - CLEARANCE;
    const bottom = Math.max(from[1], to[1]) + CLEARANCE;
    return !edges.some((edge) => {
      const [[x0, y0], [x1, y1]] = edge;
      if ((x0 < left && x1 < left) || (x0 > right && x1 > right)) return false;
      if ((y0 < top && y1 < top) || (y0 > bottom && y1 > bottom)) return false;
      return segmentDistance([from, to], edge) < CLEARANCE;
    });
  }

  const corners = rings.flatMap(cornersOf).filter((corner) => isWalkable(corner) && edgeDistance(corner) > CLEARANCE);
  let graph: { to: number; length: number }[][] | undefined;

  function joinAll(): { to: number; length: number }[][] {
    const joints = corners.map((): { to: number; length: number }[] => []);
    corners.forEach((from, i) => {
      for (let j = i + 1; j < corners.length; j++) {
        const to = corners[j];
        if (to === undefined || !isClear(from, to)) continue;
        const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
        joints[i]?.push({ to: j, length });
        joints[j]?.push({ to: i, length });
      }
    });
    return joints;
  }

  function shortest(from: Vertex, to: Vertex): number {
    if (isClear(from, to)) return Math.hypot(from[0] - to[0], from[1] - to[1]);
    graph ??= joinAll();
    const reach = (point: Vertex): number[] =>
      corners.map((corner) =>
        isClear(point, corner) ? Math.hypot(point[0] - corner[0], point[1] - corner[1]) : Infinity,
      );
    const cost = reach(from);
    const rest = reach(to);
    const isDone = corners.map(() => false);
    let best = Infinity;
    for (;;) {
      let next = -1;
      cost.forEach((value, index) => {
        if (!isDone[index] && value < (next < 0 ? Infinity : (cost[next] ?? Infinity))) next = index;
      });
      const reached = cost[next] ?? Infinity;
      if (next < 0 || reached >= best) return best;
      isDone[next] = true;
      best = Math.min(best, reached + (rest[next] ?? Infinity));
      for (const { to: other, length } of graph[next] ?? []) {
        cost[other] = Math.min(cost[other] ?? Infinity, reached + length);
      }
    }
  }

  return {
    isWalkable,
    edgeDistance,
    segmentClearance: (from, to) => Math.min(...edges.map((edge) => segmentDistance([from, to], edge))),
    shortest,
  };
}

/**
 * The rings that can affect the shortest path between two points, given the length of any path. A shorter path stays
 * inside the ellipse with both points as foci and that length as the sum of distances. For maps with too many rings.
 */
export function ringsNear<Outline extends Ring>(
  rings: readonly Outline[],
  from: Vertex,
  to: Vertex,
  length: number,
): Outline[] {
  const distance = ([x0, y0]: Vertex, [x1, y1]: Vertex): number => Math.hypot(x0 - x1, y0 - y1);
  return rings.filter((ring, index) => {
    const [first = from] = ring;
    const reach = Math.max(...ring.map((vertex) => distance(first, vertex)));
    return index === 0 || distance(first, from) + distance(first, to) - 2 * reach <= length + 1;
  });
}

/** Points just outside each vertex: along the bisector, and past the end of either edge. */
function cornersOf(ring: Ring): Vertex[] {
  const vertices = ring.filter((vertex, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? vertex;
    return before[0] !== vertex[0] || before[1] !== vertex[1];
  });
  return vertices.flatMap((vertex, index): Vertex[] => {
    const before = vertices[(index + vertices.length - 1) % vertices.length] ?? vertex;
    const after = vertices[(index + 1) % vertices.length] ?? vertex;
    const into = unit(vertex[0] - before[0], vertex[1] - before[1]);
    const out = unit(after[0] - vertex[0], after[1] - vertex[1]);
    const away: Vertex = [into[0] - out[0], into[1] - out[1]];
    if (Math.hypot(...away) < 1e-9) return [];
    const turn = into[0] * out[1] - into[1] * out[0] >= 0 ? 1 : -1;
    const steps: Vertex[] = [
      unit(...away),
      [turn * into[1] + into[0], -turn * into[0] + into[1]],
      [turn * out[1] - out[0], -turn * out[0] - out[1]],
    ];
    return steps.map(([x, y]): Vertex => [vertex[0] + x * STAND_OFF, vertex[1] + y * STAND_OFF]);
  });
}

function unit(x: number, y: number): Vertex {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
