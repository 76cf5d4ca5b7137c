/**
 * Walkable ground as a planar graph: rings by the even-odd rule, cut at all vertices that lie on edges; edges that
 * coincide cancel each other in pairs. Answers where a point is and whether a straight leg stays on walkable ground, exactly.
 */
import type { Ring } from '../navigation-api.ts';
import { createEdgeGrid, type EdgeGrid } from './edge-grid.ts';
import { isBetween, orient, roundToStep, type Spot } from './exact-plane.ts';

export interface Vertex extends Spot {
  /** Ends of the edges at this vertex, by rising angle. */
  spokes: Spoke[];
}

interface Spoke {
  to: Vertex;
  /** Whether the ground between this spoke and the next one is walkable. */
  isOpen: boolean;
}

export interface Edge {
  from: Vertex;
  to: Vertex;
  /** Index of the ring that it comes from. */
  ring: number;
  /** Whether the side with `orient` above 0 is the walkable one; the other side is not. */
  isOpenAbove: boolean;
}

/** A point with what is exactly there. */
export interface Place extends Spot {
  vertex: Vertex | null;
  /** The edge that has the point strictly between its ends. */
  edge: Edge | null;
  /** Walkable ground includes its boundary. */
  isWalkable: boolean;
}

export interface PlaneMap {
  vertices: readonly Vertex[];
  edges: readonly Edge[];
  locate(x: number, y: number): Place;
  /** Whether the straight leg is on walkable ground and passes no vertex from one part of the ground to another. */
  isLegWalkable(from: Place, to: Place): boolean;
}

/** Throws a TypeError that names a ring when two edges cross. Coordinates are rounded to multiples of 2^-20. */
export function createPlaneMap(rings: readonly Ring[]): PlaneMap {
  const { vertices, edges } = cancelPairs(cutAtVertices(rings));
  const grid = createEdgeGrid(edges);
  for (const edge of edges) {
    const middle = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 };
    const isOdd = isOddFrom(grid, middle, edge);
    // The ray leaves to lower x, and the middle of a horizontal edge counts as slightly higher in y.
    const isAbove = edge.from.y === edge.to.y ? edge.to.x > edge.from.x : edge.to.y > edge.from.y;
    edge.isOpenAbove = isOdd === isAbove;
    edge.from.spokes.push({ to: edge.to, isOpen: edge.isOpenAbove });
    edge.to.spokes.push({ to: edge.from, isOpen: !edge.isOpenAbove });
  }
  for (const vertex of vertices) vertex.spokes.sort((a, b) => compareAngles(vertex, a.to, b.to));

  return {
    vertices,
    edges,

    locate(x, y) {
      const spot = { x: roundToStep(x), y: roundToStep(y) };
      let vertex: Vertex | null = null;
      let edge: Edge | null = null;
      grid.someAlong(spot, spot, (candidate) => {
        const { from, to } = candidate;
        if (from.x === spot.x && from.y === spot.y) vertex = from;
        else if (to.x === spot.x && to.y === spot.y) vertex = to;
        else if (orient(from, to, spot) === 0 && isBetween(from, to, spot)) edge = candidate;
        return vertex !== null || edge !== null;
      });
      return { ...spot, vertex, edge, isWalkable: vertex !== null || edge !== null || isOddFrom(grid, spot, null) };
    },

    isLegWalkable(from, to) {
      if (from.x === to.x && from.y === to.y) return from.isWalkable;
      if (!canLeave(from, to) || !canLeave(to, from)) return false;
      return !grid.someAlong(from, to, (edge) => isBlocking(edge, from, to));
    },
  };
}

/** Whether an edge crosses a leg between its ends, or a vertex of the edge on the leg cannot be passed. */
function isBlocking({ from: p, to: q }: Edge, from: Place, to: Place): boolean {
  const sideP = orient(from, to, p);
  const sideQ = orient(from, to, q);
  if ((sideP > 0 && sideQ > 0) || (sideP < 0 && sideQ < 0)) return false;
  if (sideP === 0 || sideQ === 0) {
    if (sideP === 0 && isBetween(from, to, p) && !canPass(p, from, to)) return true;
    return sideQ === 0 && isBetween(from, to, q) && !canPass(q, from, to);
  }
  const sideFrom = orient(p, q, from);
  const sideTo = orient(p, q, to);
  return (sideFrom > 0 && sideTo < 0) || (sideFrom < 0 && sideTo > 0);
}

/** Whether a straight walk can leave a place in the direction of a point. */
function canLeave({ vertex, edge, isWalkable }: Place, towards: Spot): boolean {
  if (vertex !== null) return vertex.spokes.some((_, index) => isWedgeOpen(vertex, index, towards));
  if (edge === null) return isWalkable;
  const side = orient(edge.from, edge.to, towards);
  return side === 0 || side > 0 === edge.isOpenAbove;
}

const canPass = (vertex: Vertex, from: Spot, to: Spot): boolean =>
  vertex.spokes.some((_, index) => isWedgeOpen(vertex, index, from) && isWedgeOpen(vertex, index, to));

/** Whether the wedge from a spoke to the next one is walkable and has the direction to a point, its borders included. */
function isWedgeOpen(vertex: Vertex, index: number, towards: Spot): boolean {
  const spoke = vertex.spokes[index];
  if (spoke?.isOpen !== true) return false;
  const next = (vertex.spokes[index + 1] ?? vertex.spokes[0] ?? spoke).to;
  const turn = orient(vertex, spoke.to, next);
  const fromFirst = orient(vertex, spoke.to, towards);
  if (turn === 0) return fromFirst >= 0;
  const fromNext = orient(vertex, next, towards);
  return turn > 0 ? fromFirst >= 0 && fromNext <= 0 : !(fromNext > 0 && fromFirst < 0);
}

/** The two neighbours of a vertex that enclose its only walkable wedge of more than 180 degrees, or null. */
export function reflexWedge(vertex: Vertex): { first: Vertex; next: Vertex } | null {
  for (const [index, spoke] of vertex.spokes.entries()) {
    const next = (vertex.spokes[index + 1] ?? vertex.spokes[0] ?? spoke).to;
    if (spoke.isOpen && orient(vertex, spoke.to, next) < 0) return { first: spoke.to, next };
  }
  return null;
}

/** Whether the number of edges that a ray from the point to lower x crosses is odd. `without` does not count. */
function isOddFrom(grid: EdgeGrid<Edge>, spot: Spot, without: Edge | null): boolean {
  let isOdd = false;
  for (const edge of grid.towardsLowerX(spot)) {
    const { from, to } = edge;
    if (edge === without || from.y > spot.y === to.y > spot.y) continue;
    const side = orient(from, to, spot);
    // The edge is at lower x than the point.
    if (to.y > from.y ? side < 0 : side > 0) isOdd = !isOdd;
  }
  return isOdd;
}

function compareAngles(centre: Spot, a: Spot, b: Spot): number {
  const half = (spot: Spot): number => (spot.y > centre.y || (spot.y === centre.y && spot.x > centre.x) ? 0 : 1);
  if (half(a) !== half(b)) return half(a) - half(b);
  return -Math.sign(orient(centre, a, b));
}

/** All edges, cut at each vertex that lies on them. Throws when two edges cross between their ends. */
function cutAtVertices(rings: readonly Ring[]): Edge[] {
  const vertices = new Map<string, Vertex>();
  const edges = rings.flatMap((ring, index) => edgesOf(ring, index, vertices));
  const grid = createEdgeGrid(edges);
  const cuts = new Map<Edge, Vertex[]>();
  for (const vertex of vertices.values()) {
    const seen = new Set<Edge>();
    grid.someAlong(vertex, vertex, (edge) => {
      const isOn = orient(edge.from, edge.to, vertex) === 0 && isBetween(edge.from, edge.to, vertex);
      if (isOn && !seen.has(edge)) cuts.set(edge, [...(cuts.get(edge) ?? []), vertex]);
      seen.add(edge);
      return false;
    });
  }
  for (const edge of edges) {
    grid.someAlong(edge.from, edge.to, (other) => {
      if (isCrossing(edge, other)) throw new TypeError(`ring ${edge.ring} crosses ring ${other.ring}`);
      return false;
    });
  }
  return edges.flatMap((edge) => {
    const on = cuts.get(edge);
    if (on === undefined) return [edge];
    const along = ({ x, y }: Spot): number => Math.abs(x - edge.from.x) + Math.abs(y - edge.from.y);
    const stops = [edge.from, ...on.toSorted((a, b) => along(a) - along(b)), edge.to];
    return stops.slice(1).map((to, index): Edge => ({ ...edge, from: stops[index] ?? edge.from, to }));
  });
}

function edgesOf(ring: Ring, index: number, vertices: Map<string, Vertex>): Edge[] {
  const ends: Vertex[] = [];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x, y] = [roundToStep(ring[at] ?? 0) + 0, roundToStep(ring[at + 1] ?? 0) + 0];
    const key = `${x},${y}`;
    const vertex = vertices.get(key) ?? { x, y, spokes: [] };
    vertices.set(key, vertex);
    ends.push(vertex);
  }
  return ends
    .map((from, at): Edge => ({ from, to: ends[at + 1] ?? ends[0] ?? from, ring: index, isOpenAbove: false }))
    .filter(({ from, to }) => from !== to);
}

function isCrossing(one: Edge, other: Edge): boolean {
  if (one === other) return false;
  const sides = [
    orient(one.from, one.to, other.from),
    orient(one.from, one.to, other.to),
    orient(other.from, other.to, one.from),
    orient(other.from, other.to, one.to),
  ].map(Math.sign);
  const [a = 0, b = 0, c = 0, d = 0] = sides;
  return a * b < 0 && c * d < 0;
}

/** Keeps one of an odd number of equal edges and none of an even number, and the vertices that then have edges. */
function cancelPairs(edges: readonly Edge[]): { vertices: Vertex[]; edges: Edge[] } {
  const kept = new Map<string, Edge>();
  for (const edge of edges) {
    const ends = [`${edge.from.x},${edge.from.y}`, `${edge.to.x},${edge.to.y}`].toSorted().join(' ');
    if (!kept.delete(ends)) kept.set(ends, edge);
  }
  const left = [...kept.values()];
  return { vertices: [...new Set(left.flatMap(({ from, to }) => [from, to]))], edges: left };
}
