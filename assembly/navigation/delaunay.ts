/**
 * Turns edges between triangles until the triangles are Delaunay's (Lawson, 1977): rounder triangles make the search
 * shorter. Whether an edge should be turned is decided with f64, whether it can be turned exactly: the result is always a
 * division of the same ground.
 */
import { grown, roomFor } from './growing';
import { after, before, halfCount, origin, pair, setOrigin, twin, WALL } from './triangles';
import { orient, vertexX, vertexY } from './vertices';

/** Turns for each edge, at most: rounding must not turn edges forever. */
const MOST_TURNS: i32 = 12;
const ROUNDING: f64 = 1e-12;

/** i32: half edges to look at. */
let stack: usize = 0;
let room: usize = 0;
let size: usize = 0;

export function makeDelaunay(): void {
  const count = halfCount();
  size = 0;
  for (let half = 0; half < count; half++) {
    if (twin(half) > half) lookAt(half);
  }
  for (let turns = count * MOST_TURNS; size > 0 && turns > 0; ) {
    size--;
    const half = load<i32>(stack + (size << 2));
    if (!shouldTurn(half)) continue;
    const other = twin(half);
    turn(half, other);
    turns--;
    lookAt(after(half));
    lookAt(before(half));
    lookAt(after(other));
    lookAt(before(other));
  }
}

function lookAt(half: i32): void {
  const wanted = (size + 1) << 2;
  if (wanted > room) {
    stack = grown(stack, room, wanted);
    room = roomFor(wanted);
  }
  store<i32>(stack + (size << 2), half);
  size++;
}

/** Whether the quadrangle around the edge is convex and its other diagonal is Delaunay's. */
function shouldTurn(half: i32): bool {
  const other = twin(half);
  if (other == WALL) return false;
  const a = origin(half);
  const b = origin(other);
  const c = origin(before(half));
  const d = origin(before(other));
  if (orient(c, a, d) <= 0 || orient(d, b, c) <= 0) return false;
  return isInCircle(a, b, c, d);
}

/** Whether d is inside the circle through a, b and c by more than rounding. */
function isInCircle(a: u32, b: u32, c: u32, d: u32): bool {
  const ax = <f64>(vertexX(a) - vertexX(d));
  const ay = <f64>(vertexY(a) - vertexY(d));
  const bx = <f64>(vertexX(b) - vertexX(d));
  const by = <f64>(vertexY(b) - vertexY(d));
  const cx = <f64>(vertexX(c) - vertexX(d));
  const cy = <f64>(vertexY(c) - vertexY(d));
  const a2 = ax * ax + ay * ay;
  const b2 = bx * bx + by * by;
  const c2 = cx * cx + cy * cy;
  const ofA = a2 * (bx * cy - by * cx);
  const ofB = b2 * (cx * ay - cy * ax);
  const ofC = c2 * (ax * by - ay * bx);
  return ofA + ofB + ofC > ROUNDING * (abs(ofA) + abs(ofB) + abs(ofC));
}

/** Replaces the diagonal a b of the quadrangle a d b c by d c. */
function turn(half: i32, other: i32): void {
  const half1 = after(half);
  const half2 = before(half);
  const other1 = after(other);
  const other2 = before(other);
  const a = origin(half);
  const b = origin(other);
  const c = origin(half2);
  const d = origin(other2);
  const twin1 = twin(half1);
  const twin2 = twin(half2);
  const twin3 = twin(other1);
  const twin4 = twin(other2);
  setOrigin(half, d);
  setOrigin(half1, c);
  setOrigin(half2, a);
  setOrigin(other, c);
  setOrigin(other1, d);
  setOrigin(other2, b);
  pair(half1, twin2);
  pair(half2, twin3);
  pair(other1, twin4);
  pair(other2, twin1);
}
