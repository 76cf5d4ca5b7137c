/** Outfits: saving, wearing, sharing by code, deletion. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { fullProfile } from '../../../shared/contract/profile.ts';
import { OUTFITS_MAX } from '../../../shared/rules/limits.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { dumpDatabase } from '../../testing/database-dump.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';

describe('outfits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { REDACTED_WORDS: 'darn' } });
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const newCaller = Caller.numbered(() => server, 'Stylist');
  const look = async (caller: Caller): Promise<Customization> => (await caller.record()).customization;
  const newest = async (caller: Caller): Promise<Outfit> => {
    const [outfit] = await caller.list<Outfit>('/outfit/list');
    if (outfit === undefined) throw new Error('there is no outfit');
    return outfit;
  };

  it('save the current look and restore it with its size', async () => {
    const ada = await newCaller();
    await ada.own('hat-crown', 'tattoo-anchor');
    await ada.get('/inventory/hat-crown/equip/1');
    await ada.get('/inventory/tattoo-anchor/equip/1');
    await ada.post('/customization/size', { height: 1.1, width: 0.9 });
    expect((await ada.post('/outfit', { name: '  Sunday pier ' })).body).toEqual({
      success: true,
      message: 'Sunday pier was saved to your outfits.',
      sentence: { code: 'nameWasSavedToYour', params: { name: 'Sunday pier' } },
    });
    const outfit = await newest(ada);
    expect(outfit).toMatchObject({ name: 'Sunday pier', width: 0.9, height: 1.1 });
    expect(outfit.imageUrl).toBe(`/storage/outfits/${outfit.id}.webp`);
    expect(Date.parse(outfit.createdAt)).toBeLessThanOrEqual(Date.now());
    const saved = await look(ada);

    await ada.get('/inventory/hat-crown/equip/0');
    await ada.get('/inventory/tattoo-anchor/equip/0');
    await ada.get('/inventory/hair-crop/equip/1');
    await ada.post('/customization/size', { height: 1, width: 1 });
    await ada.post('/customization/skinTone', { skinTone: 7 });
    expect((await ada.get(`/outfit/${outfit.id}/wear`)).body.message).toBe('You are wearing Sunday pier.');
    expect(await look(ada)).toEqual({ ...saved, skinTone: 7 });
  });

  it('are renamed, overwritten and put in an order by their owner alone, and say which one is worn', async () => {
    const ada = await newCaller();
    const ben = await newCaller();
    await ada.own('hat-crown');
    for (const name of ['One', 'Two', 'Three']) await ada.post('/outfit', { name });
    const list = async () => await ada.list<Outfit>('/outfit/list');
    const namesOf = async () => (await list()).map(({ name }) => name);
    const idOf = async (name: string) => (await list()).find((outfit) => outfit.name === name)?.id ?? '';
    expect((await list()).map(({ isWorn }) => isWorn)).toEqual([true, true, true]);
    const ids = [await idOf('Two'), await idOf('One'), await idOf('Three')];
    await ada.post('/outfit/order', { outfitIds: [...ids, 'another'] });
    expect(await namesOf()).toEqual(['Two', 'One', 'Three']);
    await ada.post('/outfit', { name: 'Four' });
    expect(await namesOf()).toEqual(['Four', 'Two', 'One', 'Three']);
    const renamed = await ada.post(`/outfit/${ids[0]}/name`, { name: ' Darn pier ' });
    expect(renamed.body).toMatchObject({ success: true });
    expect((await namesOf())[1]).not.toMatch(/darn/i);
    await ada.get('/inventory/hat-crown/equip/1');
    expect((await list()).some(({ isWorn }) => isWorn)).toBe(false);
    await ada.post(`/outfit/${ids[1]}/look`);
    expect((await list()).filter(({ isWorn }) => isWorn).map(({ name }) => name)).toEqual(['One']);
    for (const call of [`/outfit/${ids[1]}/name`, `/outfit/${ids[1]}/look`]) {
      expect((await ben.post(call, { name: 'Mine' })).status).toBe(404);
    }
    await ben.post('/outfit/order', { outfitIds: ids.toReversed() });
    expect(await namesOf()).toContain('One');
    expect((await namesOf()).indexOf('One')).toBe(2);
    // The card of a code that was shared before shows the name.
    await ada.admin('mute');
    expect(await ada.post(`/outfit/${ids[1]}/name`, { name: 'Said anyway' })).toMatchObject(refusal(403, 'muted'));
    expect((await ben.get(`/outfit/${ids[1]}`)).body.name).toBe('One');
    // What a viewer does not own is named, for the way to the shops.
    const missing = async () => (await ben.get(`/outfit/${ids[1]}`)).body.missing;
    const sell = (isListed: number) =>
      server.server.database.db.updateTable('catalogue_item').set({ isListed }).where('id', '=', 'hat-crown').execute();
    expect(await missing()).toMatchObject([{ id: 'hat-crown', isSold: true }]);
    await sell(0);
    expect(await missing()).toMatchObject([{ id: 'hat-crown', isSold: false }]);
    await sell(1);
  });

  it('know when their owner last wore or saved them, which another player does not change', async () => {
    const ada = await newCaller();
    const ben = await newCaller();
    const lastUsed = async () => {
      const saved = await ada.list<Outfit>('/outfit/list');
      return saved.toSorted((one, other) => (one.usedAt ?? '').localeCompare(other.usedAt ?? '')).at(-1)?.name;
    };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      await ada.post('/outfit', { name });
      ids.push((await newest(ada)).id);
      await pause();
    }
    expect(await lastUsed()).toBe('Three');
    await ada.get(`/outfit/${ids[1]}/wear`);
    expect(await lastUsed()).toBe('Two');
    await pause();
    await ben.get(`/outfit/${ids[0]}/wear`);
    expect(await lastUsed()).toBe('Two');
    await ada.post(`/outfit/${ids[0]}/look`);
    expect(await lastUsed()).toBe('One');
    const { outfits } = JSON.parse(await ada.admin('export')) as { outfits: Outfit[] };
    expect(outfits.every(({ usedAt, createdAt }) => usedAt !== undefined && usedAt >= createdAt)).toBe(true);
    // One of an older version was used when it was saved.
    const { db } = server.server.database;
    await db
      .updateTable('outfit')
      .set({ usedAt: null })
      .where('playerId', '=', (await ada.record()).id)
      .execute();
    expect(await lastUsed()).toBe('Three');
  });

  it('tell before what they hide and leave bare', async () => {
    const ada = await newCaller();
    await ada.own('coat-cape');
    await ada.get('/inventory/coat-cape/equip/1');
    await ada.get('/inventory/hair-crop/equip/1');
    await ada.get('/inventory/hair-crop/equip/0');
    await ada.post('/outfit', { name: 'Caped' });
    const { id } = await newest(ada);
    expect((await ada.get(`/outfit/${id}`)).body).toMatchObject({ hidden: [], bare: [] });
    await ada.get('/inventory/hair-crop/equip/1');
    expect((await ada.get(`/outfit/${id}`)).body).toMatchObject({ hidden: [], bare: ['hair'] });
    await ada.post('/customization/bodyType', { bodyType: 'masculine' });
    expect((await ada.get(`/outfit/${id}`)).body).toMatchObject({
      hidden: ['coat-cape'],
      hiddenIds: ['coat-cape'],
      bare: ['hair'],
    });
  });

  it('of others are worn with the owned items; the message names the missing ones', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    await ada.own('hat-crown');
    await ada.get('/inventory/hat-crown/equip/1');
    await ada.post('/customization/size', { height: 1.1, width: 1.1 });
    await ada.post('/outfit', { name: 'Crowned' });
    const { id } = await newest(ada);
    expect((await bob.get(`/outfit/${id}`)).body).toMatchObject({
      id,
      name: 'Crowned',
      owner: ada.username,
      itemCount: 7,
      ownedCount: 6,
    });
    await bob.get('/inventory/hair-crop/equip/1');
    const bobsTown = await bob.enterTown();
    const update = waitForEvent(bobsTown, 'user_updated', (_, json) => json.includes('"hair":"hair-bob"'));
    expect((await bob.get(`/outfit/${id}/wear`)).body).toEqual({
      success: true,
      message: 'You are wearing Crowned. You do not own hat-crown.',
      sentence: {
        code: 'wearingWithoutNotOwned',
        params: {
          message: { code: 'youAreWearingName', params: { name: 'Crowned' } },
          names: [{ code: 'partItem', params: { id: 'hat-crown', name: 'hat-crown' } }],
        },
      },
    });
    await update;
    expect(await look(bob)).toMatchObject({ hat: null, hair: 'hair-bob', height: 1, width: 1 });
    bobsTown.disconnect();
  });

  it('are unknown across a block, in either direction, and known again without it', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    await ada.post('/outfit', { name: 'Pier' });
    const { id } = await newest(ada);
    const before = await look(bob);
    for (const [blocker, blocked] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      await blocker.get(`/profile/${blocked.username}/block/1`);
      const [none, unknown] = [await bob.get(`/outfit/${id}`), await bob.get('/outfit/nothing')];
      expect(none).toMatchObject(refusal(404));
      expect(none.body.message).toEqual(unknown.body.message);
      expect(await bob.get(`/outfit/${id}/wear`)).toMatchObject(refusal(404));
      expect((await ada.get(`/outfit/${id}`)).body).toMatchObject({ owner: ada.username });
      await blocker.get(`/profile/${blocked.username}/block/0`);
      expect((await bob.get(`/outfit/${id}`)).body).toMatchObject({ owner: ada.username });
    }
    expect(await look(bob)).toEqual(before);
  });

  it('without any owned item change nothing', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    await ada.own('hat-crown');
    for (const id of ['hair-bob', 'eyes-round', 'mouth-smile', 'top-tee', 'bottom-jeans', 'shoes-sneaker']) {
      await ada.get(`/inventory/${id}/equip/0`);
    }
    await ada.get('/inventory/hat-crown/equip/1');
    await ada.post('/outfit', { name: 'Crown only' });
    const before = await look(bob);
    expect(await bob.get(`/outfit/${(await newest(ada)).id}/wear`)).toMatchObject(refusal(409, 'nothing-owned'));
    expect(await look(bob)).toEqual(before);
  });

  it('are deleted only by their owner, and not found afterwards', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    await ada.post('/outfit', { name: 'Mine' });
    const { id } = await newest(ada);
    expect(await bob.delete(`/outfit/${id}`)).toMatchObject(refusal(404));
    expect(await ada.list('/outfit/list')).toHaveLength(1);
    expect((await ada.delete(`/outfit/${id}`)).body).toMatchObject({ success: true });
    expect(await ada.list('/outfit/list')).toEqual([]);
    for (const url of [`/outfit/${id}`, `/outfit/${id}/wear`]) expect(await ada.get(url)).toMatchObject(refusal(404));
    expect(await ada.delete(`/outfit/${id}`)).toMatchObject(refusal(404));
  });

  it('have names of 1 to 26 characters, without forbidden words and control characters', async () => {
    const ada = await newCaller();
    for (const name of ['', '   ', 'x'.repeat(27), '\u202e\u0000', 7]) {
      expect((await ada.post('/outfit', { name })).status, JSON.stringify(name)).toBe(422);
    }
    expect(await ada.list('/outfit/list')).toEqual([]);
    await ada.post('/outfit', { name: 'a darn\u202e coat' });
    expect((await newest(ada)).name).toBe('a [redacted]  coat');
    await ada.post('/outfit', { name: 'x'.repeat(26) });
    expect((await newest(ada)).name).toHaveLength(26);
  });

  describe('the favourite', () => {
    const choose = (caller: Caller, outfitId: string) => caller.post('/outfit/favourite', { outfitId });
    const shown = async (viewer: Caller, owner: Caller) =>
      fullProfile.parse((await viewer.get(`/profile/${owner.username}`)).body).favouriteOutfit;
    const saved = async (caller: Caller, name: string): Promise<Outfit> => {
      await caller.post('/outfit', { name });
      const outfit = (await caller.list<Outfit>('/outfit/list')).find((one) => one.name === name);
      if (outfit === undefined) throw new Error(`${name} is not saved`);
      return outfit;
    };

    it('is one of the saved outfits, which everyone sees in the profile', async () => {
      const [ada, bob] = [await newCaller(), await newCaller()];
      const [pier, rain] = [await saved(ada, 'Pier'), await saved(ada, 'Rain')];
      expect(await shown(bob, ada)).toBeNull();
      expect((await choose(ada, pier.id)).body).toMatchObject({ success: true, message: 'Your profile shows Pier.' });
      expect(await shown(bob, ada)).toEqual({ id: pier.id, name: 'Pier', imageUrl: pier.imageUrl });
      await choose(ada, rain.id);
      expect(await shown(ada, ada)).toMatchObject({ name: 'Rain' });
      const marks = (await ada.list<Outfit>('/outfit/list')).map(({ name, isFavourite }) => [name, isFavourite]);
      expect(new Map(marks as [string, boolean][])).toEqual(
        new Map([
          ['Pier', false],
          ['Rain', true],
        ]),
      );
      expect((await choose(ada, '')).body.success).toBe(true);
      expect(await shown(bob, ada)).toBeNull();
    });

    it('cannot be the outfit of another player, or an unknown one', async () => {
      const [ada, bob] = [await newCaller(), await newCaller()];
      const mine = await saved(ada, 'Mine');
      await choose(ada, mine.id);
      const his = await saved(bob, 'His');
      for (const id of [his.id, 'nothing']) expect(await choose(ada, id)).toMatchObject(refusal(404));
      for (const id of ['a b', 'x'.repeat(65)]) expect((await choose(ada, id)).status).toBe(422);
      expect((await ada.post('/outfit/favourite', {})).status).toBe(422);
      expect(await shown(bob, ada)).toMatchObject({ id: mine.id });
    });

    it('goes with its outfit and with the account, and is part of the export', async () => {
      const [ada, bob] = [await newCaller(), await newCaller()];
      const pier = await saved(ada, 'Pier');
      await choose(ada, pier.id);
      const { outfits } = JSON.parse(await ada.admin('export')) as { outfits: unknown };
      expect(outfits).toMatchObject([{ id: pier.id, name: 'Pier', isFavourite: true }]);
      await ada.delete(`/outfit/${pier.id}`);
      expect(await shown(bob, ada)).toBeNull();
      const rain = await saved(ada, 'Rain');
      await choose(ada, rain.id);
      await ada.admin('delete');
      expect(await dumpDatabase(server)).not.toContain(rain.id);
    });

    it('is not shown across a block, in either direction', async () => {
      const [ada, bob] = [await newCaller(), await newCaller()];
      await choose(ada, (await saved(ada, 'Pier')).id);
      await choose(bob, (await saved(bob, 'Rain')).id);
      await ada.get(`/profile/${bob.username}/block/1`);
      expect(await shown(bob, ada)).toBeNull();
      expect(await shown(ada, bob)).toBeNull();
      expect(await shown(ada, ada)).toMatchObject({ name: 'Pier' });
    });

    it('has a name that moderators redact, and is not chosen by muted players', async () => {
      const [ada, judge] = [await newCaller(), await newCaller()];
      await judge.admin('access', '1');
      const rude = await saved(ada, 'Rude words');
      await choose(ada, rude.id);
      const redact = (id: string) => judge.post('/moderation/redact', { kind: 'outfit', id, reason: 'rude' });
      expect((await redact(rude.id)).body).toMatchObject({ success: true });
      expect(await redact('nothing')).toMatchObject(refusal(404, 'nothing-to-redact'));
      expect(await shown(judge, ada)).toMatchObject({ name: '[redacted]' });
      const [entry] = (await judge.get(`/moderation/audit?username=${ada.username}`)).body.entries as unknown[];
      expect(entry).toMatchObject({ action: 'redact', details: expect.stringContaining('Rude words') as unknown });

      await ada.admin('mute');
      expect(await choose(ada, rude.id)).toMatchObject(refusal(403, 'muted'));
      expect((await choose(ada, '')).body.success).toBe(true);
      expect(await shown(judge, ada)).toBeNull();
    });
  });

  it('are limited in number', async () => {
    const ada = await newCaller();
    const { id: playerId, customization } = await ada.record();
    const rows = Array.from({ length: OUTFITS_MAX }, (_, index) => ({
      id: `many-${index}`,
      playerId,
      name: `Number ${index}`,
      look: JSON.stringify(customization),
      createdAt: index,
    }));
    await server.server.database.db.insertInto('outfit').values(rows).execute();
    expect(await ada.post('/outfit', { name: 'One more' })).toMatchObject(refusal(409, 'too-many-outfits'));
    expect(await ada.list('/outfit/list')).toHaveLength(OUTFITS_MAX);
  });
});
