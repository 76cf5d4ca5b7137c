/**
 * The corners that an end of a query sees, found when it is asked: for locations where what corners see is too much to be
 * kept. The list has the form of the entries in sightings.ts.
 */
import { corners, cornerVertex, labelEnd, labelStart } from './corners';
import { fullMask } from './label-masks';
import { ENTRY_BYTES, FLAGS, MASK, SEES_ALL } from './sightings';

let entries: usize = 0;
let end: usize = 0;
/** u32 a corner: the last view in which it was. */
let marks: usize = 0;
let views: u32 = 0;

export function viewEnd(): usize {
  return end;
}
export function viewBytes(): u32 {
  return entries == 0 ? 0 : corners() * 2 * (<u32>ENTRY_BYTES + 4);
}

/** Makes room for views of both ends: each corner can be in each. */
export function allotViews(): void {
  freeViews();
  entries = heap.alloc((2 * <usize>corners() + 8) * ENTRY_BYTES);
  marks = heap.alloc((<usize>corners() + 1) << 2);
  memory.fill(marks, 0, (<usize>corners() + 1) << 2);
  views = 0;
  end = entries;
}

export function freeViews(): void {
  if (entries == 0) return;
  heap.free(entries);
  heap.free(marks);
  entries = 0;
}

/** Begins the list of an end behind that of the other one, or with the first. Returns its address. */
export function beginView(isFirst: bool): usize {
  // Whole vectors of four are read.
  end = isFirst ? entries : (end + 63) & ~(<usize>63);
  views++;
  return end;
}

/** Adds a corner to the list, at most once. */
export function addToView(corner: u32): void {
  const mark = marks + ((<usize>corner) << 2);
  if (load<u32>(mark) == views) return;
  store<u32>(mark, views);
  const vertex = <u64>cornerVertex(corner);
  store<u64>(end, <u64>corner | (vertex << 16) | (vertex << 32));
  store<u16>(end, <u16>SEES_ALL, FLAGS);
  store<u64>(end, fullMask(labelStart(corner), labelEnd(corner)), MASK);
  end += ENTRY_BYTES;
}
