/**
 * A try of the daily lantern board: 30 moves on the board of match-three, on which lanterns are lit by what is cleared
 * beside them. Each needs two clearings; a lit one leaves the board. Special gems clear more. The try ends when all lanterns
 * are lit, which pays for the moves that are left, or without moves. Seed and swaps determine everything: a log has a byte a
 * swap, coded as in `../game.ts`. A board without a possible swap gets other gems around lanterns and specials.
 */
import { MATCH3_LOG, MATCH3_SWAPS } from '../../memory/layout';
import {
  BOARD,
  cellsWith,
  COLUMN,
  columnTriples,
  dropGems,
  exchange,
  findSwaps,
  gemAt,
  possibleAcross,
  possibleUp,
  putGem,
  replaceGem,
  rowTriples,
  SIDE,
  spread,
} from '../board';
import { dealBoard, GEMS } from '../deal';
import { below, seedRandom } from '../random';
import { beginRecord, bitOf, steps } from '../record';
import { combine, usedSpecials } from './combinations';
import { forgetMade, made, noteRun, placeMade } from './made';
import { recordClearing, recordFall, writeBoard } from './record';
import {
  beside,
  blastOf,
  clearSpecials,
  DARK,
  dropSpecials,
  exchangeSpecials,
  GLIMMERING,
  lanterns,
  RAINBOW,
  specials,
} from './specials';

const MOVES: i32 = 30;
const LANTERNS: i32 = 10;
const MIN_SWAPS: i32 = 1;
/** Deals of one board until it is taken as it is. */
const MAX_DEALS: i32 = 64;
const POINTS: i32 = 10;
const LIT_POINTS: i32 = 100;
const MOVE_POINTS: i32 = 150;

/** Below 2^53, so f64 is exact. */
let score: f64 = 0;
let bestCombo: i32 = 0;
let movesLeft: i32 = 0;
let isReshuffled: bool = false;
let across: u64 = 0;
let up: u64 = 0;

export function dailyScore(): f64 {
  return score;
}

export function dailyBestCombo(): i32 {
  return bestCombo;
}

export function dailyMovesLeft(): i32 {
  return movesLeft;
}

export function dailyLanternsLeft(): i32 {
  return <i32>popcnt(lanterns());
}

export function wasDailyReshuffled(): bool {
  return isReshuffled;
}

/** Starts a try and writes its board to MATCH3_GEMS. */
export function startDaily(seed: u32): void {
  begin(seed);
  writeBoard();
}

function begin(seed: u32): void {
  seedRandom(seed);
  score = 0;
  bestCombo = 0;
  movesLeft = MOVES;
  isReshuffled = false;
  clearSpecials();
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    dealBoard();
    for (let placed = 0; placed < LANTERNS; ) {
      const bit = bitOf(<i32>below(SIDE * SIDE));
      if (gemAt(bit) == DARK) continue;
      replaceGem(bit, DARK);
      placed++;
    }
    if (findPossible() >= MIN_SWAPS) break;
  }
}

/** Plays a swap. Returns the number of steps of its cascade; 0 for an impossible swap, which changes nothing. */
export function swapDaily(swap: i32): i32 {
  beginRecord(true);
  if (!play(swap)) return 0;
  writeBoard();
  return steps();
}

/** Starts the try of `seed` and plays the `length` bytes of MATCH3_LOG. Returns the number of possible swaps of them. */
export function replayDaily(seed: u32, length: i32): i32 {
  if (length < 0 || length > MOVES) return -1;
  begin(seed);
  beginRecord(false);
  let at = 0;
  while (at < length && play(load<u8>(MATCH3_LOG + <usize>at))) at++;
  writeBoard();
  return at;
}

/** Writes the possible swaps to MATCH3_SWAPS, by cell, and returns their number: 0 when the try has ended. */
export function listDailySwaps(): i32 {
  let count: usize = 0;
  for (let swap = 0; swap < SIDE * SIDE * 2; swap++) {
    if (!isPossible(swap)) continue;
    store<u8>(MATCH3_SWAPS + count, <u8>swap);
    count++;
  }
  return <i32>count;
}

/** A swap is possible when it makes a run, with a rainbow, and of two specials. Lanterns cannot be swapped. */
function findPossible(): i32 {
  findSwaps();
  const movable = BOARD & ~lanterns();
  const rainbows = cellsWith(RAINBOW);
  const special = specials();
  across =
    (possibleAcross() | rainbows | (rainbows >> COLUMN) | (special & (special >> COLUMN))) &
    movable &
    (movable >> COLUMN);
  up = (possibleUp() | rainbows | (rainbows >> 1) | (special & (special >> 1))) & movable & (movable >> 1);
  return <i32>(popcnt(across) + popcnt(up));
}

function isPossible(swap: i32): bool {
  if (movesLeft == 0 || swap < 0 || swap >= SIDE * SIDE * 2) return false;
  const bit = bitOf(swap >> 1);
  return (swap & 1) == 0 ? ((across >> bit) & 1) != 0 : (bit & 7) > 0 && ((up >> (bit - 1)) & 1) != 0;
}

function play(swap: i32): bool {
  if (!isPossible(swap)) return false;
  const at = bitOf(swap >> 1);
  const other = (swap & 1) == 0 ? at + COLUMN : at - 1;
  exchange(min(at, other), abs(other - at));
  exchangeSpecials(min(at, other), abs(other - at));
  movesLeft--;
  isReshuffled = false;
  let blast = combine(at, other);
  let moved = ((<u64>1) << at) | ((<u64>1) << other);
  let combo = 0;
  while (clear(blast, moved, combo + 1)) {
    combo++;
    blast = 0;
    moved = 0;
  }
  bestCombo = max(bestCombo, combo);
  settle();
  return true;
}

/** After a cascade: ends the try, or makes sure that it can go on. */
function settle(): void {
  if (lanterns() == 0) {
    score += <f64>(MOVE_POINTS * movesLeft);
    movesLeft = 0;
  }
  if (findPossible() >= MIN_SWAPS || movesLeft == 0) return;
  isReshuffled = true;
  const rainbows = cellsWith(RAINBOW);
  const dark = cellsWith(DARK);
  const glimmering = cellsWith(GLIMMERING);
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    dealBoard();
    replaceAll(rainbows, RAINBOW);
    replaceAll(dark, DARK);
    replaceAll(glimmering, GLIMMERING);
    if (findPossible() >= MIN_SWAPS) break;
  }
  if (across == 0 && up == 0) movesLeft = 0;
}

function replaceAll(cells: u64, gem: u32): void {
  for (let rest = cells; rest != 0; rest &= rest - 1) replaceGem(<i32>ctz(rest), gem);
}

/** One step: clears `blast`, or the runs of the board, and what specials add. False when there is nothing to clear. */
function clear(blast: u64, moved: u64, combo: i32): bool {
  let matched: u64 = 0;
  let points = 0;
  forgetMade();
  if (blast == 0) {
    const colours = BOARD & ~(cellsWith(RAINBOW) | lanterns());
    const columns = columnTriples() & colours;
    const rows = rowTriples() & colours;
    if ((columns | rows) == 0) return false;
    matched = spread(columns, rows);
    const crossings = spread(columns, 0) & spread(0, rows);
    points = scanRuns(columns, 1, crossings, moved, combo) + scanRuns(rows, COLUMN, crossings, moved, combo);
  }
  const reached = reach(matched | blast, blast == 0 ? 0 : usedSpecials());
  const all = lanterns();
  const cleared = reached & ~all;
  const touched = (beside(cleared) | reached) & all;
  const lit = touched & cellsWith(GLIMMERING);
  replaceAll(touched & ~lit, GLIMMERING);
  points += POINTS * combo * <i32>popcnt(cleared & ~matched) + LIT_POINTS * <i32>popcnt(lit);
  score += <f64>points;
  placeMade();
  const gone = (cleared | lit) & ~made();
  recordClearing(gone, points, <i32>popcnt(lit));
  dropGems(gone);
  dropSpecials(gone);
  refill(gone);
  recordFall();
  return true;
}

/** Adds what the specials in `cells` clear, and those that are reached by it. `used` have no effect. */
function reach(cells: u64, used: u64): u64 {
  const rainbows = cellsWith(RAINBOW);
  let reached = cells;
  let done = used;
  for (let next = reached & specials() & ~done; next != 0; next = reached & specials() & ~done) {
    const bit = <i32>ctz(next);
    done |= (<u64>1) << bit;
    reached |= blastOf(bit, ((rainbows >> bit) & 1) != 0);
  }
  return reached;
}

/** Triples that overlap are one run. Returns the points of the runs. */
function scanRuns(triples: u64, step: i32, crossings: u64, moved: u64, combo: i32): i32 {
  let points = 0;
  for (let firsts = triples & ~(triples << step); firsts != 0; firsts &= firsts - 1) {
    const first = <i32>ctz(firsts);
    let length = 3;
    for (let rest = triples >> (first + step); (rest & 1) != 0; rest >>= step) length++;
    points += POINTS * length * combo;
    noteRun(first, length, step, crossings, moved);
  }
  return points;
}

/** New gems, column by column from the left, from the lowest empty cell up. */
function refill(gone: u64): void {
  for (let column = 0; column < SIDE; column++) {
    const missing = <i32>popcnt((gone >> (column * COLUMN)) & 0x3f);
    for (let row = SIDE - missing; row < SIDE; row++) putGem(column * COLUMN + row, below(GEMS));
  }
}
