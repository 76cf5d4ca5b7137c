/** FLOW's numbers (specification: avatar and commerce, sections 5 and 9) and those of its verified play. Times are ms. */

/** Swap, clear, drop and refill take this long each. */
export const STEP_MS = 300;
/** A drag counts from so many CSS pixels. */
export const DRAG_THRESHOLD_PX = 30;

export const MULTIPLIERS = [2, 7] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];
export const MULTIPLIER_COST_GEMS: Readonly<Record<Multiplier, number>> = { 2: 5, 7: 15 };
export const MULTIPLIER_MS = 5 * 60_000;

/** Honor is a hundredth of the score, cut. */
export const SCORE_PER_HONOR = 100;

/** Maximum swaps per message. The client sends each swap at once, and queued swaps together. */
export const MAX_SWAPS_PER_MESSAGE = 20;
/** A game that has gone on for so many swaps is ended and another begun. */
export const MAX_SWAPS_PER_GAME = 5000;

/** How long a turn is shown: the swap, then clear, drop and refill for each round of its cascade. */
export const turnMs = (rounds: number): number => STEP_MS * (1 + 3 * rounds);

/** Nobody plays faster than the turns are shown; clocks are given a fifth. */
export const plausibleTurnMs = (rounds: number): number => turnMs(rounds) * 0.8;
/** Time in which nothing was played counts up to here. */
export const SPEED_CREDIT_MAX_MS = 5000;

/** Honor shown by FLOW: hundredths as a number with two digits, 2764 is '27.64'. */
export const formatHonor = (honor: number): string => (honor / 100).toFixed(2);
