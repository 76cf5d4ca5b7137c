/**
 * Where lies what grows with the corners of a location, behind everything else, one after the other: views, distances, the
 * corners in between, cells' lists. Memory is claimed for the location at hand before anything is written, and grows only when no
 * earlier one was as large; the other side of the boundary then makes its views on it anew.
 */
import { LOCATION_ROOM } from './layout';

/** Directions in which is told how far a corner sees, see nav/views.ts. */
export const VIEW_BINS: i32 = 2048;
/** The first four directions stand after the last again, for whole vectors. */
const VIEW_BYTES: usize = (<usize>VIEW_BINS + 4) * 4;
const PAGE_BYTES: usize = 65536;

let distances: usize = LOCATION_ROOM;
let parents: usize = LOCATION_ROOM;
let cellLists: usize = LOCATION_ROOM;

/** Claims memory for a location of `corners`, whose cells list `listed` corners together; false when there is none left. */
export function claimRoom(corners: i32, listed: u32): bool {
  const count = <usize>corners;
  distances = LOCATION_ROOM + count * VIEW_BYTES;
  parents = distances + count * count * 4;
  cellLists = (parents + count * count * 2 + 15) & ~(<usize>15);
  const end = cellLists + ((<usize>listed) << 2);
  const claimed = <usize>memory.size() * PAGE_BYTES;
  return end <= claimed || memory.grow(<i32>((end - claimed + PAGE_BYTES - 1) / PAGE_BYTES)) >= 0;
}

/** u16[2] a direction: how far the corner surely sees, and how far at most. */
export function viewAt(corner: i32): usize {
  return LOCATION_ROOM + <usize>corner * VIEW_BYTES;
}

/** f32 a corner: how far it is from `corner`. */
export function distancesFrom(corner: i32, corners: i32): usize {
  return distances + ((<usize>corner * <usize>corners) << 2);
}

/** u16 a corner: the next one on the way from it to `corner`. All of a way stand in one row, which memory is quick with. */
export function parentsTo(corner: i32, corners: i32): usize {
  return parents + ((<usize>corner * <usize>corners) << 1);
}

/** u32 an entry: the cells' lists, one after the other, see nav/candidates.ts. */
export function listedAt(entry: u32): usize {
  return cellLists + ((<usize>entry) << 2);
}
