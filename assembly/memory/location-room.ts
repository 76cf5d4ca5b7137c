/**
 * Addresses of the data whose size depends on a location's corners, behind everything else in this order: views,
 * distances, next corners, cell lists. `allocateTables` allocates memory before anything is written. Growing memory detaches
 * the caller's views on it, so the caller must create them again.
 */
import { LOCATION_ROOM } from './layout';

/** Directions for which a corner's view stores distances, see nav/views.ts. */
export const VIEW_BINS: i32 = 2048;
/** The first four directions are repeated after the last, so that whole vectors can be read. */
const VIEW_BYTES: usize = (<usize>VIEW_BINS + 4) * 4;
const PAGE_BYTES: usize = 65536;

let distances: usize = LOCATION_ROOM;
let parents: usize = LOCATION_ROOM;
let cellLists: usize = LOCATION_ROOM;

/**
 * Allocates memory for `corners` corners and cell lists of `listed` entries in total; false when memory cannot grow
 * that far.
 */
export function allocateTables(corners: i32, listed: u32): bool {
  const count = <usize>corners;
  distances = LOCATION_ROOM + count * VIEW_BYTES;
  parents = distances + count * count * 4;
  cellLists = (parents + count * count * 2 + 15) & ~(<usize>15);
  const end = cellLists + ((<usize>listed) << 2);
  const claimed = <usize>memory.size() * PAGE_BYTES;
  return end <= claimed || memory.grow(<i32>((end - claimed + PAGE_BYTES - 1) / PAGE_BYTES)) >= 0;
}

/** u16[2] a direction: the distance up to which everything is visible, and the distance beyond which nothing is. */
export function viewAt(corner: i32): usize {
  return LOCATION_ROOM + <usize>corner * VIEW_BYTES;
}

/** f32 a corner: its distance from `corner`. */
export function distancesFrom(corner: i32, corners: i32): usize {
  return distances + ((<usize>corner * <usize>corners) << 2);
}

/**
 * u16 a corner: the next corner on the path from it to `corner`. All entries of a path are in one row, for cache
 * locality.
 */
export function parentsTo(corner: i32, corners: i32): usize {
  return parents + ((<usize>corner * <usize>corners) << 1);
}

/** u32 an entry: the lists of all cells in cell order, see nav/candidates.ts. */
export function listedAt(entry: u32): usize {
  return cellLists + ((<usize>entry) << 2);
}
