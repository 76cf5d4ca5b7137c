/** The exports of the navigation module. `src/engine/core` is its only caller. No export traps. */
import { GOAL, listCandidates, START, touchPiece } from './candidates';
import { cornerBytes, cornerVertex, corners, findCorners } from './corners';
import { arePiecesCut, cutBytes } from './cuts';
import { distanceBytes } from './distances';
import { findDeadEnds } from './dead-ends';
import { makeDelaunay } from './delaunay';
import {
  areEndsConnected,
  forgetEnds,
  markWaysToGoal,
  placeGoal,
  placeStart,
  shareEndsPolygon,
  touchEnd,
} from './ends';
import { labelBytes } from './hub-labels';
import { joinCandidates } from './join';
import { areCellsFit, buildCells, cellBytes, findAgain, keepFound, relistPolygons } from './locate';
import { dividePart, findPart } from './part';
import { addTurn, beginPath, endPath } from './path';
import { buildPolygons, polygonBytes } from './polygons';
import { pieceOfFound } from './pieces';
import { entryBytes } from './sightings';
import { prepareSearch, searchPath } from './polyanya';
import { areTablesReady, beginTables } from './prepare';
import { readRings, refusedRing } from './rings';
import { buildPortals, portalBytes, seesGoal } from './sight';
import { OK, OUTSIDE, UNREACHABLE, WHOLE } from './status';
import { ringOfFault, sweep } from './sweep';
import { freeTriangles } from './triangles';
import { firstPartPolygon, polygonNumbers, replacePart } from './update';
import { callerX, callerY, goalVertex, startVertex, vertexBytes } from './vertices';
import { viewBytes } from './views';

export { cornerVertices as cornerCount } from './corners';
export { pathAddress, pathLength } from './path';
export { allotBake, bakeAddress, writeBake } from './bake';
export { continueTables, takeBake } from './prepare';
export { allotRings, pointsAddress, sizesAddress } from './rings';

let failedRing: u32 = 0;

/** Bytes of the location and its tables. The preparation needs more for a time. */
export function locationBytes(): u32 {
  return (
    vertexBytes() +
    polygonBytes() +
    portalBytes() +
    cornerBytes() +
    cellBytes() +
    entryBytes() +
    cutBytes() +
    labelBytes() +
    distanceBytes() +
    viewBytes()
  );
}

/** The ring that the last `buildLocation` refused. */
export function failingRing(): u32 {
  return failedRing;
}

/**
 * Replaces the location by the rings of the input. OK, or why a ring is refused; then no point is walkable. `extent`: the
 * map's width or height, the larger one. `tableBytes`: most memory for tables.
 */
export function buildLocation(ringCount: u32, extent: f64, tableBytes: u32): i32 {
  let status = readRings(ringCount, extent);
  failedRing = refusedRing();
  if (status == OK) {
    status = sweep(0);
    failedRing = ringOfFault();
  }
  if (status == OK) makeDelaunay();
  else freeTriangles();
  buildPolygons();
  freeTriangles();
  findCorners();
  buildCells(corners());
  prepareQueries(tableBytes);
  return status;
}

/**
 * Exchanges what the rings of the input contain: `removed` rings of the location, then others, to add them. OK, why a ring is
 * refused, or WHOLE; then nothing has changed.
 */
export function updateLocation(ringCount: u32, removed: u32, extent: f64, tableBytes: u32): i32 {
  const status = findPart(ringCount, extent);
  failedRing = refusedRing();
  if (status != OK) return status;
  if (!dividePart(ringCount, removed) || !replacePart()) return WHOLE;
  findCorners();
  if (areCellsFit()) relistPolygons(polygonNumbers(), firstPartPolygon());
  else buildCells(corners());
  prepareQueries(tableBytes);
  return OK;
}

/** Must be called when the mesh has changed. */
function prepareQueries(tableBytes: u32): void {
  buildPortals();
  forgetEnds();
  findDeadEnds();
  prepareSearch();
  beginTables(tableBytes);
}

/**
 * Finds the shortest path, in the caller's units. An end that is off the ground is moved to the nearest walkable point
 * within `snap`. OK, UNREACHABLE or OUTSIDE.
 */
export function findPath(startX: f64, startY: f64, goalX: f64, goalY: f64, snap: f64): i32 {
  if (arePiecesCut()) touchEnd(startX, startY);
  if (!placeGoal(goalX, goalY, snap)) return OUTSIDE;
  if (!areTablesReady()) {
    findAgain();
    markWaysToGoal();
    keepFound();
    if (!placeStart(startX, startY, snap)) return OUTSIDE;
    if (shareEndsPolygon()) return writeDirect();
    return areEndsConnected() ? searchPath() : UNREACHABLE;
  }
  findAgain();
  touchPiece(pieceOfFound(0));
  keepFound();
  if (!placeStart(startX, startY, snap)) return OUTSIDE;
  touchPiece(pieceOfFound(0));
  if (seesGoal()) return writeDirect();
  const start = startVertex();
  const goal = goalVertex();
  listCandidates(START, start, goal);
  findAgain();
  listCandidates(GOAL, goal, start);
  return joinCandidates();
}

/**
 * With tables, finds a path between two corners that depend on `number`: queries are compiled when they have been asked
 * often. Polyanya may take longer than a step of the preparation may.
 */
export function askBetweenCorners(number: u32): void {
  if (corners() == 0 || !areTablesReady()) return;
  const start = cornerVertex((number * 0x9e3779b1) % corners());
  const goal = cornerVertex((number * 0x85ebca77 + 1) % corners());
  findPath(callerX(start), callerY(start), callerX(goal), callerY(goal), 0);
}

function writeDirect(): i32 {
  beginPath();
  addTurn(startVertex());
  endPath();
  return OK;
}
