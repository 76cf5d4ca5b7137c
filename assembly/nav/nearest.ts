/**
 * The nearest walkable point. Candidates are the perpendicular feet on nearby edges, the edges' ends, and the crossings
 * of edges. Each candidate is tried a little off the edge, the nearest first.
 */
import { BLOCKS, CELL, CELL_BLOCKS, COLUMNS, MAP_HEIGHT, MAP_WIDTH, NAV_SCRATCH, POINTS, ROWS } from '../memory/layout';
import { NOT_FOUND, OK } from '../memory/status';
import { isWalkable } from './ground';
import { beginHeap, heapCount, pop, push } from './heap';

/** Distance of the result from an edge, the same as that of corners. */
const STAND_OFF: f32 = 0.02;
const MAX_NEAR: i32 = 512;
/** Cosine and sine of a sixteenth turn. */
const COSINE: f32 = 0.9238795;
const SINE: f32 = 0.3826834;

// Scratch memory: f32 x0 y0 x1 y1 of near edges, then f32 x y of candidates, then a heap of { squared distance, index
// }.
const NEAR: usize = NAV_SCRATCH;
const CANDIDATES: usize = NEAR + <usize>MAX_NEAR * 16;
const MAX_CANDIDATES: i32 = 65536;
const HEAP: usize = CANDIDATES + <usize>MAX_CANDIDATES * 8;

let nearCount: i32 = 0;
let candidateCount: i32 = 0;

/** Writes the nearest walkable point within `radius` px of (x, y) to POINTS. OK or NOT_FOUND. */
export function findNearestWalkable(x: f32, y: f32, radius: f32): i32 {
  if (!(abs(x) < 1e6 && abs(y) < 1e6 && radius >= 0)) return NOT_FOUND;
  if (isWalkable(x, y)) return answer(x, y);
  collectEdges(x, y, min<f32>(radius, 8192));
  candidateCount = 0;
  beginHeap(HEAP);
  for (let index = 0; index < nearCount; index++) {
    const edge = NEAR + ((<usize>index) << 4);
    addFoot(x, y, radius, load<f32>(edge), load<f32>(edge, 4), load<f32>(edge, 8), load<f32>(edge, 12));
    for (let other = index + 1; other < nearCount; other++)
      addCrossing(x, y, radius, edge, NEAR + ((<usize>other) << 4));
  }
  if (heapCount() == 0) return NOT_FOUND;
  let isFirst = true;
  let reach = radius;
  while (heapCount() > 0) {
    const entry = pop();
    const at = CANDIDATES + ((<usize>(entry & 0xffffffff)) << 3);
    if (tryAround(load<f32>(at), load<f32>(at, 4))) {
      if (isFirst) return OK;
      reach = sqrt(reinterpret<f32>(<u32>(entry >> 32)));
      break;
    }
    isFirst = false;
  }
  // Next to a notch that is too narrow, the result is farther away than the candidate: search rings up to the next
  // candidate.
  return searchRings(x, y, reach) || reach < radius ? OK : NOT_FOUND;
}

/** Tries points on circles of growing radius, less than a pixel apart. */
function searchRings(x: f32, y: f32, radius: f32): bool {
  for (let distance: f32 = 0.5; distance < radius; distance += 0.5) {
    const turn = min<f32>(0.25, <f32>0.6 / distance);
    // Small-angle rotation; its error over the whole circle is below a tenth of a step.
    const cosine: f32 = 1 - (turn * turn) / 2;
    const sine = sqrt<f32>(1 - cosine * cosine);
    let dx = distance;
    let dy: f32 = 0;
    for (let angle: f32 = 0; angle < 6.3; angle += turn) {
      if (isWalkable(x + dx, y + dy)) {
        answer(x + dx, y + dy);
        return true;
      }
      const turned = dx * cosine - dy * sine;
      dy = dx * sine + dy * cosine;
      dx = turned;
    }
  }
  return false;
}

function answer(x: f32, y: f32): i32 {
  store<f32>(POINTS, x);
  store<f32>(POINTS, y, 4);
  return OK;
}

/** Collects the edges of the cells within the radius, and the sides of the map. */
function collectEdges(x: f32, y: f32, radius: f32): void {
  nearCount = 0;
  const firstColumn = max(0, <i32>floor((x - radius) / <f32>CELL));
  const lastColumn = min(COLUMNS - 1, <i32>floor((x + radius) / <f32>CELL));
  const firstRow = max(0, <i32>floor((y - radius) / <f32>CELL));
  const lastRow = min(ROWS - 1, <i32>floor((y + radius) / <f32>CELL));
  const right = <f32>MAP_WIDTH - STAND_OFF;
  const bottom = <f32>MAP_HEIGHT - STAND_OFF;
  addNear(0, 0, right, 0);
  addNear(0, bottom, right, bottom);
  addNear(0, 0, 0, bottom);
  addNear(right, 0, right, bottom);
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const cell = CELL_BLOCKS + ((<usize>(row * COLUMNS + column)) << 2);
      const end = (<usize>load<u32>(cell, 4)) << 2;
      for (let place = (<usize>load<u32>(cell)) << 2; place < end; place++) {
        const at = BLOCKS + ((place >> 2) << 6) + ((place & 3) << 2);
        addNear(load<f32>(at), load<f32>(at, 16), load<f32>(at, 32), load<f32>(at, 48));
      }
    }
  }
}

function addNear(x0: f32, y0: f32, x1: f32, y1: f32): void {
  if (nearCount == MAX_NEAR || x0 < -30000) return;
  for (let index = nearCount - 1; index >= 0; index--) {
    const known = NEAR + ((<usize>index) << 4);
    const isSameStart = load<f32>(known) == x0 && load<f32>(known, 4) == y0;
    if (isSameStart && load<f32>(known, 8) == x1 && load<f32>(known, 12) == y1) return;
  }
  const at = NEAR + ((<usize>nearCount) << 4);
  nearCount++;
  store<f32>(at, x0);
  store<f32>(at, y0, 4);
  store<f32>(at, x1, 8);
  store<f32>(at, y1, 12);
}

function addCandidate(x: f32, y: f32, radius: f32, candidateX: f32, candidateY: f32): void {
  const dx = candidateX - x;
  const dy = candidateY - y;
  const squared = dx * dx + dy * dy;
  if (squared > radius * radius || candidateCount == MAX_CANDIDATES) return;
  const at = CANDIDATES + ((<usize>candidateCount) << 3);
  store<f32>(at, candidateX);
  store<f32>(at, candidateY, 4);
  push(((<u64>reinterpret<u32>(squared)) << 32) | <u64>candidateCount);
  candidateCount++;
}

function addFoot(x: f32, y: f32, radius: f32, x0: f32, y0: f32, x1: f32, y1: f32): void {
  const alongX = x1 - x0;
  const alongY = y1 - y0;
  const t = ((x - x0) * alongX + (y - y0) * alongY) / (alongX * alongX + alongY * alongY);
  const clamped = max<f32>(0, min<f32>(1, t));
  addCandidate(x, y, radius, x0 + clamped * alongX, y0 + clamped * alongY);
}

function addCrossing(x: f32, y: f32, radius: f32, one: usize, other: usize): void {
  const x0 = load<f32>(one);
  const y0 = load<f32>(one, 4);
  const oneX = load<f32>(one, 8) - x0;
  const oneY = load<f32>(one, 12) - y0;
  const otherX = load<f32>(other, 8) - load<f32>(other);
  const otherY = load<f32>(other, 12) - load<f32>(other, 4);
  const cross = oneX * otherY - oneY * otherX;
  if (cross == 0) return;
  const offX = load<f32>(other) - x0;
  const offY = load<f32>(other, 4) - y0;
  const t = (offX * otherY - offY * otherX) / cross;
  const u = (offX * oneY - offY * oneX) / cross;
  if (t >= 0 && t <= 1 && u >= 0 && u <= 1) addCandidate(x, y, radius, x0 + t * oneX, y0 + t * oneY);
}

/** Tries sixteen directions around a candidate and stores the first walkable point. */
function tryAround(x: f32, y: f32): bool {
  let dx = STAND_OFF;
  let dy: f32 = 0;
  for (let turn = 0; turn < 16; turn++) {
    if (isWalkable(x + dx, y + dy)) {
      answer(x + dx, y + dy);
      return true;
    }
    const turned = dx * COSINE - dy * SINE;
    dy = dx * SINE + dy * COSINE;
    dx = turned;
  }
  return false;
}
