/**
 * The only export list of the painter, a module of its own: `src/engine/paint` is its only caller. Addresses are for the
 * caller's views on memory, which must be created again after calls that may grow it: `reservePicture`, `addRuns`,
 * `addWhole`, `openFrame` and `reserveList`.
 */
import { allocateForced } from './sprites';
import { release } from './heap';
import { ENTRY_BYTES } from './entry';

export { addRuns, addWhole, reservePicture } from './encode';
export { composeFrame } from './compose';
export { dirtyTiles, forgetFrame, frameAddress, openFrame, rectsAddress, strideBytes } from './frame';
export { limitPages as limitMemory, usedBytes } from './pages';
export { beginFrame, dropSprite, spriteAddress, spriteCount, useSprite } from './sprites';
export { allocateForced as allocate } from './sprites';
export { release } from './heap';

let list: usize = 0;
let listEntries: i32 = 0;

/** Address for at least `count` entries of a draw list, valid until the next call; 0 when there is no memory. */
export function reserveList(count: i32): usize {
  if (count <= listEntries) return list;
  if (list != 0) release(list);
  listEntries = max(count, 512);
  list = allocateForced(<usize>listEntries * ENTRY_BYTES);
  if (list == 0) listEntries = 0;
  return list;
}
