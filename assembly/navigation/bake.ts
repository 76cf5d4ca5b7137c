/**
 * What is precomputed of a location: the order of its hubs, which takes most of the time, and on locations of many corners
 * the labels. With it tables are the same as without, only sooner; another location's or a damaged one is refused. Little
 * endian:
 *
 *   u32 'NAV7' | u32 hash of the corners | u32 count of corners | u32 hash of the rest | u32 count of label entries, 0 without
 *   labels | u16 a rank: its corner | u16 a corner: count of its entries | an entry: u16 rank, u16 next corner
 *
 * The last two are left out without labels. Entries are in the order of ranks; their lengths are added up again.
 */
import { cornerPlace, corners, labelEnd, labelStart } from './corners';
import { NEXT } from './hub-labels';
import { hubOfRank, rank, rankCount } from './hub-ranks';

const MAGIC: u32 = 0x3756414e;
const HEADER_BYTES: u32 = 20;
/** On fewer corners labels are built about as soon as they are read. */
const LEAST_LABELLED: u32 = 1000;
/** The hash of nothing. */
const BASIS: u32 = 0x811c9dc5;

let bake: usize = 0;

/** Address of room for a bake of so many bytes. */
export function allotBake(bytes: u32): usize {
  if (bake != 0) heap.free(bake);
  bake = heap.alloc(max(bytes, HEADER_BYTES));
  return bake;
}

export function bakeAddress(): usize {
  return bake;
}

/** Writes the bake of the location and returns its length in bytes; 0 when the hubs have no order. */
export function writeBake(): u32 {
  const count = corners();
  if (count == 0 || rankCount() != count) return 0;
  const total = count < LEAST_LABELLED ? 0 : countEntries();
  const bytes = bakeBytes(total);
  allotBake(bytes);
  for (let at: u32 = 0; at < count; at++) store<u16>(bake + HEADER_BYTES + ((<usize>at) << 1), <u16>hubOfRank(at));
  store<u32>(bake, MAGIC);
  store<u32>(bake, hashCorners(), 4);
  store<u32>(bake, count, 8);
  store<u32>(bake, total, 16);
  if (total > 0) writeLabels();
  store<u32>(bake, hash(bake + 16, bake + bytes), 12);
  return bytes;
}

function bakeBytes(total: u32): u32 {
  return HEADER_BYTES + corners() * (total > 0 ? 4 : 2) + total * 4;
}

function countEntries(): u32 {
  let bytes: usize = 0;
  for (let corner: u32 = 0; corner < corners(); corner++) bytes += labelEnd(corner) - labelStart(corner);
  return <u32>(bytes >> 3);
}

function writeLabels(): void {
  let to = bakedEntry(0);
  for (let corner: u32 = 0; corner < corners(); corner++) {
    const first = to;
    for (let label = labelStart(corner); label < labelEnd(corner); label += 8, to += 4) {
      const rank = load<u16>(label);
      let at = to;
      for (; at > first && load<u16>(at - 4) > rank; at -= 4) store<u32>(at, load<u32>(at - 4));
      store<u16>(at, rank);
      store<u16>(at, load<u16>(label, NEXT), NEXT);
    }
    store<u16>(bake + HEADER_BYTES + ((<usize>(corners() + corner)) << 1), <u16>((to - first) >> 2));
  }
}

/** Count of the label entries in a valid bake; 0 when it has no labels. */
export function bakedEntries(): u32 {
  return load<u32>(bake, 16);
}
/** Count of the entries of a corner's label. */
export function bakedCount(corner: u32): u32 {
  return load<u16>(bake + HEADER_BYTES + ((<usize>(corners() + corner)) << 1));
}
/** Address of an entry of all labels, corner by corner: u16 rank, u16 next corner. */
export function bakedEntry(number: u32): usize {
  return bake + HEADER_BYTES + ((<usize>(corners() + number)) << 2);
}

/** Whether the bake of so many bytes that has been written to its room belongs to the location. */
export function isBakeValid(bytes: u32): bool {
  const count = corners();
  if (bytes < HEADER_BYTES || load<u32>(bake) != MAGIC || load<u32>(bake, 8) != count) return false;
  if (bakedEntries() > bytes || bytes != bakeBytes(bakedEntries()) || load<u32>(bake, 4) != hashCorners()) return false;
  if (load<u32>(bake, 12) != hash(bake + 16, bake + bytes)) return false;
  // Each corner exactly once: a forged one must not leave a hub out.
  const seen = heap.alloc(<usize>count + 1);
  memory.fill(seen, 0, <usize>count);
  let isValid = true;
  for (let at: u32 = 0; at < count && isValid; at++) {
    const corner = <usize>load<u16>(bake + HEADER_BYTES + ((<usize>at) << 1));
    isValid = corner < <usize>count && load<u8>(seen + corner) == 0;
    if (isValid) store<u8>(seen + corner, 1);
  }
  heap.free(seen);
  return isValid;
}

/** Gives all corners the ranks of a valid bake. */
export function rankByBake(): void {
  for (let at: u32 = 0; at < corners(); at++) rank(<u32>load<u16>(bake + HEADER_BYTES + ((<usize>at) << 1)));
}

function hashCorners(): u32 {
  let value = BASIS;
  for (let corner: u32 = 0; corner < corners(); corner++) {
    value = hashOn(value, cornerPlace(corner), cornerPlace(corner) + 8);
  }
  return value;
}

function hash(from: usize, end: usize): u32 {
  return hashOn(BASIS, from, end);
}

/** FNV-1a (Fowler, Noll, Vo). */
function hashOn(value: u32, from: usize, end: usize): u32 {
  for (let at = from; at < end; at++) value = (value ^ <u32>load<u8>(at)) * 0x01000193;
  return value;
}
