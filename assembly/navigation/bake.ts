/**
 * What is precomputed of a location: the order of its hubs, which takes most of the time. With it tables are the same as
 * without, only sooner; another location's or a damaged one is refused. Little endian:
 *
 *   u32 'NAV5' | u32 hash of the corners | u32 count of corners | u32 hash of the rest | u16 a rank: its corner
 */
import { cornerPlace, corners } from './corners';
import { hubOfRank, rank, rankCount } from './hub-ranks';

const MAGIC: u32 = 0x3556414e;
const HEADER_BYTES: u32 = 16;
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
  const bytes = HEADER_BYTES + count * 2;
  allotBake(bytes);
  for (let at: u32 = 0; at < count; at++) store<u16>(bake + HEADER_BYTES + ((<usize>at) << 1), <u16>hubOfRank(at));
  store<u32>(bake, MAGIC);
  store<u32>(bake, hashCorners(), 4);
  store<u32>(bake, count, 8);
  store<u32>(bake, hash(bake + HEADER_BYTES, bake + bytes), 12);
  return bytes;
}

/** Whether the bake of so many bytes that has been written to its room belongs to the location. */
export function isBakeValid(bytes: u32): bool {
  const count = corners();
  if (bytes != HEADER_BYTES + count * 2 || load<u32>(bake) != MAGIC || load<u32>(bake, 8) != count) return false;
  if (load<u32>(bake, 4) != hashCorners() || load<u32>(bake, 12) != hash(bake + HEADER_BYTES, bake + bytes))
    return false;
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
