/**
 * The exact shortest path: the straight line, or start - corner ... corner - goal. All pairs of a corner near the start and
 * one near the goal are tried in the order of their lower bound (as if both were seen), and sight is tested only for the
 * pair in front; the first pair that holds is the shortest way.
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
const PARTNERS: usize = BOUNDS + <usize>MAX_CORNERS * 4;

/** Writes the waypoints of the shortest path between two walkable points. OK, NOT_FOUND or BUFFER_TOO_SMALL. */
export function findExactPath(startX: f32, startY: f32, goalX: f32, goalY: f32): i32 {
  beginWaypoints(startX, startY);
  if (isClear(startX, startY, goalX, goalY)) return addWaypoint(goalX, goalY) ? OK : BUFFER_TOO_SMALL;
  const starts = listCorners(startX, startY, START_CORNERS, START_DISTANCES, START_SEEN);
  const goals = listCorners(goalX, goalY, GOAL_CORNERS, GOAL_DISTANCES, GOAL_SEEN);
  for (let i = 0; i < starts; i++) findPartner(i, goals);
  for (;;) {
    let best = -1;
    let bound: f32 = UNREACHED;
    for (let i = 0; i < starts; i++) {
      const value = load<f32>(BOUNDS + ((<usize>i) << 2));
      if (value < bound) {
        bound = value;
        best = i;
      }
    }
    if (best < 0) return NOT_FOUND;
    const partner = <i32>load<u16>(PARTNERS + ((<usize>best) << 1));
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
      const distance = sqrt(dx * dx + dy * dy);
      if (!isTangent(corner, dx, dy, distance)) continue;
      store<u16>(list + ((<usize>count) << 1), <u16>corner);
      store<f32>(distances + ((<usize>count) << 2), distance);
      store<u8>(seen + <usize>count, 0);
      count++;
    }
  }
  return count;
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
