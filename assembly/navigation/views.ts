/**
 * The corners that an end of a query sees, found when it is asked: for locations where what corners see is too much to be
 * kept. They are written to the entries in sightings.ts.
 */
import { corners, labelEnd, labelStart } from './corners';
import { fullMask } from './label-masks';
import { allotEntries, cornersFrom, ENTRY_BYTES, setEntry, setMask } from './sightings';

let end: u32 = 0;
/** u32 a corner: the last view in which it was. */
let marks: usize = 0;
let views: u32 = 0;

export function viewEnd(): u32 {
  return end;
}
export function viewBytes(): u32 {
  return marks == 0 ? 0 : corners() * 2 * (<u32>ENTRY_BYTES + 4);
}

/** Makes room for views of both ends: each corner can be in each. */
export function allotViews(): void {
  freeViews();
  allotEntries(2 * corners() + 8);
  // Whole vectors of four are read: behind a view there must be corners that exist.
  memory.fill(cornersFrom(0), 0, ((<usize>corners()) << 2) + 16);
  marks = heap.alloc((<usize>corners() + 1) << 2);
  memory.fill(marks, 0, (<usize>corners() + 1) << 2);
  views = 0;
  end = 0;
}

export function freeViews(): void {
  if (marks == 0) return;
  heap.free(marks);
  marks = 0;
}

/** Begins the list of an end behind that of the other one, or with the first. Returns its first entry. */
export function beginView(isFirst: bool): u32 {
  if (isFirst) end = 0;
  views++;
  return end;
}

/** Adds a corner to the list, at most once. */
export function addToView(corner: u32): void {
  const mark = marks + ((<usize>corner) << 2);
  if (load<u32>(mark) == views) return;
  store<u32>(mark, views);
  setEntry(end, corner);
  setMask(end, fullMask(labelStart(corner), labelEnd(corner)));
  end++;
}
