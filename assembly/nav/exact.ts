/**
 * The exact shortest path: the straight line, or start - corner ... corner - goal. Start corners are taken in the order of a
 * lower bound, at first as if the goal were seen from them. The one in front is given its best partner among the goal's
 * corners and goes back into the order; when it comes to the front again, sight is tested, and the first pair that is seen
 * from both ends is the shortest way.
 *
 * Lists are worked four at a time: what cannot be on the way, and what fills up their ends, has a distance of UNREACHED.
 */
import { DISTANCES, NEXT_HOPS } from '../memory/layout';
import { BUFFER_TOO_SMALL, NOT_FOUND, OK } from '../memory/status';
import {
  AFTER_CANDIDATES,
  distancesFour,
  GOAL_COLUMNS,
  listCandidates,
  START_COLUMNS,
  TO_DISTANCES,
  TO_SEEN,
} from './candidates';
import { CELL_CORNER_BYTES, corners, cornerX, cornerY, UNREACHED } from './corners';
import { addWaypoint, beginWaypoints } from './path';
import { isClear } from './sight';

/** f32 a start corner: the bound of its best pair. */
const BOUNDS: usize = AFTER_CANDIDATES;
/** u32 a start corner: where that pair's goal corner stands in its list, in bytes. */
const PARTNERS: usize = BOUNDS + CELL_CORNER_BYTES * 32 + 64;
const NO_PARTNER: u32 = 0xffffffff;

/** Writes the waypoints of the shortest path between two walkable points. OK, NOT_FOUND or BUFFER_TOO_SMALL. */
export function findExactPath(startX: f32, startY: f32, goalX: f32, goalY: f32): i32 {
  beginWaypoints(startX, startY);
  if (isClear(startX, startY, goalX, goalY)) return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
  const starts = listCandidates(startX, startY, START_COLUMNS);
  const goals = listCandidates(goalX, goalY, GOAL_COLUMNS);
  boundStarts(starts, goalX, goalY);
  for (;;) {
    const best = findLeast(BOUNDS, starts);
    if (best < 0) return NOT_FOUND;
    const at = (<usize>best) << 2;
    const partner = load<u32>(PARTNERS + at);
    if (partner == NO_PARTNER) {
      findPartner(at, goals);
      continue;
    }
    const from = <i32>(load<u32>(START_COLUMNS + at) >> 2);
    if (load<u32>(START_COLUMNS + TO_SEEN + at) == 0) {
      if (!isClear(startX, startY, cornerX(from), cornerY(from))) {
        store<f32>(BOUNDS + at, UNREACHED);
        continue;
      }
      store<u32>(START_COLUMNS + TO_SEEN + at, 1);
    }
    const goal = GOAL_COLUMNS + <usize>partner;
    const to = <i32>(load<u32>(goal) >> 2);
    if (load<u32>(goal + TO_SEEN) == 0) {
      if (!isClear(cornerX(to), cornerY(to), goalX, goalY)) {
        store<f32>(goal + TO_DISTANCES, UNREACHED);
        for (let other: usize = 0; other < (<usize>starts) << 2; other += 4) {
          const isTouched = load<u32>(PARTNERS + other) == partner;
          if (isTouched && load<f32>(BOUNDS + other) < UNREACHED) findPartner(other, goals);
        }
        continue;
      }
      store<u32>(goal + TO_SEEN, 1);
    }
    return writeWay(from, to, goalX, goalY);
  }
}

/** First bounds of the start corners: straight on to the goal. */
function boundStarts(starts: i32, goalX: f32, goalY: f32): void {
  for (let at: usize = 0; at < (<usize>starts) << 2; at += 16) {
    const rest = distancesFour(START_COLUMNS + at, goalX, goalY);
    v128.store(BOUNDS + at, f32x4.add(v128.load(START_COLUMNS + TO_DISTANCES + at), rest));
    v128.store(PARTNERS + at, i32x4.splat(NO_PARTNER));
  }
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

/** Notes for the start corner at byte `start` of its list the goal corner with the shortest way, and the bound over it. */
function findPartner(start: usize, goals: i32): void {
  const row = DISTANCES + <usize>load<u32>(START_COLUMNS + start) * <usize>corners();
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  const end = GOAL_COLUMNS + ((<usize>goals) << 2);
  for (let goal = GOAL_COLUMNS; goal < end; goal += 16) {
    let ways = v128.load32_zero(row + <usize>load<u32>(goal));
    ways = v128.load32_lane(row + <usize>load<u32>(goal, 4), ways, 1);
    ways = v128.load32_lane(row + <usize>load<u32>(goal, 8), ways, 2);
    ways = v128.load32_lane(row + <usize>load<u32>(goal, 12), ways, 3);
    const some = f32x4.add(ways, v128.load(goal + TO_DISTANCES));
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  const partner = leastLane(least, places);
  let bound = UNREACHED;
  if (partner >= 0) {
    const goal = GOAL_COLUMNS + ((<usize>partner) << 2);
    const way = load<f32>(row + <usize>load<u32>(goal)) + load<f32>(goal + TO_DISTANCES);
    bound = way + load<f32>(START_COLUMNS + TO_DISTANCES + start);
  }
  store<f32>(BOUNDS + start, bound);
  store<u32>(PARTNERS + start, (<u32>max(partner, 0)) << 2);
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
