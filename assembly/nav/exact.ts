/**
 * The exact shortest path: the straight line, or start - corner ... corner - goal.
 *
 * Lower bound for a path through corner c: |start-c| + |c-goal|, assuming both are visible. It is admissible, so
 * candidates are expanded in its order. Corners whose bound exceeds the length of a path that is known to exist are
 * dropped (see candidates.ts). An expanded start corner gets its best goal corner; its bound becomes the exact length
 * of that path if both ends are visible, and it is ordered again. The first pair in this order with both ends visible
 * is the shortest path. Uncertain lines of sight are tested last.
 */
import { MAX_WAYPOINTS } from '../memory/layout';
import { distancesFrom, parentsTo } from '../memory/location-room';
import { BUFFER_TOO_SMALL, NOT_FOUND, OK } from '../memory/status';
import {
  chooseCandidates,
  CORNER_BITS,
  ENTRY,
  findLeast,
  goalCount,
  GOALS,
  isCornerVisible,
  KEPT_BOUND,
  KEPT_DISTANCE,
  leastLane,
  PARTNERS,
  VISIBLE_FLAG,
  startCount,
  STARTS,
} from './candidates';
import { corners, cornerX, cornerY, UNREACHED } from './corners';
import { addWaypoint, beginWaypoints } from './path';
import { isClear } from './sight';

const NO_PARTNER: i32 = -1;
const MANY: i32 = 8;

/** Writes the waypoints of the shortest path between two walkable points. OK, NOT_FOUND or BUFFER_TOO_SMALL. */
export function findExactPath(startX: f32, startY: f32, goalX: f32, goalY: f32): i32 {
  beginWaypoints(startX, startY);
  if (isClear(startX, startY, goalX, goalY)) return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
  chooseCandidates(startX, startY, goalX, goalY);
  const starts = startCount();
  findPartners(starts);
  for (;;) {
    const best = findLeast(STARTS + KEPT_BOUND, starts);
    if (best < 0) return NOT_FOUND;
    const start = STARTS + ((<usize>best) << 2);
    const partner = load<i32>(PARTNERS + ((<usize>best) << 2));
    const goal = GOALS + ((<usize>partner) << 2);
    if (partner == NO_PARTNER || load<f32>(goal + KEPT_DISTANCE) >= UNREACHED) {
      findPartner(best);
      continue;
    }
    if (!isVisibleFrom(start, startX, startY)) {
      store<f32>(start + KEPT_BOUND, UNREACHED);
      continue;
    }
    if (!isVisibleFrom(goal, goalX, goalY)) {
      store<f32>(goal + KEPT_DISTANCE, UNREACHED);
      continue;
    }
    return writePath(cornerOf(start), cornerOf(goal), goalX, goalY);
  }
}

function cornerOf(kept: usize): i32 {
  return <i32>(load<u32>(kept + ENTRY) & CORNER_BITS);
}

/** Whether the kept corner is visible from (x, y) and allows a turn. Caches a positive answer. */
function isVisibleFrom(kept: usize, x: f32, y: f32): bool {
  const entry = load<u32>(kept + ENTRY);
  if ((entry & VISIBLE_FLAG) != 0) return true;
  if (!isCornerVisible(<i32>(entry & CORNER_BITS), x, y)) return false;
  store<u32>(kept + ENTRY, entry | VISIBLE_FLAG);
  return true;
}

/** Finds the partners of all start corners that can still be on the shortest path. */
function findPartners(starts: i32): void {
  if (starts == 0) return;
  // With many starts, expand the least bound first: its path rules out most others.
  const first = starts > MANY ? max(0, findLeast(STARTS + KEPT_BOUND, starts)) : 0;
  let best = findPartner(first);
  for (let place = 0; place < starts; place++) {
    if (place == first) continue;
    store<i32>(PARTNERS + ((<usize>place) << 2), NO_PARTNER);
    if (load<f32>(STARTS + KEPT_BOUND + ((<usize>place) << 2)) < best) best = min(best, findPartner(place));
  }
}

/**
 * Finds the goal corner of the shortest path over the start corner `place`; stores and returns that path's length as
 * its bound.
 */
function findPartner(place: i32): f32 {
  const start = STARTS + ((<usize>place) << 2);
  const row = distancesFrom(cornerOf(start), corners());
  const end = GOALS + ((<usize>goalCount()) << 2);
  let least = f32x4.splat(UNREACHED);
  let places = i32x4.splat(0);
  let lanes = i32x4(0, 1, 2, 3);
  for (let goal = GOALS; goal < end; goal += 16) {
    let ways = v128.load32_zero(row + ((<usize>load<u16>(goal + ENTRY)) << 2));
    ways = v128.load32_lane(row + ((<usize>load<u16>(goal + ENTRY, 4)) << 2), ways, 1);
    ways = v128.load32_lane(row + ((<usize>load<u16>(goal + ENTRY, 8)) << 2), ways, 2);
    ways = v128.load32_lane(row + ((<usize>load<u16>(goal + ENTRY, 12)) << 2), ways, 3);
    const some = f32x4.add(ways, v128.load(goal + KEPT_DISTANCE));
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(lanes, places, isLess);
    lanes = i32x4.add(lanes, i32x4.splat(4));
  }
  const partner = leastLane(least, places);
  const goal = GOALS + ((<usize>partner) << 2);
  const way = load<f32>(row + ((<usize>cornerOf(goal)) << 2)) + load<f32>(goal + KEPT_DISTANCE);
  const bound = way + load<f32>(start + KEPT_DISTANCE);
  store<f32>(start + KEPT_BOUND, bound);
  store<i32>(PARTNERS + ((<usize>place) << 2), partner);
  return bound;
}

function writePath(from: i32, to: i32, goalX: f32, goalY: f32): i32 {
  const parents = parentsTo(to, corners());
  let corner = from;
  if (!addWaypoint(cornerX(corner), cornerY(corner))) return BUFFER_TOO_SMALL;
  // The counter bounds the loop even if the parent table is damaged.
  for (let turns = 0; corner != to && turns < MAX_WAYPOINTS; turns++) {
    corner = <i32>load<u16>(parents + ((<usize>corner) << 1));
    if (!addWaypoint(cornerX(corner), cornerY(corner))) return BUFFER_TOO_SMALL;
  }
  return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
}
