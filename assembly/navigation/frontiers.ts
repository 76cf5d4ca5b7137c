/**
 * The open regions of the sweep. A region is the walkable ground between two neighbouring edges that the sweep line
 * crosses. Its frontier is the chain of vertices, from the lower edge's to the upper edge's, up to which it has been
 * divided into triangles. No vertex inside the chain can be cut off as a triangle, so the vertex that was added last can
 * be seen from everything ahead. Adding a vertex at an end of the chain cuts off all triangles that it forms with the
 * chain (as in the division of monotone polygons: de Berg et al., Computational Geometry, chapter 3).
 */
import { grown, roomFor } from './growing';
import { addTriangle, pair, WALL } from './triangles';
import { orient } from './vertices';

const NOTHING: i32 = -1;

/** 16 bytes a link of a chain: u32 vertex, i32 below, i32 above, i32 side. `side`: what is behind the way to `above`. */
let links: usize = 0;
let linkRoom: usize = 0;
let linkCount: i32 = 0;
/** 16 bytes a region: i32 lowest link, i32 highest link, i32 link that was added last, unused. */
let regions: usize = 0;
let regionRoom: usize = 0;
let regionCount: i32 = 0;
/** i32 a line that divides a region: the half edge on its one side, NOTHING until there is one. */
let lines: usize = 0;
let lineRoom: usize = 0;
let lineCount: i32 = 0;

export function clearFrontiers(): void {
  linkCount = 0;
  regionCount = 0;
  lineCount = 0;
}

function addLink(vertex: u32): i32 {
  const wanted = (<usize>linkCount + 1) << 4;
  if (wanted > linkRoom) {
    links = grown(links, linkRoom, wanted);
    linkRoom = roomFor(wanted);
  }
  const at = links + ((<usize>linkCount) << 4);
  store<u32>(at, vertex);
  store<i32>(at, NOTHING, 4);
  store<i32>(at, NOTHING, 8);
  store<i32>(at, WALL, 12);
  return linkCount++;
}
function vertexOf(link: i32): u32 {
  return load<u32>(links + ((<usize>link) << 4));
}
function belowOf(link: i32): i32 {
  return load<i32>(links + ((<usize>link) << 4), 4);
}
function aboveOf(link: i32): i32 {
  return load<i32>(links + ((<usize>link) << 4), 8);
}
function sideOf(link: i32): i32 {
  return load<i32>(links + ((<usize>link) << 4), 12);
}
/** Joins two links; `side` is behind the way between them: a half edge, WALL, or a dividing line as -2 - number. */
function join(below: i32, above: i32, side: i32): void {
  store<i32>(links + ((<usize>below) << 4), above, 8);
  store<i32>(links + ((<usize>below) << 4), side, 12);
  store<i32>(links + ((<usize>above) << 4), below, 4);
}

function addRegion(lowest: i32, highest: i32, last: i32): i32 {
  const wanted = (<usize>regionCount + 1) << 4;
  if (wanted > regionRoom) {
    regions = grown(regions, regionRoom, wanted);
    regionRoom = roomFor(wanted);
  }
  setRegion(regionCount, lowest, highest, last);
  return regionCount++;
}
function setRegion(region: i32, lowest: i32, highest: i32, last: i32): void {
  const at = regions + ((<usize>region) << 4);
  store<i32>(at, lowest);
  store<i32>(at, highest, 4);
  store<i32>(at, last, 8);
}
function lowestOf(region: i32): i32 {
  return load<i32>(regions + ((<usize>region) << 4));
}
function highestOf(region: i32): i32 {
  return load<i32>(regions + ((<usize>region) << 4), 4);
}
function lastOf(region: i32): i32 {
  return load<i32>(regions + ((<usize>region) << 4), 8);
}

/** Opens a region between two edges that begin at `vertex`; returns its number. */
export function openRegion(vertex: u32): i32 {
  const link = addLink(vertex);
  return addRegion(link, link, link);
}

/** The region's upper edge ends at `vertex`. */
export function addAbove(region: i32, vertex: u32): void {
  const link = addLink(vertex);
  join(highestOf(region), link, WALL);
  cutBelow(link);
  setRegion(region, lowestOf(region), link, link);
}

/** The region's lower edge ends at `vertex`. */
export function addBelow(region: i32, vertex: u32): void {
  const link = addLink(vertex);
  join(link, lowestOf(region), WALL);
  cutAbove(link);
  setRegion(region, link, highestOf(region), link);
}

/** Both edges of the region end at `vertex`. */
export function closeRegion(region: i32, vertex: u32): void {
  addBelow(region, vertex);
}

/** Edges begin at `vertex`, inside the region: it is divided. Returns the new region above; `region` is the one below. */
export function divideRegion(region: i32, vertex: u32): i32 {
  const seen = lastOf(region);
  const above = aboveOf(seen);
  const highest = highestOf(region);
  const line = -2 - addLine();
  const copy = addLink(vertexOf(seen));
  if (above != NOTHING) join(copy, above, sideOf(seen));
  const upper = addLink(vertex);
  join(upper, copy, line);
  const lower = addLink(vertex);
  join(seen, lower, line);
  cutBelow(lower);
  cutAbove(upper);
  setRegion(region, lowestOf(region), lower, lower);
  return addRegion(upper, highest == seen ? copy : highest, upper);
}

/** Two regions meet at `vertex`, which has been added above the one and below the other: `lower` becomes both. */
export function joinRegions(lower: i32, upper: i32): void {
  const link = highestOf(lower);
  const same = lowestOf(upper);
  const next = aboveOf(same);
  if (next == NOTHING) return;
  join(link, next, sideOf(same));
  const top = highestOf(upper);
  setRegion(lower, lowestOf(lower), top == same ? link : top, link);
}

function addLine(): i32 {
  const wanted = (<usize>lineCount + 1) << 2;
  if (wanted > lineRoom) {
    lines = grown(lines, lineRoom, wanted);
    lineRoom = roomFor(wanted);
  }
  store<i32>(lines + ((<usize>lineCount) << 2), NOTHING);
  return lineCount++;
}

/** The half edge lies on the way with this side. */
function meet(half: i32, side: i32): void {
  if (side >= WALL) return pair(half, side);
  const line = lines + ((<usize>(-2 - side)) << 2);
  const other = load<i32>(line);
  if (other == NOTHING) store<i32>(line, half);
  else pair(half, other);
}

/** Cuts off triangles of `link`, the lowest of its chain, with the links above it. */
function cutAbove(link: i32): void {
  const vertex = vertexOf(link);
  let next = aboveOf(link);
  while (next != NOTHING) {
    const far = aboveOf(next);
    if (far == NOTHING || orient(vertexOf(next), vertex, vertexOf(far)) <= 0) break;
    const half = addTriangle(vertexOf(next), vertex, vertexOf(far));
    meet(half, sideOf(link));
    meet(half + 2, sideOf(next));
    join(link, far, half + 1);
    next = far;
  }
}

/** Cuts off triangles of `link`, the highest of its chain, with the links below it. */
function cutBelow(link: i32): void {
  const vertex = vertexOf(link);
  let next = belowOf(link);
  while (next != NOTHING) {
    const far = belowOf(next);
    if (far == NOTHING || orient(vertexOf(far), vertex, vertexOf(next)) <= 0) break;
    const half = addTriangle(vertexOf(next), vertexOf(far), vertex);
    meet(half, sideOf(far));
    meet(half + 2, sideOf(next));
    join(far, link, half + 1);
    next = far;
  }
}
