/** What becomes of an approved creation: it outlives its maker and its pictures, until it is withdrawn everywhere. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { creationId } from '../../../shared/rules/creations.ts';
import { wornItemIds } from '../../../shared/rules/slots.ts';
import { diskBlobs } from '../../storage/blobs.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { startServer } from '../../testing/database-server.ts';
import type { Caller } from '../../testing/caller.ts';
import { openCreations } from '../creations/service.ts';
import { seedCatalogue } from '../store/catalogue.ts';
import { ReviewFixture } from './review-fixture.ts';
import { sweepUploads } from './submissions.ts';

describe('reviews', () => {
  let desk: ReviewFixture;
  beforeAll(async () => {
    desk = await ReviewFixture.start(startServer);
  });
  afterAll(() => desk.stop());

  it('outlive what is made of them, the creator’s name and the creator', async () => {
    const ada = await desk.newcomer();
    const { id } = await desk.submit(ada, { name: 'Keepsake' });
    await desk.approve(id);
    const itemId = creationId(id);
    rmSync(join(desk.server.dataDir, 'creations'), { recursive: true });
    const [before] = await desk.store(desk.judge, 'search=keepsake');
    expect((await desk.fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
    const { db } = desk.server.server.database;
    await seedCatalogue(db, []);
    const blobs = diskBlobs(join(desk.server.dataDir, 'uploads'));
    const folder = join(desk.server.dataDir, 'creations');
    const art = await openArtFolder(desk.artFolder);
    const reopened = await openCreations({ db, blobs, folder, core: () => loadCore() });
    expect(reopened.item(itemId)?.fits.feminine?.thumbnail).toBe(before?.imageUrl);
    await seedCatalogue(db, art.manifest().items);
    await ada.admin('rename', 'New_Name_1');
    expect(await desk.store(desk.judge, 'search=new_name_1')).toMatchObject([{ id: itemId, creator: 'New_Name_1' }]);
    await desk.run('delete', 'New_Name_1');
    expect(await desk.store(desk.judge, 'search=new_name_1')).toEqual([]);
    expect(await desk.store(desk.judge, 'search=keepsake')).toMatchObject([{ id: itemId, creator: 'deleted' }]);
    rmSync(folder, { recursive: true });
    await sweepUploads(db, blobs, Date.now() + 2 * 3600 * 1000);
    expect((await desk.fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
  });

  it('can be undone: what was withdrawn is sold, owned, worn and seen no more, and was paid back', async () => {
    const [ada, ben] = [await desk.newcomer(), await desk.newcomer()];
    const { id } = await desk.submit(ada, { name: 'Bad Box' });
    await desk.approve(id);
    const itemId = creationId(id);
    const withdraw = (by: Caller, item = itemId, reason = 'a copy') =>
      by.post(`/moderation/creations/${item}/withdraw`, { reason });
    expect(await withdraw(desk.judge)).toMatchObject({ status: 200 });
    expect((await withdraw(desk.judge)).status).toBe(409);

    const second = await desk.submit(ada, { name: 'Worse Box' });
    await desk.approve(second.id);
    const worse = creationId(second.id);
    const [{ imageUrl } = { imageUrl: null }] = await desk.store(desk.judge, 'search=worse box');
    expect((await desk.fetch(imageUrl ?? '')).statusCode).toBe(200);
    await ben.post('/store/checkout', { items: JSON.stringify([worse]) });
    await ben.get(`/inventory/${worse}/equip/1`);
    await ben.post('/outfit', { name: 'With it' });
    const [outfit] = await ben.list<{ id: string; imageUrl: string }>('/outfit/list');
    expect(await desk.isBoxIn(outfit?.imageUrl)).toBe(true);
    expect(wornItemIds((await ben.record()).customization)).toContain(worse);

    expect(await withdraw(ada, worse)).toMatchObject({ status: 403 });
    expect(await withdraw(desk.judge, 'hat-crown')).toMatchObject({ status: 404 });
    expect(await withdraw(desk.judge, 'creation_none')).toMatchObject({ status: 404 });
    expect((await withdraw(desk.judge, worse, ' ')).status).toBe(422);
    expect((await withdraw(desk.judge, worse, 'not yours')).body).toMatchObject({
      success: true,
      message: 'Worse Box was withdrawn and taken from 2 players.',
    });

    expect(await desk.store(ben, 'search=worse box')).toEqual([]);
    expect((await ben.post('/store/checkout', { items: JSON.stringify([worse]) })).status).toBe(404);
    for (const owner of [ada, ben]) {
      expect((await owner.list<InventoryItem>('/inventory')).map((item) => item.id)).not.toContain(worse);
    }
    const after = await ben.record();
    expect(after.coins).toBe(5000);
    expect(wornItemIds(after.customization)).not.toContain(worse);
    expect((await desk.fetch(imageUrl ?? '')).statusCode).toBe(404);
    expect(await desk.isBoxIn(outfit?.imageUrl)).toBe(false);
    expect((await ben.get(`/outfit/${outfit?.id}/wear`)).body.message).toBe('You are wearing With it.');
    const mails = JSON.stringify((await ben.get('/mail')).body) + JSON.stringify((await ada.get('/mail')).body);
    expect(mails).toContain('was withdrawn from the town: you have your 500 coins back.');
    expect(mails).toContain('was withdrawn: not yours');
    expect(await desk.mine(ada)).toMatchObject([
      { name: 'Worse Box', status: 'rejected', reason: 'not yours' },
      { name: 'Bad Box', status: 'rejected', reason: 'a copy' },
    ]);
    expect((await desk.audit(ada))[0]).toEqual(['Reviewer', 'withdraw', `Worse Box (${worse}): not yours`]);
  });

  it('that are withdrawn go on being so where that was cut off, also without their creator', async () => {
    const [ada, ben] = [await desk.newcomer(), await desk.newcomer()];
    const { id } = await desk.submit(ada, { name: 'Left Over' });
    await desk.approve(id, { currency: 'gems', price: 3 });
    const itemId = creationId(id);
    await ben.post('/store/checkout', { items: JSON.stringify([itemId]) });
    await ada.admin('delete');
    const { db } = desk.server.server.database;
    await db.deleteFrom('creation').where('itemId', '=', itemId).execute();
    await expect(desk.run('withdraw', itemId)).rejects.toMatchObject({ code: 'usage' });
    expect(await desk.run('withdraw', itemId, 'of', 'somebody', 'else')).toBe(
      'Left Over was withdrawn and taken from 1 player.',
    );
    expect((await ben.record()).gems).toBe(50);
    await expect(desk.run('withdraw', itemId, 'again')).rejects.toMatchObject({ code: 'withdrawn' });
  });
});
