/**
 * Labels from a bake. It has the hubs of each corner and the ways to them; lengths are added up along the ways, over corners
 * that see each other: also of a forged bake all paths can be walked and have their true length.
 */
import { bakedCount, bakedEntries, bakedEntry } from './bake';
import { neighbourEnd, neighbourStart } from './corner-graph';
import { corners, labelEnd, labelStart, setLabel } from './corners';
import { allotLabels, entryNumber, freeLabels, LENGTH, linkOf, NEXT } from './hub-labels';
import { hubOfRank } from './hub-ranks';

const UNKNOWN: f64 = -1;

/** f32 a corner: distance from the current one, below 0 for those that it does not see. */
let distances: usize = 0;
/** f64 an entry: its length, UNKNOWN at first; f32 lengths would add up to more than those of the searches. */
let sums: usize = 0;
/** u32: addresses of entries on a way to a hub whose lengths are not known yet. */
let chain: usize = 0;
let read: u32 = 0;
let readTo: usize = 0;
let summed: u32 = 0;
let isRefused: bool = false;

/** Whether the labels contradict each other or the location: then there are none. */
export function areLabelsRefused(): bool {
  return isRefused;
}

/** Begins when all hubs have the ranks of a valid bake, and the graph of corners is known. */
export function beginReading(): void {
  freeLabels();
  freeReading();
  readTo = allotLabels(bakedEntries());
  const count = <usize>corners() + 1;
  distances = heap.alloc(count << 2);
  for (let corner: usize = 0; corner < count; corner++) store<f32>(distances + (corner << 2), -1);
  sums = heap.alloc((<usize>bakedEntries() + 1) << 3);
  chain = heap.alloc(count << 2);
  read = 0;
  summed = 0;
  isRefused = false;
}

export function freeReading(): void {
  if (sums == 0) return;
  heap.free(distances);
  heap.free(sums);
  heap.free(chain);
  sums = 0;
}

/** Reads labels, for about `work` steps; true when all are read, with the distances of the next corners as lengths. */
export function continueReading(work: i32): bool {
  for (; read < corners() && work > 0 && !isRefused; read++) work -= readLabel(read);
  if (read < corners() && !isRefused) return false;
  if (entryNumber(readTo) != bakedEntries()) isRefused = true;
  return true;
}

/** Adds up lengths, for about `work` steps, when all entries are linked; true when all are known. */
export function continueSums(work: i32): bool {
  for (; summed < corners() && work > 0 && !isRefused; summed++) {
    for (let label = labelStart(summed); label < labelEnd(summed) && !isRefused; label += 8) work -= addUp(label);
  }
  if (summed < corners() && !isRefused) return false;
  freeReading();
  return true;
}

/** Returns the work done. */
function readLabel(corner: u32): i32 {
  const first = entryNumber(readTo);
  const count = bakedCount(corner);
  if (count > bakedEntries() - first) {
    isRefused = true;
    return 1;
  }
  const near = neighbourStart(corner);
  const last = neighbourEnd(corner);
  for (let at = near; at < last; at += 8) store<f32>(distanceAt(load<u32>(at)), load<f32>(at, 4));
  store<f32>(distanceAt(corner), 0);
  let before: i32 = -1;
  for (let number = first; number < first + count; number++, readTo += 8) {
    const rank = load<u16>(bakedEntry(number));
    const next = <u32>load<u16>(bakedEntry(number), NEXT);
    // In ascending order, and only hubs have themselves as the next corner.
    const isHub = next == corner;
    if (<i32>rank <= before || rank >= corners() || next >= corners() || isHub != (hubOfRank(rank) == corner)) {
      isRefused = true;
      break;
    }
    before = rank;
    let distance = load<f32>(distanceAt(next));
    if (distance < 0) distance = distanceTo(corner, next);
    if (distance < 0) isRefused = true;
    store<u16>(readTo, rank);
    store<u16>(readTo, <u16>next, NEXT);
    store<f32>(readTo, distance, LENGTH);
    store<f64>(sumAt(readTo), isHub ? 0 : UNKNOWN);
  }
  setLabel(corner, readTo - ((<usize>count) << 3), readTo);
  for (let at = near; at < last; at += 8) store<f32>(distanceAt(load<u32>(at)), -1);
  store<f32>(distanceAt(corner), -1);
  return <i32>count + <i32>((last - near) >> 3);
}

/** Distance of a neighbour of `from`; below 0 for others. Of corners on one line one may not be listed by the other. */
function distanceTo(corner: u32, from: u32): f32 {
  for (let at = neighbourStart(from); at < neighbourEnd(from); at += 8) {
    if (load<u32>(at) == corner) return load<f32>(at, 4);
  }
  return -1;
}

function distanceAt(corner: u32): usize {
  return distances + ((<usize>corner) << 2);
}
function sumAt(entry: usize): usize {
  return sums + ((<usize>entryNumber(entry)) << 3);
}

/** Finds the length of an entry, and those of all entries on the way to its hub; returns the work done. */
function addUp(label: usize): i32 {
  let count: u32 = 0;
  let at = label;
  while (load<f64>(sumAt(at)) == UNKNOWN) {
    const next = <u32>load<u16>(at, NEXT);
    const link = linkOf(at);
    // A way that goes in circles is longer than there are corners.
    const isLinked = link >= labelStart(next) && link < labelEnd(next) && load<u16>(link) == load<u16>(at);
    if (!isLinked || count == corners()) {
      isRefused = true;
      return 1;
    }
    store<u32>(chain + ((<usize>count) << 2), <u32>at);
    count++;
    at = link;
  }
  let sum = load<f64>(sumAt(at));
  for (let place = count; place > 0; place--) {
    const entry = <usize>load<u32>(chain + ((<usize>(place - 1)) << 2));
    sum += <f64>load<f32>(entry, LENGTH);
    store<f64>(sumAt(entry), sum);
    store<f32>(entry, <f32>sum, LENGTH);
  }
  return <i32>count + 1;
}
