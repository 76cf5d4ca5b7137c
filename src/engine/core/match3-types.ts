/** A game of match-three as callers of the core and of the package `promenade-core` see it. */

/** Two neighbouring cells; cells of the 6x6 board count row by row from the top left, 0 to 35. */
export type Match3Swap = readonly [number, number];

/** A game of match-three between two turns. */
export interface Match3State {
  /** Gem of each cell, 0 to 4. */
  gems: Uint8Array;
  score: number;
  /** Steps of the longest cascade so far. */
  bestCombo: number;
  /** At least two; the cell with the smaller number first. */
  possibleSwaps: Match3Swap[];
}

/** Three or more equal gems in a row or column; the leftmost or topmost cell is the first. */
export interface Match3Run {
  cells: number[];
  gem: number;
  points: number;
}

/** One step of a cascade: runs are cleared, gems fall, new gems arrive from above. */
export interface Match3Step {
  /** 1 in the first step; points are multiplied by it. */
  combo: number;
  runs: Match3Run[];
  cleared: number[];
  falls: { from: number; to: number }[];
  /** `height` is the number of cells above the board's top edge that the gem starts from, at least 1. */
  arrivals: { to: number; height: number; gem: number }[];
  gems: Uint8Array;
}

export interface Match3Turn {
  steps: Match3Step[];
  /** Whether the board was dealt again at the end; `state.gems` then differs from the last step's. */
  isReshuffled: boolean;
  /** What the turn adds to the game's log. */
  logged: number[];
  state: Match3State;
}
