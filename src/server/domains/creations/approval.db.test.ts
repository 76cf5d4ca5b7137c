/** The effects of an approval: the store item, the badge, the art files, and the pixels on the buyer's avatar. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { backOrderOf, layerOrderOf } from '../../../shared/art/layer-order.ts';
import { readLayerPack } from '../../../shared/art/layer-pack.ts';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { badgeNames } from '../../../shared/rules/badges.ts';
import { creationId } from '../../../shared/rules/creations.ts';
import { refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { sendForm } from '../../testing/form.ts';
import { IN_BOX, sheetPng } from '../../testing/sheet.ts';
import { waitForEvent } from '../../testing/town-fixture.ts';
import { ReviewFixture } from './review-fixture.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

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
    await fixture.approve(id, { name: 'Glass Lantern Cap', currency: 'gems', price: 7, rarity: 3 });
    expect(await notification).toEqual(['mail', 'Your submission "Glass Lantern Cap" was approved.']);
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
        sentence: { params: { name: 'Glass Lantern Cap', price: { code: 'partGems', params: { count: 7 } } } },
      },
    ]);
    const bell = (await ada.get('/bell')).body;
    const news = {
      kind: 'submission',
      decision: 'approved',
      actor: null,
      title: 'Glass Lantern Cap',
      submissionId: id,
    };
    expect(bell).toMatchObject({ unread: 1, entries: [news] });
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

  it('draw what is behind the body behind it, and cut hair at the hair line', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada, { back: await sheetPng({ r: 220, g: 30, b: 20 }), hairTopPx: '120' });
    expect(await fixture.submissionsOf(ada)).toMatchObject([
      { hairTopPx: 120, backImageUrl: expect.stringMatching(/^\/storage\/uploads\/\w+\.png$/) },
    ]);
    await fixture.approve(id);
    const itemId = creationId(id);
    const [item] = (await fixture.fetch(`/storage/items.json?ids=${itemId}`)).json<{ items: ArtItem[] }>().items;
    expect(item?.hairTopPx).toBe(120);
    const pack = readLayerPack((await fixture.fetch(item?.fits.feminine?.layers ?? '')).rawPayload);
    expect(pack.map(({ z }) => z)).toEqual([0, 1, 2, 3, 4, 5].flatMap(() => [layerOrderOf(7), backOrderOf(7)]));
    expect(backOrderOf(7)).toBeLessThan(0);
    // The front covers the back.
    expect(await viewsWithBox(item?.fits.feminine?.sheet ?? '')).toEqual(COLUMN_OF_ROTATION);
  });

  it('keep or remove the sheet for what is behind the body in a change, with its findings', async () => {
    const ada = await fixture.newCaller();
    const { id, findings } = await fixture.submit(ada, { hairTopPx: '90', category: '10' });
    // Only hats have a hair line.
    expect((await fixture.submissionsOf(ada))[0]).toMatchObject({ hairTopPx: null, backImageUrl: null });
    expect(findings).toEqual({ emptyViews: [], touchingViews: [], wideViews: [] });
    const change = async (fields: Record<string, string | Buffer>) => {
      const url = `/game-api/creator/submission/${id}`;
      const reply = await sendForm(fixture.server, ada, {
        url,
        fields: { gender: 'female', category: '7', ...fields },
      });
      return { ...reply, submission: (await fixture.submissionsOf(ada))[0] };
    };
    const added = await change({ back: await edgeSheet(), hairTopPx: '288' });
    expect(added.submission).toMatchObject({ hairTopPx: 288, findings: { touchingViews: [4], emptyViews: [] } });
    const kept = await change({ name: 'Renamed' });
    expect(kept.submission?.backImageUrl).toBe(added.submission?.backImageUrl);
    expect(kept.submission?.findings?.touchingViews).toEqual([4]);
    const removed = await change({ withoutBack: '1' });
    expect(removed.submission).toMatchObject({ backImageUrl: null, findings: { touchingViews: [] } });
    for (const hairTopPx of ['0', '289', '1.5', 'x']) {
      expect(await change({ hairTopPx })).toMatchObject({
        status: 422,
        body: { message: 'The hair line is a whole number from 1 to 288.' },
      });
    }
    const small = await sharp(await edgeSheet())
      .resize(425, 850)
      .png()
      .toBuffer();
    expect(await change({ back: small })).toMatchObject({
      status: 422,
      body: { message: 'The image must be 2550x850 pixels. This one has 425x850.' },
    });
  });

  it('can be repriced by others than the creator, and old copies keep the price of their refund', async () => {
    const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
    const { id } = await fixture.submit(ada, { name: 'Dear Box' });
    const itemId = creationId(id);
    const offer = { currency: 'gems', price: 12, rarity: 3 };
    expect((await fixture.reprice(itemId, offer)).status).toBe(404);
    await fixture.approve(id);
    await ben.post('/store/checkout', { items: JSON.stringify([itemId]) });
    expect(await fixture.reprice(itemId, offer, ada)).toMatchObject(refusal(403, 'forbidden'));
    expect((await fixture.reprice(itemId, { ...offer, price: 100_001 })).status).toBe(422);
    expect((await fixture.reprice(itemId, offer)).body).toEqual({
      success: true,
      message: 'Dear Box costs 12 gems now.',
      sentence: sentence('nameCostsPriceNow', { name: 'Dear Box', price: sentence('partGems', { count: 12 }) }),
    });
    expect(await fixture.store(ben, 'search=dear box')).toMatchObject([{ costCoins: 0, costGems: 12, rarity: 3 }]);
    const inventory = await ada.list<InventoryItem>('/inventory');
    expect(inventory.find((one) => one.id === itemId)).toMatchObject({ costGems: 12, costCoins: 0, rarity: 3 });
    expect(await fixture.submissionsOf(ada)).toMatchObject([{ item: { costGems: 12, rarity: 3 }, withdrawnAt: null }]);
    expect((await fixture.audit(ada))[0]).toEqual(['Reviewer', 'reprice', `Dear Box (${itemId}): 12 gems, rarity 3`]);
    const own = await fixture.submit(fixture.moderator, { name: 'Own Box' });
    await fixture.approve(own.id, {}, fixture.administrator);
    expect(await fixture.reprice(creationId(own.id), offer)).toMatchObject(refusal(403, 'own-submission'));

    await fixture.moderator.post(`/moderation/creations/${itemId}/withdraw`, { reason: 'a copy' });
    expect((await ben.record()).coins).toBe(5000);
    expect((await fixture.reprice(itemId, offer)).status).toBe(404);
    expect(await fixture.submissionsOf(ada)).toMatchObject([
      { status: 'rejected', reason: 'a copy', withdrawnAt: expect.stringMatching(/^20/) },
    ]);
  });

  it('are reviewed with a remark about identical sheets', async () => {
    const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
    const image = await sheetPng({ r: 1, g: 2, b: 3 });
    await fixture.submit(ada, { name: 'Mine', image });
    const fields = { gender: 'female', category: '7', image };
    const again = await sendForm(fixture.server, ada, { url: '/game-api/creator/submission', fields });
    expect(again.body.message).toBe('Your submission was sent for review. You have submitted the same sheet before.');
    const copy = await fixture.submit(ben, { name: 'Copied', image });
    const { submissions } = await fixture.listed('pending');
    expect(submissions.find((one) => one.id === copy.id)?.identical).toEqual([
      { submitter: ada.username, name: '', status: 'pending' },
      { submitter: ada.username, name: 'Mine', status: 'pending' },
    ]);
  });
});

/** A sheet whose fifth view from the left touches its left edge. */
async function edgeSheet(): Promise<Buffer> {
  const ink = { r: 9, g: 9, b: 9, alpha: 1 };
  const mark = { create: { width: 4, height: 40, channels: 4, background: ink } } as const;
  return await sharp(await sheetPng())
    .composite([{ input: mark, left: 4 * CANVAS_WIDTH_PX, top: 400 }])
    .png()
    .toBuffer();
}
