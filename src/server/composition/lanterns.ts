/**
 * Lights lanterns for the players who come near: it compares today's lanterns with where the server knows each player to be,
 * whatever protocol the client has. Owns the timer, which runs while somebody is there, and what each present player has found
 * today.
 */
import { dayOf, lanternNear, lanternsOf } from '../../shared/rules/lanterns/lanterns.ts';
import type { LanternSpot } from '../../shared/rules/lanterns/spots.ts';
import type { Albums } from '../domains/album/service.ts';
import type { TownLog } from '../log.ts';
import type { Town } from '../realtime/town.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';

export interface LanternDeps {
  albums: Pick<Albums, 'found' | 'find'>;
  town: Pick<Town, 'eachPlace' | 'sendLanterns' | 'onJoined' | 'onLeft'>;
  log: TownLog;
}

/** A walker passes less than half of a lantern's reach in this time. */
const CHECK_MS = 200;
/** After a failure of the database. */
const RETRY_MS = 5000;

interface Finder {
  /** Of `found`; null before it was read. */
  day: number | null;
  found: readonly number[];
  isBusy: boolean;
  /** Not before this time of the monotonic clock. */
  nextMs: number;
}

/** Runs until the returned function is called, which waits for what is being booked. */
export function startLanterns({ albums, town, log }: LanternDeps): () => Promise<void> {
  const finders = new Map<string, Finder>();
  const running = new Set<Promise<void>>();
  let today = -1;
  let lanterns: readonly LanternSpot[] = [];

  /** One after the other for each player. */
  function run(playerId: string, finder: Finder, work: () => Promise<void>): void {
    if (finder.isBusy || runtime.monotonic() < finder.nextMs) return;
    finder.isBusy = true;
    const done = work()
      .catch((error: unknown) => {
        log.error({ err: error, playerId }, 'booking a lantern failed');
        finder.nextMs = runtime.monotonic() + RETRY_MS;
      })
      .finally(() => {
        finder.isBusy = false;
        running.delete(done);
      });
    running.add(done);
  }

  async function read(playerId: string, finder: Finder): Promise<void> {
    const nowMs = runtime.now();
    const day = dayOf(nowMs);
    finder.found = await albums.found(playerId, day);
    finder.day = day;
    town.sendLanterns(playerId, { nowMs: runtime.now(), day, found: [...finder.found] });
  }

  async function find(playerId: string, finder: Finder, day: number, spot: number): Promise<void> {
    const { isNew, found } = await albums.find(playerId, day, spot);
    finder.found = found;
    town.sendLanterns(playerId, { nowMs: runtime.now(), day, found, ...(isNew && { spot }) });
  }

  function check(): void {
    const day = dayOf(runtime.now());
    if (day !== today) lanterns = lanternsOf(day);
    today = day;
    town.eachPlace((playerId, x, y) => {
      const lantern = lanternNear(lanterns, x, y);
      const finder = lantern === null ? undefined : finders.get(playerId);
      if (lantern === null || finder === undefined) return;
      if (finder.day !== day) run(playerId, finder, () => read(playerId, finder));
      else if (!finder.found.includes(lantern.n)) run(playerId, finder, () => find(playerId, finder, day, lantern.n));
    });
  }

  let stopTimer: Cancel | null = null;
  const pause = (): void => {
    stopTimer?.();
    stopTimer = null;
  };
  const stops = [
    pause,
    town.onJoined(({ id }) => {
      stopTimer ??= runtime.setInterval(check, CHECK_MS);
      const finder: Finder = { day: null, found: [], isBusy: false, nextMs: 0 };
      finders.set(id, finder);
      run(id, finder, () => read(id, finder));
    }),
    town.onLeft(({ id }) => {
      finders.delete(id);
      if (finders.size === 0) pause();
    }),
  ];
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(running);
  };
}
