/**
 * The record of a cascade, step by step, for display. A step is MATCH3_STEP_BYTES:
 *
 *   u8[36] gems after the fall, row by row from the top left | u8 count of runs | u8[3] 0
 *   runs x { u8 cell, u8 length, u8 gem, u8 isColumn, u32 points }     cell: the leftmost or topmost of the run
 */
import { MATCH3_GEMS, MATCH3_STEPS, MATCH3_STEP_BYTES, MAX_MATCH3_STEPS } from '../memory/layout';
import { gemAt, SIDE } from './board';

const RUNS_AT: usize = 40;
const RUN_BYTES: usize = 8;

let stepCount: i32 = 0;
let isRecording: bool = false;
/** Address of the current step, 0 when nothing is recorded. */
let stepAt: usize = 0;

/** Clears the record; with `isOn` the next steps are recorded. */
export function beginRecord(isOn: bool): void {
  stepCount = 0;
  isRecording = isOn;
}

/** Steps since `beginRecord`, including those beyond MAX_MATCH3_STEPS, which are not recorded. */
export function steps(): i32 {
  return stepCount;
}

/** Counts a step. Returns where it is recorded; 0 when it is not. */
export function nextStep(): usize {
  const isKept = isRecording && stepCount < MAX_MATCH3_STEPS;
  const at = isKept ? MATCH3_STEPS + <usize>stepCount * MATCH3_STEP_BYTES : 0;
  stepCount++;
  return at;
}

export function beginStep(): void {
  stepAt = nextStep();
  if (stepAt != 0) store<u8>(stepAt, 0, 36);
}

/** `first` is the bit of the lowest or leftmost cell. */
export function recordRun(first: i32, length: i32, isColumn: bool, points: u32): void {
  if (stepAt == 0) return;
  const count = load<u8>(stepAt, 36);
  store<u8>(stepAt, count + 1, 36);
  const run = stepAt + RUNS_AT + <usize>count * RUN_BYTES;
  store<u8>(run, <u8>cellOf(isColumn ? first + length - 1 : first));
  store<u8>(run, <u8>length, 1);
  store<u8>(run, <u8>gemAt(first), 2);
  store<u8>(run, isColumn ? 1 : 0, 3);
  store<u32>(run, points, 4);
}

/** Records the gems at the end of the step. */
export function endStep(): void {
  if (stepAt != 0) writeGems(stepAt);
}

/** Writes the board to MATCH3_GEMS. */
export function writeBoard(): void {
  writeGems(MATCH3_GEMS);
}

function writeGems(to: usize): void {
  for (let cell = 0; cell < SIDE * SIDE; cell++) store<u8>(to + <usize>cell, <u8>gemAt(bitOf(cell)));
}

/** Bit of the cell with number `cell`, row by row from the top left. */
export function bitOf(cell: i32): i32 {
  return (cell % SIDE) * 8 + (SIDE - 1 - cell / SIDE);
}

function cellOf(bit: i32): i32 {
  return (SIDE - 1 - (bit & 7)) * SIDE + (bit >> 3);
}
