/**
 * The order of hubs: corners on many shortest paths first, so that labels are short. Shortest path trees of some corners
 * stand for all paths; the corner that covers most of what is left of them is taken next, and what is behind it is cut off
 * (Delling, Goldberg, Pajor, Werneck: Robust Exact Distance Queries on Massive Networks, ESA 2014).
 */
import { neighbourEnd, neighbourStart } from './corner-graph';
import { corners } from './corners';
import { clearQueue, createQueue, dequeue, enqueue, isQueueEmpty, leastKey } from './search-queue';

const TREES: u32 = 64;
const NO_PLACE: u32 = 0xffff;
// Arrays of each tree, u16 a corner.
const PARENTS: usize = 0;
/** Place in the order in which a corner comes before everything behind it; NO_PLACE outside the tree. */
const PLACES: usize = 1;
/** Corner of each place. */
const ORDER: usize = 2;
/** Count of corners behind a corner, with itself: originally, and of those that are not cut off. */
const SIZES: usize = 3;
const LEFT: usize = 4;
const ARRAYS: usize = 5;

let queue: usize = 0;
let trees: usize = 0;
/** f64 a corner: length from the tree's root. */
let lengths: usize = 0;
/** u16 a settled corner of the current tree. */
let settled: usize = 0;
let settledCount: u32 = 0;
let treeCount: u32 = 0;
let seed: u32 = 0;
/** u32 a corner: what is left behind it in all trees. */
let totals: usize = 0;
/** u16 a rank: its corner; u16 a corner: its rank. */
let byRank: usize = 0;
let ranks: usize = 0;
let ranked: u32 = 0;
let isGrowing: bool = false;

@inline
export function hubOfRank(rank: u32): u32 {
  return load<u16>(byRank + ((<usize>rank) << 1));
}
@inline
export function rankOf(corner: u32): u32 {
  return load<u16>(ranks + ((<usize>corner) << 1));
}

function treeArray(tree: u32, array: usize): usize {
  return trees + ((<usize>tree * ARRAYS + array) * <usize>corners()) * 2;
}

export function beginOrder(): void {
  freeOrder();
  const count = <usize>corners() + 1;
  if (queue == 0) queue = createQueue();
  trees = heap.alloc(count * 2 * ARRAYS * <usize>TREES);
  lengths = heap.alloc(count << 3);
  settled = heap.alloc(count << 1);
  totals = heap.alloc(count << 2);
  byRank = heap.alloc(count << 1);
  ranks = heap.alloc(count << 1);
  memory.fill(ranks, 0xff, count << 1);
  memory.fill(totals, 0, count << 2);
  treeCount = 0;
  ranked = 0;
  seed = 1;
  isGrowing = false;
}

function freeTrees(): void {
  if (trees != 0) heap.free(trees);
  if (lengths != 0) heap.free(lengths);
  if (settled != 0) heap.free(settled);
  if (totals != 0) heap.free(totals);
  trees = 0;
  lengths = 0;
  settled = 0;
  totals = 0;
}

export function freeOrder(): void {
  freeTrees();
  if (byRank != 0) heap.free(byRank);
  if (ranks != 0) heap.free(ranks);
  byRank = 0;
  ranks = 0;
}

/** Does about `work` steps; true when the order is complete. */
export function continueOrder(work: i32): bool {
  while (work > 0) {
    if (treeCount < min(TREES, corners())) work -= growTree(work);
    else if (ranked < corners()) work -= takeNext();
    else {
      freeTrees();
      return true;
    }
  }
  return false;
}

/** Continues the current tree; returns the work done. */
function growTree(work: i32): i32 {
  const parents = treeArray(treeCount, PARENTS);
  if (!isGrowing) {
    isGrowing = true;
    seed = seed * 1664525 + 1013904223;
    const root = <u32>((<u64>seed * <u64>corners()) >> 32);
    for (let corner: u32 = 0; corner < corners(); corner++) store<f64>(lengths + ((<usize>corner) << 3), Infinity);
    clearQueue(queue);
    store<f64>(lengths + ((<usize>root) << 3), 0);
    store<u16>(parents + ((<usize>root) << 1), <u16>root);
    enqueue(queue, 0, root);
    settledCount = 0;
  }
  let done = 1;
  while (done < work && !isQueueEmpty(queue)) {
    const length = leastKey(queue);
    const corner = dequeue(queue);
    done++;
    if (length > load<f64>(lengths + ((<usize>corner) << 3))) continue;
    store<u16>(settled + ((<usize>(settledCount++)) << 1), <u16>corner);
    const end = neighbourEnd(corner);
    for (let at = neighbourStart(corner); at < end; at += 8) {
      const other = load<u32>(at);
      const reached = length + <f64>load<f32>(at, 4);
      if (reached >= load<f64>(lengths + ((<usize>other) << 3))) continue;
      store<f64>(lengths + ((<usize>other) << 3), reached);
      store<u16>(parents + ((<usize>other) << 1), <u16>corner);
      enqueue(queue, reached, other);
      done++;
    }
  }
  if (!isQueueEmpty(queue)) return done;
  isGrowing = false;
  finishTree();
  treeCount++;
  return done + (<i32>corners() >> 3);
}

/** Orders the corners of the tree and counts what is behind each. */
function finishTree(): void {
  const count = <usize>corners();
  const parents = treeArray(treeCount, PARENTS);
  const places = treeArray(treeCount, PLACES);
  const order = treeArray(treeCount, ORDER);
  const sizes = treeArray(treeCount, SIZES);
  const left = treeArray(treeCount, LEFT);
  memory.fill(places, 0xff, count << 1);
  memory.fill(sizes, 0, count << 1);
  for (let at = settledCount; at > 0; at--) {
    const corner = <usize>load<u16>(settled + ((<usize>(at - 1)) << 1));
    const size = load<u16>(sizes + (corner << 1)) + 1;
    store<u16>(sizes + (corner << 1), size);
    const parent = <usize>load<u16>(parents + (corner << 1));
    if (parent != corner) store<u16>(sizes + (parent << 1), load<u16>(sizes + (parent << 1)) + size);
    store<u32>(totals + (corner << 2), load<u32>(totals + (corner << 2)) + <u32>size);
  }
  // `left` holds the next free place behind each corner until all have theirs.
  for (let at: u32 = 0; at < settledCount; at++) {
    const corner = <usize>load<u16>(settled + ((<usize>at) << 1));
    const parent = <usize>load<u16>(parents + (corner << 1));
    let place: u16 = 0;
    if (parent != corner) {
      place = load<u16>(left + (parent << 1));
      store<u16>(left + (parent << 1), place + load<u16>(sizes + (corner << 1)));
    }
    store<u16>(places + (corner << 1), place);
    store<u16>(order + ((<usize>place) << 1), <u16>corner);
    store<u16>(left + (corner << 1), place + 1);
  }
  memory.copy(left, sizes, count << 1);
}

/** Gives the next rank to the corner that covers most; returns the work done. */
function takeNext(): i32 {
  const count = corners();
  let best: u32 = 0;
  let most: i64 = -1;
  for (let corner: u32 = 0; corner < count; corner++) {
    if (load<u16>(ranks + ((<usize>corner) << 1)) != 0xffff) continue;
    const total = <i64>load<u32>(totals + ((<usize>corner) << 2));
    if (total <= most) continue;
    most = total;
    best = corner;
  }
  store<u16>(ranks + ((<usize>best) << 1), <u16>ranked);
  store<u16>(byRank + ((<usize>ranked) << 1), <u16>best);
  ranked++;
  let work = <i32>(count >> 4);
  for (let tree: u32 = 0; tree < treeCount; tree++) work += cutOff(tree, best);
  return work;
}

/** Cuts off what is behind the corner in a tree, with itself. */
function cutOff(tree: u32, corner: u32): i32 {
  const parents = treeArray(tree, PARENTS);
  const places = treeArray(tree, PLACES);
  const order = treeArray(tree, ORDER);
  const sizes = treeArray(tree, SIZES);
  const left = treeArray(tree, LEFT);
  const place = <u32>load<u16>(places + ((<usize>corner) << 1));
  const cut = load<u16>(left + ((<usize>corner) << 1));
  if (place == NO_PLACE || cut == 0) return 1;
  let work = 1;
  for (let at = corner; ; work++) {
    const parent = <u32>load<u16>(parents + ((<usize>at) << 1));
    if (parent == at) break;
    at = parent;
    store<u16>(left + ((<usize>at) << 1), load<u16>(left + ((<usize>at) << 1)) - cut);
    store<u32>(totals + ((<usize>at) << 2), load<u32>(totals + ((<usize>at) << 2)) - <u32>cut);
  }
  const end = place + <u32>load<u16>(sizes + ((<usize>corner) << 1));
  for (let at = place; at < end; work++) {
    const behind = <usize>load<u16>(order + ((<usize>at) << 1));
    const rest = <u32>load<u16>(left + (behind << 1));
    if (rest == 0) {
      at += <u32>load<u16>(sizes + (behind << 1));
      continue;
    }
    store<u32>(totals + (behind << 2), load<u32>(totals + (behind << 2)) - rest);
    store<u16>(left + (behind << 1), 0);
    at++;
  }
  return work;
}
