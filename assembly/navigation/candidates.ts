/**
 * The corners at which a path may turn first or last: those that see an end of it. A corner's bound is the length of the
 * straight lines from the one end over the corner to the other. Whether a corner sees the end is only decided where its
 * bound is low enough.
 */
import { cornerPlace, labelStart } from './corners';
import { foundCount } from './locate';
import { lookFromEnd } from './outlook';
import { pieceOfFound } from './pieces';
import { areSightingsKept, ENTRY_BYTES, entryEnd, entryStart, FLAGS, MASK, SEES_ALL } from './sightings';
import { vertexPlace, vertexX, vertexY } from './vertices';
import { beginView, viewEnd } from './views';

/** The two ends of a path. */
export const START: u32 = 0;
export const GOAL: u32 = 1;

// Fields of a kept corner, 24 bytes: f32 distance, then as named here: f32, u32 address of its label, u32 corner, u64 mask.
export const BOUND: usize = 4;
export const LABEL: usize = 8;
export const KEPT_CORNER: usize = 12;
export const LABEL_MASK: usize = 16;
export const KEPT_BYTES: usize = 24;

const FAR: f32 = 1e30;
const SIGN: u64 = 0x8000000000000000;
/** Larger than any bound; lanes without a corner have a larger one. */
export const NEAR: f32 = 1e29;

// Arrays of an end, one value a listed corner: f32 distances, f32 bounds, u32 addresses of entries; then kept corners.
let arrays: usize = 0;
/** Most corners of an end, whole vectors of four. */
let room: usize = 0;
let listedGoals: usize = 0;
/** Four lanes of a vector. */
const LANES = memory.data(16, 16);
let listedStarts: usize = 0;
let keptStarts: usize = 0;
let keptGoals: usize = 0;

/** Must be called when the entries have changed. `most`: entries that a point can have. */
export function allotCandidates(most: u32): void {
  if (arrays != 0) heap.free(arrays);
  room = (<usize>most + 7) & ~(<usize>3);
  // One more kept corner is written than counts.
  arrays = heap.alloc(2 * (room * (16 + KEPT_BYTES) + KEPT_BYTES));
}

function distancesOf(end: u32): usize {
  return arrays + (end == START ? 0 : room * (16 + KEPT_BYTES) + KEPT_BYTES);
}
function boundsOf(end: u32): usize {
  return distancesOf(end) + (room << 2);
}
function entriesOf(end: u32): usize {
  return distancesOf(end) + (room << 3);
}
export function keptFrom(end: u32): usize {
  return distancesOf(end) + room * 16;
}
export function keptEnd(end: u32): usize {
  return keptFrom(end) + (end == START ? keptStarts : keptGoals) * KEPT_BYTES;
}
function listedOf(end: u32): usize {
  return end == START ? listedStarts : listedGoals;
}

/** Lists the corners that may see the vertex `from`, an end whose polygons are found, with their bounds. */
export function listCandidates(end: u32, from: u32, other: u32): void {
  const distances = distancesOf(end);
  const bounds = boundsOf(end);
  const addresses = entriesOf(end);
  const x = f32x4.splat(<f32>vertexX(from));
  const y = f32x4.splat(<f32>vertexY(from));
  const otherX = f32x4.splat(<f32>vertexX(other));
  const otherY = f32x4.splat(<f32>vertexY(other));
  // Entries have 16 bytes.
  const lanes = i32x4(0, 16, 32, 48);
  const far = f32x4.splat(FAR);
  let count: usize = 0;
  const isKept = areSightingsKept();
  const parts: u32 = isKept ? foundCount() : 1;
  for (let part: u32 = 0; part < parts; part++) {
    let entry: usize;
    let last: usize;
    if (isKept) {
      const piece = pieceOfFound(part);
      entry = entryStart(piece);
      last = entryEnd(piece);
    } else {
      entry = beginView(end == START);
      lookFromEnd(from);
      last = viewEnd();
    }
    const lasts = i32x4.splat(<i32>last);
    for (; entry < last && count < room; entry += 4 * ENTRY_BYTES) {
      const first = loadPlaces(entry);
      const second = loadPlaces(entry + 2 * ENTRY_BYTES);
      const cornersX = i32x4.shuffle(first, second, 0, 2, 4, 6);
      const cornersY = i32x4.shuffle(first, second, 1, 3, 5, 7);
      const distance = lengthOf(f32x4.sub(cornersX, x), f32x4.sub(cornersY, y));
      const length = f32x4.add(distance, lengthOf(f32x4.sub(cornersX, otherX), f32x4.sub(cornersY, otherY)));
      const address = i32x4.add(i32x4.splat(<i32>entry), lanes);
      v128.store(distances + (count << 2), distance);
      v128.store(bounds + (count << 2), v128.bitselect(length, far, i32x4.lt_u(address, lasts)));
      v128.store(addresses + (count << 2), address);
      count += 4;
    }
  }
  if (end == START) listedStarts = count;
  else listedGoals = count;
}

/** x, y, x, y of the corners of two entries; behind the last entry is room for more. */
function loadPlaces(entry: usize): v128 {
  const one = v128.load64_zero(cornerPlace(<u32>load<u16>(entry)));
  return v128.load64_lane(cornerPlace(<u32>load<u16>(entry + ENTRY_BYTES)), one, 1);
}

function lengthOf(dx: v128, dy: v128): v128 {
  return f32x4.sqrt(f32x4.add(f32x4.mul(dx, dx), f32x4.mul(dy, dy)));
}

/** The listed corner with the least bound of those that see the end `from`; -1 when none does. */
export function findNearest(end: u32, from: u32): i32 {
  const bounds = boundsOf(end);
  let place = findLeast(bounds, listedOf(end));
  while (place >= 0 && !sees(load<u32>(entriesOf(end) + ((<usize>place) << 2)), from)) {
    store<f32>(bounds + ((<usize>place) << 2), FAR);
    place = findLeast(bounds, listedOf(end));
  }
  return place;
}

export function listedCorner(end: u32, place: i32): u32 {
  return load<u16>(<usize>load<u32>(entriesOf(end) + ((<usize>place) << 2)));
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
  const entry = <usize>load<u32>(entriesOf(end) + at);
  const corner = <u32>load<u16>(entry);
  store<f32>(to, load<f32>(distancesOf(end) + at));
  store<f32>(to, load<f32>(boundsOf(end) + at), BOUND);
  store<u32>(to, <u32>labelStart(corner), LABEL);
  store<u32>(to, corner, KEPT_CORNER);
  store<u64>(to, load<u64>(entry, MASK), LABEL_MASK);
  // Corners that see all of the piece come first: that can be predicted.
  if ((load<u16>(entry, FLAGS) & SEES_ALL) != 0) return to + KEPT_BYTES;
  return to + KEPT_BYTES * <usize>sees(entry, from);
}

/** Signs of the areas of the right and the left bound, which are turned on the left, and for bounds behind the corner. */
const SIGNS = memory.data<u64>([0, SIGN, SIGN, SIGN, 0, 0, SIGN, 0], 16);

/** Whether the entry's corner sees the vertex, which is in the entry's piece. Without a branch: none is predictable. */
function sees(entry: usize, vertex: u32): bool {
  const fields = load<u64>(entry);
  const place = cornerPlace(<u32>fields & 0xffff);
  // x, y of the right bound, x, y of the left one. Differences have 25 bits and areas 51: they are exact in f64.
  const right = v128.load64_zero(vertexPlace(<u32>(fields >> 16) & 0xffff));
  const bounds = v128.load64_lane(vertexPlace(<u32>(fields >> 32) & 0xffff), right, 1);
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
  const signs = v128.load(SIGNS + ((<usize>(fields >> 48) & 3) << 4));
  return i64x2.bitmask(f64x2.ge(v128.xor(areas, signs), f64x2.splat(0))) == 3;
}
