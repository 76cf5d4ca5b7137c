/**
 * The fallback for locations without exact paths: A* over steps of 16 px in 12 directions from the start, with a limit
 * on expansions. A node is identified by the square of 16 px that it is in. The search ends at the first node that sees
 * the goal; nodes that a straight line can skip are then removed.
 */
import { beginHeap, heapCount, pop, push } from './heap';
import { MAP_HEIGHT, MAP_WIDTH, NAV_SCRATCH } from '../memory/layout';
import { BUFFER_TOO_SMALL, NOT_FOUND, OK, OUT_OF_NODES, PARTIAL } from '../memory/status';
import { isWalkable } from './ground';
import { addWaypoint, beginWaypoints } from './path';
import { isClear } from './sight';

const STEP: f32 = 16;
const DIRECTIONS: i32 = 12;
const SQUARES_ACROSS: i32 = (MAP_WIDTH + 15) / 16 + 1;
const SQUARES: i32 = SQUARES_ACROSS * ((MAP_HEIGHT + 15) / 16 + 1);
const NOWHERE: u32 = 0xffffffff;

// A square's record, 16 bytes: f32 x, f32 y, f32 cost (negative when closed, 0 when new), u32 parent square.
const RECORDS: usize = NAV_SCRATCH;
const HEAP: usize = RECORDS + <usize>SQUARES * 16;
const MAX_HEAP: i32 = 262144;
const TRAIL: usize = HEAP + <usize>MAX_HEAP * 8;

/**
 * Writes waypoints between two walkable points. Returns OK, NOT_FOUND, BUFFER_TOO_SMALL, or OUT_OF_NODES when the limit
 * is reached. OUT_OF_NODES comes with PARTIAL, and waypoints to the node nearest to the goal, when that node is nearer
 * than the start.
 */
export function findLatticePath(startX: f32, startY: f32, goalX: f32, goalY: f32, maxIterations: i32): i32 {
  memory.fill(RECORDS, 0, <usize>SQUARES * 16);
  beginHeap(HEAP);
  reach(startX, startY, 1, NOWHERE, goalX, goalY);
  let iterations = 0;
  let closest = squareOf(startX, startY);
  let closestRest = Infinity;
  while (heapCount() > 0) {
    const square = <u32>pop();
    const record = RECORDS + ((<usize>square) << 4);
    const cost = load<f32>(record, 8);
    if (cost < 0) continue;
    if (iterations++ >= maxIterations) {
      if (closest == squareOf(startX, startY)) return OUT_OF_NODES;
      const end = RECORDS + ((<usize>closest) << 4);
      const status = writeTrail(closest, load<f32>(end), load<f32>(end, 4));
      return status == OK ? OUT_OF_NODES | PARTIAL : OUT_OF_NODES;
    }
    store<f32>(record, -cost, 8);
    const x = load<f32>(record);
    const y = load<f32>(record, 4);
    if (isClear(x, y, goalX, goalY)) return writeTrail(square, goalX, goalY);
    const rest = <f64>(goalX - x) * (goalX - x) + <f64>(goalY - y) * (goalY - y);
    if (rest < closestRest) {
      closest = square;
      closestRest = rest;
    }
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const toX = x + STEP * headingX(direction);
      const toY = y + STEP * headingX(direction + 9);
      if (isWalkable(toX, toY) && isClear(x, y, toX, toY)) reach(toX, toY, cost + STEP, square, goalX, goalY);
    }
  }
  return NOT_FOUND;
}

/** Cosine of a multiple of 30 degrees. */
function headingX(direction: i32): f32 {
  const turn = direction % DIRECTIONS;
  const folded = turn > 6 ? 12 - turn : turn;
  const mirrored = folded > 3 ? 6 - folded : folded;
  const cosine: f32 = mirrored == 0 ? 1 : mirrored == 1 ? 0.8660254 : mirrored == 2 ? 0.5 : 0;
  return folded > 3 ? -cosine : cosine;
}

function squareOf(x: f32, y: f32): i32 {
  return <i32>nearest(y / STEP) * SQUARES_ACROSS + <i32>nearest(x / STEP);
}

function reach(x: f32, y: f32, cost: f32, parent: u32, goalX: f32, goalY: f32): void {
  const square = squareOf(x, y);
  const record = RECORDS + ((<usize>square) << 4);
  const known = load<f32>(record, 8);
  if (known < 0 || (known > 0 && known <= cost) || heapCount() == MAX_HEAP) return;
  store<f32>(record, x);
  store<f32>(record, y, 4);
  store<f32>(record, cost, 8);
  store<u32>(record, parent, 12);
  const dx = goalX - x;
  const dy = goalY - y;
  push(((<u64>reinterpret<u32>(cost + sqrt(dx * dx + dy * dy))) << 32) | <u64>square);
}

/** Collects the nodes from the last one back, then keeps only those at which the path must turn. */
function writeTrail(last: u32, goalX: f32, goalY: f32): i32 {
  let count = 0;
  for (let square = last; square != NOWHERE && count < SQUARES; count++) {
    const record = RECORDS + ((<usize>square) << 4);
    store<u32>(TRAIL + ((<usize>count) << 2), square);
    square = load<u32>(record, 12);
  }
  let at = count - 1;
  beginWaypoints(trailX(at), trailY(at));
  while (at > 0) {
    let next = at - 1;
    for (let ahead = 0; ahead < at - 1; ahead++) {
      if (!isClear(trailX(at), trailY(at), trailX(ahead), trailY(ahead))) continue;
      next = ahead;
      break;
    }
    at = next;
    if (!addWaypoint(trailX(at), trailY(at))) return BUFFER_TOO_SMALL;
  }
  return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
}

function trailX(index: i32): f32 {
  return load<f32>(RECORDS + ((<usize>load<u32>(TRAIL + ((<usize>index) << 2))) << 4));
}

function trailY(index: i32): f32 {
  return load<f32>(RECORDS + ((<usize>load<u32>(TRAIL + ((<usize>index) << 2))) << 4), 4);
}
