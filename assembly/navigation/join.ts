/** The shortest path over corners: a hub that a label of the first corner and one of the last have in common. */
import {
  BOUND,
  DISTANCE,
  findNearest,
  GOAL,
  keepCandidates,
  KEPT_BYTES,
  keptEnd,
  keptFrom,
  LABEL_MASK,
  listedCorner,
  listedDistance,
  NEAR,
  START,
} from './candidates';
import { corners, cornerVertex } from './corners';
import { labelEnd, labelStart, LENGTH, NEXT } from './hub-labels';
import { entriesOfBit } from './label-masks';
import { hubOfRank } from './hub-ranks';
import { addTurn, beginPath } from './path';
import { OK, UNREACHABLE } from './status';
import { goalVertex, startVertex } from './vertices';

const FAR: f32 = 1e30;
/** Bounds and lengths are sums of f32. */
const ROUNDING: f32 = 1.000001;

/**
 * 8 bytes a rank: u32 the start's corner of the shortest way to the hub, f32 its length; NO_WAY between queries.
 */
let hubWays: usize = 0;
/** An infinite length. */
const NO_WAY: u64 = 0x7f80000000000000;
/** u32: corners from the start to the hub. */
let chain: usize = 0;

// The shortest path found so far: its length, the rank of its hub, its first and last corners.
let least: f32 = FAR;
let bestRank: u32 = 0;
let firstCorner: u32 = 0;
let lastCorner: u32 = 0;

/** Must be called when the labels have changed. */
export function prepareJoin(): void {
  if (hubWays != 0) heap.free(hubWays);
  if (chain != 0) heap.free(chain);
  const count = <usize>corners() + 1;
  hubWays = heap.alloc(count << 3);
  chain = heap.alloc(count << 2);
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
  spreadStarts();
  collectGoals(limit);
  forgetStarts();
  if (least >= NEAR) return UNREACHABLE;
  writePath(firstCorner, lastCorner, bestRank);
  return OK;
}

/** Stores the least lengths from the start to all hubs of its candidates. */
function spreadStarts(): void {
  const end = keptEnd(START);
  for (let at = keptFrom(START); at < end; at += KEPT_BYTES) {
    const corner = load<u32>(at);
    const distance = load<f32>(at, DISTANCE);
    const group = (<usize>entriesOfBit(corner)) << 3;
    const first = labelStart(corner);
    const last = labelEnd(corner);
    for (let mask = load<u64>(at, LABEL_MASK); mask != 0; mask &= mask - 1) {
      let entry = first + group * <usize>ctz(mask);
      const groupEnd = min(entry + group, last);
      do {
        const label = load<u64>(entry);
        const hub = hubWays + ((<usize>(label & 0xffff)) << 3);
        const length = distance + reinterpret<f32>(<u32>(label >> 32));
        // Lengths are not negative: their bits are in the order of the numbers.
        const way = ((<u64>reinterpret<u32>(length)) << 32) | <u64>corner;
        store<u64>(hub, min<u64>(load<u64>(hub), way));
        entry += 8;
      } while (entry < groupEnd);
    }
  }
}

/** Finds the hub of the shortest path to the goal. */
function collectGoals(limit: f32): void {
  least = NEAR;
  const end = keptEnd(GOAL);
  for (let at = keptFrom(GOAL); at < end; at += KEPT_BYTES) {
    if (load<f32>(at, BOUND) > limit) continue;
    const corner = load<u32>(at);
    const distance = load<f32>(at, DISTANCE);
    const group = (<usize>entriesOfBit(corner)) << 3;
    const first = labelStart(corner);
    const last = labelEnd(corner);
    for (let mask = load<u64>(at, LABEL_MASK); mask != 0; mask &= mask - 1) {
      let entry = first + group * <usize>ctz(mask);
      const groupEnd = min(entry + group, last);
      do {
        const label = load<u64>(entry);
        const rank = <u32>(label & 0xffff);
        const way = load<f32>(hubWays + ((<usize>rank) << 3), 4);
        const length = distance + reinterpret<f32>(<u32>(label >> 32)) + way;
        if (length < least) {
          least = length;
          bestRank = rank;
          lastCorner = corner;
        }
        entry += 8;
      } while (entry < groupEnd);
    }
    limit = min(limit, least * ROUNDING);
  }
  firstCorner = load<u32>(hubWays + ((<usize>bestRank) << 3));
}

function forgetStarts(): void {
  const end = keptEnd(START);
  for (let at = keptFrom(START); at < end; at += KEPT_BYTES) {
    const corner = load<u32>(at);
    const group = (<usize>entriesOfBit(corner)) << 3;
    const first = labelStart(corner);
    const last = labelEnd(corner);
    for (let mask = load<u64>(at, LABEL_MASK); mask != 0; mask &= mask - 1) {
      let entry = first + group * <usize>ctz(mask);
      const groupEnd = min(entry + group, last);
      do {
        store<u64>(hubWays + ((<usize>load<u16>(entry)) << 3), NO_WAY);
        entry += 8;
      } while (entry < groupEnd);
    }
  }
}

/** Distance of two corners; FAR when they are not connected. */
function distanceOf(a: u32, b: u32): f32 {
  let least: f32 = FAR;
  let at = labelStart(a);
  let bt = labelStart(b);
  const aEnd = labelEnd(a);
  const bEnd = labelEnd(b);
  while (at < aEnd && bt < bEnd) {
    const aRank = load<u16>(at);
    const bRank = load<u16>(bt);
    if (aRank == bRank) least = min(least, load<f32>(at, LENGTH) + load<f32>(bt, LENGTH));
    at += (<usize>(aRank <= bRank)) << 3;
    bt += (<usize>(bRank <= aRank)) << 3;
  }
  return least;
}

function writePath(first: u32, last: u32, rank: u32): void {
  const hub = hubOfRank(rank);
  beginPath();
  for (let corner = last; ; corner = nextTo(corner, rank)) {
    addTurn(cornerVertex(corner));
    if (corner == hub) break;
  }
  let count: usize = 0;
  for (let corner = first; corner != hub; corner = nextTo(corner, rank)) {
    store<u32>(chain + (count << 2), corner);
    count++;
  }
  while (count > 0) {
    count--;
    addTurn(cornerVertex(load<u32>(chain + (count << 2))));
  }
  addTurn(startVertex());
}

/** The next corner on the way from a corner to a hub in its label. */
function nextTo(corner: u32, rank: u32): u32 {
  let from = labelStart(corner);
  let end = labelEnd(corner);
  while (end - from > 8) {
    const middle = from + (((end - from) >> 4) << 3);
    if (<u32>load<u16>(middle) <= rank) from = middle;
    else end = middle;
  }
  return <u32>load<u16>(from, NEXT);
}
