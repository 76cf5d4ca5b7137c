/** The first looks of new players: worn as the seed says, or drawn unlike those of the newest players. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import type { ArtManifest } from '../../../shared/art/manifest.ts';
import { LOOK_SEED_FORM, LOOK_SEED_MAX } from '../../../shared/rules/limits.ts';
import { isUnlike, lookKey, newcomerLook } from '../../../shared/rules/looks.ts';
import { BODY_TYPES, type Customization, PLACE_OF_CATEGORY, SLOTS, wornItemIds } from '../../../shared/rules/slots.ts';
import { runtime } from '../../runtime.ts';
import { artFixture, fixtureArtHost } from '../../testing/art-fixture.ts';
import { artFilesOf, artItem } from '../../testing/art-item.ts';
import { startServer } from '../../testing/database-server.ts';
import { PASSWORD, type Reply, type TestServer } from '../../testing/test-server.ts';
import { ownedItemIds } from '../inventory/repo.ts';
import { newestLooks } from '../players/service.ts';
import { createNewcomerLooks } from './newcomer-looks.ts';
import { createPasswords } from './passwords.ts';
import * as repo from './repo.ts';

/** The fixture with every item of the newcomers' looks. */
function manifestWithStarters(): ArtManifest {
  const looks = BODY_TYPES.flatMap((body) => Array.from({ length: 1500 }, (_, seed) => newcomerLook(seed, body)));
  const items = SLOTS.flatMap((slot) => {
    const category = Number(Object.entries(PLACE_OF_CATEGORY).find(([, place]) => place === slot)?.[0]);
    const ids = new Set(looks.map((look) => look[slot]).filter((id) => id !== null));
    const fits = (id: string) => ({ feminine: artFilesOf(id, 'feminine'), masculine: artFilesOf(id, 'masculine') });
    return [...ids].map((id) => artItem(id, category, fits(id)));
  });
  return { ...artFixture, items: [...artFixture.items, ...items] };
}

const manifest = manifestWithStarters();
const art = async () => ({ ...(await fixtureArtHost()), manifest: () => manifest });

describe('the look of a new player', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ server: { art } });
  });
  afterAll(() => server.stop());

  const lookOf = async (username: string): Promise<Customization | undefined> =>
    (await server.server.players.byUsername(username))?.customization;

  async function finish(username: string, change: object): Promise<Reply> {
    const { db, kind } = server.server.database;
    const [id, email] = [username, `${username.toLowerCase()}@example.com`];
    if ((await repo.emailOf(db, id)) === null) {
      const passwordHash = await createPasswords({ memoryKib: 64, iterations: 1 }).hash(PASSWORD);
      await repo.insertAccount(db, kind, { id, rowId: `${id}-row`, email, name: '', passwordHash });
    }
    const key = String((await server.signIn(email)).body.token);
    return server.post('/finish-registration', { username, ...change }, { 'x-session-key': key });
  }

  it('is that of the seed, exactly, and consists of owned items', async () => {
    expect(await server.register('Seeded', { gender: 0, lookSeed: 7 })).toMatchObject({ status: 200 });
    expect(await lookOf('Seeded')).toEqual(newcomerLook(7, 'masculine'));
    await server.register('Twin', { gender: 0, lookSeed: 7 });
    expect(await lookOf('Twin')).toEqual(newcomerLook(7, 'masculine'));
    const id = (await server.server.players.byUsername('Seeded'))?.id ?? '';
    const owned = await ownedItemIds(server.server.database.db, id);
    expect(wornItemIds(newcomerLook(7, 'masculine')).filter((item) => !owned.includes(item))).toEqual([]);
  });

  it('is that of the seed for an account that a provider created', async () => {
    expect(await finish('Finished', { bodyType: 'feminine', lookSeed: LOOK_SEED_MAX })).toMatchObject({ status: 200 });
    expect(await lookOf('Finished')).toEqual(newcomerLook(LOOK_SEED_MAX, 'feminine'));
  });

  it.each([1.5, -1, LOOK_SEED_MAX + 1, '7', null])('is not created from the seed %j', async (lookSeed) => {
    const replies = [
      await server.register('Refused', { lookSeed }),
      await finish('Refused_2', { bodyType: 'masculine', lookSeed }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 422, body: { success: false, code: 'invalid', sentence: LOOK_SEED_FORM } });
    }
    expect(await lookOf('Refused')).toBeUndefined();
    expect(await lookOf('Refused_2')).toBeUndefined();
    expect(await repo.emailExists(server.server.database.db, 'refused@example.org')).toBe(false);
  });

  it('differs from those of the last 20 in three or more parts when no seed is sent', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Crowd_${index}`);
    await Promise.all(names.map((name, index) => server.register(name, { gender: index % 2 })));
    const looks = await Promise.all(names.map(lookOf));
    const keys = looks.map((look) => (look === undefined ? [] : lookKey(look)));
    expect(keys.flatMap((key, index) => (isUnlike(key, keys.slice(0, index)) ? [] : [key]))).toEqual([]);
  });

  it('differs from those of players who registered before a restart or in another process', async () => {
    const { db } = server.server.database;
    await server.register('Before', { gender: 1, lookSeed: 99 });
    expect((await newestLooks(db, 1))[0]).toEqual(newcomerLook(99, 'feminine'));
    const clock = replaceRuntime(runtime);
    const keys = (await newestLooks(db, 20)).map(lookKey);
    const isFree = (seed: number) => isUnlike(lookKey(newcomerLook(seed, 'feminine')), keys);
    const free = Array.from({ length: 100 }, (_, seed) => seed).find(isFree) ?? 0;
    const seeds = [99, 99, free];
    runtime.random = () => (seeds.shift() ?? 99) / 2 ** 32;
    const process = createNewcomerLooks({ db, art: { manifest: () => manifest } });
    expect(await process.draw({ bodyType: 'feminine' })).toEqual(newcomerLook(free, 'feminine'));
    const keyOf = (seed: number) => lookKey(newcomerLook(seed, 'feminine'));
    const unlike = (...others: number[]): number => {
      const isUnlikeAll = (seed: number) => isFree(seed) && isUnlike(keyOf(seed), others.map(keyOf));
      return Array.from({ length: 1000 }, (_, seed) => seed).find(isUnlikeAll) ?? -1;
    };
    const elsewhere = unlike(free);
    const next = unlike(free, elsewhere);
    const customization = JSON.stringify(newcomerLook(elsewhere, 'feminine'));
    await db.updateTable('player').set({ customization }).where('username', '=', 'Before').execute();
    clock.advance(10_000);
    seeds.push(free, elsewhere, next);
    expect(await process.draw({ bodyType: 'feminine' })).toEqual(newcomerLook(next, 'feminine'));
  });
});
