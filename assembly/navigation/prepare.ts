/** Precomputation, in small steps: what corners see, the order of hubs, their labels. */
import { allotCandidates } from './candidates';
import { clearGraph, freeGraph } from './corner-graph';
import { corners } from './corners';
import { beginLabels, continueLabels, finishLabels, freeLabels } from './hub-labels';
import { clearRanks, freeRanks, rankCount } from './hub-ranks';
import { beginTrees, continueGrowing, continueRanking, freeTrees, plant } from './hub-trees';
import { prepareJoin } from './join';
import { beginMasks, continueMasks, freeMasks } from './label-masks';
import { lookAround } from './outlook';
import { beginSort, buildPieces, continueSort, ENTRY_BYTES, freePieces, mostSeen, seenCount } from './pieces';
import { vertices } from './vertices';

// Phases.
const NOTHING: i32 = 0;
const LOOKING: i32 = 1;
const SORTING: i32 = 2;
const GROWING: i32 = 3;
const RANKING: i32 = 4;
const LABELLING: i32 = 5;
const MASKING: i32 = 6;
const READY: i32 = 7;

/** Corners and vertices have 16 bits in the tables. */
const MOST_VERTICES: u32 = 65535;

let phase: i32 = NOTHING;
let corner: u32 = 0;
let budget: u32 = 0;

export function areTablesReady(): bool {
  return phase == READY;
}

/** Begins for a new location. `bytes`: most memory for tables; 0 for none. */
export function beginTables(bytes: u32): void {
  freePieces();
  freeGraph();
  freeTrees();
  freeLabels();
  freeRanks();
  freeMasks();
  budget = bytes;
  phase = NOTHING;
  if (bytes == 0 || vertices() > MOST_VERTICES || corners() == 0) return;
  buildPieces();
  clearGraph();
  corner = 0;
  phase = LOOKING;
}

/** Goes on for about `work` steps. Whether there is nothing more to do. */
export function continueTables(work: i32): bool {
  if (phase == LOOKING) {
    while (work > 0 && corner < corners()) work -= <i32>lookAround(corner++);
    if (seenCount() > budget / <u32>ENTRY_BYTES) giveUp();
    else if (corner == corners()) {
      beginSort();
      phase = SORTING;
    }
  } else if (phase == SORTING) {
    if (continueSort(work)) {
      clearRanks();
      beginLabels();
      beginTrees();
      phase = GROWING;
    }
  } else if (phase == GROWING) {
    if (continueGrowing(work)) phase = RANKING;
  } else if (phase == RANKING) {
    if (continueRanking(work)) phase = LABELLING;
  } else if (phase == LABELLING && continueLabels(work)) {
    if (rankCount() < corners()) {
      plant();
      phase = GROWING;
    } else {
      finishLabels();
      freeTrees();
      freeGraph();
      beginMasks();
      phase = MASKING;
    }
  } else if (phase == MASKING && continueMasks(work)) {
    allotCandidates(mostSeen());
    prepareJoin();
    phase = READY;
  }
  return phase == NOTHING || phase == READY;
}

function giveUp(): void {
  freePieces();
  freeGraph();
  phase = NOTHING;
}
