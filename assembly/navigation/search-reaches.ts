/** Within which lengths a long search has reached vertices: it skips sides that other paths have overtaken. */
import { isTouched } from './corners';
import { grown, roomFor } from './growing';
import { sideEnd, sideVertex } from './polygons';
import { turnLength, turnVertex } from './search-nodes';
import { distance, vertices } from './vertices';

/** 8 bytes a vertex: u32 the search that has reached it, f32 within which length, rounded up by at most MARGIN. */
let reaches: usize = 0;
let reachRoom: usize = 0;
const MARGIN: f64 = 1e-6;

/** Must be called when the mesh has changed. */
export function forgetReaches(): void {
  const bytes = (<usize>vertices() + 2) << 3;
  reaches = grown(reaches, reachRoom, bytes);
  reachRoom = max(reachRoom, roomFor(bytes));
  memory.fill(reaches, 0, bytes);
}

/**
 * Whether each point of a side is nearer by one of its ends, and along it, than from the turn. If not, the ends are reached, too.
 * Straight lines are used for what the ends are away from the turn: points between them are nearer by what they are away from
 * the end, at most.
 */
export function isOvertaken(search: u32, turn: i32, rightThrough: u32, leftThrough: u32, side: i32): bool {
  const root = turnVertex(turn);
  const length = turnLength(turn);
  const left = sideVertex(side);
  const right = sideEnd(side);
  const rightLength = length + distance(root, right);
  const leftLength = length + distance(root, left);
  const sideLength = distance(left, right);
  const byRight = max(rightLength * (1 - MARGIN) - reachOf(search, right), 0);
  const byLeft = max(leftLength * (1 - MARGIN) - reachOf(search, left), 0);
  if (byRight + byLeft > 2 * sideLength) return true;
  // An end that is not in the interval is reached along the side.
  reach(search, right, rightThrough == right ? rightLength : leftLength + sideLength);
  reach(search, left, leftThrough == left ? leftLength : rightLength + sideLength);
  return false;
}

/** A length within which the vertex can be reached; Infinity where walls touch, since ways there may end in different places. */
function reachOf(search: u32, vertex: u32): f64 {
  const at = reaches + ((<usize>vertex) << 3);
  return load<u32>(at) == search && !isTouched(vertex) ? <f64>load<f32>(at, 4) : Infinity;
}

function reach(search: u32, vertex: u32, length: f64): void {
  const at = reaches + ((<usize>vertex) << 3);
  const rounded = <f32>(length * (1 + MARGIN));
  if (load<u32>(at) == search && load<f32>(at, 4) <= rounded) return;
  store<u32>(at, search);
  store<f32>(at, rounded, 4);
}
