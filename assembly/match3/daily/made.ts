/**
 * The specials that a step's runs make: five in a row a rainbow, crossing runs a firework, four in a row a line. A special
 * is made where the player moved a gem, or else in the middle of its run; a firework where its runs cross.
 */
import { COLUMN, replaceGem } from '../board';
import { FIREWORK, LINE, NONE, RAINBOW, ROW, setSpecial } from './specials';

let rainbows: u64 = 0;
let fireworks: u64 = 0;
let rows: u64 = 0;
let lines: u64 = 0;

export function forgetMade(): void {
  rainbows = 0;
  fireworks = 0;
  rows = 0;
  lines = 0;
}

/** All cells where a special is made. */
export function made(): u64 {
  return rainbows | fireworks | rows | lines;
}

/** `crossings` are the cells that are in two runs, `moved` those that the player exchanged. */
export function noteRun(first: i32, length: i32, step: i32, crossings: u64, moved: u64): void {
  let cells: u64 = 0;
  for (let at = 0; at < length; at++) cells |= (<u64>1) << (first + at * step);
  if (length < 5 && (cells & crossings) != 0) {
    fireworks |= cells & crossings;
    return;
  }
  if (length < 4) return;
  const chosen = cells & moved;
  const place = chosen == 0 ? (<u64>1) << (first + (length >> 1) * step) : (<u64>1) << ctz(chosen);
  if (length >= 5) rainbows |= place;
  else if (step == COLUMN) rows |= place;
  else lines |= place;
}

/** Puts the specials on the board. */
export function placeMade(): void {
  for (let rest = made(); rest != 0; rest &= rest - 1) {
    const bit = <i32>ctz(rest);
    const isRainbow = ((rainbows >> bit) & 1) != 0;
    if (isRainbow) replaceGem(bit, RAINBOW);
    const isFirework = ((fireworks >> bit) & 1) != 0;
    setSpecial(bit, isRainbow ? NONE : isFirework ? FIREWORK : ((rows >> bit) & 1) != 0 ? ROW : LINE);
  }
}
