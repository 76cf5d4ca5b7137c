/**
 * The distances between all corners, joined from their labels: for locations with few corners, where the table is small.
 * With each distance is kept which entry of a label leads to the hub of the shortest path.
 */
import { corners, labelEnd, labelStart } from './corners';
import { LENGTH } from './hub-labels';

/** Bytes a pair of corners: f32 distance, u16 place of the hub's entry in the label of the row's corner. */
const PAIR_BYTES: u32 = 6;
const FAR: f32 = 1e30;

/** f32, a row for each corner, FAR for corners that are not connected; u16, likewise. */
let distances: usize = 0;
let places: usize = 0;
/** u32 a rank: address of the hub's entry in the label of the current row's corner; 0 for none. */
let ways: usize = 0;
let row: u32 = 0;

export function areDistancesKept(): bool {
  return distances != 0;
}
export function distanceBytes(): u32 {
  return distances == 0 ? 0 : corners() * corners() * PAIR_BYTES;
}
/** Bytes of the distances if they are kept. */
export function wantedDistanceBytes(): f64 {
  return <f64>corners() * <f64>corners() * <f64>PAIR_BYTES;
}
/** Address of the distances from a corner to all corners, f32. */
export function distancesFrom(corner: u32): usize {
  return distances + ((<usize>corner * <usize>corners()) << 2);
}
/** Address of the entry of the corner's label whose hub is on the shortest path to the other. */
export function entryToHub(corner: u32, other: u32): usize {
  const place = load<u16>(places + ((<usize>corner * <usize>corners() + <usize>other) << 1));
  return labelStart(corner) + ((<usize>place) << 3);
}

export function freeDistances(): void {
  if (distances != 0) {
    heap.free(distances);
    heap.free(places);
  }
  if (ways != 0) heap.free(ways);
  distances = 0;
  ways = 0;
}

/** Begins the table; the labels must be in their final order. */
export function beginDistances(): void {
  freeDistances();
  const pairs = <usize>corners() * <usize>corners();
  distances = heap.alloc((pairs << 2) + 16);
  places = heap.alloc((pairs << 1) + 16);
  ways = heap.alloc((<usize>corners() + 1) << 2);
  memory.fill(ways, 0, (<usize>corners() + 1) << 2);
  row = 0;
}

/** Goes on for about `work` steps; true when all distances are known. */
export function continueDistances(work: i32): bool {
  for (; row < corners() && work > 0; row++) work -= fillRow();
  if (row < corners()) return false;
  heap.free(ways);
  ways = 0;
  return true;
}

function wayAt(entry: usize): usize {
  return ways + ((<usize>load<u16>(entry)) << 2);
}

/** Fills the row of a corner up to the corner itself, and the column as well; returns the work done. */
function fillRow(): i32 {
  const start = labelStart(row);
  const end = labelEnd(row);
  for (let entry = start; entry < end; entry += 8) store<u32>(wayAt(entry), <u32>entry);
  let work: i32 = 1;
  for (let other: u32 = 0; other <= row; other++) {
    let least: f32 = FAR;
    let here = start;
    let there: usize = labelStart(other);
    const last = labelEnd(other);
    for (let entry = there; entry < last; entry += 8, work++) {
      const way = <usize>load<u32>(wayAt(entry));
      if (way == 0) continue;
      const length = load<f32>(way, LENGTH) + load<f32>(entry, LENGTH);
      if (length >= least) continue;
      least = length;
      here = way;
      there = entry;
    }
    setPair(row, other, least, <u32>((here - start) >> 3));
    setPair(other, row, least, <u32>((there - labelStart(other)) >> 3));
  }
  for (let entry = start; entry < end; entry += 8) store<u32>(wayAt(entry), 0);
  return work;
}

function setPair(from: u32, to: u32, distance: f32, place: u32): void {
  const at = <usize>from * <usize>corners() + <usize>to;
  store<f32>(distances + (at << 2), distance);
  store<u16>(places + (at << 1), <u16>place);
}
