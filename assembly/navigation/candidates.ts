/**
 * The corners at which a path may turn first or last: those that see an end of it. A corner's bound is the length of the
 * straight lines from the one end over the corner to the other. Whether a corner sees the end is only decided where its
 * bound is low enough.
 */
import { cornerPlace, labelStart } from './corners';
import { areDistancesKept } from './distances';
import { foundCount } from './locate';
import { lookFromEnd } from './outlook';
import { pieceOfFound } from './pieces';
import { areFlagsInUse, regionAt } from './regions';
import {
  areSightingsKept,
  cornersFrom,
  entryCount,
  fieldsOf,
  partialPlace,
  RECORD_BYTES,
  recordsFrom,
  regionsFrom,
} from './sightings';
import { touch } from './touch';
import { vertexPlace, vertexX, vertexY } from './vertices';
import { beginView, viewedCorners, viewedRecords, viewEnd } from './views';

/** The two ends of a path. */
export const START: u32 = 0;
export const GOAL: u32 = 1;

// Fields of a kept corner, 16 bytes: f32 distance, then as named here: f32, u32, u32 address of the entry's record (sightings.ts).
export const BOUND: usize = 4;
export const KEPT_CORNER: usize = 8;
export const KEPT_RECORD: usize = 12;
export const KEPT_BYTES: usize = 16;

const FAR: f32 = 1e30;
const SIGN: u64 = 0x8000000000000000;
// A listed entry, 8 bytes: u32 its corner, with SEES_ALL if that sees all of the piece, u32 address of its record.
const SEES_ALL: u32 = 0x80000000;
const RECORD: usize = 4;
/** Larger than any bound; lanes without a corner have a larger one. */
export const NEAR: f32 = 1e29;

/** Bytes of a listed corner in all arrays of an end. */
const LISTED_BYTES: usize = 16;
// Arrays of an end, one value a listed corner: f32 distances, f32 bounds, listed entries; then kept corners.
let arrays: usize = 0;
/** Most corners of an end, whole vectors of four. */
let room: usize = 0;
let listedGoals: usize = 0;
/** Bytes of a line of memory, and lines of regions and corners that are read ahead: most pieces have no more. */
const LINE: usize = 64;
const LINES_AHEAD: usize = 6;
/** Four lanes of a vector. */
const LANES = memory.data(16, 16);
let listedStarts: usize = 0;
/** The listed corner with the least bound; -1 for none. */
let leastStart: i32 = -1;
let leastGoal: i32 = -1;
let keptStarts: usize = 0;
let keptGoals: usize = 0;

/** Must be called when the entries have changed. `most`: entries that a point can have. */
export function allotCandidates(most: u32): void {
  if (arrays != 0) heap.free(arrays);
  room = (<usize>most + 7) & ~(<usize>3);
  // One more kept corner is written than counts.
  arrays = heap.alloc(2 * (room * (LISTED_BYTES + KEPT_BYTES) + KEPT_BYTES));
}

function distancesOf(end: u32): usize {
  return arrays + (end == START ? 0 : room * (LISTED_BYTES + KEPT_BYTES) + KEPT_BYTES);
}
function boundsOf(end: u32): usize {
  return distancesOf(end) + (room << 2);
}
function entriesOf(end: u32): usize {
  return distancesOf(end) + (room << 3);
}
export function keptFrom(end: u32): usize {
  return distancesOf(end) + room * LISTED_BYTES;
}
export function keptEnd(end: u32): usize {
  return keptFrom(end) + (end == START ? keptStarts : keptGoals) * KEPT_BYTES;
}
function listedOf(end: u32): usize {
  return end == START ? listedStarts : listedGoals;
}

/** Whether tables are so large that it is worth while to read ahead. */
function isReadAhead(): bool {
  return areFlagsInUse() && !areDistancesKept();
}

/** Reads ahead what `listCandidates` needs of a piece. */
export function touchPiece(piece: u32): void {
  if (!isReadAhead()) return;
  const first = regionsFrom(piece);
  const last = recordsFrom(piece);
  for (let line: usize = 0; line < LINES_AHEAD; line++) touch(min(first + line * LINE, last));
}

/** Lists the corners that may see the vertex `from`, an end whose polygons are found, with their bounds, and finds the least. */
export function listCandidates(end: u32, from: u32, other: u32): void {
  beginBounds(end, from, other);
  let count: usize = 0;
  if (areFlagsInUse()) {
    const listed = entriesOf(end);
    const region = regionAt(vertexX(other), vertexY(other));
    for (let part: u32 = 0; part < foundCount(); part++) {
      count += listFlagged(listed + (count << 3), region, pieceOfFound(part));
    }
    boundListed(listed, count);
    count = (count + 3) & ~(<usize>3);
  } else if (areSightingsKept()) {
    for (let part: u32 = 0; part < foundCount(); part++) {
      const piece = pieceOfFound(part);
      count = listAll(count, cornersFrom(piece), recordsFrom(piece), partialPlace(piece), entryCount(piece));
    }
  } else {
    const first = beginView(end == START);
    lookFromEnd(from);
    count = listAll(0, viewedCorners(first), viewedRecords(first), viewEnd() - first, viewEnd() - first);
  }
  const nearest = placeOfLeast(least, leastPlaces);
  if (isReadAhead() && nearest >= 0) touchEntry(entriesOf(end) + ((<usize>nearest) << 3));
  if (end == START) {
    listedStarts = count;
    leastStart = nearest;
  } else {
    listedGoals = count;
    leastGoal = nearest;
  }
}

/** Reads ahead what is needed of a listed entry whose corner may be kept. */
function touchEntry(listed: usize): void {
  touch(load<u32>(listed, RECORD));
  touch(labelStart(cornerOfListed(listed)));
}

/** Lists those of the piece's entries that are of use for the region; returns their count. */
function listFlagged(to: usize, region: u32, piece: u32): usize {
  let at = to;
  const partial = partialPlace(piece);
  const count = entryCount(piece);
  let regions = regionsFrom(piece);
  let corner = cornersFrom(piece);
  let record = recordsFrom(piece);
  // Without a branch: it is not predictable.
  for (let place: u32 = 0; place < count; place++, regions += 4, corner += 2, record += RECORD_BYTES) {
    const all = place < partial ? SEES_ALL : 0;
    store<u64>(at, <u64>(<u32>load<u16>(corner) | all) | ((<u64>record) << 32));
    at += (<usize>(load<u32>(regions) >> region) & 1) << 3;
  }
  return (at - to) >> 3;
}

// Where bounds are written, and the places of both ends.
let boundsEnd: u32 = START;
let fromX: f32 = 0;
let fromY: f32 = 0;
let otherX: f32 = 0;
let otherY: f32 = 0;
// Of four columns of bounds, the least and their places.
let least: v128 = f32x4.splat(0);
let leastPlaces: v128 = i32x4.splat(0);

function beginBounds(end: u32, from: u32, other: u32): void {
  boundsEnd = end;
  least = f32x4.splat(NEAR);
  leastPlaces = i32x4.splat(-1);
  fromX = <f32>vertexX(from);
  fromY = <f32>vertexY(from);
  otherX = <f32>vertexX(other);
  otherY = <f32>vertexY(other);
}

/**
 * Lists all of `last` entries, with their bounds, behind the first `count`; returns the new count. Corners of the entries before
 * `partial` see all of the piece.
 */
function listAll(count: usize, corners: usize, records: usize, partial: u32, last: u32): usize {
  const listed = entriesOf(boundsEnd);
  const lasts = i32x4.splat(last);
  const partials = i32x4.splat(partial);
  const all = i32x4.splat(SEES_ALL);
  for (let place: u32 = 0; place < last && count < room; place += 4, count += 4, corners += 8) {
    const places = i32x4.add(i32x4.splat(place), i32x4(0, 1, 2, 3));
    const first = loadPlaces(load<u16>(corners), load<u16>(corners, 2));
    const second = loadPlaces(load<u16>(corners, 4), load<u16>(corners, 6));
    bound(count, first, second, i32x4.lt_s(places, lasts));
    const numbers = i32x4.extend_low_i16x8_u(v128.load64_zero(corners));
    const seen = v128.or(numbers, v128.and(i32x4.lt_s(places, partials), all));
    const addresses = i32x4.add(i32x4.splat(<i32>records), i32x4.mul(places, i32x4.splat(<i32>RECORD_BYTES)));
    v128.store(listed + (count << 3), i32x4.shuffle(seen, addresses, 0, 4, 1, 5));
    v128.store(listed + (count << 3), i32x4.shuffle(seen, addresses, 2, 6, 3, 7), 16);
  }
  return count;
}

/** Sets the bounds of listed entries. */
function boundListed(listed: usize, count: usize): void {
  // Whole vectors of four are read.
  const last = listed + (count << 3);
  v128.store(last, i32x4.splat(0));
  v128.store(last, i32x4.splat(0), 16);
  const counts = i32x4.splat(<i32>count);
  for (let place: usize = 0; place < count; place += 4) {
    const at = listed + (place << 3);
    const first = loadPlaces(cornerOfListed(at), cornerOfListed(at + 8));
    const second = loadPlaces(cornerOfListed(at + 16), cornerOfListed(at + 24));
    const places = i32x4.add(i32x4.splat(<i32>place), i32x4(0, 1, 2, 3));
    bound(place, first, second, i32x4.lt_s(places, counts));
  }
}

/** Sets the bounds of four corners: x, y of two, and of two more. */
function bound(place: usize, first: v128, second: v128, areListed: v128): void {
  const x = i32x4.shuffle(first, second, 0, 2, 4, 6);
  const y = i32x4.shuffle(first, second, 1, 3, 5, 7);
  const distance = lengthOf(f32x4.sub(x, f32x4.splat(fromX)), f32x4.sub(y, f32x4.splat(fromY)));
  const length = f32x4.add(distance, lengthOf(f32x4.sub(x, f32x4.splat(otherX)), f32x4.sub(y, f32x4.splat(otherY))));
  v128.store(distancesOf(boundsEnd) + (place << 2), distance);
  const bounds = v128.bitselect(length, f32x4.splat(FAR), areListed);
  v128.store(boundsOf(boundsEnd) + (place << 2), bounds);
  const isLess = f32x4.lt(bounds, least);
  least = v128.bitselect(bounds, least, isLess);
  leastPlaces = v128.bitselect(i32x4.add(i32x4.splat(<i32>place), i32x4(0, 1, 2, 3)), leastPlaces, isLess);
}

/** x, y, x, y of two corners; behind the last entry is room for more. */
function loadPlaces(one: u32, other: u32): v128 {
  return v128.load64_lane(cornerPlace(other), v128.load64_zero(cornerPlace(one)), 1);
}

function cornerOfListed(at: usize): u32 {
  return load<u32>(at) & ~SEES_ALL;
}

function lengthOf(dx: v128, dy: v128): v128 {
  return f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
}

/** The listed corner with the least bound of those that see the end `from`; -1 when none does. */
export function findNearest(end: u32, from: u32): i32 {
  const bounds = boundsOf(end);
  let place = end == START ? leastStart : leastGoal;
  while (place >= 0 && !sees(entriesOf(end) + ((<usize>place) << 3), from)) {
    store<f32>(bounds + ((<usize>place) << 2), FAR);
    place = findLeast(bounds, listedOf(end));
  }
  return place;
}

export function listedCorner(end: u32, place: i32): u32 {
  return cornerOfListed(entriesOf(end) + ((<usize>place) << 3));
}
export function listedDistance(end: u32, place: i32): f32 {
  return load<f32>(distancesOf(end) + ((<usize>place) << 2));
}

/** Index of the least of `count` bounds; -1 when there is none below FAR. */
function findLeast(bounds: usize, count: usize): i32 {
  let least = f32x4.splat(NEAR);
  let places = i32x4.splat(-1);
  let place = i32x4(0, 1, 2, 3);
  for (let at = bounds; at < bounds + (count << 2); at += 16) {
    const some = v128.load(at);
    const isLess = f32x4.lt(some, least);
    least = v128.bitselect(some, least, isLess);
    places = v128.bitselect(place, places, isLess);
    place = i32x4.add(place, i32x4.splat(4));
  }
  return placeOfLeast(least, places);
}

/** The place that belongs to the least of four bounds. */
function placeOfLeast(least: v128, places: v128): i32 {
  const pairs = f32x4.pmin(least, i32x4.shuffle(least, least, 2, 3, 0, 1));
  const all = f32x4.pmin(pairs, i32x4.shuffle(pairs, pairs, 1, 0, 3, 2));
  v128.store(LANES, places);
  return load<i32>(LANES + ((<usize>ctz(i32x4.bitmask(f32x4.eq(least, all)))) << 2));
}

/** Keeps the listed corners with a bound of at most `limit` that see the end `from`. */
export function keepCandidates(end: u32, from: u32, limit: f32): void {
  const bounds = boundsOf(end);
  const limits = f32x4.splat(limit);
  const count = listedOf(end);
  let to = keptFrom(end);
  for (let first: usize = 0; first < count; first += 64) {
    // Which of 64 are within the limit: one loop over them is more predictable than one for each vector.
    let kept: u64 = 0;
    const last = min(count - first, 64);
    for (let place: usize = 0; place < last; place += 4) {
      const isKept = f32x4.le(v128.load(bounds + ((first + place) << 2)), limits);
      kept |= (<u64>i32x4.bitmask(isKept)) << (<u64>place);
    }
    for (; kept != 0; kept &= kept - 1) to = keep(end, from, (first + <usize>ctz(kept)) << 2, to);
  }
  if (end == START) keptStarts = (to - keptFrom(end)) / KEPT_BYTES;
  else keptGoals = (to - keptFrom(end)) / KEPT_BYTES;
}

/** Writes a kept corner; returns where the next one is to be written: at the same place if this one does not see the end. */
function keep(end: u32, from: u32, at: usize, to: usize): usize {
  const listed = entriesOf(end) + (at << 1);
  store<f32>(to, load<f32>(distancesOf(end) + at));
  store<f32>(to, load<f32>(boundsOf(end) + at), BOUND);
  store<u32>(to, cornerOfListed(listed), KEPT_CORNER);
  store<u32>(to, load<u32>(listed, RECORD), KEPT_RECORD);
  if (isReadAhead()) touchEntry(listed);
  // Corners that see all of the piece come first: that can be predicted.
  return to + KEPT_BYTES * <usize>sees(listed, from);
}

/** Signs of the areas of the right and the left bound, which are turned on the left, and for bounds behind the corner. */
const SIGNS = memory.data<u64>([0, SIGN, SIGN, SIGN, 0, 0, SIGN, 0], 16);

/** Whether the corner of a listed entry sees the vertex, which is in the entry's piece. */
function sees(listed: usize, vertex: u32): bool {
  return (load<u32>(listed) & SEES_ALL) != 0 || isBetweenBounds(listed, vertex);
}

/** Whether the vertex is between the entry's bounds. Without a branch: none is predictable. */
function isBetweenBounds(listed: usize, vertex: u32): bool {
  const fields = fieldsOf(load<u32>(listed, RECORD));
  const place = cornerPlace(cornerOfListed(listed));
  // x, y of the right bound, x, y of the left one. Differences have 25 bits and areas 51: they are exact in f64.
  const right = v128.load64_zero(vertexPlace(<u32>fields & 0xffff));
  const bounds = v128.load64_lane(vertexPlace(<u32>fields >> 16), right, 1);
  const boundsX = f64x2.convert_low_i32x4_s(i32x4.shuffle(bounds, bounds, 0, 2, 0, 2));
  const boundsY = f64x2.convert_low_i32x4_s(i32x4.shuffle(bounds, bounds, 1, 3, 1, 3));
  const cornerX = <f64>load<f32>(place);
  const cornerY = <f64>load<f32>(place, 4);
  const dx = f64x2.splat(<f64>vertexX(vertex) - cornerX);
  const dy = f64x2.splat(<f64>vertexY(vertex) - cornerY);
  const areas = f64x2.sub(
    f64x2.mul(f64x2.sub(boundsX, f64x2.splat(cornerX)), dy),
    f64x2.mul(f64x2.sub(boundsY, f64x2.splat(cornerY)), dx),
  );
  const signs = v128.load(SIGNS + ((<usize>(fields >> 32) & 3) << 4));
  return i64x2.bitmask(f64x2.ge(v128.xor(areas, signs), f64x2.splat(0))) == 3;
}
