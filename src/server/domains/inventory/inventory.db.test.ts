/** The inventory: listing, equipping, body and size, and the broadcast of looks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAVOURITES_OF_CALL_MAX, type InventoryItem } from '../../../shared/contract/inventory.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { playerData } from '../players/player-data.ts';
import { ownedOf } from './service.ts';

describe('inventory', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const newCaller = Caller.numbered(() => server, 'Dresser');
  const look = async (caller: Caller): Promise<Customization> =>
    (await caller.get(`/profile/customization/${caller.username}`)).body as unknown as Customization;

  it('lists the starter items with their equipped state, complete or in pages', async () => {
    const ada = await newCaller();
    const items = await ada.list<InventoryItem>('/inventory');
    expect(items.map(({ id }) => id).toSorted()).toEqual(
      ['bottom-jeans', 'eyes-round', 'hair-bob', 'hair-crop', 'mouth-smile', 'shoes-sneaker', 'top-tee'].toSorted(),
    );
    expect(items.find(({ id }) => id === 'top-tee')).toEqual({
      id: 'top-tee',
      name: 'top-tee',
      description: '',
      creator: ['Promenade'],
      category: 10,
      isEquipped: true,
      costGems: 0,
      costCoins: 0,
      rarity: 0,
      bodyTypes: ['feminine', 'masculine'],
      imageUrl: '/storage/items/top-tee/feminine/thumbnail.webp?v=1',
      isFavourite: false,
    });
    expect(items.filter(({ isEquipped }) => !isEquipped).map(({ id }) => id)).toEqual(['hair-crop']);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => ada.list<InventoryItem>(`/inventory?page=${page}&limit=3`)),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(items);
  });

  it('keeps favourites on the account, of owned items alone, and exports them', async () => {
    const ada = await newCaller();
    const ben = await newCaller();
    const favourites = async (caller: Caller): Promise<string[]> =>
      (await caller.list<InventoryItem>('/inventory')).filter(({ isFavourite }) => isFavourite).map(({ id }) => id);
    const mark = (itemIds: string[], isFavourite: boolean) =>
      ada.post('/inventory/favourites', { itemIds, isFavourite });
    expect((await mark(['top-tee', 'hair-crop', 'cape'], true)).body).toEqual({ success: true });
    expect((await favourites(ada)).toSorted()).toEqual(['hair-crop', 'top-tee']);
    expect(await favourites(ben)).toEqual([]);
    await mark(['top-tee'], false);
    await mark([], false);
    expect(await favourites(ada)).toEqual(['hair-crop']);
    const tooMany = Array.from({ length: FAVOURITES_OF_CALL_MAX + 1 }, (_, at) => `item-${at}`);
    expect((await mark(tooMany, true)).status).toBe(422);
    const { db } = server.server.database;
    expect(await playerData.export(db, (await ada.record()).id)).toMatchObject({ favouriteItems: ['hair-crop'] });
    await ada.own('cape');
    expect(await favourites(ada)).toEqual(['hair-crop']);
  });

  it('returns only the owned items among any number of ids', async () => {
    const ada = await newCaller();
    const { id } = await ada.record();
    const ids = ['hair-crop', ...Array.from({ length: 600 }, (_, index) => `none-${index}`)];
    for (const count of [1, 500, 501]) {
      expect([...(await ownedOf(server.server.database.db, id, ids.slice(0, count)))]).toEqual(['hair-crop']);
    }
  });

  it('equipping replaces the item of the same category; unequipping removes it', async () => {
    const ada = await newCaller();
    await ada.own('hat-crown', 'hat-cap', 'tattoo-anchor');
    expect(await ada.get('/inventory/hat-crown/equip/1')).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'You are wearing hat-crown.',
        // By its id: pages show its name in their language.
        sentence: { params: { name: { code: 'partItem', params: { id: 'hat-crown' } } } },
      },
    });
    expect((await look(ada)).hat).toBe('hat-crown');
    await ada.get('/inventory/hat-cap/equip/1');
    await ada.get('/inventory/tattoo-anchor/equip/1');
    expect(await look(ada)).toMatchObject({ hat: 'hat-cap', tattoos: { armRight: 'tattoo-anchor', armLeft: null } });
    // Unequipping an item that is not worn has no effect.
    expect((await ada.get('/inventory/hat-crown/equip/0')).body).toMatchObject({ success: true });
    expect((await look(ada)).hat).toBe('hat-cap');
    await ada.get('/inventory/hat-cap/equip/0');
    await ada.get('/inventory/tattoo-anchor/equip/0');
    expect(await look(ada)).toMatchObject({ hat: null, top: 'top-tee', tattoos: { armRight: null } });
  });

  it('rejects items that are not owned, unknown or without a fit, and changes nothing', async () => {
    const ada = await newCaller();
    const before = await look(ada);
    expect(await ada.get('/inventory/hat-crown/equip/1')).toMatchObject(refusal(403, 'not-owned'));
    expect(await ada.get('/inventory/no-such-hat/equip/1')).toMatchObject(refusal(404));
    expect((await ada.get('/inventory/hat-crown/equip/2')).status).toBe(422);
    expect((await ada.get('/inventory/..%2Fhat/equip/1')).status).toBe(422);
    await ada.own('coat-cape');
    await ada.post('/customization/bodyType', { bodyType: 'masculine' });
    expect(await ada.get('/inventory/coat-cape/equip/1')).toMatchObject({
      status: 409,
      body: { code: 'no-fit', message: 'coat-cape does not fit your body type.' },
    });
    expect(await look(ada)).toEqual({ ...before, isMale: true });
    expect((await server.get('/inventory')).status).toBe(401);
  });

  it('applies all concurrent changes', async () => {
    const ada = await newCaller();
    await ada.own('hat-crown', 'tattoo-anchor');
    const replies = await Promise.all([
      ada.get('/inventory/hat-crown/equip/1'),
      ada.get('/inventory/tattoo-anchor/equip/1'),
      ada.get('/inventory/hair-crop/equip/1'),
      ada.get('/inventory/top-tee/equip/0'),
      ada.post('/customization/size', { height: 0.9, width: 1.1 }),
      ada.post('/customization/skinTone', { skinTone: 22 }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await look(ada)).toMatchObject({
      hat: 'hat-crown',
      hair: 'hair-crop',
      top: null,
      tattoos: { armRight: 'tattoo-anchor' },
      height: 0.9,
      width: 1.1,
      skinTone: 22,
    });
  });

  it('accepts sizes from 0.85 to 1.15, skin tones 0 to 22 and two body types only', async () => {
    const ada = await newCaller();
    for (const [height, width] of [
      [0.85, 1.15],
      [1.15, 0.85],
      [0.999, 0.999],
    ]) {
      expect((await ada.post('/customization/size', { height, width })).status).toBe(200);
      expect(await look(ada)).toMatchObject({ height, width });
    }
    const bad: [string, object][] = [
      ['size', { height: 0.84, width: 1 }],
      ['size', { height: 1, width: 1.151 }],
      ['size', { height: '1', width: 1 }],
      ['size', { height: null, width: 1 }],
      ['size', { width: 1 }],
      ['skinTone', { skinTone: 23 }],
      ['skinTone', { skinTone: -1 }],
      ['skinTone', { skinTone: 1.5 }],
      ['bodyType', { bodyType: 'male' }],
      ['bodyType', {}],
    ];
    for (const [name, body] of bad) {
      expect((await ada.post(`/customization/${name}`, body)).status, JSON.stringify(body)).toBe(422);
    }
    expect(await look(ada)).toMatchObject({ height: 0.999, width: 0.999, skinTone: 0, isMale: false });
  });

  it('hides items without a fit for the new body type and shows them after changing back', async () => {
    const ada = await newCaller();
    await ada.own('coat-cape');
    await ada.get('/inventory/coat-cape/equip/1');
    expect((await ada.post('/customization/bodyType', { bodyType: 'masculine' })).body.message).toBe(
      'Your body type was changed. One item that you wear does not fit it and is hidden.',
    );
    expect(await look(ada)).toMatchObject({ isMale: true, coat: 'coat-cape' });
    const cape = (await ada.list<InventoryItem>('/inventory')).find(({ id }) => id === 'coat-cape');
    expect(cape).toMatchObject({ isEquipped: true, bodyTypes: ['feminine'] });
    expect((await ada.post('/customization/bodyType', { bodyType: 'feminine' })).body.message).toBe(
      'Your body type was changed.',
    );
  });

  it('broadcasts changed looks to the town', async () => {
    const [ada, bob] = [await newCaller(), await newCaller()];
    const [adasTown, bobsTown] = [await ada.enterTown(), await bob.enterTown()];
    const updated = waitForEvent(bobsTown, 'user_updated', (_, json) => json.includes('"hair":"hair-crop"'));
    await ada.get('/inventory/hair-crop/equip/1');
    expect(JSON.parse((await updated)[1])).toMatchObject({ username: ada.username });
    const sized = waitForEvent(bobsTown, 'user_updated', (_, json) => json.includes('"height":1.15'));
    await ada.post('/customization/size', { height: 1.15, width: 1 });
    await sized;
    for (const town of [adasTown, bobsTown]) town.disconnect();
  });
});
