/**
 * Addresses of the data whose size depends on a location's corners, in one segment in this order: views, distances, next
 * corners, cell lists. `allocateTables` allocates memory before anything is written.
 */
import { claim, extend } from './segments';

/** Directions for which a corner's view stores distances, see nav/views.ts. */
export const VIEW_BINS: i32 = 2048;
/** The first four directions are repeated after the last, so that whole vectors can be read. */
const VIEW_BYTES: usize = (<usize>VIEW_BINS + 4) * 4;

/** The segment; smaller locations use it again. */
let views: usize = 0;
let end: usize = 0;
let distances: usize = 0;
let parents: usize = 0;
let cellLists: usize = 0;

/**
 * Allocates memory for `corners` corners and cell lists of `listed` entries in total; false when memory cannot grow
 * that far. Keeps what earlier calls for as many corners have written.
 */
export function allocateTables(corners: i32, listed: u32): bool {
  const count = <usize>corners;
  const toDistances = count * VIEW_BYTES;
  const toParents = toDistances + count * count * 4;
  const toLists = (toParents + count * count * 2 + 15) & ~(<usize>15);
  if (!reserve(toLists + ((<usize>listed) << 2))) return false;
  distances = views + toDistances;
  parents = views + toParents;
  cellLists = views + toLists;
  return true;
}

function reserve(bytes: usize): bool {
  if (views + bytes <= end) return true;
  if (views != 0 && extend(end, views + bytes)) {
    end = views + bytes;
    return true;
  }
  const at = claim(bytes);
  if (at == 0) return false;
  memory.copy(at, views, end - views);
  views = at;
  end = at + bytes;
  return true;
}

/** u16[2] a direction: the distance up to which everything is visible, and the distance beyond which nothing is. */
export function viewAt(corner: i32): usize {
  return views + <usize>corner * VIEW_BYTES;
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
