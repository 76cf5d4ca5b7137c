/**
 * The exact shortest path: the straight line, or start - corner ... corner - goal. Start corners are taken in the order of a
 * lower bound, at first as if the goal were seen from them. The one in front is given its best partner among the goal's
 * corners and goes back into the order; when it comes to the front again, sight is tested, and the first pair that is seen
 * from both ends is the shortest way.
 */
import { CELL, CELL_CORNERS, COLUMNS, DISTANCES, MAX_CORNERS, NAV_SCRATCH, NEXT_HOPS } from '../memory/layout';
import { BUFFER_TOO_SMALL, NOT_FOUND, OK } from '../memory/status';
import { CELL_CORNER_BYTES, corners, cornerX, cornerY, isTangent, UNREACHED } from './corners';
import { isClear } from './sight';
import { beginWaypoints, addWaypoint } from './path';

// Working space, one list a side: u16 corners, f32 distances, u8 seen.
const START_CORNERS: usize = NAV_SCRATCH;
const START_DISTANCES: usize = START_CORNERS + <usize>MAX_CORNERS * 2;
const START_SEEN: usize = START_DISTANCES + <usize>MAX_CORNERS * 4;
const GOAL_CORNERS: usize = START_SEEN + <usize>MAX_CORNERS;
const GOAL_DISTANCES: usize = GOAL_CORNERS + <usize>MAX_CORNERS * 2;
const GOAL_SEEN: usize = GOAL_DISTANCES + <usize>MAX_CORNERS * 4;
/** For each start corner the bound of its best pair, and that pair's goal corner. */
const BOUNDS: usize = GOAL_SEEN + <usize>MAX_CORNERS;
const PARTNERS: usize = BOUNDS + <usize>MAX_CORNERS * 4 + 16;
const NO_PARTNER: i32 = 0xffff;

/** Writes the waypoints of the shortest path between two walkable points. OK, NOT_FOUND or BUFFER_TOO_SMALL. */
export function findExactPath(startX: f32, startY: f32, goalX: f32, goalY: f32): i32 {
  beginWaypoints(startX, startY);
  if (isClear(startX, startY, goalX, goalY)) return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
  const starts = listCorners(startX, startY, START_CORNERS, START_DISTANCES, START_SEEN);
  const goals = listCorners(goalX, goalY, GOAL_CORNERS, GOAL_DISTANCES, GOAL_SEEN);
  if (goals == 0) return NOT_FOUND;
  boundStarts(starts, goalX, goalY);
  for (;;) {
    const best = findFront(starts);
    if (best < 0) return NOT_FOUND;
    const partner = <i32>load<u16>(PARTNERS + ((<usize>best) << 1));
    if (partner == NO_PARTNER) {
      findPartner(best, goals);
      continue;
    }
    const from = <i32>load<u16>(START_CORNERS + ((<usize>best) << 1));
    const to = <i32>load<u16>(GOAL_CORNERS + ((<usize>partner) << 1));
    if (load<u8>(START_SEEN + <usize>best) == 0) {
      if (!isClear(startX, startY, cornerX(from), cornerY(from))) {
        store<f32>(BOUNDS + ((<usize>best) << 2), UNREACHED);
        continue;
      }
      store<u8>(START_SEEN + <usize>best, 1);
    }
    if (load<u8>(GOAL_SEEN + <usize>partner) == 0) {
      if (!isClear(cornerX(to), cornerY(to), goalX, goalY)) {
        store<f32>(GOAL_DISTANCES + ((<usize>partner) << 2), UNREACHED);
        for (let i = 0; i < starts; i++) {
          const isTouched = load<u16>(PARTNERS + ((<usize>i) << 1)) == <u16>partner;
          if (isTouched && load<f32>(BOUNDS + ((<usize>i) << 2)) < UNREACHED) findPartner(i, goals);
        }
        continue;
      }
      store<u8>(GOAL_SEEN + <usize>partner, 1);
    }
    return writeWay(from, to, goalX, goalY);
  }
}

/** Lists the corners that may be seen from a point's cell and touched by a path that ends there. */
function listCorners(x: f32, y: f32, list: usize, distances: usize, seen: usize): i32 {
  const cell = (<i32>y / CELL) * COLUMNS + <i32>x / CELL;
  const bits = CELL_CORNERS + <usize>cell * CELL_CORNER_BYTES;
  const words = (corners() + 63) >> 6;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let left = load<u64>(bits + ((<usize>word) << 3));
    while (left != 0) {
      const corner = (word << 6) + <i32>ctz(left);
      left &= left - 1;
      const dx = cornerX(corner) - x;
      const dy = cornerY(corner) - y;
      if (!isTangent(corner, dx, dy)) continue;
      store<u16>(list + ((<usize>count) << 1), <u16>corner);
      store<f32>(distances + ((<usize>count) << 2), sqrt(dx * dx + dy * dy));
      store<u8>(seen + <usize>count, 0);
      count++;
    }
  }
  return count;
}

/** First bounds of the start corners: straight on to the goal. Fills up to whole vectors with what is never in front. */
function boundStarts(starts: i32, goalX: f32, goalY: f32): void {
  for (let i = 0; i < starts; i++) {
    const corner = <i32>load<u16>(START_CORNERS + ((<usize>i) << 1));
    const dx = goalX - cornerX(corner);
    const dy = goalY - cornerY(corner);
    const bound = load<f32>(START_DISTANCES + ((<usize>i) << 2)) + sqrt(dx * dx + dy * dy);
    store<f32>(BOUNDS + ((<usize>i) << 2), bound);
    store<u16>(PARTNERS + ((<usize>i) << 1), <u16>NO_PARTNER);
  }
  v128.store(BOUNDS + ((<usize>starts) << 2), f32x4.splat(UNREACHED));
}

/** The start corner with the least bound, -1 when none is left. */
function findFront(starts: i32): i32 {
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  for (let i = 0; i < starts; i += 4) {
    const bounds = v128.load(BOUNDS + ((<usize>i) << 2));
    const isLess = f32x4.lt(bounds, least);
    least = v128.bitselect(bounds, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  let front = i32x4.extract_lane(places, 0);
  let bound = f32x4.extract_lane(least, 0);
  if (f32x4.extract_lane(least, 1) < bound) {
    bound = f32x4.extract_lane(least, 1);
    front = i32x4.extract_lane(places, 1);
  }
  if (f32x4.extract_lane(least, 2) < bound) {
    bound = f32x4.extract_lane(least, 2);
    front = i32x4.extract_lane(places, 2);
  }
  return f32x4.extract_lane(least, 3) < bound ? i32x4.extract_lane(places, 3) : front;
}

/** Notes the goal corner with the shortest way from start corner `index`, and the bound over it. */
function findPartner(index: i32, goals: i32): void {
  const corner = <i32>load<u16>(START_CORNERS + ((<usize>index) << 1));
  const row = DISTANCES + ((<usize>(corner * corners())) << 2);
  let bound: f32 = UNREACHED;
  let partner = 0;
  for (let j = 0; j < goals; j++) {
    const goal = <usize>load<u16>(GOAL_CORNERS + ((<usize>j) << 1));
    const value = load<f32>(row + (goal << 2)) + load<f32>(GOAL_DISTANCES + ((<usize>j) << 2));
    if (value < bound) {
      bound = value;
      partner = j;
    }
  }
  const reach = load<f32>(START_DISTANCES + ((<usize>index) << 2));
  store<f32>(BOUNDS + ((<usize>index) << 2), bound < UNREACHED ? bound + reach : UNREACHED);
  store<u16>(PARTNERS + ((<usize>index) << 1), <u16>partner);
}

function writeWay(from: i32, to: i32, goalX: f32, goalY: f32): i32 {
  let corner = from;
  for (;;) {
    if (!addWaypoint(cornerX(corner), cornerY(corner))) return BUFFER_TOO_SMALL;
    if (corner == to) break;
    corner = <i32>load<u16>(NEXT_HOPS + ((<usize>(corner * corners() + to)) << 1));
  }
  return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
}
