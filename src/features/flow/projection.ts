/** What waiting turns will score: the server multiplies each by the multiplier that is active when it arrives. Pure. */
import { plausibleTurnMs } from '../../shared/rules/flow.ts';
import type { PlayedTurn } from './waiting-moves.ts';

export interface Pace {
  /** Base score of the turns that the server has. */
  baseScore: number;
  /** The server's time credit now, ms. */
  creditMs: number;
  /** The active factor, and how long it remains active, ms. */
  factor: number;
  factorLeftMs: number;
}

export interface Projection {
  /** Points of all waiting turns, multipliers included. */
  points: number;
  /** The factor of every waiting turn; null when they differ or none wait. */
  factor: number | null;
}

/** As if the connection were there now: a longer interruption may outlast the multiplier. */
export function projectWaiting(turns: readonly PlayedTurn[], pace: Pace): Projection {
  let { creditMs, baseScore } = pace;
  let sentInMs = 0;
  let points = 0;
  const factors = new Set<number>();
  for (const { result, rounds } of turns) {
    if (creditMs < 0) {
      sentInMs -= creditMs;
      creditMs = 0;
    }
    const factor = sentInMs < pace.factorLeftMs ? pace.factor : 1;
    factors.add(factor);
    points += (result.score - baseScore) * factor;
    baseScore = result.score;
    creditMs -= plausibleTurnMs(rounds);
  }
  const [factor] = factors;
  return { points, factor: factors.size === 1 ? (factor ?? null) : null };
}
