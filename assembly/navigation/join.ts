/** The shortest path over corners: a hub that a label of the first corner and one of the last have in common. */
import {
  BOUND,
  findNearest,
  GOAL,
  keepCandidates,
  KEPT_BYTES,
  KEPT_CORNER,
  KEPT_RECORD,
  keptEnd,
  keptFrom,
  listedCorner,
  listedDistance,
  NEAR,
  START,
} from './candidates';
import { corners, cornerVertex, labelEnd, labelStart } from './corners';
import { areDistancesKept, distancesFrom, entryToHub } from './distances';
import { LENGTH, linkOf, NEXT } from './hub-labels';
import { hubOfRank } from './hub-ranks';
import { groupOf, SINGLE, SINGLE_BITS } from './label-masks';
import { addTurn, beginPath, endPath } from './path';
import { maskOf } from './sightings';
import { OK, UNREACHABLE } from './status';
import { goalVertex, startVertex } from './vertices';

const FAR: f32 = 1e30;
/** Bounds and lengths are sums of f32. */
const ROUNDING: f32 = 1.000001;

/**
 * 8 bytes a rank: u32 address of the label entry of the shortest way from the start to the hub, f32 its length; NO_WAY between
 * queries.
 */
let hubWays: usize = 0;
/** An infinite length. */
const NO_WAY: u64 = 0x7f80000000000000;
/** u32: addresses of the ways that are not NO_WAY. */
let touched: usize = 0;
let touchedEnd: usize = 0;
/** u32: corners from the start to the hub. */
let chain: usize = 0;

/** Bits of a length of no path, above 32 bits. Lengths are not negative: their bits are in the order of the numbers. */
const NO_PATH: u64 = (<u64>reinterpret<u32>(NEAR)) << 32;

// The shortest path found so far: its length, the label entries of its hub at the goal's corner and at the start's.
let least: f32 = FAR;
let goalEntry: usize = 0;
let startEntry: usize = 0;
// The corners at which it turns first and last.
let firstCorner: u32 = 0;
let lastCorner: u32 = 0;
/** Most pairs of kept corners for which the distance of each pair is read. */
const MOST_PAIRS: usize = 48;

/** Must be called when the labels have changed. */
export function prepareJoin(): void {
  if (hubWays != 0) heap.free(hubWays);
  if (chain != 0) heap.free(chain);
  if (touched != 0) heap.free(touched);
  const count = <usize>corners() + 1;
  hubWays = heap.alloc(count << 3);
  chain = heap.alloc(count << 2);
  touched = heap.alloc((count + 1) << 2);
  for (let rank: usize = 0; rank < count; rank++) store<u64>(hubWays + (rank << 3), NO_WAY);
}

/** Writes the shortest path over the listed candidates of both ends. OK or UNREACHABLE. */
export function joinCandidates(): i32 {
  const start = findNearest(START, startVertex());
  const goal = findNearest(GOAL, goalVertex());
  if (start < 0 || goal < 0) return UNREACHABLE;
  // The path over these two exists: its length is an upper bound.
  const ends = listedDistance(START, start) + listedDistance(GOAL, goal);
  const length = distanceOf(listedCorner(START, start), listedCorner(GOAL, goal)) + ends;
  const limit = min(NEAR, length * ROUNDING);
  keepCandidates(START, startVertex(), limit);
  keepCandidates(GOAL, goalVertex(), limit);
  const pairs = ((keptEnd(START) - keptFrom(START)) / KEPT_BYTES) * ((keptEnd(GOAL) - keptFrom(GOAL)) / KEPT_BYTES);
  if (areDistancesKept() && pairs <= MOST_PAIRS) {
    comparePairs();
  } else {
    spreadStarts();
    collectGoals(limit);
    forgetStarts();
    if (least < NEAR) {
      firstCorner = keptCorner(START, startEntry);
      lastCorner = keptCorner(GOAL, goalEntry);
    }
  }
  if (least >= NEAR) return UNREACHABLE;
  writePath();
  return OK;
}

/** Finds the pair of kept corners with the shortest path over both. */
function comparePairs(): void {
  // Lengths are not negative: their bits are in the order of the numbers. Below them are the places of the pair.
  let best: u64 = u64.MAX_VALUE;
  const goals = keptFrom(GOAL);
  const end = keptEnd(GOAL);
  const starts = keptFrom(START);
  for (let at = starts; at < keptEnd(START); at += KEPT_BYTES) {
    const distances = distancesFrom(load<u32>(at, KEPT_CORNER));
    const distance = load<f32>(at);
    const place = (<u64>(at - starts)) << 16;
    for (let goal = goals; goal < end; goal += KEPT_BYTES) {
      const length = distance + load<f32>(distances + ((<usize>load<u32>(goal, KEPT_CORNER)) << 2)) + load<f32>(goal);
      best = min<u64>(best, ((<u64>reinterpret<u32>(length)) << 32) | place | <u64>(goal - goals));
    }
  }
  least = NEAR;
  if (best == u64.MAX_VALUE) return;
  least = reinterpret<f32>(<u32>(best >> 32));
  firstCorner = load<u32>(starts + (<usize>(best >> 16) & 0xffff), KEPT_CORNER);
  lastCorner = load<u32>(goals + (<usize>best & 0xffff), KEPT_CORNER);
  startEntry = entryToHub(firstCorner, lastCorner);
  goalEntry = entryToHub(lastCorner, firstCorner);
}

function wayTo(entry: usize): usize {
  return hubWays + ((<usize>load<u16>(entry)) << 3);
}

/** Stores the least lengths from the start to all hubs of its candidates. */
function spreadStarts(): void {
  const end = keptEnd(START);
  touchedEnd = touched;
  for (let at = keptFrom(START); at < end; at += KEPT_BYTES) {
    const distance = load<f32>(at);
    const label = labelStart(load<u32>(at, KEPT_CORNER));
    const mask = maskOf(load<u32>(at, KEPT_RECORD));
    for (let bits = mask & SINGLE_BITS; bits != 0; bits &= bits - 1)
      spread(label + ((<usize>ctz(bits)) << 3), distance);
    if (mask <= SINGLE_BITS) continue;
    const last = labelEnd(load<u32>(at, KEPT_CORNER));
    const group = (<usize>groupOf(label, last)) << 3;
    for (let bits = mask >> SINGLE; bits != 0; bits &= bits - 1) {
      const first = label + (SINGLE << 3) + group * <usize>ctz(bits);
      const groupEnd = min(first + group, last);
      for (let entry = first; entry < groupEnd; entry += 8) spread(entry, distance);
    }
  }
}

function spread(entry: usize, distance: f32): void {
  // Lengths are not negative: their bits are in the order of the numbers.
  const length = reinterpret<u32>(distance + load<f32>(entry, LENGTH));
  const way = wayTo(entry);
  const before = load<u64>(way);
  store<u64>(way, min<u64>(before, ((<u64>length) << 32) | <u64>entry));
  // Without a branch: it is not predictable.
  store<u32>(touchedEnd, <u32>way);
  touchedEnd += (<usize>(before == NO_WAY)) << 2;
}

/** Finds the hub of the shortest path to the goal. */
function collectGoals(limit: f32): void {
  // Below the length is the address of the entry.
  let best: u64 = NO_PATH;
  const end = keptEnd(GOAL);
  for (let at = keptFrom(GOAL); at < end; at += KEPT_BYTES) {
    if (load<f32>(at, BOUND) > limit) continue;
    const distance = load<f32>(at);
    const label = labelStart(load<u32>(at, KEPT_CORNER));
    const mask = maskOf(load<u32>(at, KEPT_RECORD));
    for (let bits = mask & SINGLE_BITS; bits != 0; bits &= bits - 1)
      best = min<u64>(best, pathOver(label + ((<usize>ctz(bits)) << 3), distance));
    if (mask > SINGLE_BITS) {
      const last = labelEnd(load<u32>(at, KEPT_CORNER));
      const group = (<usize>groupOf(label, last)) << 3;
      for (let bits = mask >> SINGLE; bits != 0; bits &= bits - 1) {
        const first = label + (SINGLE << 3) + group * <usize>ctz(bits);
        const groupEnd = min(first + group, last);
        for (let entry = first; entry < groupEnd; entry += 8) best = min<u64>(best, pathOver(entry, distance));
      }
    }
    limit = min(limit, reinterpret<f32>(<u32>(best >> 32)) * ROUNDING);
  }
  least = reinterpret<f32>(<u32>(best >> 32));
  goalEntry = <usize>(best & 0xffffffff);
  if (least < NEAR) startEntry = <usize>load<u32>(wayTo(goalEntry));
}

/** Bits of the length of the shortest path over the hub of an entry of a goal's label, and below them the entry. */
function pathOver(entry: usize, distance: f32): u64 {
  const length = distance + load<f32>(entry, LENGTH) + load<f32>(wayTo(entry), 4);
  return ((<u64>reinterpret<u32>(length)) << 32) | <u64>entry;
}

function forgetStarts(): void {
  for (let at = touched; at < touchedEnd; at += 4) store<u64>(<usize>load<u32>(at), NO_WAY);
}

/** Distance of two corners; FAR when they are not connected. */
function distanceOf(a: u32, b: u32): f32 {
  if (areDistancesKept()) return load<f32>(distancesFrom(a) + ((<usize>b) << 2));
  let shortest: f32 = FAR;
  const start = labelStart(a);
  const end = labelEnd(a);
  for (let entry = start; entry < end; entry += 8) store<f32>(wayTo(entry), load<f32>(entry, LENGTH), 4);
  const last = labelEnd(b);
  for (let entry = labelStart(b); entry < last; entry += 8) {
    shortest = min(shortest, load<f32>(entry, LENGTH) + load<f32>(wayTo(entry), 4));
  }
  for (let entry = start; entry < end; entry += 8) store<u64>(wayTo(entry), NO_WAY);
  return shortest;
}

function writePath(): void {
  const hub = hubOfRank(load<u16>(goalEntry));
  let entry = goalEntry;
  beginPath();
  for (let corner = lastCorner; ; ) {
    addTurn(cornerVertex(corner));
    if (corner == hub) break;
    corner = load<u16>(entry, NEXT);
    entry = linkOf(entry);
  }
  let count: usize = 0;
  entry = startEntry;
  for (let corner = firstCorner; corner != hub; ) {
    store<u32>(chain + (count << 2), corner);
    count++;
    corner = load<u16>(entry, NEXT);
    entry = linkOf(entry);
  }
  while (count > 0) {
    count--;
    addTurn(cornerVertex(load<u32>(chain + (count << 2))));
  }
  addTurn(startVertex());
  endPath();
}

/** The kept corner to whose label the entry belongs. */
function keptCorner(end: u32, entry: usize): u32 {
  let at = keptFrom(end);
  while (entry < labelStart(load<u32>(at, KEPT_CORNER)) || entry >= labelEnd(load<u32>(at, KEPT_CORNER)))
    at += KEPT_BYTES;
  return load<u32>(at, KEPT_CORNER);
}
