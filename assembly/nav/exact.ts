/**
 * The exact shortest path: the straight line, or start - corner ... corner - goal. Start corners are taken in the order of a
 * lower bound, at first as if the goal were seen from them. The one in front is given its best partner among the goal's
 * corners and goes back into the order; when it comes to the front again, sight is tested, and the first pair that is seen
 * from both ends is the shortest way.
 *
 * Lists are worked four at a time: their ends are filled up, and what cannot be on the way has a distance of UNREACHED.
 */
import { CELL, CELL_CORNERS, COLUMNS, DISTANCES, MAX_CORNERS, NAV_SCRATCH, NEXT_HOPS } from '../memory/layout';
import { BUFFER_TOO_SMALL, NOT_FOUND, OK } from '../memory/status';
import {
  CELL_CORNER_BYTES,
  cornerAt,
  corners,
  cornerX,
  cornerY,
  TANGENT_ANGLE,
  TANGENT_DISTANCE,
  UNREACHED,
} from './corners';
import { isClear } from './sight';
import { beginWaypoints, addWaypoint } from './path';

// Working space, one list a side, each with room to be filled up: u16 corners, f32 distances, u8 seen.
const ROOM: usize = <usize>MAX_CORNERS + 4;
const START_CORNERS: usize = NAV_SCRATCH;
const START_DISTANCES: usize = START_CORNERS + ROOM * 2;
const START_SEEN: usize = START_DISTANCES + ROOM * 4;
const GOAL_CORNERS: usize = START_SEEN + ROOM;
const GOAL_DISTANCES: usize = GOAL_CORNERS + ROOM * 2;
const GOAL_SEEN: usize = GOAL_DISTANCES + ROOM * 4;
/** For each start corner the bound of its best pair, and that pair's goal corner. */
const BOUNDS: usize = GOAL_SEEN + ROOM;
const PARTNERS: usize = BOUNDS + ROOM * 4;
const NO_PARTNER: i32 = 0xffff;

/** Writes the waypoints of the shortest path between two walkable points. OK, NOT_FOUND or BUFFER_TOO_SMALL. */
export function findExactPath(startX: f32, startY: f32, goalX: f32, goalY: f32): i32 {
  beginWaypoints(startX, startY);
  if (isClear(startX, startY, goalX, goalY)) return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
  const starts = listCorners(startX, startY, START_CORNERS, START_SEEN);
  const goals = listCorners(goalX, goalY, GOAL_CORNERS, GOAL_SEEN);
  measureCorners(goals, goalX, goalY, GOAL_CORNERS, GOAL_DISTANCES);
  measureCorners(starts, startX, startY, START_CORNERS, START_DISTANCES);
  boundStarts(starts, goalX, goalY);
  for (;;) {
    const best = findLeast(BOUNDS, starts);
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

/** Lists the corners that may be seen from a point's cell; fills up with the first corner. */
function listCorners(x: f32, y: f32, list: usize, seen: usize): i32 {
  const cell = (<i32>y / CELL) * COLUMNS + <i32>x / CELL;
  const bits = CELL_CORNERS + <usize>cell * CELL_CORNER_BYTES;
  const words = (corners() + 63) >> 6;
  let to = list;
  for (let word = 0; word < words; word++) {
    let left = load<u64>(bits + ((<usize>word) << 3));
    for (; left != 0; left &= left - 1, to += 2) store<u16>(to, <u16>((word << 6) + <i32>ctz(left)));
  }
  store<u64>(to, 0);
  const count = <i32>((to - list) >> 1);
  memory.fill(seen, 0, count);
  return count;
}

/** Distances of the listed corners from a point; UNREACHED for those that no path from there turns at (see isTangent). */
function measureCorners(count: i32, x: f32, y: f32, list: usize, distances: usize): void {
  const fromX = f32x4.splat(x);
  const fromY = f32x4.splat(y);
  const angle = f32x4.splat(TANGENT_ANGLE);
  const distance = f32x4.splat(TANGENT_DISTANCE);
  const unreached = f32x4.splat(UNREACHED);
  for (let index = 0; index < count; index += 4, list += 8, distances += 16) {
    const one = cornerAt(load<u16>(list));
    const two = cornerAt(load<u16>(list, 2));
    const three = cornerAt(load<u16>(list, 4));
    const four = cornerAt(load<u16>(list, 6));
    // Four records of x, y and two arms, turned into vectors of four x, four y and so on.
    const low = v128.load(one);
    const low2 = v128.load(two);
    const low3 = v128.load(three);
    const low4 = v128.load(four);
    const places = i32x4.shuffle(low, low2, 0, 4, 1, 5);
    const places2 = i32x4.shuffle(low3, low4, 0, 4, 1, 5);
    const arms = i32x4.shuffle(low, low2, 2, 6, 3, 7);
    const arms2 = i32x4.shuffle(low3, low4, 2, 6, 3, 7);
    const others = i32x4.shuffle(v128.load64_zero(one, 16), v128.load64_zero(two, 16), 0, 4, 1, 5);
    const others2 = i32x4.shuffle(v128.load64_zero(three, 16), v128.load64_zero(four, 16), 0, 4, 1, 5);
    const dx = f32x4.sub(i64x2.shuffle(places, places2, 0, 2), fromX);
    const dy = f32x4.sub(i64x2.shuffle(places, places2, 1, 3), fromY);
    const side0 = f32x4.sub(
      f32x4.mul(dx, i64x2.shuffle(arms, arms2, 1, 3)),
      f32x4.mul(dy, i64x2.shuffle(arms, arms2, 0, 2)),
    );
    const side1 = f32x4.sub(
      f32x4.mul(dx, i64x2.shuffle(others, others2, 1, 3)),
      f32x4.mul(dy, i64x2.shuffle(others, others2, 0, 2)),
    );
    const slack = f32x4.add(f32x4.mul(f32x4.add(f32x4.abs(dx), f32x4.abs(dy)), angle), distance);
    const isTangent = v128.or(
      f32x4.ge(f32x4.pmin(side0, side1), f32x4.neg(slack)),
      f32x4.le(f32x4.pmax(side0, side1), slack),
    );
    const length = f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
    v128.store(distances, v128.bitselect(length, unreached, isTangent));
  }
  fillUp(count, distances);
}

/** Marks the places after the last one, up to a whole vector; `distances` is where that vector ends. */
function fillUp(count: i32, distances: usize): void {
  for (let spare = -count & 3; spare > 0; spare--) {
    distances -= 4;
    store<f32>(distances, UNREACHED);
  }
}

/** First bounds of the start corners: straight on to the goal. */
function boundStarts(starts: i32, goalX: f32, goalY: f32): void {
  for (let i = 0; i < starts; i++) {
    const at = (<usize>i) << 2;
    const corner = <i32>load<u16>(START_CORNERS + (at >> 1));
    const dx = goalX - cornerX(corner);
    const dy = goalY - cornerY(corner);
    store<f32>(BOUNDS + at, load<f32>(START_DISTANCES + at) + sqrt(dx * dx + dy * dy));
    store<u16>(PARTNERS + (at >> 1), <u16>NO_PARTNER);
  }
  fillUp(starts, BOUNDS + ((<usize>((starts + 3) & ~3)) << 2));
}

/** Index of the least of `count` values below UNREACHED, -1 when there is none. */
function findLeast(values: usize, count: i32): i32 {
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  for (let i = 0; i < count; i += 4, values += 16) {
    const some = v128.load(values);
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  return leastLane(least, places);
}

function leastLane(least: v128, places: v128): i32 {
  let value = f32x4.extract_lane(least, 0);
  let place = i32x4.extract_lane(places, 0);
  if (f32x4.extract_lane(least, 1) < value) {
    value = f32x4.extract_lane(least, 1);
    place = i32x4.extract_lane(places, 1);
  }
  if (f32x4.extract_lane(least, 2) < value) {
    value = f32x4.extract_lane(least, 2);
    place = i32x4.extract_lane(places, 2);
  }
  return f32x4.extract_lane(least, 3) < value ? i32x4.extract_lane(places, 3) : place;
}

/** Notes the goal corner with the shortest way from start corner `index`, and the bound over it. */
function findPartner(index: i32, goals: i32): void {
  const corner = <i32>load<u16>(START_CORNERS + ((<usize>index) << 1));
  const row = DISTANCES + ((<usize>(corner * corners())) << 2);
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  let list = GOAL_CORNERS;
  let distances = GOAL_DISTANCES;
  for (let j = 0; j < goals; j += 4, list += 8, distances += 16) {
    let ways = v128.load32_zero(row + ((<usize>load<u16>(list)) << 2));
    ways = v128.load32_lane(row + ((<usize>load<u16>(list, 2)) << 2), ways, 1);
    ways = v128.load32_lane(row + ((<usize>load<u16>(list, 4)) << 2), ways, 2);
    ways = v128.load32_lane(row + ((<usize>load<u16>(list, 6)) << 2), ways, 3);
    const some = f32x4.add(ways, v128.load(distances));
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  const partner = leastLane(least, places);
  let bound = UNREACHED;
  if (partner >= 0) {
    const goal = <usize>load<u16>(GOAL_CORNERS + ((<usize>partner) << 1));
    const way = load<f32>(row + (goal << 2)) + load<f32>(GOAL_DISTANCES + ((<usize>partner) << 2));
    bound = way + load<f32>(START_DISTANCES + ((<usize>index) << 2));
  }
  store<f32>(BOUNDS + ((<usize>index) << 2), bound);
  store<u16>(PARTNERS + ((<usize>index) << 1), <u16>max(partner, 0));
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
