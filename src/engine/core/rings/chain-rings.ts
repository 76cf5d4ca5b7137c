/** Chains edges with ground on their left to rings. Rings may touch at vertices; they do not cross. */
import { orient } from './edges.ts';
import type { GroundEdge } from './ground-edges.ts';

type Vertex = readonly [x: number, y: number];

/** Each ring as xy pairs, without vertices in the middle of a straight line. */
export function chainRings(edges: readonly GroundEdge[]): number[][] {
  const from = new Map<string, GroundEdge[]>();
  for (const edge of edges) {
    const name = `${edge.fromX},${edge.fromY}`;
    const others = from.get(name);
    if (others === undefined) from.set(name, [edge]);
    else others.push(edge);
  }
  const isUsed = new Set<GroundEdge>();
  const rings: number[][] = [];
  for (const first of edges) {
    if (isUsed.has(first)) continue;
    const ring: Vertex[] = [];
    const touching = new Set<number>();
    let edge = first;
    do {
      isUsed.add(edge);
      const outgoing: readonly GroundEdge[] = from.get(`${edge.toX},${edge.toY}`) ?? [];
      if (outgoing.length > 1) touching.add(ring.length);
      ring.push([edge.toX, edge.toY]);
      const next = nextOf(edge, outgoing);
      if (next === undefined || (next !== first && isUsed.has(next))) throw new Error('a ring of ground is open');
      edge = next;
    } while (edge !== first);
    rings.push(straighten(ring, touching).flat());
  }
  return rings;
}

/** The edge that bounds the same ground as `edge` where it ends: the first one clockwise from the way back; undefined for none. */
function nextOf(edge: GroundEdge, outgoing: readonly GroundEdge[]): GroundEdge | undefined {
  let best = outgoing[0];
  for (const other of outgoing) {
    if (best !== undefined && isSooner(edge, other, best)) best = other;
  }
  return best;
}

/** Whether `one` comes before `other` clockwise (y upwards) from the way back along `edge`. */
function isSooner({ fromX, fromY, toX, toY }: GroundEdge, one: GroundEdge, other: GroundEdge): boolean {
  const isFirstHalf = ({ toX: x, toY: y }: GroundEdge): boolean => orient(fromX, fromY, toX, toY, x, y) >= 0;
  const [oneFirst, otherFirst] = [isFirstHalf(one), isFirstHalf(other)];
  if (oneFirst !== otherFirst) return oneFirst;
  return orient(toX, toY, one.toX, one.toY, other.toX, other.toY) < 0;
}

/** Drops vertices between two edges of one direction, except those where rings touch. */
function straighten(ring: readonly Vertex[], touching: ReadonlySet<number>): Vertex[] {
  return ring.filter(([x, y], place) => {
    const [beforeX, beforeY] = ring[(place + ring.length - 1) % ring.length] ?? [x, y];
    const [afterX, afterY] = ring[(place + 1) % ring.length] ?? [x, y];
    return touching.has(place) || orient(beforeX, beforeY, x, y, afterX, afterY) !== 0;
  });
}
