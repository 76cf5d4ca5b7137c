/**
 * Deals valid boards without retries. Two possible swaps are placed first, one in each half: three equal gems around a
 * hole that a neighbour completes. Then every other cell gets a gem that makes no triple. At least one gem is always
 * allowed: horizontally at most two gems are excluded (a triple contains the left or the right neighbour), vertically
 * two more, and there are five. The hole never gets the gem that would complete its triple, so both swaps remain.
 */
import { clearBoard, COLUMN, gemAt, putGem, SIDE } from './board';
import { below } from './random';

export const GEMS: u32 = 5;
const HALF: i32 = 3;
const SHAPES: u32 = 8;

let dealt: u64 = 0;

/** Replaces the board: no triple on it, at least two possible swaps. */
export function dealBoard(): void {
  clearBoard();
  dealt = 0;
  placeSwap(0);
  placeSwap(HALF);
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      const bit = column * COLUMN + row;
      if (((dealt >> bit) & 1) == 0) put(bit, chooseGem(bit));
    }
  }
}

function put(bit: i32, gem: u32): void {
  putGem(bit, gem);
  dealt |= (<u64>1) << bit;
}

/** Places three gems in the three rows starting at `floor`. */
function placeSwap(floor: i32): void {
  const shape = below(SHAPES);
  // The first two shapes are four wide and one high, the others three wide and two high.
  const isFlat = shape < 2;
  const column = <i32>below(isFlat ? 3 : 4);
  const row = floor + <i32>below(isFlat ? 3 : 2);
  const gem = below(GEMS);
  let cells = shapeCells(shape) << (column * COLUMN + row);
  for (; cells != 0; cells &= cells - 1) put(<i32>ctz(cells), gem);
}

/** The gems around a hole: xx.x, x.xx, and xxx with its last, first or middle gem one row up; those upside down. */
function shapeCells(shape: u32): u64 {
  switch (shape) {
    case 0:
      return 0x01000101;
    case 1:
      return 0x01010001;
    case 2:
      return 0x020101;
    case 3:
      return 0x010102;
    case 4:
      return 0x010201;
    case 5:
      return 0x010202;
    case 6:
      return 0x020201;
    default:
      return 0x020102;
  }
}

/** A random gem that makes no triple at this cell. */
function chooseGem(bit: i32): u32 {
  let allowed = ((1 << GEMS) - 1) & ~(tripleGems(bit, 1) | tripleGems(bit, COLUMN));
  for (let skip = below(popcnt(allowed)); skip > 0; skip--) allowed &= allowed - 1;
  return ctz(allowed);
}

/** Gems that would complete a triple along a line of cells `step` bits apart, one bit each. */
function tripleGems(bit: i32, step: i32): u32 {
  return pairAt(bit - 2 * step, bit - step) | pairAt(bit - step, bit + step) | pairAt(bit + step, bit + 2 * step);
}

/** The bit of the gem that both cells contain, 0 when they differ or one is empty or off the board. */
function pairAt(one: i32, other: i32): u32 {
  if (!isDealt(one) || !isDealt(other)) return 0;
  const gem = gemAt(one);
  return gem == gemAt(other) ? (<u32>1) << gem : 0;
}

function isDealt(bit: i32): bool {
  return bit >= 0 && bit < 64 && ((dealt >> bit) & 1) != 0;
}
