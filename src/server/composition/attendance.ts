/**
 * Counts who is at the event of the town: players who have been near its place for half a minute. Clients learn the number when
 * it changes. Owns the timer and since when each player has been there.
 */
import { readFile } from 'node:fs/promises';
import type { TownEvent } from '../../shared/contract/feed.ts';
import { eventAt, type TimedEvent, timedEvents } from '../../shared/rules/moments.ts';
import { readTownPlaces } from '../../shared/rules/places.ts';
import type { Bus } from '../realtime/directory/directory.ts';
import type { Town } from '../realtime/town.ts';
import { randomToken, runtime } from '../runtime.ts';

export interface AttendanceDeps {
  events: readonly TownEvent[];
  /** By key. */
  places: ReadonlyMap<string, { x: number; y: number }>;
  town: Pick<Town, 'eachPlace' | 'sendMoment' | 'onJoined'>;
  bus: Pick<Bus, 'cast' | 'onCast'>;
}

const CHECK_MS = 5000;
const NEAR_PX = 500;
const STAY_MS = 30_000;
/** After this time without news, another process counts no more. */
const OTHERS_TTL_MS = 3 * CHECK_MS;

/** Runs until the returned function is called. Without events with a time it does nothing. */
export function startAttendance({ events, places, town, bus }: AttendanceDeps): () => void {
  const timed = timedEvents(events);
  if (timed.length === 0) return () => undefined;
  let sinceMs = new Map<string, number>();
  let eventBefore: TimedEvent | null = null;
  let people: number | null = null;
  const mark = randomToken(6);
  /** What other processes counted, and when that came. */
  const others = new Map<string, { people: number; atMs: number }>();

  /** With the players of other processes, who learn of ours. */
  function withOthers(own: number): number {
    bus.cast({ kind: 'attendance', from: mark, people: own });
    let sum = own;
    for (const other of others.values()) if (runtime.monotonic() - other.atMs < OTHERS_TTL_MS) sum += other.people;
    return sum;
  }

  function countAt({ x, y }: { x: number; y: number }, nowMs: number): number {
    const still = new Map<string, number>();
    let count = 0;
    town.eachPlace((playerId, atX, atY) => {
      if (Math.hypot(atX - x, atY - y) > NEAR_PX) return;
      const since = sinceMs.get(playerId) ?? nowMs;
      still.set(playerId, since);
      if (nowMs - since >= STAY_MS) count++;
    });
    sinceMs = still;
    return count;
  }

  function check(): void {
    const nowMs = runtime.now();
    const near = eventAt(timed, nowMs);
    const event = near !== null && nowMs >= near.startMs ? near : null;
    if (event !== eventBefore) {
      sinceMs = new Map();
      others.clear();
    }
    eventBefore = event;
    const at = event === null ? undefined : places.get(event.place);
    const now = at === undefined ? null : withOthers(countAt(at, nowMs));
    if (now === people) return;
    people = now;
    town.sendMoment(null, { people });
  }

  bus.onCast((message) => {
    if (message.kind === 'attendance') others.set(message.from, { people: message.people, atMs: runtime.monotonic() });
  });
  const stops = [
    runtime.setInterval(check, CHECK_MS),
    town.onJoined(({ id }) => {
      if (people !== null) town.sendMoment(id, { people });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where the named places of a location are, from its file. */
export async function readPlacePoints(locationFile: string): Promise<ReadonlyMap<string, { x: number; y: number }>> {
  const { places } = readTownPlaces(JSON.parse(await readFile(locationFile, 'utf8')));
  return new Map(places.map(({ key, go }) => [key, go]));
}
