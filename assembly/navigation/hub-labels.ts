/**
 * Hub labels: each corner has a list of hubs with its exact distance from them, so that any two corners have a hub of a
 * shortest path between them in common (Abraham, Delling, Goldberg, Werneck: A Hub-Based Labeling Algorithm, 2011). They
 * are built by searches from the hubs in their order, which stop where earlier hubs already explain the distance (Akiba,
 * Iwata, Yoshida: Fast Exact Shortest-Path Distance Queries by Pruned Landmark Labeling, 2013).
 */
import { neighbourEnd, neighbourStart } from './corner-graph';
import { corners, setLabel } from './corners';
import { hubOfRank, rankCount, rankOf } from './hub-ranks';
import { clearQueue, createQueue, dequeue, enqueue, isQueueEmpty, leastKey } from './search-queue';

// A label entry, 8 bytes: u16 rank of the hub, u16 next corner on the way to it, f32 distance on the grid.
export const NEXT: usize = 2;
export const LENGTH: usize = 4;

/** Distances that differ by less, relatively, count as equal: entries are f32. */
const ROUNDING: f64 = 1 + 3e-7;
const FAR: f32 = 1e30;

let queue: usize = 0;
/** 8 bytes a corner, while labels are built: u32 address of its entries, u16 count, u16 room, in entries. */
let growing: usize = 0;
let growingCount: u32 = 0;
/** f32 a rank: the current hub's distance from that hub; FAR for those that are not in its label. */
let hubLengths: usize = 0;
/** f64 a corner: length found by the current search. u16 a corner: where it came from. */
let lengths: usize = 0;
let origins: usize = 0;
/** u16: the corners that the current search has reached. */
let reached: usize = 0;
let reachedCount: u32 = 0;
let rank: u32 = 0;
let isSearching: bool = false;

/** The entries of all corners, corner by corner. */
let entries: usize = 0;
/** u32 an entry: address of the hub's entry in the label of the next corner. */
let links: usize = 0;
let total: u32 = 0;
let copied: u32 = 0;
let copiedTo: usize = 0;

/** Bytes of the labels so far and of what queries keep for each hub. */
export function labelBytes(): u32 {
  return total == 0 ? 0 : total * 12 + corners() * (8 + 4 + 4);
}
export function entryCount(): u32 {
  return total;
}
/** Number of an entry among all. */
export function entryNumber(entry: usize): u32 {
  return <u32>((entry - entries) >> 3);
}
/** The hub's entry in the label of the next corner on the way. */
export function linkOf(entry: usize): usize {
  return load<u32>(links + ((entry - entries) >> 1));
}
export function setLink(entry: usize, next: usize): void {
  store<u32>(links + ((entry - entries) >> 1), <u32>next);
}

export function beginLabels(): void {
  freeLabels();
  const count = <usize>corners() + 1;
  if (queue == 0) queue = createQueue();
  growing = heap.alloc(count << 3);
  growingCount = corners();
  memory.fill(growing, 0, count << 3);
  hubLengths = heap.alloc(count << 2);
  lengths = heap.alloc(count << 3);
  origins = heap.alloc(count << 1);
  reached = heap.alloc(count << 1);
  for (let corner: u32 = 0; corner < corners(); corner++) {
    store<f32>(hubLengths + ((<usize>corner) << 2), FAR);
    store<f64>(lengths + ((<usize>corner) << 3), Infinity);
  }
  rank = 0;
  total = 0;
  isSearching = false;
}

export function freeLabels(): void {
  freeWork();
  if (entries != 0) heap.free(entries);
  if (links != 0) heap.free(links);
  entries = 0;
  links = 0;
  total = 0;
}

/** Frees the labels of corners, which are being built, for about `work` steps; true when none is left. */
export function continueDropping(work: i32): bool {
  for (; growingCount > 0 && work > 0; work -= 4) {
    growingCount--;
    const list = load<u32>(growing + ((<usize>growingCount) << 3));
    if (list != 0) heap.free(<usize>list);
  }
  return growingCount == 0;
}

function freeWork(): void {
  if (growing == 0) return;
  for (let corner: u32 = 0; corner < growingCount; corner++) {
    const list = load<u32>(growing + ((<usize>corner) << 3));
    if (list != 0) heap.free(<usize>list);
  }
  heap.free(growing);
  heap.free(hubLengths);
  heap.free(lengths);
  heap.free(origins);
  heap.free(reached);
  growing = 0;
}

/** Searches from the hubs that have a rank, for about `work` steps; true when all of them are in the labels. */
export function continueLabels(work: i32): bool {
  while (work > 0) {
    if (rank == rankCount()) return true;
    work -= searchFromHub(work);
  }
  return false;
}

/** Must be called before `isExplained`: begins a search from a corner. */
export function beginFrom(corner: u32): void {
  const end = listEnd(corner);
  for (let at = listOf(corner); at < end; at += 8) {
    store<f32>(hubLengths + ((<usize>load<u16>(at)) << 2), load<f32>(at, LENGTH));
  }
}

export function endFrom(corner: u32): void {
  const end = listEnd(corner);
  for (let at = listOf(corner); at < end; at += 8) store<f32>(hubLengths + ((<usize>load<u16>(at)) << 2), FAR);
}

/** Whether the hubs of labels give this length, or a shorter one, from the search's corner to another. */
export function isExplained(corner: u32, length: f64): bool {
  const end = listEnd(corner);
  for (let at = listOf(corner); at < end; at += 8) {
    const known = <f64>load<f32>(hubLengths + ((<usize>load<u16>(at)) << 2)) + <f64>load<f32>(at, LENGTH);
    if (known <= length * ROUNDING) return true;
  }
  return false;
}

/** Continues the search from the hub of the current rank; returns the work done. */
function searchFromHub(work: i32): i32 {
  const hub = hubOfRank(rank);
  if (!isSearching) {
    isSearching = true;
    reachedCount = 0;
    clearQueue(queue);
    beginFrom(hub);
    reach(hub, 0, hub);
  }
  let done = 1;
  while (done < work && !isQueueEmpty(queue)) {
    const length = leastKey(queue);
    const corner = dequeue(queue);
    done += 2;
    if (length > load<f64>(lengths + ((<usize>corner) << 3)) || isExplained(corner, length)) continue;
    addEntry(corner, load<u16>(origins + ((<usize>corner) << 1)), <f32>length);
    const last = neighbourEnd(corner);
    for (let at = neighbourStart(corner); at < last; at += 8) {
      const other = load<u32>(at);
      const longer = length + <f64>load<f32>(at, 4);
      if (longer >= load<f64>(lengths + ((<usize>other) << 3)) || rankOf(other) < rank) continue;
      reach(other, longer, corner);
      done++;
    }
  }
  if (!isQueueEmpty(queue)) return done;
  finishSearch(hub);
  return done;
}

function reach(corner: u32, length: f64, from: u32): void {
  const at = lengths + ((<usize>corner) << 3);
  if (load<f64>(at) == Infinity) {
    store<u16>(reached + ((<usize>reachedCount) << 1), <u16>corner);
    reachedCount++;
  }
  store<f64>(at, length);
  store<u16>(origins + ((<usize>corner) << 1), <u16>from);
  enqueue(queue, length, corner);
}

function finishSearch(hub: u32): void {
  for (let at: u32 = 0; at < reachedCount; at++) {
    store<f64>(lengths + ((<usize>load<u16>(reached + ((<usize>at) << 1))) << 3), Infinity);
  }
  endFrom(hub);
  isSearching = false;
  rank++;
}

function listOf(corner: u32): usize {
  return load<u32>(growing + ((<usize>corner) << 3));
}
function listEnd(corner: u32): usize {
  const at = growing + ((<usize>corner) << 3);
  return <usize>load<u32>(at) + ((<usize>load<u16>(at, 4)) << 3);
}

function addEntry(corner: u32, next: u16, length: f32): void {
  const at = growing + ((<usize>corner) << 3);
  const count = <usize>load<u16>(at, 4);
  const room = (<usize>load<u16>(at, 6)) << 3;
  const wanted = (count + 1) << 3;
  if (wanted > room) {
    const more: usize = room == 0 ? 64 : ((room + (room >> 1)) >> 3) << 3;
    store<u32>(at, <u32>(room == 0 ? heap.alloc(more) : heap.realloc(load<u32>(at), more)));
    store<u16>(at, <u16>(more >> 3), 6);
  }
  const entry = <usize>load<u32>(at) + (count << 3);
  store<u16>(entry, <u16>rank);
  store<u16>(entry, next, NEXT);
  store<f32>(entry, length, LENGTH);
  store<u16>(at, <u16>(count + 1), 4);
  total++;
}

/** Begins to copy the lists of all corners into one array, in the order of ranks; then no hub can be added. */
export function beginCopy(): void {
  allotLabels(total);
  copied = 0;
  copiedTo = entries;
}

/** Makes room for so many entries of all labels; returns the address of the first. */
export function allotLabels(count: u32): usize {
  total = count;
  entries = heap.alloc((<usize>total + 1) << 3);
  links = heap.alloc((<usize>total + 1) << 2);
  return entries;
}

/** Goes on for about `work` steps; true when all labels are copied. */
export function continueCopy(work: i32): bool {
  for (; copied < corners() && work > 0; copied++) {
    const bytes = listEnd(copied) - listOf(copied);
    memory.copy(copiedTo, listOf(copied), bytes);
    setLabel(copied, copiedTo, copiedTo + bytes);
    copiedTo += bytes;
    const list = growing + ((<usize>copied) << 3);
    if (load<u32>(list) != 0) heap.free(load<u32>(list));
    store<u32>(list, 0);
    work -= <i32>(bytes >> 5) + 4;
  }
  if (copied < corners()) return false;
  freeWork();
  return true;
}
