/**
 * The corners that an end of a query sees, found when it is asked: for locations where what corners see is too much to be
 * kept. They are entries as in sightings.ts.
 */
import { corners, labelEnd, labelStart } from './corners';
import { fullMask } from './label-masks';
import { RECORD_BYTES, setMask } from './sightings';

let end: u32 = 0;
/** u16 an entry: its corner. */
let seen: usize = 0;
/** The entries' records as in sightings.ts, of which only the masks are set. */
let records: usize = 0;
/** u32 a corner: the last view in which it was. */
let marks: usize = 0;
let views: u32 = 0;

export function viewEnd(): u32 {
  return end;
}
export function viewBytes(): u32 {
  return marks == 0 ? 0 : corners() * (2 * (<u32>RECORD_BYTES + 2) + 4);
}

/** Makes room for views of both ends: each corner can be in each. */
export function allotViews(): void {
  freeViews();
  const room = <usize>(2 * corners() + 8);
  seen = heap.alloc(room << 1);
  // Whole vectors of four are read: behind a view there must be corners that exist.
  memory.fill(seen, 0, room << 1);
  records = heap.alloc(room * RECORD_BYTES);
  marks = heap.alloc((<usize>corners() + 1) << 2);
  memory.fill(marks, 0, (<usize>corners() + 1) << 2);
  views = 0;
  end = 0;
}

export function freeViews(): void {
  if (marks == 0) return;
  heap.free(seen);
  heap.free(records);
  heap.free(marks);
  marks = 0;
}

/** Begins the list of an end behind that of the other one, or with the first. Returns its first entry. */
export function beginView(isFirst: bool): u32 {
  if (isFirst) end = 0;
  views++;
  return end;
}

/** Address of the corner of an entry, u16; those of the next entries follow. */
export function viewedCorners(entry: u32): usize {
  return seen + ((<usize>entry) << 1);
}
/** Address of the record of an entry; those of the next entries follow. */
export function viewedRecords(entry: u32): usize {
  return records + <usize>entry * RECORD_BYTES;
}

/** Adds a corner to the list, at most once. */
export function addToView(corner: u32): void {
  const mark = marks + ((<usize>corner) << 2);
  if (load<u32>(mark) == views) return;
  store<u32>(mark, views);
  store<u16>(viewedCorners(end), <u16>corner);
  setMask(viewedRecords(end), fullMask(labelStart(corner), labelEnd(corner)));
  end++;
}
