/**
 * Whether the musician plays on the stage, and the beat of dancers. Owns the operator's events that take the place of stage time;
 * the town sets them when they are loaded.
 */
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import type { TimedEvent } from '../../shared/rules/moments.ts';
import { isStageTime } from '../../shared/rules/stage-time.ts';
import { radioBeatMs } from '../settings/radio-in-town.ts';

/** Null until they are loaded. */
let events: readonly TimedEvent[] | null = null;
const listeners = new Set<() => void>();

/** Calls the listeners of `onStageEvents`. Null: they are not known any more. */
export function setStageEvents(next: readonly TimedEvent[] | null): void {
  events = next;
  for (const changed of listeners) changed();
}

export function onStageEvents(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const isStageOn = (epochMs: number): boolean => isStageTime(epochMs, events ?? []);

/** Whether nobody knows yet if an event takes the place of a stage time that would be on. */
export const isStageUnknown = (epochMs: number): boolean => events === null && isStageTime(epochMs);

/**
 * A clock on which each beat takes `BEAT_MS`, whatever the music: the beat is that of the piece on air at stage time, and 120 a minute
 * otherwise. Its phase is that of the server's clock, epoch ms.
 */
export const danceMs = (epochMs: number): number =>
  isStageOn(epochMs) ? (epochMs * BEAT_MS) / radioBeatMs() : epochMs;
