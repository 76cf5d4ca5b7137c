/**
 * Splits edges where they cross or touch, so that afterwards they have only end points in common, or are equal. Crossings are
 * rounded to the grid, which may bend edges into others: what changed is tested again, until nothing changes. It ends
 * because every part is shorter than its edge.
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
  let tested = edges.map(newEdge);
  let isDone = false;
  while (!isDone) {
    findSplits(tested.toSorted((e, f) => e.ax - f.ax));
    isDone = tested.every(({ splits }) => splits === null);
    for (const edge of tested) edge.isNew = false;
    if (!isDone) tested = tested.flatMap(partsOf);
  }
  return tested;
}

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

/** Tests all pairs whose boxes touch and of which one is new. The edges begin in ascending order of x. */
function findSplits(edges: readonly Tested[]): void {
  const open: Tested[] = [];
  for (const edge of edges) {
    let kept = 0;
    for (const other of open) {
      if (other.bx < edge.ax) continue;
      open[kept++] = other;
      if (!edge.isNew && !other.isNew) continue;
      if (other.top <= edge.bottom && edge.top <= other.bottom) splitPair(edge, other);
    }
    open.length = kept;
    open.push(edge);
  }
}

function splitPair(e: Tested, f: Tested): void {
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
