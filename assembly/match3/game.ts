/**
 * One game of match-three: 6x6 cells, five gems. A swap of neighbours that makes runs of three or more clears them, the
 * gems above fall and new gems arrive. Runs that this makes are cleared too, with a higher combo each step. A board
 * with fewer than two possible swaps is dealt again. Seed and swaps determine everything, so a log of swaps is the
 * complete game.
 *
 * A swap is one byte: cell * 2 with the right neighbour, cell * 2 + 1 with the lower one. In a log, RESHUFFLE follows a
 * swap after which the board was dealt again.
 */
import { MATCH3_LOG, MATCH3_SWAPS, MAX_MATCH3_LOG } from '../memory/layout';
import {
  COLUMN,
  columnTriples,
  dropGems,
  exchange,
  findSwaps,
  possibleAcross,
  possibleUp,
  putGem,
  rowTriples,
  SIDE,
  spread,
} from './board';
import { dealBoard, GEMS } from './deal';
import { below, seedRandom } from './random';
import { beginRecord, beginStep, bitOf, endStep, recordRun, writeBoard, steps } from './record';

const RESHUFFLE: u8 = 255;
const MIN_SWAPS: i32 = 2;
/** Points of a run: POINTS x length x combo. */
const POINTS: i32 = 10;

/** Below 2^53, so f64 is exact. */
let score: f64 = 0;
let bestCombo: i32 = 0;
let isReshuffled: bool = false;
let isRunning: bool = false;

export function match3Score(): f64 {
  return score;
}

/** The longest cascade of the game, in steps. */
export function match3BestCombo(): i32 {
  return bestCombo;
}

/** Whether the board was dealt again after the last swap. */
export function wasReshuffled(): bool {
  return isReshuffled;
}

/** Starts a new game and writes its board to MATCH3_GEMS. */
export function startMatch3(seed: u32): void {
  begin(seed);
  writeBoard();
}

function begin(seed: u32): void {
  seedRandom(seed);
  score = 0;
  bestCombo = 0;
  isReshuffled = false;
  isRunning = true;
  dealBoard();
  findSwaps();
}

/**
 * Plays a swap. Returns the number of steps of its cascade, recorded at MATCH3_STEPS; 0 for an impossible swap, which
 * changes nothing.
 */
export function swapMatch3(swap: i32): i32 {
  beginRecord(true);
  if (!play(swap)) return 0;
  writeBoard();
  return steps();
}

/**
 * Starts the game of `seed` and plays the `length` bytes of MATCH3_LOG. Returns the number of valid bytes: `length`, or
 * the index of the first impossible swap or wrong RESHUFFLE. In the second case no game is running afterwards.
 */
export function replayMatch3(seed: u32, length: i32): i32 {
  if (length < 0 || length > MAX_MATCH3_LOG) return 0;
  begin(seed);
  let at = 0;
  while (at < length) {
    beginRecord(false);
    const isMarked = at + 1 < length && load<u8>(MATCH3_LOG + <usize>at, 1) == RESHUFFLE;
    if (!play(load<u8>(MATCH3_LOG + <usize>at)) || isMarked != isReshuffled) {
      isRunning = false;
      return at;
    }
    at += isMarked ? 2 : 1;
  }
  writeBoard();
  return length;
}

/** Writes the possible swaps to MATCH3_SWAPS, by cell, and returns their number. */
export function listMatch3Swaps(): i32 {
  if (!isRunning) return 0;
  let count: usize = 0;
  for (let swap = 0; swap < SIDE * SIDE * 2; swap++) {
    if (!isPossible(swap)) continue;
    store<u8>(MATCH3_SWAPS + count, <u8>swap);
    count++;
  }
  return <i32>count;
}

function isPossible(swap: i32): bool {
  if (!isRunning || swap < 0 || swap >= SIDE * SIDE * 2) return false;
  const bit = bitOf(swap >> 1);
  // A swap with the lower cell is a swap of that cell with its upper one. In the lowest row `bit & 7` is 0: there is no
  // lower cell.
  return (swap & 1) == 0
    ? ((possibleAcross() >> bit) & 1) != 0
    : (bit & 7) > 0 && ((possibleUp() >> (bit - 1)) & 1) != 0;
}

function play(swap: i32): bool {
  if (!isPossible(swap)) return false;
  const bit = bitOf(swap >> 1);
  if ((swap & 1) == 0) exchange(bit, COLUMN);
  else exchange(bit - 1, 1);
  let combo = 0;
  for (;;) {
    const columns = columnTriples();
    const rows = rowTriples();
    if ((columns | rows) == 0) break;
    combo++;
    beginStep();
    scoreRuns(columns, 1, combo);
    scoreRuns(rows, COLUMN, combo);
    const cleared = spread(columns, rows);
    dropGems(cleared);
    refill(cleared);
    endStep();
  }
  bestCombo = max(bestCombo, combo);
  isReshuffled = findSwaps() < MIN_SWAPS;
  if (isReshuffled) {
    dealBoard();
    findSwaps();
  }
  return true;
}

/** Triples that overlap are one run. */
function scoreRuns(triples: u64, step: i32, combo: i32): void {
  let firsts = triples & ~(triples << step);
  for (; firsts != 0; firsts &= firsts - 1) {
    const first = <i32>ctz(firsts);
    let length = 3;
    for (let rest = triples >> (first + step); (rest & 1) != 0; rest >>= step) length++;
    const points = POINTS * length * combo;
    score += <f64>points;
    recordRun(first, length, step == 1, points);
  }
}

/** New gems, column by column from the left, from the lowest empty cell up. */
function refill(cleared: u64): void {
  for (let column = 0; column < SIDE; column++) {
    const missing = <i32>popcnt((cleared >> (column * COLUMN)) & 0x3f);
    for (let row = SIDE - missing; row < SIDE; row++) putGem(column * COLUMN + row, below(GEMS));
  }
}
