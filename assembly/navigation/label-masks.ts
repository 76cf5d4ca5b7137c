/**
 * For each corner that a piece sees, which entries of its label can be of use from there: a mask of 64 bits. Until it is
 * known, all of them are.
 */
import { labelEnd, labelStart } from './corners';
import { beginCorner, endPiece, isOfUse, preparePiece } from './entry-uses';
import { pieceCount } from './pieces';
import { cornerAt, entryCount, recordAt, setMask } from './sightings';

/** The first entries of a label have a bit each; the others share the last 16 bits. */
export const SINGLE: u32 = 48;
export const SINGLE_BITS: u64 = 0xffffffffffff;
const GROUPS: u32 = 16;

/** The piece, and the place of its entry, that are masked next. */
let piece: u32 = 0;
let place: u32 = 0;
let filled: u32 = 0;

export function beginMasks(): void {
  piece = 0;
  place = 0;
  filled = 0;
}

/** Sets masks of all entries, for about `work` steps; true when all pieces have them. */
export function fillMasks(work: i32): bool {
  for (; filled < pieceCount() && work > 0; filled++) {
    const count = entryCount(filled);
    for (let entry: u32 = 0; entry < count; entry++, work--) {
      const corner = cornerAt(filled, entry);
      setMask(recordAt(filled, entry), fullMask(labelStart(corner), labelEnd(corner)));
    }
  }
  return filled == pieceCount();
}

/** Finds which entries are of use, for about `work` steps; true when all pieces are done. */
export function continueMasks(work: i32): bool {
  while (piece < pieceCount()) {
    work = preparePiece(piece, work);
    for (; place < entryCount(piece) && work > 0; place++) work -= maskEntry();
    if (work <= 0) return false;
    endPiece();
    piece++;
    place = 0;
  }
  return true;
}

/** How many of a label's further entries share a bit. */
export function groupOf(start: usize, end: usize): u32 {
  const count = <u32>((end - start) >> 3);
  return count <= SINGLE ? 1 : (count - SINGLE + GROUPS - 1) / GROUPS;
}

/** The mask of all entries of a label. */
export function fullMask(start: usize, end: usize): u64 {
  const count = <u32>((end - start) >> 3);
  if (count <= SINGLE) return ((<u64>1) << (<u64>count)) - 1;
  const group = groupOf(start, end);
  const groups = <u64>((count - SINGLE + group - 1) / group);
  return SINGLE_BITS | ((((<u64>1) << groups) - 1) << SINGLE);
}

/** Masks the current entry; returns the work done. */
function maskEntry(): i32 {
  const corner = beginCorner(piece, place);
  const start = labelStart(corner);
  const end = labelEnd(corner);
  const group = groupOf(start, end);
  let mask: u64 = 0;
  for (let label = start; label < end; label += 8) {
    if (!isOfUse(label)) continue;
    const at = <u32>((label - start) >> 3);
    mask |= (<u64>1) << (<u64>(at < SINGLE ? at : SINGLE + (at - SINGLE) / group));
  }
  setMask(recordAt(piece, place), mask);
  return <i32>((end - start) >> 3);
}
