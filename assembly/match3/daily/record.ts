/**
 * The record of a turn on the daily board, step by step, for display. A step is MATCH3_STEP_BYTES:
 *
 *   u8[36] pieces after the fall | u32 points | u8[36] pieces before it, 255 where one was cleared | u8 lanterns lit
 *
 * A piece is its gem number + 8 * its special. Pieces are row by row from the top left.
 */
import { MATCH3_GEMS } from '../../memory/layout';
import { gemAt, SIDE } from '../board';
import { bitOf, nextStep } from '../record';
import { specialAt } from './specials';

const CLEARED: u8 = 255;

/** Address of the current step, 0 when nothing is recorded. */
let stepAt: usize = 0;

/** Records the board without the gems of `cleared`, before they fall. */
export function recordClearing(cleared: u64, points: u32, lit: i32): void {
  stepAt = nextStep();
  if (stepAt == 0) return;
  store<u32>(stepAt, points, 36);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const bit = bitOf(cell);
    store<u8>(stepAt + <usize>cell, ((cleared >> bit) & 1) != 0 ? CLEARED : pieceAt(bit), 40);
  }
  store<u8>(stepAt, <u8>lit, 76);
}

/** Records the board at the end of the step. */
export function recordFall(): void {
  if (stepAt != 0) writePieces(stepAt);
}

export function writeBoard(): void {
  writePieces(MATCH3_GEMS);
}

function writePieces(to: usize): void {
  for (let cell = 0; cell < SIDE * SIDE; cell++) store<u8>(to + <usize>cell, pieceAt(bitOf(cell)));
}

function pieceAt(bit: i32): u8 {
  return <u8>(gemAt(bit) | (specialAt(bit) << 3));
}
