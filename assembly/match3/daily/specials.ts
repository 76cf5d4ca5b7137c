/**
 * The special gems of the daily board: three bit planes beside those of the gems, with the same cells. A rainbow and the
 * lanterns are gem numbers of their own, which match nothing; the other specials keep the colour of their gem.
 */
import { BOARD, cellsWith, COLUMN, FLOOR, SIDE } from '../board';
import { GEMS } from '../deal';

export const NONE: u32 = 0;
/** Clears its row. */
export const ROW: u32 = 1;
/** Clears its column. */
export const LINE: u32 = 2;
/** Clears the cells around it. */
export const FIREWORK: u32 = 3;

/** Gem numbers beside the five colours. */
export const RAINBOW: u32 = 5;
export const DARK: u32 = 6;
/** A lantern that was beside one clearing; the next one lights it. */
export const GLIMMERING: u32 = 7;

let rows: u64 = 0;
let lines: u64 = 0;
let fireworks: u64 = 0;

export function clearSpecials(): void {
  rows = 0;
  lines = 0;
  fireworks = 0;
}

export function specialAt(bit: i32): u32 {
  if (((rows >> bit) & 1) != 0) return ROW;
  if (((lines >> bit) & 1) != 0) return LINE;
  return ((fireworks >> bit) & 1) != 0 ? FIREWORK : NONE;
}

export function setSpecial(bit: i32, special: u32): void {
  const cell = (<u64>1) << bit;
  rows &= ~cell;
  lines &= ~cell;
  fireworks &= ~cell;
  if (special == ROW) rows |= cell;
  else if (special == LINE) lines |= cell;
  else if (special == FIREWORK) fireworks |= cell;
}

/** All cells with an effect when they are cleared. */
export function specials(): u64 {
  return rows | lines | fireworks | cellsWith(RAINBOW);
}

export function lanterns(): u64 {
  return cellsWith(DARK) | cellsWith(GLIMMERING);
}

export function exchangeSpecials(bit: i32, offset: i32): void {
  const one = specialAt(bit);
  setSpecial(bit, specialAt(bit + offset));
  setSpecial(bit + offset, one);
}

/** As `dropGems`: specials fall with their gems. */
export function dropSpecials(cleared: u64): void {
  if ((rows | lines | fireworks) == 0) return;
  for (let row = SIDE - 1; row >= 0; row--) {
    const gaps = (cleared >> row) & FLOOR;
    if (gaps == 0) continue;
    const moved = gaps * ((0x3f >> row) << row);
    rows = (rows & ~moved) | ((rows >> 1) & moved);
    lines = (lines & ~moved) | ((lines >> 1) & moved);
    fireworks = (fireworks & ~moved) | ((fireworks >> 1) & moved);
  }
}

/** What a special clears by itself; it is one of the cells. */
export function blastOf(bit: i32, isRainbow: bool): u64 {
  if (isRainbow) return cellsWith(commonGem()) | ((<u64>1) << bit);
  const special = specialAt(bit);
  if (special == ROW) return rowOf(bit);
  return special == LINE ? columnOf(bit) : squareAround(bit, 1);
}

/** The colour with most gems, the lowest number of several. */
function commonGem(): u32 {
  let common: u32 = 0;
  for (let gem: u32 = 1; gem < GEMS; gem++) {
    if (popcnt(cellsWith(gem)) > popcnt(cellsWith(common))) common = gem;
  }
  return common;
}

export function rowOf(bit: i32): u64 {
  return FLOOR << (bit & 7);
}

export function columnOf(bit: i32): u64 {
  return (<u64>0x3f) << ((bit >> 3) * COLUMN);
}

/** The cells that are at most `reach` rows and columns away. */
export function squareAround(bit: i32, reach: i32): u64 {
  let cells: u64 = 0;
  const column = bit >> 3;
  const row = bit & 7;
  for (let c = max(0, column - reach); c <= min(SIDE - 1, column + reach); c++) {
    for (let r = max(0, row - reach); r <= min(SIDE - 1, row + reach); r++) cells |= (<u64>1) << (c * COLUMN + r);
  }
  return cells;
}

/** The cells beside those of a set. */
export function beside(cells: u64): u64 {
  return ((cells << 1) | (cells >> 1) | (cells << COLUMN) | (cells >> COLUMN)) & BOARD;
}
