/**
 * Splits edges where they cross or touch, so that afterwards they have only end points in common, or are equal: snap rounding
 * (Hobby, Practical segment intersection with finite precision output, 1999). Crossings are rounded to points of the grid, and
 * every edge is led through all ends and crossings whose square, a step wide, it passes. So edges that are less than a step
 * apart become one, instead of crossing each other again and again.
 */
import { type Edge, edgeBetween, isBefore, orient } from './edges.ts';

interface Tested extends Edge {
  /** Whether it has not yet been tested against all others. */
  isNew: boolean;
  top: number;
  bottom: number;
  /** xy pairs: where it is split. */
  splits: number[] | null;
}

/** The parts of all edges. */
export function splitEdges(edges: readonly Edge[]): Edge[] {
  let tested = sorted(edges.map(newEdge));
  // After the first round there may be a few ends that lie on edges by rounding.
  for (;;) {
    const crossings = findSplits(tested);
    if (tested.every(({ splits }) => splits === null)) return tested;
    for (const edge of tested) edge.isNew = false;
    splitAtPoints(tested, pointsInOrder(tested, crossings));
    tested = sorted(tested.flatMap(partsOf));
  }
}

const sorted = (edges: readonly Tested[]): Tested[] => edges.toSorted((e, f) => e.ax - f.ax);

/** Written out: all edges must have the same hidden class. */
const newEdge = ({ ax, ay, bx, by, ring }: Edge): Tested => ({
  ax,
  ay,
  bx,
  by,
  ring,
  isNew: true,
  top: Math.min(ay, by),
  bottom: Math.max(ay, by),
  splits: null,
});

/**
 * Tests all pairs whose boxes touch and of which one is new. The edges begin in ascending order of x. Returns the crossings,
 * xy pairs.
 */
function findSplits(edges: readonly Tested[]): number[] {
  const crossings: number[] = [];
  const open: Tested[] = [];
  for (const edge of edges) {
    let kept = 0;
    for (const other of open) {
      if (other.bx < edge.ax) continue;
      open[kept++] = other;
      if (!edge.isNew && !other.isNew) continue;
      if (other.top <= edge.bottom && edge.top <= other.bottom) splitPair(edge, other, crossings);
    }
    open.length = kept;
    open.push(edge);
  }
  return crossings;
}

/** All ends of edges and all crossings, each once, in ascending order of x. */
function pointsInOrder(edges: readonly Edge[], crossings: readonly number[]): Float64Array {
  const points: [number, number][] = edges.flatMap(({ ax, ay, bx, by }): [number, number][] => [
    [ax, ay],
    [bx, by],
  ]);
  for (let at = 0; at < crossings.length; at += 2) points.push([crossings[at] ?? 0, crossings[at + 1] ?? 0]);
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const distinct = points.filter(([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
  return Float64Array.from(distinct.flat());
}

/** Splits the edges at the points whose squares they pass. Both are in ascending order of x. */
function splitAtPoints(edges: readonly Tested[], points: Float64Array): void {
  const open: Tested[] = [];
  let next = 0;
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    for (let edge = edges[next]; edge !== undefined && edge.ax <= x; edge = edges[++next]) open.push(edge);
    let kept = 0;
    for (const edge of open) {
      if (edge.bx < x) continue;
      open[kept++] = edge;
      if (edge.top <= y && y <= edge.bottom && isInSquare(edge, x, y)) splitAt(edge, x, y);
    }
    open.length = kept;
  }
}

/**
 * Whether the edge passes the square around a point of its box. Of its border only the left and lower sides (y upwards) with
 * their common corner belong to the square.
 */
function isInSquare({ ax, ay, bx, by }: Edge, x: number, y: number): boolean {
  const side = orient(ax, ay, bx, by, x, y);
  const reach = bx - ax + Math.abs(by - ay);
  return 2 * Math.abs(side) < reach || (2 * side === reach && by < ay);
}

function splitPair(e: Tested, f: Tested, crossings: number[]): void {
  const fa = orient(e.ax, e.ay, e.bx, e.by, f.ax, f.ay);
  const fb = orient(e.ax, e.ay, e.bx, e.by, f.bx, f.by);
  if ((fa > 0 && fb > 0) || (fa < 0 && fb < 0)) return;
  const ea = orient(f.ax, f.ay, f.bx, f.by, e.ax, e.ay);
  const eb = orient(f.ax, f.ay, f.bx, f.by, e.bx, e.by);
  if ((ea > 0 && eb > 0) || (ea < 0 && eb < 0)) return;
  if (fa === 0) splitWhereTouched(e, f.ax, f.ay);
  if (fb === 0) splitWhereTouched(e, f.bx, f.by);
  if (ea === 0) splitWhereTouched(f, e.ax, e.ay);
  if (eb === 0) splitWhereTouched(f, e.bx, e.by);
  if (fa === 0 || fb === 0 || ea === 0 || eb === 0) return;
  const share = ea / (ea - eb);
  const between = (value: number, ...bounds: [number, number, number, number]): number => {
    const [eLow, eHigh, fLow, fHigh] = bounds;
    return Math.max(eLow, fLow, Math.min(eHigh, fHigh, Math.round(value)));
  };
  const x = between(e.ax + share * (e.bx - e.ax), e.ax, e.bx, f.ax, f.bx);
  const y = between(e.ay + share * (e.by - e.ay), e.top, e.bottom, f.top, f.bottom);
  splitAt(e, x, y);
  splitAt(f, x, y);
  crossings.push(x, y);
}

/** Splits an edge at a point of its line, if that is between its ends. */
function splitWhereTouched(edge: Tested, x: number, y: number): void {
  if (isBefore(edge.ax, edge.ay, x, y) && isBefore(x, y, edge.bx, edge.by)) splitAt(edge, x, y);
}

/** Splits an edge at a point of its box that is, but for rounding, on it. Its ends are no splits. */
function splitAt(edge: Tested, x: number, y: number): void {
  const isEnd = (x === edge.ax && y === edge.ay) || (x === edge.bx && y === edge.by);
  if (isEnd) return;
  edge.splits ??= [];
  edge.splits.push(x, y);
}

function partsOf(edge: Tested): Tested[] {
  if (edge.splits === null) return [edge];
  const points: [number, number][] = [[edge.bx, edge.by]];
  for (let at = 0; at < edge.splits.length; at += 2) points.push([edge.splits[at] ?? 0, edge.splits[at + 1] ?? 0]);
  const alongX = edge.bx - edge.ax;
  const alongY = edge.by - edge.ay;
  points.sort(([ax, ay], [bx, by]) => (ax - bx) * alongX + (ay - by) * alongY);
  const parts: Tested[] = [];
  let [lastX, lastY] = [edge.ax, edge.ay];
  for (const [x, y] of points) {
    const part = edgeBetween(lastX, lastY, x, y, edge.ring);
    if (part !== null) parts.push(newEdge(part));
    [lastX, lastY] = [x, y];
  }
  return parts;
}
