/**
 * What happens in the town together, by the server's clock in epoch milliseconds: the lantern minute at every full hour, and
 * the operator's events with a time. One moment at a time: the lantern minute comes first, and events before stage time. Pure.
 */
import type { TownEvent } from '../contract/feed.ts';
import { isStageTime } from './stage-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Before the hour. */
const SOON_MS = MINUTE_MS;
/** The sky lanterns rise for a minute; the last is dark after 90 s. */
export const RISE_MS = MINUTE_MS;
export const DARK_MS = 90_000;
/** After the minute, its result is shown so long. */
const DONE_MS = 15_000;
/** Rain and fog ease to `EASED` from 20 s before until 100 s after the hour. */
const EASE = { fromMs: -20_000, toMs: 100_000, share: 0.3, rampMs: 10_000 } as const;

export const SKY_LANTERN_COUNT = 84;

/** Start of the hour that the lantern minute around `epochMs` belongs to. */
const hourNear = (epochMs: number): number => Math.floor((epochMs + SOON_MS) / HOUR_MS) * HOUR_MS;

/** Milliseconds since the lanterns began to rise, down to -60 s before the hour. */
export const sinceHour = (epochMs: number): number => epochMs - hourNear(epochMs);

/** Whether the lanterns rise now: nothing else happens in the town. */
export function isLanternMinute(epochMs: number): boolean {
  const ms = sinceHour(epochMs);
  return ms >= 0 && ms < RISE_MS;
}

/** How much of rain and fog is left while lanterns rise, 0 to 1. */
export function easeOfSky(epochMs: number): number {
  const ms = sinceHour(epochMs);
  const inMs = Math.min(ms - EASE.fromMs, EASE.toMs - ms);
  return 1 - (1 - EASE.share) * Math.max(0, Math.min(1, inMs / EASE.rampMs));
}

const DEFAULT_EVENT_MINUTES = 60;
const DEFAULT_EVENT_PLACE = 'stage';
/** The banner hangs from so long before. */
const BANNER_MS = HOUR_MS;

export interface TimedEvent {
  title: string;
  /** Key of the named place. */
  place: string;
  startMs: number;
  endMs: number;
}

/** The events that happen in the town: those with a time of day, in UTC. */
export function timedEvents(events: readonly TownEvent[]): TimedEvent[] {
  return events.flatMap(({ date, title, at, minutes, place }) => {
    if (at === undefined) return [];
    const startMs = Date.parse(`${date}T${at}:00Z`);
    const endMs = startMs + (minutes ?? DEFAULT_EVENT_MINUTES) * MINUTE_MS;
    return [{ title, place: place ?? DEFAULT_EVENT_PLACE, startMs, endMs }];
  });
}

/** When the start of an event is seen and heard: after the lantern minute, if it would be within it. */
export function shownStartMs({ startMs }: Pick<TimedEvent, 'startMs'>): number {
  return isLanternMinute(startMs) ? startMs - sinceHour(startMs) + RISE_MS : startMs;
}

export type Moment =
  | { kind: 'lanterns-soon'; inMs: number }
  | { kind: 'lanterns'; sinceMs: number }
  | { kind: 'lanterns-done' }
  | { kind: 'event-soon'; event: TimedEvent; inMs: number }
  | { kind: 'event'; event: TimedEvent }
  | { kind: 'stage' };

/** The event that is on or comes within an hour; of several, the one that is on, then the nearest. */
export function eventAt(events: readonly TimedEvent[], epochMs: number): TimedEvent | null {
  const near = events.filter(({ startMs, endMs }) => epochMs >= startMs - BANNER_MS && epochMs < endMs);
  const [first] = near.toSorted((a, b) => a.startMs - b.startMs);
  return first ?? null;
}

/** What the pill shows; null for nothing. `hasMusician`: the townsfolk are in the town. */
export function momentAt(events: readonly TimedEvent[], epochMs: number, hasMusician: boolean): Moment | null {
  const ms = sinceHour(epochMs);
  if (ms < 0) return { kind: 'lanterns-soon', inMs: -ms };
  if (ms < RISE_MS) return { kind: 'lanterns', sinceMs: ms };
  if (ms < RISE_MS + DONE_MS) return { kind: 'lanterns-done' };
  const event = eventAt(events, epochMs);
  if (event === null) return hasMusician && isStageTime(epochMs, events) ? { kind: 'stage' } : null;
  const inMs = event.startMs - epochMs;
  return inMs > 0 ? { kind: 'event-soon', event, inMs } : { kind: 'event', event };
}

export interface SkyLantern {
  x: number;
  y: number;
  scale: number;
  /** 0: not there. */
  alpha: number;
}

const FLIGHT = {
  everyMs: 536,
  lastsMs: 45_000,
  fadeMs: 10_000,
  risePxPerS: 34,
  driftPxPerS: 9,
  swayPx: 8,
  swayMs: 5000,
  fromScale: 0.7,
  toScale: 0.3,
} as const;

/** When sky lantern `index` starts, ms after the hour. */
export const startOfLantern = (index: number): number => index * FLIGHT.everyMs;

/** Whether the lantern rises over the water; the others rise behind the roofs. */
export const isOverWater = (index: number): boolean => index % 2 === 0;

/** Writes where sky lantern `index` (0 to 83) is, `sinceMs` after the hour. Map px. */
export function placeSkyLantern(index: number, sinceMs: number, out: SkyLantern): void {
  const x = isOverWater(index) ? 20 + ((index * 97) % 580) : 760 + (102 * (index - 1)) / 2;
  placeFlight({ x, y: isOverWater(index) ? 560 : 330 }, sinceMs - startOfLantern(index), out);
}

/** Writes where a sky lantern is that started at a point `ageMs` ago. */
export function placeFlight(from: { x: number; y: number }, ageMs: number, out: SkyLantern): void {
  out.alpha = 0;
  if (ageMs < 0 || ageMs >= FLIGHT.lastsMs) return;
  const ageS = ageMs / 1000;
  out.x = from.x + ageS * FLIGHT.driftPxPerS + FLIGHT.swayPx * Math.sin((2 * Math.PI * ageMs) / FLIGHT.swayMs);
  out.y = from.y - ageS * FLIGHT.risePxPerS;
  out.scale = FLIGHT.fromScale + (FLIGHT.toScale - FLIGHT.fromScale) * (ageMs / FLIGHT.lastsMs);
  const fadeIn = Math.min(1, ageMs / 800);
  out.alpha = Math.min(fadeIn, 1, (FLIGHT.lastsMs - ageMs) / FLIGHT.fadeMs);
}
