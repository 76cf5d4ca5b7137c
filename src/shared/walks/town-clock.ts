/**
 * A client's estimate of the town's clock. Each packet says that the town's clock was at least so late when it arrived;
 * each answer says that it was at most so late when it was asked for. The two bounds of the offset are kept apart, so that
 * one slow message does not spoil them; their middle is the estimate. It is approached slowly, so that nobody jumps.
 */

/** The bounds loosen by this, because clocks drift and networks change. */
const LOOSEN_MS_PER_S = 0.2;
const SLEW_MS_PER_S = 30;
/** An estimate that is further off is taken at once. */
const STEP_MS = 200;

export interface TownClock {
  /** A packet with the town's clock arrived. */
  received(ownMs: number, townMs: number): void;
  /** An answer arrived. */
  answered(askedMs: number, ownMs: number, townMs: number): void;
  /** The town's clock; null before the first packet. `ownMs` never decreases. */
  now(ownMs: number): number | null;
}

/** Own times are milliseconds of a clock that never decreases. */
export function createTownClock(): TownClock {
  let lowestMs = Number.NEGATIVE_INFINITY;
  let highestMs = Number.POSITIVE_INFINITY;
  let boundsAtMs = 0;
  let offsetMs: number | null = null;
  let offsetAtMs = 0;

  const estimate = (): number => (highestMs === Number.POSITIVE_INFINITY ? lowestMs : (lowestMs + highestMs) / 2);

  function narrow(ownMs: number, lowest: number, highest: number): void {
    const looseMs = (LOOSEN_MS_PER_S * Math.max(0, ownMs - boundsAtMs)) / 1000;
    boundsAtMs = ownMs;
    lowestMs = Math.max(lowestMs - looseMs, lowest);
    highestMs = Math.min(highestMs + looseMs, highest);
    // A clock was set, or it is another town: only what was heard last counts.
    if (lowestMs > highestMs) [lowestMs, highestMs] = [lowest, Math.max(lowest, highest)];
    if (lowestMs === Number.NEGATIVE_INFINITY) lowestMs = highestMs;
    if (offsetMs !== null && Math.abs(estimate() - offsetMs) <= STEP_MS) return;
    offsetMs = estimate();
    offsetAtMs = ownMs;
  }

  return {
    received: (ownMs, townMs) => narrow(ownMs, townMs - ownMs, Number.POSITIVE_INFINITY),
    answered: (askedMs, ownMs, townMs) => narrow(ownMs, townMs - ownMs, townMs - askedMs),
    now(ownMs) {
      if (offsetMs === null) return null;
      const mostMs = (SLEW_MS_PER_S * Math.max(0, ownMs - offsetAtMs)) / 1000;
      offsetMs += Math.max(-mostMs, Math.min(mostMs, estimate() - offsetMs));
      offsetAtMs = Math.max(offsetAtMs, ownMs);
      return ownMs + offsetMs;
    },
  };
}
