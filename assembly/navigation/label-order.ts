/**
 * The order of entries within each label: those first that are of use from most pieces, so that queries read few and
 * neighbouring ones. Each entry is linked to the hub's entry in the label of the next corner, so that paths are followed
 * without a search.
 */
import { corners, labelEnd, labelStart } from './corners';
import { beginCorner, endPiece, findTurns, isOfUse, preparePiece } from './entry-uses';
import { entryCount, entryNumber, linkOf, NEXT, setLink } from './hub-labels';
import { pieceCount } from './pieces';
import { entryCount as entriesOf } from './sightings';
import { sortRecords } from './sorting';

/** Most pieces in which uses are counted. */
const SAMPLES: u32 = 256;

/** u32 an entry: in how many pieces it is of use; then its place in the new order of its label. */
let uses: usize = 0;
/** The piece, and the place of its entry, from which uses are counted next. */
let piece: u32 = 0;
let place: u32 = 0;
let linked: u32 = 0;
let turned: u32 = 0;
let sorted: u32 = 0;
let moved: u32 = 0;

export function beginLinks(): void {
  linked = 0;
}

/** Begins when all entries are linked. */
export function beginOrder(): void {
  freeOrder();
  uses = heap.alloc((<usize>entryCount() + 1) << 2);
  piece = 0;
  place = 0;
  turned = 0;
  sorted = 0;
  moved = 0;
}

export function freeOrder(): void {
  if (uses != 0) heap.free(uses);
  uses = 0;
}

/** Links entries, for about `work` steps; true when all are linked. */
export function continueLinks(work: i32): bool {
  for (; linked < corners() && work > 0; linked++) work -= linkEntries(linked);
  return linked == corners();
}

/** Goes on for about `work` steps; true when all labels are in order. */
export function continueOrder(work: i32): bool {
  for (; turned < corners() && work > 0; turned++) work -= clearUses(turned) + findTurns(turned);
  const step = max(1, pieceCount() / SAMPLES);
  while (piece < pieceCount() && work > 0) {
    work = countUses(work);
    if (work <= 0) break;
    piece += step;
    place = 0;
  }
  if (piece < pieceCount()) return false;
  for (; sorted < corners() && work > 0; sorted++) work -= sortLabel(sorted);
  for (; moved < corners() && work > 0; moved++) work -= moveEntries(moved) + findTurns(moved);
  if (moved < corners()) return false;
  freeOrder();
  return true;
}

/** Finds the place of each entry's hub in the next corner's label, by its rank. */
function linkEntries(corner: u32): i32 {
  let work = 0;
  for (let label = labelStart(corner); label < labelEnd(corner); label += 8, work += 4) {
    const next = <u32>load<u16>(label, NEXT);
    const rank = load<u16>(label);
    let from = labelStart(next);
    let end = labelEnd(next);
    while (end - from > 8) {
      const middle = from + (((end - from) >> 4) << 3);
      if (load<u16>(middle) <= rank) from = middle;
      else end = middle;
    }
    setLink(label, from);
  }
  return work;
}

function useAt(label: usize): usize {
  return uses + ((<usize>entryNumber(label)) << 2);
}

function clearUses(corner: u32): i32 {
  const bytes = (labelEnd(corner) - labelStart(corner)) >> 1;
  memory.fill(useAt(labelStart(corner)), 0, bytes);
  return <i32>(bytes >> 6);
}

/** Counts the uses of label entries from the current piece; returns what is left of `work`, above 0 when all are counted. */
function countUses(work: i32): i32 {
  work = preparePiece(piece, work);
  for (; place < entriesOf(piece) && work > 0; place++) {
    const corner = beginCorner(piece, place);
    for (let label = labelStart(corner); label < labelEnd(corner); label += 8, work--) {
      if (isOfUse(label)) store<u32>(useAt(label), load<u32>(useAt(label)) + 1);
    }
  }
  if (work > 0) endPiece();
  return work;
}

/** Replaces the counts of a label's entries by their places in the new order. */
function sortLabel(corner: u32): i32 {
  const start = labelStart(corner);
  const count = <u32>((labelEnd(corner) - start) >> 3);
  const records = heap.alloc(((<usize>count) << 4) + 16);
  for (let place: u32 = 0; place < count; place++) {
    const at = records + ((<usize>place) << 4);
    store<u64>(at, <u64>(SAMPLES * 2 - min(SAMPLES * 2, load<u32>(useAt(start + ((<usize>place) << 3))))));
    store<u64>(at, <u64>place, 8);
  }
  sortRecords(records, count, 2);
  for (let place: u32 = 0; place < count; place++) {
    const before = <usize>load<u64>(records + ((<usize>place) << 4), 8);
    store<u32>(useAt(start + (before << 3)), place);
  }
  heap.free(records);
  return <i32>count * 4 + 64;
}

/** Moves the entries of a label to their new places, and links them to the new places in other labels. */
function moveEntries(corner: u32): i32 {
  const start = labelStart(corner);
  const bytes = labelEnd(corner) - start;
  const copy = heap.alloc(bytes + (bytes >> 1));
  const links = copy + bytes;
  for (let at: usize = 0; at < bytes; at += 8) {
    const label = start + at;
    store<u64>(copy + at, load<u64>(label));
    const place = <usize>load<u32>(useAt(linkOf(label)));
    store<u32>(links + (at >> 1), <u32>(labelStart(load<u16>(label, NEXT)) + (place << 3)));
  }
  for (let at: usize = 0; at < bytes; at += 8) {
    const to = start + ((<usize>load<u32>(useAt(start + at))) << 3);
    store<u64>(to, load<u64>(copy + at));
    setLink(to, load<u32>(links + (at >> 1)));
  }
  heap.free(copy);
  return <i32>(bytes >> 1);
}
