/**
 * Draws the first looks of new players so that newcomers in a row look like different people. Owns the keys of the newest
 * looks. A look with a seed is worn exactly, because the player has seen it.
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

export interface NewcomerLooks {
  draw(answers: { bodyType: BodyType; lookSeed?: number | undefined }): Promise<Customization>;
}

export function createNewcomerLooks({ db, art }: { db: Executor; art: Pick<ArtHost, 'manifest'> }): NewcomerLooks {
  /** Oldest first; null until the first draw reads them. */
  let newest: Promise<LookKey[]> | null = null;
  const readNewest = async (): Promise<LookKey[]> => (await newestLooks(db, COMPARED)).map(lookKey).toReversed();

  return {
    draw: async ({ bodyType, lookSeed }) => {
      newest ??= readNewest().catch((error: unknown) => {
        newest = null;
        throw error;
      });
      const keys = await newest;
      // Nothing is awaited from here on, so that concurrent registrations see each other's keys.
      const manifest = art.manifest();
      const items = indexItems(manifest);
      const lookOf = (seed: number): Customization => firstLook(manifest, items, { seed, bodyType });
      const look = lookSeed === undefined ? drawUnlike(keys, lookOf) : lookOf(lookSeed);
      keys.push(lookKey(look));
      if (keys.length > COMPARED) keys.shift();
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
