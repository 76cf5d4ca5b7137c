/** The effects of an approval: the store item, the badge, the art files, and the pixels on the buyer's avatar. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { layerOrderOf } from '../../../shared/art/layer-order.ts';
import { readLayerPack } from '../../../shared/art/layer-pack.ts';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { badgeNames } from '../../../shared/rules/badges.ts';
import { creationId } from '../../../shared/rules/creations.ts';
import { refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { IN_BOX } from '../../testing/sheet.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { ReviewFixture } from './review-fixture.ts';

describe('approvals', () => {
  let fixture: ReviewFixture;
  beforeAll(async () => {
    fixture = await ReviewFixture.start(startServer);
  });
  afterAll(() => fixture.stop());

  /** The columns of a full sheet that show the blue box. */
  const viewsWithBox = async (url: string): Promise<number[]> => {
    const columns: number[] = [];
    for (const column of COLUMN_OF_ROTATION) {
      const at = { x: column * CANVAS_WIDTH_PX + IN_BOX.x, y: IN_BOX.y };
      if (await fixture.isBoxIn(url, at)) columns.push(column);
    }
    return columns;
  };
  const scaled = (scale: number) => ({ x: Math.round(IN_BOX.x * scale), y: Math.round(IN_BOX.y * scale) });

  it('publish an item that the store sells and the creator owns, notify the creator and add an audit row', async () => {
    const ada = await fixture.newCaller();
    const town = await ada.enterTown();
    const { id } = await fixture.submit(ada, { name: '[b]Glass Lantern' });
    const notification = waitForEvent(town, 'notification_message');
    const updated = waitForEvent(town, 'user_updated');
    await fixture.approve(id, { name: 'Glass Lantern Cap', currency: 'gems', price: 7, rarity: 3 });
    expect(await notification).toEqual(['mail', 'Your submission "Glass Lantern Cap" was approved.']);
    expect(JSON.parse((await updated)[1])).toMatchObject({ username: ada.username });
    const itemId = creationId(id);
    expect(await fixture.store(ada, 'search=glass lantern')).toMatchObject([
      {
        id: itemId,
        name: 'Glass Lantern Cap',
        creator: ada.username,
        category: 7,
        rarity: 3,
        costCoins: 0,
        costGems: 7,
        canBuyWithGems: true,
        alreadyOwned: true,
        bodyTypes: ['feminine'],
        imageUrl: expect.stringMatching(new RegExp(`^/storage/items/${itemId}/feminine/thumbnail.webp\\?v=\\w+$`)),
      },
    ]);
    for (const query of ['', `search=${ada.username.toLowerCase()}`, 'categories=7', 'rarity=3', 'priceRange=7-7']) {
      expect((await fixture.store(ada, query)).map((item) => item.id)).toContain(itemId);
    }
    expect((await fixture.store(ada, ''))[0]?.id).toBe(itemId);
    expect((await ada.list<InventoryItem>('/inventory'))[0]).toMatchObject({ id: itemId, creator: [ada.username] });
    expect(badgeNames((await ada.record()).badges)).toEqual(['Creator']);
    expect(await ada.list('/mail')).toMatchObject([
      {
        sender: 'Promenade',
        message: 'Your submission "Glass Lantern Cap" was approved. It is yours, and it is in the store for 7 gems.',
      },
    ]);
    expect(await fixture.audit(ada)).toEqual([['Reviewer', 'approve', `Glass Lantern Cap (${id}): 7 gems, rarity 3`]]);
    town.disconnect();
  });

  it('give the badge for the first approval only', async () => {
    const ada = await fixture.newCaller();
    await fixture.approve((await fixture.submit(ada)).id);
    await ada.admin('badge', 'Creator', 'off');
    await fixture.approve((await fixture.submit(ada)).id);
    expect((await ada.record()).badges).toBe(0);
  });

  it('create pictures and layers in the formats of generated items', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada);
    await fixture.approve(id);
    const itemId = creationId(id);
    const { items } = (await fixture.fetch(`/storage/items.json?ids=${itemId},hat-none,nothing`)).json<{
      items: ArtItem[];
    }>();
    expect(items.map((item) => item.id)).toEqual([itemId, 'hat-none']);
    const files = items[0]?.fits.feminine;
    if (files === undefined || items[0]?.fits.masculine !== undefined) throw new Error('it fits the wrong body');
    for (const [url, width, height] of [
      [files.sheet, 2550, 850],
      [files.halfSheet, 1278, 425],
      [files.preview, 213, 425],
      [files.thumbnail, 128, 128],
    ] as const) {
      const picture = await fixture.fetch(url);
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height });
    }
    expect(await viewsWithBox(files.sheet)).toEqual(COLUMN_OF_ROTATION);
    const pack = readLayerPack((await fixture.fetch(files.layers)).rawPayload);
    expect(pack.map(({ rotation, z }) => [rotation, z])).toEqual(
      [0, 1, 2, 3, 4, 5].map((view) => [view, layerOrderOf(7)]),
    );
    expect((await fixture.fetch(files.sheet.replace('feminine', 'masculine'))).statusCode).toBe(404);
    expect((await fixture.fetch(files.sheet.replace('sheet.webp', 'other.webp'))).statusCode).toBe(404);
    expect((await fixture.fetch('/storage/items.json?ids=../x')).statusCode).toBe(422);
    expect((await fixture.fetch('/storage/items.json')).statusCode).toBe(422);
  });

  it('let other players buy and wear the item', async () => {
    const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
    const { id } = await fixture.submit(ada, { name: 'Blue Box' });
    const itemId = creationId(id);
    const items = JSON.stringify([itemId]);
    expect((await ben.post('/store/checkout', { items })).status).toBe(404);
    await fixture.approve(id);
    expect(await ben.get(`/inventory/${itemId}/equip/1`)).toMatchObject(refusal(403, 'not-owned'));
    expect(await ben.post('/store/checkout', { items })).toMatchObject({ body: { success: true, coins: 4500 } });
    expect((await ben.list<InventoryItem>('/inventory'))[0]).toMatchObject({ id: itemId, creator: [ada.username] });
    await ben.post('/customization/bodyType', { bodyType: 'masculine' });
    expect(await ben.get(`/inventory/${itemId}/equip/1`)).toMatchObject(refusal(409, 'no-fit'));
    await ben.post('/customization/bodyType', { bodyType: 'feminine' });
    const sheet = `/avatars/${ben.username}/sheet.webp`;
    expect(await viewsWithBox(sheet)).toEqual([]);
    expect((await ben.get(`/inventory/${itemId}/equip/1`)).body.message).toBe('You are wearing Blue Box.');
    expect(await viewsWithBox(sheet)).toEqual(COLUMN_OF_ROTATION);
    expect(await fixture.isBoxIn(`/avatars/${ben.username}/sheet@half.webp`, scaled(0.5))).toBe(true);
    expect(await fixture.isBoxIn(`/avatars/${ben.username}/town.webp`, scaled(0.282))).toBe(true);
    await ben.post('/outfit', { name: 'Boxed' });
    const [outfit] = await ben.list<{ imageUrl: string }>('/outfit/list');
    expect(await fixture.isBoxIn(outfit?.imageUrl)).toBe(true);
  });
});
