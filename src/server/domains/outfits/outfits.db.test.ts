/** Outfits: saving, wearing, sharing by code, deletion. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { OUTFITS_MAX } from '../../../shared/rules/limits.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import { Caller, refusal } from '../../testing/caller.ts';
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
    expect((await ada.get(`/outfit/${id}`)).body).toMatchObject({ hidden: ['coat-cape'], bare: ['hair'] });
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
    });
    await update;
    expect(await look(bob)).toMatchObject({ hat: null, hair: 'hair-bob', height: 1, width: 1 });
    bobsTown.disconnect();
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
