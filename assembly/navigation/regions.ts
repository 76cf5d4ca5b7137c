/**
 * For each corner that a piece sees, in which regions of the map a path over it may end: queries pass over the other
 * corners. Both ends of a path have a use for the hub at which it is found (label-masks.ts); so a corner is of use for a
 * region only if some piece there has a use for one of its hubs. Regions are for corners what arc flags are for edges
 * (Hilger, Köhler, Möhring, Schilling: Fast Point-to-Point Shortest Path Computations with Arc-Flags, 2009).
 */
import { corners, labelEnd, labelStart } from './corners';
import { groupOf, SINGLE, SINGLE_BITS } from './label-masks';
import { cellColumns, cellRows, cellShift, listEnd, listStart } from './locate';
import { cornerAt, entryCount, maskOf, recordAt, regionsFrom, seenCount } from './sightings';

/** Regions are squares of cells; each has a bit. */
const MOST_REGIONS: u32 = 32;
/** Of so large a part of all bits, queries have no advantage. */
const MOST_SHARE: f64 = 0.6;

/** u32 a rank: the regions that have a use for the hub. */
let hubRegions: usize = 0;
/** Width and height of a region, in cells; how many are side by side. */
let size: u32 = 1;
let across: u32 = 1;
/** Cells that have been collected, and flagged. */
let collected: u32 = 0;
let flagged: u32 = 0;
/** Regions with ground, and bits of flags that are set. */
let used: u32 = 0;
let bits: f64 = 0;
let areInUse: bool = false;

export function areFlagsInUse(): bool {
  return areInUse;
}
/** The region of a point of the map, whose polygons were found. */
export function regionAt(x: i32, y: i32): u32 {
  return regionOf(<u32>x >> cellShift(), <u32>y >> cellShift());
}

function regionOf(column: u32, row: u32): u32 {
  return (row / size) * across + column / size;
}

export function freeFlags(): void {
  areInUse = false;
  if (hubRegions != 0) heap.free(hubRegions);
  hubRegions = 0;
}

/** Begins when all masks are known. */
export function beginFlags(): void {
  freeFlags();
  size = 1;
  while (((cellColumns() - 1) / size + 1) * ((cellRows() - 1) / size + 1) > MOST_REGIONS) size++;
  across = (cellColumns() - 1) / size + 1;
  const bytes = (<usize>corners() + 1) << 2;
  hubRegions = heap.alloc(bytes);
  memory.fill(hubRegions, 0, bytes);
  collected = 0;
  flagged = 0;
  used = 0;
  bits = 0;
}

/** Goes on for about `work` steps; true when all flags are known. Whether they are in use is decided then. */
export function continueFlags(work: i32): bool {
  const cells = cellColumns() * cellRows();
  for (; collected < cells && work > 0; collected++) work -= collectCell(collected);
  for (; flagged < cells && work > 0; flagged++) work -= flagCell(flagged);
  if (flagged < cells) return false;
  freeFlags();
  areInUse = bits <= MOST_SHARE * <f64>seenCount() * <f64>popcnt(used);
  return true;
}

/** Notes for which hubs the cell's pieces have a use. */
function collectCell(cell: u32): i32 {
  const region = (<u32>1) << regionOf(cell % cellColumns(), cell / cellColumns());
  let work = 1;
  if (listStart(cell) < listEnd(cell)) used |= region;
  for (let piece = listStart(cell); piece < listEnd(cell); piece++) {
    for (let place: u32 = 0; place < entryCount(piece); place++) {
      regionsOfHubs(piece, place, region);
      work += 4;
    }
  }
  return work;
}

function flagCell(cell: u32): i32 {
  let work = 1;
  for (let piece = listStart(cell); piece < listEnd(cell); piece++) {
    for (let place: u32 = 0; place < entryCount(piece); place++) {
      const regions = regionsOfHubs(piece, place, 0);
      store<u32>(regionsFrom(piece) + ((<usize>place) << 2), regions);
      bits += <f64>popcnt(regions);
      work += 4;
    }
  }
  return work;
}

/** Adds regions to all hubs that are of use from the entry's piece over its corner. All regions of these hubs. */
function regionsOfHubs(piece: u32, place: u32, added: u32): u32 {
  const corner = cornerAt(piece, place);
  const mask = maskOf(recordAt(piece, place));
  const label = labelStart(corner);
  let all: u32 = 0;
  for (let left = mask & SINGLE_BITS; left != 0; left &= left - 1) {
    all |= regionsOfHub(label + ((<usize>ctz(left)) << 3), added);
  }
  if (mask <= SINGLE_BITS) return all;
  const end = labelEnd(corner);
  const group = (<usize>groupOf(label, end)) << 3;
  for (let left = mask >> SINGLE; left != 0; left &= left - 1) {
    const first = label + (SINGLE << 3) + group * <usize>ctz(left);
    const last = min(first + group, end);
    for (let at = first; at < last; at += 8) all |= regionsOfHub(at, added);
  }
  return all;
}

/** Adds regions to the hub of a label's entry. All of its regions. */
function regionsOfHub(label: usize, added: u32): u32 {
  const at = hubRegions + ((<usize>load<u16>(label)) << 2);
  const regions = load<u32>(at) | added;
  store<u32>(at, regions);
  return regions;
}
