/**
 * The edges of the rings, each from its smaller vertex to its greater one, and the lists of edges that begin at a vertex.
 * The sweep divides edges at vertices that lie on them.
 */
import { grown, roomFor } from './growing';
import { vertices } from './vertices';

/** 16 bytes an edge: u32 from, to, ring, next edge that begins at the same vertex. */
let edges: usize = 0;
let room: usize = 0;
let count: u32 = 0;
/** u32 a vertex. */
let heads: usize = 0;

export const NONE: u32 = 0xffffffff;

export function clearEdges(): void {
  count = 0;
  if (heads != 0) heap.free(heads);
  heads = heap.alloc((<usize>vertices() + 1) * 4);
  memory.fill(heads, 0xff, (<usize>vertices() + 1) * 4);
}

export function edgeCount(): u32 {
  return count;
}

/** Adds the edge between two different vertices. */
export function addEdge(a: u32, b: u32, ring: u32): void {
  const wanted = (<usize>count + 1) << 4;
  if (wanted > room) {
    edges = grown(edges, room, wanted);
    room = roomFor(wanted);
  }
  const from = min(a, b);
  const at = edges + ((<usize>count) << 4);
  const head = heads + ((<usize>from) << 2);
  store<u32>(at, from);
  store<u32>(at, max(a, b), 4);
  store<u32>(at, ring, 8);
  store<u32>(at, load<u32>(head), 12);
  store<u32>(head, count);
  count++;
}

/** Ends the edge at `vertex`, which lies on it; the rest becomes an edge that begins there. */
export function divideEdge(edge: u32, vertex: u32): void {
  const to = edgeTo(edge);
  store<u32>(edges + ((<usize>edge) << 4), vertex, 4);
  addEdge(vertex, to, edgeRing(edge));
}

export function edgeFrom(edge: u32): u32 {
  return load<u32>(edges + ((<usize>edge) << 4));
}
export function edgeTo(edge: u32): u32 {
  return load<u32>(edges + ((<usize>edge) << 4), 4);
}
export function edgeRing(edge: u32): u32 {
  return load<u32>(edges + ((<usize>edge) << 4), 8);
}
/** First edge that begins at the vertex, or NONE. */
export function firstEdge(vertex: u32): u32 {
  return load<u32>(heads + ((<usize>vertex) << 2));
}
export function nextEdge(edge: u32): u32 {
  return load<u32>(edges + ((<usize>edge) << 4), 12);
}
