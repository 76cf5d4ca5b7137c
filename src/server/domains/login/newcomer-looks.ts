/**
 * Draws the first looks of new players so that newcomers in a row look like different people, also those of other processes.
 * Owns the keys of the newest looks. A look with a seed is worn exactly, because the player has seen it.
 */
import { firstLook, indexItems } from '../../../shared/art/dress.ts';
import { isUnlike, type LookKey, lookKey } from '../../../shared/rules/looks.ts';
import type { BodyType, Customization } from '../../../shared/rules/slots.ts';
import { randomSeed } from '../../../shared/runtime/seeded-random.ts';
import type { Executor } from '../../db/database.ts';
import type { ArtHost } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { newestLooks } from '../players/service.ts';

const COMPARED = 20;
const DRAWS_MAX = 33;
/** So long the newest looks are kept, without those that other processes drew since. Reading them passes over all players. */
const KEPT_MS = 10_000;
/** So much later a drawn look is in the newest ones, or never will be. */
const UNDERWAY_MS = 3 * KEPT_MS;

export interface NewcomerLooks {
  draw(answers: { bodyType: BodyType; lookSeed?: number | undefined }): Promise<Customization>;
}

export function createNewcomerLooks({ db, art }: { db: Executor; art: Pick<ArtHost, 'manifest'> }): NewcomerLooks {
  let newest: { keys: Promise<LookKey[]>; atMs: number } | null = null;
  /** Newest first. */
  const readNewest = async (): Promise<LookKey[]> => (await newestLooks(db, COMPARED)).map(lookKey);
  /** Oldest first: looks of players who may not be in the database yet. */
  let underway: { key: LookKey; atMs: number }[] = [];

  return {
    draw: async ({ bodyType, lookSeed }) => {
      if (newest === null || runtime.monotonic() - newest.atMs >= KEPT_MS) {
        const reading = { keys: readNewest(), atMs: runtime.monotonic() };
        newest = reading;
        reading.keys.catch(() => {
          if (newest === reading) newest = null;
        });
      }
      const known = await newest.keys;
      // Nothing is awaited from here on, so that concurrent registrations see each other's keys.
      const nowMs = runtime.monotonic();
      underway = underway.filter(({ atMs }) => nowMs - atMs < UNDERWAY_MS).slice(-COMPARED);
      const keys = [...underway.map(({ key }) => key), ...known].slice(0, COMPARED);
      const manifest = art.manifest();
      const items = indexItems(manifest);
      const lookOf = (seed: number): Customization => firstLook(manifest, items, { seed, bodyType });
      const look = lookSeed === undefined ? drawUnlike(keys, lookOf) : lookOf(lookSeed);
      underway.push({ key: lookKey(look), atMs: nowMs });
      return look;
    },
  };
}

/** Draws again while the look is like one of the newest. After too many draws the last one is worn. */
function drawUnlike(keys: readonly LookKey[], lookOf: (seed: number) => Customization): Customization {
  let look = lookOf(randomSeed(runtime.random));
  for (let draws = 1; draws < DRAWS_MAX && !isUnlike(lookKey(look), keys); draws++) {
    look = lookOf(randomSeed(runtime.random));
  }
  return look;
}
