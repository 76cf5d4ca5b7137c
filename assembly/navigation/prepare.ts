/** Precomputation, in small steps: what corners see, the order of hubs, their labels. */
import { bakedEntries, isBakeValid, rankByBake } from './bake';
import { areLabelsRefused, beginReading, continueReading, continueSums, freeReading } from './baked-labels';
import { allotCandidates } from './candidates';
import { clearGraph, freeGraph } from './corner-graph';
import { corners } from './corners';
import { beginCuts, continueCuts, cutBytes, freeCuts } from './cuts';
import { beginDistances, continueDistances, distanceBytes, freeDistances, wantedDistanceBytes } from './distances';
import {
  beginCopy,
  beginLabels,
  continueCopy,
  continueDropping,
  continueLabels,
  freeLabels,
  labelBytes,
} from './hub-labels';
import { clearRanks, freeRanks, rankCount } from './hub-ranks';
import { beginTrees, continueGrowing, continueRanking, freeTrees, plant } from './hub-trees';
import { prepareJoin } from './join';
import { beginUses, freeUses } from './entry-uses';
import { beginMasks, continueMasks, fillMasks } from './label-masks';
import { beginLinks, beginOrder, continueLinks, continueOrder, freeOrder } from './label-order';
import { beginCells, continueCells, couldBeFewer } from './locate';
import { beginLook, continueLook } from './outlook';
import { beginPieces, continuePieces, freePieces } from './pieces';
import { beginFlags, continueFlags, freeFlags } from './regions';
import {
  areSightingsKept,
  beginSort,
  continueSort,
  ENTRY_BYTES,
  entryBytes,
  freeSightings,
  keepNothing,
  mostSeen,
  seenCount,
} from './sightings';
import { vertices } from './vertices';
import { allotViews, freeViews } from './views';

// Phases. Labels that are too large are dropped.
const DROPPING: i32 = -1;
const NOTHING: i32 = 0;
const DIVIDING: i32 = 1;
const LISTING: i32 = 2;
const LOOKING: i32 = 3;
const SORTING: i32 = 4;
const CUTTING: i32 = 5;
const READING: i32 = 6;
const GROWING: i32 = 7;
const RANKING: i32 = 8;
const LABELLING: i32 = 9;
const COPYING: i32 = 10;
const LINKING: i32 = 11;
const SUMMING: i32 = 12;
const ORDERING: i32 = 13;
const MEASURING: i32 = 14;
const FILLING: i32 = 15;
const MASKING: i32 = 16;
const FLAGGING: i32 = 17;
const READY: i32 = 18;

/** Corners and vertices have 16 bits in the tables. */
const MOST_VERTICES: u32 = 65535;

/** Share of the memory for what corners see; the rest is for labels. */
const SEEN_SHARE: f64 = 0.65;
/** Share of the memory within which distances are kept, too. */
const MOST_SHARE: f64 = 0.9;
/** Most of the memory for the distances between all corners. */
const DISTANCE_SHARE: f64 = 0.5;
/** Bytes a corner that queries need when nothing is kept of what corners see: lists for both ends. */
const MOST_VIEW_BYTES: f64 = 128;
/** Memory for a corner while tables are built, about; where it is less in all, it grows when it is needed. */
const RESERVED_BYTES: f64 = 20000;
const LEAST_RESERVED: f64 = 8000000;
/** Corners after which it is judged whether the memory will do. */
const JUDGED: u32 = 256;

let phase: i32 = NOTHING;
let corner: u32 = 0;
let arePiecesWhole: bool = false;
let isOrderGiven: bool = false;
/** Whether labels come from the bake, too. */
let areLabelsGiven: bool = false;
/** Whether nothing has been done for the location. */
let isAtBegin: bool = false;
/** Most bytes of all, most entries of what corners see, and most bytes of labels. */
let tableBytes: f64 = 0;
let mostEntries: f64 = 0;
let mostLabelBytes: f64 = 0;

/** Whether queries can use the tables; masks and flags only make them faster. */
export function areTablesReady(): bool {
  return phase >= MASKING;
}

/** Takes the order of hubs from a bake; must be called right after `beginTables`. False when it is another location's. */
export function takeBake(bytes: u32): bool {
  isOrderGiven = phase == LISTING && isAtBegin && isBakeValid(bytes);
  return isOrderGiven;
}

/** Begins for a new location. `bytes`: most memory for tables; 0 for none. */
export function beginTables(bytes: u32): void {
  freeTables();
  isOrderGiven = false;
  if (bytes == 0 || vertices() > MOST_VERTICES || corners() == 0) return;
  tableBytes = bytes;
  reserve();
  mostEntries = (<f64>bytes * SEEN_SHARE) / <f64>ENTRY_BYTES;
  mostLabelBytes = <f64>bytes * (1 - SEEN_SHARE);
  beginLooking(false);
  isAtBegin = true;
}

/** Lets memory grow once and now: an engine may take ten milliseconds for it, longer than a slice. */
function reserve(): void {
  const bytes = min(2 * tableBytes, <f64>corners() * RESERVED_BYTES);
  if (bytes < LEAST_RESERVED || <f64>memory.size() * 65536 >= bytes) return;
  heap.free(heap.alloc(<usize>bytes));
}

function freeTables(): void {
  freePieces();
  freeCuts();
  freeSightings();
  freeGraph();
  freeTrees();
  freeLabels();
  freeReading();
  freeDistances();
  freeFlags();
  freeRanks();
  freeOrder();
  freeUses();
  freeViews();
  phase = NOTHING;
}

function beginLooking(areWhole: bool): void {
  freeSightings();
  arePiecesWhole = areWhole;
  beginPieces(areWhole);
  clearGraph();
  corner = 0;
  phase = LISTING;
}

/** What corners see takes too much memory: it is kept for larger cells, for whole polygons, or not at all. */
function saveMemory(): void {
  if (arePiecesWhole) {
    freePieces();
    keepNothing();
    mostLabelBytes = tableBytes - <f64>corners() * MOST_VIEW_BYTES;
  } else if (couldBeFewer()) {
    freeSightings();
    beginCells(corners(), true);
    phase = DIVIDING;
  } else beginLooking(true);
}

/** Begins the order of hubs, when the graph of corners is known. */
function beginHubs(): void {
  clearRanks();
  if (isOrderGiven) rankByBake();
  areLabelsGiven = isOrderGiven && bakedEntries() > 0;
  if (areLabelsGiven) beginReading();
  else beginLabels();
  if (!isOrderGiven) beginTrees();
  phase = areLabelsGiven ? READING : isOrderGiven ? LABELLING : GROWING;
}

/** Labels of a bake are refused: they are built. */
function refuseBake(): void {
  isOrderGiven = false;
  beginHubs();
}

/** Goes on when labels are complete. */
function beginUse(): void {
  freeGraph();
  if (areSightingsKept()) {
    beginUses();
    beginOrder();
    phase = ORDERING;
    return;
  }
  allotViews();
  allotCandidates(corners());
  prepareJoin();
  phase = READY;
}

/** Bytes of the tables that queries need. */
function tableTotal(): f64 {
  return <f64>entryBytes() + <f64>cutBytes() + <f64>labelBytes() + <f64>distanceBytes();
}

/** Whether what has been seen will not fit, judged by the corners so far. */
function isTooMuch(): bool {
  const seen = <f64>seenCount();
  return seen > mostEntries || (corner >= JUDGED && (seen / corner) * corners() > 1.5 * mostEntries);
}

/** Goes on for about `work` steps. Whether there is nothing more to do. */
export function continueTables(work: i32): bool {
  if (work > 0) isAtBegin = false;
  if (phase == DIVIDING) {
    if (continueCells(work)) beginLooking(false);
  } else if (phase == LISTING) {
    if (continuePieces(work)) {
      beginLook(0);
      phase = LOOKING;
    }
  } else if (phase == LOOKING) {
    while (work > 0 && corner < corners()) {
      work = continueLook(corner, work);
      if (work > 0 && ++corner < corners()) beginLook(corner);
    }
    if (isTooMuch()) saveMemory();
    else if (corner == corners() && !areSightingsKept()) beginHubs();
    else if (corner == corners()) {
      beginSort();
      phase = SORTING;
    }
  } else if (phase == SORTING) {
    if (continueSort(work)) {
      if (!arePiecesWhole) beginCuts();
      phase = CUTTING;
    }
  } else if (phase == CUTTING) {
    if (arePiecesWhole || continueCuts(work)) beginHubs();
  } else if (phase == READING) {
    if (<f64>labelBytes() > mostLabelBytes) freeTables();
    else if (continueReading(work)) {
      beginLinks();
      phase = LINKING;
      if (areLabelsRefused()) refuseBake();
    }
  } else if (phase == GROWING) {
    if (continueGrowing(work)) phase = RANKING;
  } else if (phase == RANKING) {
    if (continueRanking(work)) phase = LABELLING;
  } else if (phase == DROPPING) {
    if (continueDropping(work)) freeTables();
  } else if (phase == LABELLING && continueLabels(work)) {
    if (<f64>labelBytes() > mostLabelBytes) phase = DROPPING;
    else if (rankCount() < corners()) {
      plant();
      phase = GROWING;
    } else {
      freeTrees();
      beginCopy();
      phase = COPYING;
    }
  } else if (phase == COPYING) {
    if (continueCopy(work)) {
      beginLinks();
      phase = LINKING;
    }
  } else if (phase == LINKING) {
    if (continueLinks(work)) {
      if (areLabelsGiven) phase = SUMMING;
      else beginUse();
    }
  } else if (phase == SUMMING) {
    if (continueSums(work)) {
      if (areLabelsRefused()) refuseBake();
      else beginUse();
    }
  } else if (phase == ORDERING) {
    if (continueOrder(work)) {
      beginMasks();
      const areDistancesFew =
        wantedDistanceBytes() <= tableBytes * DISTANCE_SHARE &&
        tableTotal() + wantedDistanceBytes() <= tableBytes * MOST_SHARE;
      if (areDistancesFew) beginDistances();
      phase = areDistancesFew ? MEASURING : FILLING;
    }
  } else if (phase == MEASURING) {
    if (continueDistances(work)) phase = FILLING;
  } else if (phase == FILLING) {
    if (fillMasks(work)) {
      allotCandidates(mostSeen());
      prepareJoin();
      phase = MASKING;
    }
  } else if (phase == MASKING && continueMasks(work)) {
    freeUses();
    freePieces();
    if (!arePiecesWhole) beginFlags();
    phase = arePiecesWhole ? READY : FLAGGING;
  } else if (phase == FLAGGING && continueFlags(work)) {
    phase = READY;
  }
  return phase == NOTHING || phase == READY;
}
