/** Two specials that are swapped with each other: what they clear together. A rainbow combines with every gem. */
import { BOARD, cellsWith, gemAt } from '../board';
import { columnOf, FIREWORK, LINE, NONE, RAINBOW, ROW, rowOf, setSpecial, specialAt, squareAround } from './specials';

/** Specials that the last combination used up: they have no further effect of their own. */
let used: u64 = 0;

export function usedSpecials(): u64 {
  return used;
}

/**
 * The cells that the swap of two neighbours clears, 0 when it is no combination. `at` is the left or upper one of both, from
 * where they act. Both have been exchanged.
 */
export function combine(at: i32, other: i32): u64 {
  const both = ((<u64>1) << at) | ((<u64>1) << other);
  used = 0;
  const isRainbow = gemAt(at) == RAINBOW;
  const isOtherRainbow = gemAt(other) == RAINBOW;
  if (isRainbow && isOtherRainbow) {
    used = both;
    return BOARD;
  }
  if (isRainbow || isOtherRainbow) return recolour(isRainbow ? at : other, isRainbow ? other : at) | both;
  const one = specialAt(at);
  const two = specialAt(other);
  if (one == NONE || two == NONE) return 0;
  used = both;
  if (one == FIREWORK && two == FIREWORK) return squareAround(at, 2) | both;
  const cross = rowOf(at) | columnOf(at);
  return (one == FIREWORK || two == FIREWORK ? broad(at) : cross) | both;
}

/**
 * A rainbow clears all gems that have the colour of the gem it is swapped with. When that gem is special, all of them become
 * specials of the same kind before they are cleared.
 */
function recolour(rainbow: i32, other: i32): u64 {
  used = (<u64>1) << rainbow;
  const cells = cellsWith(gemAt(other));
  const kind = specialAt(other);
  if (kind == NONE) return cells;
  for (let rest = cells; rest != 0; rest &= rest - 1) {
    const bit = <i32>ctz(rest);
    if (specialAt(bit) != NONE) continue;
    const isRow = (((bit >> 3) + bit) & 1) == 0;
    setSpecial(bit, kind == FIREWORK ? FIREWORK : isRow ? ROW : LINE);
  }
  return cells;
}

/** Three rows and three columns. */
function broad(at: i32): u64 {
  let cells: u64 = 0;
  for (let near = squareAround(at, 1); near != 0; near &= near - 1) {
    const bit = <i32>ctz(near);
    cells |= rowOf(bit) | columnOf(bit);
  }
  return cells;
}
