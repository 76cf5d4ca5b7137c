/**
 * Constants of FLOW and of its server-side verification (specification: avatar and commerce, sections 5 and 9). Times
 * are ms.
 */

/** Duration of each animation step: swap, clear, drop and refill. */
export const STEP_MS = 300;
/** Minimum drag distance in CSS pixels. */
export const DRAG_THRESHOLD_PX = 30;

export const MULTIPLIERS = [2, 7] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];
export const MULTIPLIER_COST_GEMS: Readonly<Record<Multiplier, number>> = { 2: 5, 7: 15 };
export const MULTIPLIER_MS = 5 * 60_000;

/** One honor per 100 points, rounded down. */
export const SCORE_PER_HONOR = 100;

/** Maximum swaps per message. The client sends each swap at once, and queued swaps together. */
export const MAX_SWAPS_PER_MESSAGE = 20;
/** Number of swaps after which a game is ended and a new one started. */
export const MAX_SWAPS_PER_GAME = 5000;

/** Duration of a turn's animation: the swap, then clear, drop and refill for each round of the cascade. */
export const turnMs = (rounds: number): number => STEP_MS * (1 + 3 * rounds);

/** Minimum plausible duration of a turn: its animation, minus a fifth as tolerance for clocks. */
export const plausibleTurnMs = (rounds: number): number => turnMs(rounds) * 0.8;
/** Maximum credit of unused playing time. */
export const SPEED_CREDIT_MAX_MS = 5000;

/**
 * The time credit that is left after these turns. Null when a turn began before the previous one can have ended. A
 * negative credit means that the last turn may still be running: the next one is accepted when it has grown to 0.
 */
export function spendCredit(creditMs: number, turnsMs: readonly number[]): number | null {
  let left = creditMs;
  for (const spentMs of turnsMs) {
    if (left < 0) return null;
    left -= spentMs;
  }
  return left;
}

/** The time credit `elapsedMs` later. */
export const growCredit = (creditMs: number, elapsedMs: number): number =>
  Math.min(SPEED_CREDIT_MAX_MS, creditMs + Math.max(0, elapsedMs));
