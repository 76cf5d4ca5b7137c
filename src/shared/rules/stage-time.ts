/**
 * Stage time: from 30 to 34 minutes after each full hour the musician plays at the stage, by the server's clock in epoch
 * milliseconds, unless one of the operator's events is on. Where she goes up and plays. Pure.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STAGE = { fromMs: 30 * MINUTE_MS, toMs: 34 * MINUTE_MS } as const;

/** The character who plays. */
export const MUSICIAN_ID = 'cadence';
/** Map pixels: where she hops up, where she lands, and where she plays, the only drawn place off the ground. */
export const STAGE_CLIMB = { x: 2402, y: 690 } as const;
export const STAGE_EDGE = { x: 2372, y: 600 } as const;
export const STAGE_SPOT = { x: 2250, y: 600 } as const;
/** The radio is louder for players this near to the stage. */
export const STAGE_SOUND = { x: 2298, y: 668, reachPx: 520 } as const;
export const STAGE_HOP = { lastsMs: 350, liftPx: 60 } as const;

/** Milliseconds since stage time began; negative, or more than its length, while there is none. */
const sinceStage = (epochMs: number): number => (((epochMs % HOUR_MS) + HOUR_MS) % HOUR_MS) - STAGE.fromMs;

const LENGTH_MS = STAGE.toMs - STAGE.fromMs;

interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Never while an event is on: no stage time begins that an event would interrupt. */
export function isStageTime(epochMs: number, events: readonly Span[] = []): boolean {
  const ms = sinceStage(epochMs);
  if (ms < 0 || ms >= LENGTH_MS) return false;
  const fromMs = epochMs - ms;
  return !events.some(({ startMs, endMs }) => startMs < fromMs + LENGTH_MS && endMs > fromMs);
}
