/**
 * Data of a location that is computed in advance: the corners that may be visible from each cell. It contains hashes of
 * the location's edges and of itself, so that a wrong or damaged bake is refused. Corners, their views and distances
 * are computed at load time: that is fast and needs no trust in the file. Little endian:
 *
 *   u32 'NAV3' | u32 hash of the edges | u32 corner count | u32 hash of the rest
 *   per cell, row by row: the difference of its bitset to that of the previous cell, as a mask with one bit for every byte
 *   that differs, then those bytes
 */
import { ARENA, ARENA_BYTES, CELLS, CELL_CORNERS, EDGES } from '../memory/layout';
import { edges } from './colliders';
import { corners, cornerSetBytes } from './corners';

const MAGIC: u32 = 0x3356414e;
const HEADER_BYTES: usize = 16;

/** Writes the bake of the current location to the arena and returns its byte length. */
export function writeBake(): i32 {
  const end = writeSets(ARENA + HEADER_BYTES);
  store<u32>(ARENA, MAGIC);
  store<u32>(ARENA, hashEdges(), 4);
  store<u32>(ARENA, corners(), 8);
  store<u32>(ARENA, hashBytes(ARENA + HEADER_BYTES, end), 12);
  return <i32>(end - ARENA);
}

/** Writes the bitsets of all cells; returns the end address. */
function writeSets(to: usize): usize {
  const stride = cornerSetBytes();
  const bytes = setBytes();
  const maskBytes = (bytes + 7) >> 3;
  for (let cell = 0; cell < CELLS; cell++) {
    const row = CELL_CORNERS + <usize>cell * stride;
    const mask = to;
    memory.fill(mask, 0, maskBytes);
    to += maskBytes;
    for (let index: usize = 0; index < bytes; index++) {
      const before: u32 = cell == 0 ? 0 : load<u8>(row + index - stride);
      const change = <u32>load<u8>(row + index) ^ before;
      if (change == 0) continue;
      const byte = mask + (index >> 3);
      store<u8>(byte, <u8>(<u32>load<u8>(byte) | ((<u32>1) << (<u32>index & 7))));
      store<u8>(to, <u8>change);
      to++;
    }
  }
  return to;
}

/**
 * Reads a bake of `length` bytes from the arena into the bitsets of the cells; false when it does not belong to the
 * location.
 */
export function readBake(length: u32): bool {
  if (length < <u32>HEADER_BYTES || length > <u32>ARENA_BYTES) return false;
  if (load<u32>(ARENA) != MAGIC || load<u32>(ARENA, 4) != hashEdges()) return false;
  const end = ARENA + <usize>length;
  if (load<u32>(ARENA, 8) != <u32>corners() || load<u32>(ARENA, 12) != hashBytes(ARENA + HEADER_BYTES, end))
    return false;
  return readSets(ARENA + HEADER_BYTES, end) == end;
}

/** Reads the bitsets of all cells; returns the end address, 0 when they are damaged. */
function readSets(from: usize, end: usize): usize {
  const stride = cornerSetBytes();
  const bytes = setBytes();
  const maskBytes = (bytes + 7) >> 3;
  memory.fill(CELL_CORNERS, 0, <usize>CELLS * stride);
  for (let cell = 0; cell < CELLS; cell++) {
    const row = CELL_CORNERS + <usize>cell * stride;
    const mask = from;
    from += maskBytes;
    if (from > end) return 0;
    if (cell > 0) memory.copy(row, row - stride, bytes);
    for (let index: usize = 0; index < bytes; index++) {
      if (((<u32>load<u8>(mask + (index >> 3)) >> (<u32>index & 7)) & 1) == 0) continue;
      if (from >= end) return 0;
      store<u8>(row + index, load<u8>(row + index) ^ load<u8>(from));
      from++;
    }
    // Bits above the corner count are invalid.
    const spare = corners() & 7;
    if (spare != 0 && load<u8>(row + bytes - 1) >> <u8>spare != 0) return 0;
  }
  return from;
}

function setBytes(): usize {
  return (<usize>corners() + 7) >> 3;
}

function hashEdges(): u32 {
  return hashBytes(EDGES, EDGES + ((<usize>edges()) << 4));
}

/** FNV-1a (Fowler, Noll, Vo). */
function hashBytes(from: usize, end: usize): u32 {
  let hash: u32 = 0x811c9dc5;
  for (let at = from; at < end; at++) hash = (hash ^ <u32>load<u8>(at)) * 0x01000193;
  return hash;
}
