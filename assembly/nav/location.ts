/** Builds a location from the loader's data at RING_SIZES and VERTICES, and runs searches on it. */
import { MAX_CORNERS, POINTS } from '../memory/layout';
import { allocateTables } from '../memory/location-room';
import { NOT_FOUND, OK } from '../memory/status';
import { readBake } from './bake';
import { buildCells, readEdges } from './colliders';
import { clearCorners, corners, findCorners } from './corners';
import { buildDistances } from './distances';
import { findExactPath } from './exact';
import { buildGround, isWalkable } from './ground';
import { findLatticePath } from './lattice';
import { countListed, listCells } from './candidates';
import { wayLength } from './path';
import { forgetPixels } from './pixels';
import { buildVisibility } from './visibility';

let isExactReady: bool = false;
let isBakeTaken: bool = false;

export function isExact(): bool {
  return isExactReady;
}

/** Whether the last location used the bake in the arena. */
export function isBaked(): bool {
  return isBakeTaken;
}

/**
 * Replaces the location. `cornerLimit` is the largest number of corners for exact paths; 0 disables them. `bakeBytes`
 * is the length of a bake in the arena, 0 for none; a bake of another location is ignored. After MALFORMED or TOO_LARGE
 * no point is walkable.
 */
export function buildLocation(
  ringCount: i32,
  positionX: f64,
  positionY: f64,
  scaleX: f64,
  scaleY: f64,
  unit: f64,
  cornerLimit: i32,
  bakeBytes: u32,
): i32 {
  isExactReady = false;
  isBakeTaken = false;
  clearCorners();
  let status = readEdges(ringCount, positionX, positionY, scaleX, scaleY, unit);
  if (status == OK) status = buildCells();
  if (status != OK) readEdges(0, 0, 0, 0, 0, 0);
  if (status != OK) buildCells();
  buildGround();
  forgetPixels();
  if (status != OK) return status;
  if (cornerLimit > 0 && findCorners(min(cornerLimit, MAX_CORNERS))) {
    isExactReady = buildPaths(bakeBytes);
  }
  if (!isExactReady) clearCorners();
  return OK;
}

/** Builds the data of exact paths from the corners; false when memory does not suffice. */
function buildPaths(bakeBytes: u32): bool {
  if (!allocateTables(corners(), 0)) return false;
  isBakeTaken = readBake(bakeBytes);
  buildVisibility(isBakeTaken);
  if (!allocateTables(corners(), countListed())) return false;
  listCells();
  return buildDistances();
}

/** Writes the waypoints of a path to WAYPOINTS. OK, NOT_FOUND, OUT_OF_NODES or BUFFER_TOO_SMALL. */
export function findWay(startX: f32, startY: f32, goalX: f32, goalY: f32, maxIterations: i32): i32 {
  if (!isWalkable(startX, startY) || !isWalkable(goalX, goalY)) return NOT_FOUND;
  if (isExactReady) return findExactPath(startX, startY, goalX, goalY);
  return findLatticePath(startX, startY, goalX, goalY, maxIterations);
}

/**
 * Lengths of the shortest paths of `count` queries at POINTS: startX startY goalX goalY as f32 each. Overwrites the
 * queries from the start with f64 lengths, infinity where there is no path.
 */
export function measureWays(count: i32, maxIterations: i32): void {
  for (let index = 0; index < count; index++) {
    const query = POINTS + ((<usize>index) << 4);
    const startX = load<f32>(query);
    const startY = load<f32>(query, 4);
    const status = findWay(startX, startY, load<f32>(query, 8), load<f32>(query, 12), maxIterations);
    store<f64>(POINTS + ((<usize>index) << 3), status == OK ? wayLength() : Infinity);
  }
}
