/**
 * Chooses the order of hubs. Shortest path trees of some corners stand for all paths; the corner that covers most of what
 * is left of them is taken next, and what is behind it is cut off. When little is left, new trees are grown, of the paths
 * that the hubs so far do not explain: they are smaller and smaller, so more and more corners have one (after Delling,
 * Goldberg, Pajor, Werneck: Robust Exact Distance Queries on Massive Networks, 2014).
 */
import { neighbourEnd, neighbourStart } from './corner-graph';
import { corners } from './corners';
import { beginFrom, endFrom, isExplained } from './hub-labels';
import { isRanked, rank, rankCount } from './hub-ranks';
import { clearQueue, createQueue, dequeue, enqueue, isQueueEmpty, leastKey } from './search-queue';

/** Nodes of all trees together, about. */
const MOST_NODES: u32 = 400000;
/** New trees are grown when less than this part of the nodes is left. */
const LEAST_SHARE: u32 = 8;
const NO_NODE: u32 = 0xffffffff;

// A node, 20 bytes: u32 corner, u32 parent (itself for a root), u32 next node of the same corner, then the count of nodes
// behind it, with itself: u32 originally, u32 of those that are not cut off. Nodes behind a node follow it.
const NODE_BYTES: usize = 20;
const PARENT: usize = 4;
const SAME: usize = 8;
const SIZE: usize = 12;
const LEFT: usize = 16;

let queue: usize = 0;
let nodes: usize = 0;
let nodeRoom: u32 = 0;
let nodeCount: u32 = 0;
/** Nodes that are not cut off. */
let alive: u32 = 0;
/** u32 a corner: its first node. */
let heads: usize = 0;
/** f64 a corner: length from the current tree's root; u32 a corner: where it came from; u32 its node, or count of nodes. */
let lengths: usize = 0;
let origins: usize = 0;
let places: usize = 0;
/** u32: the corners of the current tree, in the order in which they were settled; all that it has reached. */
let settled: usize = 0;
let settledCount: u32 = 0;
let reached: usize = 0;
let reachedCount: u32 = 0;
/** Where the next root is looked for, and how many have been. */
let rootAt: u32 = 0;
let rootsTried: u32 = 0;
/** u32 a corner: what is left behind it in all trees. */
let totals: usize = 0;
// What is done with the current tree.
const RESTING: i32 = 0;
const SEARCHING: i32 = 1;
const ADDING: i32 = 2;
let growth: i32 = RESTING;
/** Of the settled corners, those whose nodes are counted, placed, and have their LEFT; reached ones that are forgotten. */
let sized: u32 = 0;
let placed: u32 = 0;
let restored: u32 = 0;
let forgotten: u32 = 0;
/** The next node to be cut off; the count of ranks when the trees were planted. */
let cutting: u32 = NO_NODE;
let plantedAt: u32 = 0;

/** Begins without trees. */
export function beginTrees(): void {
  freeTrees();
  const count = <usize>corners() + 1;
  if (queue == 0) queue = createQueue();
  nodeRoom = <u32>min(<u64>corners() * <u64>corners(), <u64>(MOST_NODES + corners()));
  nodes = heap.alloc((<usize>nodeRoom + 1) * NODE_BYTES);
  heads = heap.alloc(count << 2);
  lengths = heap.alloc(count << 3);
  origins = heap.alloc(count << 2);
  places = heap.alloc(count << 2);
  settled = heap.alloc(count << 2);
  reached = heap.alloc(count << 2);
  totals = heap.alloc(count << 2);
  for (let corner: usize = 0; corner < count; corner++) store<f64>(lengths + (corner << 3), Infinity);
  rootAt = 0;
  plant();
}

/** Removes all trees, to grow new ones. */
export function plant(): void {
  const bytes = (<usize>corners() + 1) << 2;
  memory.fill(heads, 0xff, bytes);
  memory.fill(totals, 0, bytes);
  nodeCount = 0;
  alive = 0;
  rootsTried = 0;
  growth = RESTING;
  cutting = NO_NODE;
  plantedAt = rankCount();
}

export function freeTrees(): void {
  if (nodes == 0) return;
  heap.free(nodes);
  heap.free(heads);
  heap.free(lengths);
  heap.free(origins);
  heap.free(places);
  heap.free(settled);
  heap.free(reached);
  heap.free(totals);
  nodes = 0;
}

/** Grows trees, for about `work` steps; true when there are enough. All ranked corners must have their labels. */
export function continueGrowing(work: i32): bool {
  while (work > 0) {
    if (growth == RESTING && (rootsTried == corners() || nodeCount + corners() - rankCount() > nodeRoom)) return true;
    work -= growTree(work);
  }
  return false;
}

/** Gives ranks, for about `work` steps; true when new trees are needed or no corner is left. */
export function continueRanking(work: i32): bool {
  while (work > 0) {
    for (; cutting != NO_NODE && work > 0; cutting = load<u32>(nodeAt(cutting), SAME)) work -= cutOff(cutting);
    if (cutting != NO_NODE) return false;
    if (rankCount() == corners()) return true;
    // Trees of all corners leave nothing out: they last to the end.
    if (rankCount() > plantedAt && rootsTried < corners() && alive <= nodeCount / LEAST_SHARE) return true;
    work -= takeNext();
  }
  return false;
}

/** Continues the current tree, or begins one; returns the work done. */
function growTree(work: i32): i32 {
  if (growth == ADDING) return addNodes(work);
  if (growth == RESTING) {
    // Roots are scattered: a step without a common factor with the count visits all corners.
    rootsTried++;
    rootAt = (rootAt + step()) % corners();
    if (isRanked(rootAt)) return 1;
    growth = SEARCHING;
    clearQueue(queue);
    settledCount = 0;
    reachedCount = 0;
    beginFrom(rootAt);
    reach(rootAt, 0, rootAt);
  }
  let done = 1;
  while (done < work && !isQueueEmpty(queue)) {
    const length = leastKey(queue);
    const corner = dequeue(queue);
    done++;
    if (length > load<f64>(lengths + ((<usize>corner) << 3)) || isRanked(corner)) continue;
    // A corner is settled once: further entries of the same length are passed over.
    const at = places + ((<usize>corner) << 2);
    if (load<u32>(at) != NO_NODE || isExplained(corner, length)) continue;
    store<u32>(at, 0);
    store<u32>(settled + ((<usize>settledCount) << 2), corner);
    settledCount++;
    const end = neighbourEnd(corner);
    for (let next = neighbourStart(corner); next < end; next += 8) {
      const other = load<u32>(next);
      const longer = length + <f64>load<f32>(next, 4);
      if (longer >= load<f64>(lengths + ((<usize>other) << 3))) continue;
      reach(other, longer, corner);
      done++;
    }
  }
  if (!isQueueEmpty(queue)) return done;
  endFrom(rootAt);
  sized = 0;
  placed = 0;
  restored = 0;
  forgotten = 0;
  growth = ADDING;
  return done;
}

/** A number of corners without a common factor with their count, about 0.38 of it. */
function step(): u32 {
  const count = corners();
  let size = <u32>(<f64>count * 0.381966) + 1;
  while (haveCommonFactor(size, count)) size++;
  return size;
}

function haveCommonFactor(a: u32, b: u32): bool {
  while (b != 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a > 1;
}

function reach(corner: u32, length: f64, from: u32): void {
  const at = lengths + ((<usize>corner) << 3);
  if (load<f64>(at) == Infinity) {
    store<u32>(reached + ((<usize>reachedCount) << 2), corner);
    reachedCount++;
    store<u32>(places + ((<usize>corner) << 2), NO_NODE);
  }
  store<f64>(at, length);
  store<u32>(origins + ((<usize>corner) << 2), from);
  enqueue(queue, length, corner);
}

/** Goes on with adding the nodes of the current tree, each before those behind it; returns the work done. */
function addNodes(work: i32): i32 {
  let left = work;
  for (; sized < settledCount && left > 0; sized++, left--) addUpSize(settledCount - 1 - sized);
  for (; placed < settledCount && left > 0; placed++, left -= 2) placeNode(placed);
  for (; restored < settledCount && left > 0; restored++, left--) {
    const node = nodeAt(nodeCount + restored);
    store<u32>(node, load<u32>(node, SIZE), LEFT);
  }
  for (; forgotten < reachedCount && left > 0; forgotten++, left--) {
    store<f64>(lengths + ((<usize>load<u32>(reached + ((<usize>forgotten) << 2))) << 3), Infinity);
  }
  if (restored == settledCount && forgotten == reachedCount) {
    nodeCount += settledCount;
    alive += settledCount;
    growth = RESTING;
  }
  return work - left;
}

/** Adds the count of nodes behind a settled corner to that of its parent. */
function addUpSize(place: u32): void {
  const corner = <usize>load<u32>(settled + ((<usize>place) << 2));
  const size = load<u32>(places + (corner << 2)) + 1;
  store<u32>(places + (corner << 2), size);
  const parent = <usize>load<u32>(origins + (corner << 2));
  if (parent != corner) store<u32>(places + (parent << 2), load<u32>(places + (parent << 2)) + size);
}

function placeNode(place: u32): void {
  const corner = <usize>load<u32>(settled + ((<usize>place) << 2));
  const size = load<u32>(places + (corner << 2));
  const origin = <usize>load<u32>(origins + (corner << 2));
  let node = nodeCount;
  let parent = nodeCount;
  if (place > 0) {
    // The parent's LEFT is the place behind its last child until all have theirs.
    parent = load<u32>(places + (origin << 2));
    const free = nodeAt(parent) + LEFT;
    node = load<u32>(free);
    store<u32>(free, node + size);
  }
  const to = nodeAt(node);
  store<u32>(to, <u32>corner);
  store<u32>(to, parent, PARENT);
  store<u32>(to, load<u32>(heads + (corner << 2)), SAME);
  store<u32>(to, size, SIZE);
  store<u32>(to, node + 1, LEFT);
  store<u32>(heads + (corner << 2), node);
  store<u32>(places + (corner << 2), node);
  store<u32>(totals + (corner << 2), load<u32>(totals + (corner << 2)) + size);
}

function nodeAt(node: u32): usize {
  return nodes + <usize>node * NODE_BYTES;
}

/** Gives the next rank to the corner that covers most, whose nodes are to be cut off; returns the work done. */
function takeNext(): i32 {
  const count = corners();
  let best: u32 = 0;
  let most: i64 = -1;
  for (let corner: u32 = 0; corner < count; corner++) {
    if (isRanked(corner)) continue;
    const total = <i64>load<u32>(totals + ((<usize>corner) << 2));
    if (total <= most) continue;
    most = total;
    best = corner;
  }
  rank(best);
  cutting = load<u32>(heads + ((<usize>best) << 2));
  return <i32>(count >> 4);
}

/** Cuts off the node and what is behind it. */
function cutOff(node: u32): i32 {
  const cut = load<u32>(nodeAt(node), LEFT);
  if (cut == 0) return 1;
  alive -= cut;
  let work = 1;
  for (let at = node; ; work++) {
    const parent = load<u32>(nodeAt(at), PARENT);
    if (parent == at) break;
    at = parent;
    const record = nodeAt(at);
    store<u32>(record, load<u32>(record, LEFT) - cut, LEFT);
    lower(load<u32>(record), cut);
  }
  const end = node + load<u32>(nodeAt(node), SIZE);
  for (let at = node; at < end; work++) {
    const record = nodeAt(at);
    const rest = load<u32>(record, LEFT);
    if (rest == 0) {
      at += load<u32>(record, SIZE);
      continue;
    }
    lower(load<u32>(record), rest);
    store<u32>(record, 0, LEFT);
    at++;
  }
  return work;
}

function lower(corner: u32, by: u32): void {
  const at = totals + ((<usize>corner) << 2);
  store<u32>(at, load<u32>(at) - by);
}
