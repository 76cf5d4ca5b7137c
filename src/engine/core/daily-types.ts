/**
 * The daily lantern board as callers of its module see it. Cells count as in match-three. A piece is one number: the gem of
 * its cell, and 8 times its special.
 */
import type { Match3Step, Match3Swap } from './match3-types.ts';

/** Gem numbers beside the five colours, which are 0 to 4. */
export const PIECES = { rainbow: 5, dark: 6, glimmering: 7 } as const;

export const gemOf = (piece: number): number => piece & 7;
/** 0 for none, 1 for one that clears its row, 2 for its column, 3 for a firework. */
export const specialOf = (piece: number): number => piece >> 3;
export const isLantern = (piece: number): boolean => gemOf(piece) >= PIECES.dark;

/** A try between two turns. */
export interface DailyState {
  pieces: Uint8Array;
  score: number;
  /** Steps of the longest cascade so far. */
  bestCombo: number;
  /** 0 when the try has ended: all lanterns are lit, or nothing can be moved. */
  movesLeft: number;
  /** Lanterns that are not lit. */
  lanternsLeft: number;
  /** Empty when the try has ended. The cell with the smaller number first. */
  possibleSwaps: Match3Swap[];
}

/** One step of a cascade. `gems` holds pieces; there are no runs, since specials clear other cells too. */
export interface DailyStep extends Match3Step {
  points: number;
  /** Cells whose piece becomes another one before the others fall: made specials, and lanterns that glimmer. */
  changed: { cell: number; gem: number }[];
}

export interface DailyTurn {
  steps: DailyStep[];
  /** Whether the board got other gems at the end. */
  isReshuffled: boolean;
  /** The byte of the log. */
  logged: number;
  state: DailyState;
}

/** The module has one try at a time. */
export interface DailyGame {
  startDaily(seed: number): DailyState;
  /** Null, without any change, when the swap is not possible. */
  swapDaily(swap: Match3Swap): DailyTurn | null;
  /** Null when the log is not valid for the seed; then a start or a valid log must follow. */
  replayDaily(seed: number, log: Uint8Array): DailyState | null;
}
