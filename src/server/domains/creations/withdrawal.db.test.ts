/** Approved creations after the approval: restored art files, a renamed or deleted creator, and withdrawal. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { creationId } from '../../../shared/rules/creations.ts';
import { wornItemIds } from '../../../shared/rules/slots.ts';
import { diskBlobs } from '../../storage/blobs.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { startServer } from '../../testing/database-server.ts';
import type { Caller } from '../../testing/caller.ts';
import type { Reply } from '../../testing/test-server.ts';
import { openCreations } from '../creations/service.ts';
import { deleteCreation } from './repo.ts';
import { seedCatalogue } from '../store/catalogue.ts';
import { ReviewFixture } from './review-fixture.ts';
import { sweepUploads } from './submissions.ts';

describe('approved creations', () => {
  let fixture: ReviewFixture;
  beforeAll(async () => {
    fixture = await ReviewFixture.start(startServer);
  });
  afterAll(() => fixture.stop());

  it('survive lost art files and a renamed or deleted creator', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada, { name: 'Keepsake' });
    await fixture.approve(id);
    const itemId = creationId(id);
    rmSync(join(fixture.server.dataDir, 'creations'), { recursive: true });
    const [before] = await fixture.store(fixture.moderator, 'search=keepsake');
    expect((await fixture.fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
    const { db } = fixture.server.server.database;
    await seedCatalogue(db, []);
    const blobs = diskBlobs(join(fixture.server.dataDir, 'uploads'));
    const folder = join(fixture.server.dataDir, 'creations');
    const art = await openArtFolder(fixture.artFolder);
    const reopened = await openCreations({ db, blobs, folder, core: () => loadCore() });
    expect(reopened.item(itemId)?.fits.feminine?.thumbnail).toBe(before?.imageUrl);
    await seedCatalogue(db, art.manifest().items);
    await ada.admin('rename', 'New_Name_1');
    expect(await fixture.store(fixture.moderator, 'search=new_name_1')).toMatchObject([
      { id: itemId, creator: 'New_Name_1' },
    ]);
    await fixture.run('delete', 'New_Name_1');
    expect(await fixture.store(fixture.moderator, 'search=new_name_1')).toEqual([]);
    expect(await fixture.store(fixture.moderator, 'search=keepsake')).toMatchObject([
      { id: itemId, creator: 'deleted' },
    ]);
    rmSync(folder, { recursive: true });
    await sweepUploads(db, blobs, Date.now() + 2 * 3600 * 1000);
    expect((await fixture.fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
  });

  it('stay away after a withdrawal during a read of all', async () => {
    const ada = await fixture.newCaller();
    const { id } = await fixture.submit(ada, { name: 'Late Box' });
    await fixture.approve(id);
    const itemId = creationId(id);
    const { db } = fixture.server.server.database;
    const [isRead, mayEnd] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let isSlow = false;
    const slow: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isSlow) return result;
        isRead.resolve(undefined);
        await mayEnd.promise;
        return result;
      },
    };
    const blobs = diskBlobs(join(fixture.server.dataDir, 'uploads'));
    const folder = join(fixture.server.dataDir, 'creations');
    const creations = await openCreations({ db: db.withPlugin(slow), blobs, folder, core: () => loadCore() });
    expect(creations.item(itemId)).toBeDefined();
    isSlow = true;
    const all = creations.loadAll();
    await isRead.promise;
    await deleteCreation(db, itemId);
    creations.unload(itemId);
    mayEnd.resolve(undefined);
    await all;
    expect(creations.item(itemId)).toBeUndefined();
  });

  it('a withdrawal removes the item from store, owners and looks and refunds the price', async () => {
    const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
    const { id } = await fixture.submit(ada, { name: 'Bad Box' });
    await fixture.approve(id);
    const itemId = creationId(id);
    const withdraw = (by: Caller, item = itemId, reason = 'a copy') =>
      by.post(`/moderation/creations/${item}/withdraw`, { reason });
    expect(await withdraw(fixture.moderator)).toMatchObject({ status: 200 });
    expect((await withdraw(fixture.moderator)).status).toBe(409);
    const bell = (await ada.get('/bell')).body;
    expect(bell).toMatchObject({ entries: [{ decision: 'withdrawn', title: 'Bad Box' }, { decision: 'approved' }] });

    const second = await fixture.submit(ada, { name: 'Worse Box' });
    await fixture.approve(second.id);
    const secondItemId = creationId(second.id);
    const [{ imageUrl } = { imageUrl: null }] = await fixture.store(fixture.moderator, 'search=worse box');
    expect((await fixture.fetch(imageUrl ?? '')).statusCode).toBe(200);
    await ben.post('/store/checkout', { items: JSON.stringify([secondItemId]) });
    await ben.get(`/inventory/${secondItemId}/equip/1`);
    await ben.post('/outfit', { name: 'With it' });
    const [outfit] = await ben.list<{ id: string; imageUrl: string }>('/outfit/list');
    expect(await fixture.isBoxIn(outfit?.imageUrl)).toBe(true);
    expect(wornItemIds((await ben.record()).customization)).toContain(secondItemId);

    expect(await withdraw(ada, secondItemId)).toMatchObject({ status: 403 });
    expect(await withdraw(fixture.moderator, 'hat-crown')).toMatchObject({ status: 404 });
    expect(await withdraw(fixture.moderator, 'creation_none')).toMatchObject({ status: 404 });
    expect((await withdraw(fixture.moderator, secondItemId, ' ')).status).toBe(422);
    expect((await withdraw(fixture.moderator, secondItemId, 'not yours')).body).toMatchObject({
      success: true,
      message: 'Worse Box was withdrawn and taken from 2 players.',
    });

    expect(await fixture.store(ben, 'search=worse box')).toEqual([]);
    expect((await ben.post('/store/checkout', { items: JSON.stringify([secondItemId]) })).status).toBe(404);
    for (const owner of [ada, ben]) {
      expect((await owner.list<InventoryItem>('/inventory')).map((item) => item.id)).not.toContain(secondItemId);
    }
    const after = await ben.record();
    expect(after.coins).toBe(5000);
    expect(wornItemIds(after.customization)).not.toContain(secondItemId);
    expect((await fixture.fetch(imageUrl ?? '')).statusCode).toBe(404);
    expect(await fixture.isBoxIn(outfit?.imageUrl)).toBe(false);
    expect((await ben.get(`/outfit/${outfit?.id}/wear`)).body.message).toBe('You are wearing With it.');
    const mails = JSON.stringify((await ben.get('/mail')).body) + JSON.stringify((await ada.get('/mail')).body);
    expect(mails).toContain('was withdrawn from the town: you have your 500 coins back.');
    expect(mails).toContain('was withdrawn: not yours');
    expect(await fixture.submissionsOf(ada)).toMatchObject([
      { name: 'Worse Box', status: 'rejected', reason: 'not yours' },
      { name: 'Bad Box', status: 'rejected', reason: 'a copy' },
    ]);
    expect((await fixture.audit(ada))[0]).toEqual(['Reviewer', 'withdraw', `Worse Box (${secondItemId}): not yours`]);
  });

  it('a withdrawal takes the item also from players who buy it at that moment', async () => {
    const [ada, ...buyers] = await Promise.all(Array.from({ length: 5 }, () => fixture.newCaller()));
    if (ada === undefined) throw new Error('nobody draws');
    const approved = async (name: string): Promise<string> => {
      const { id } = await fixture.submit(ada, { name });
      await fixture.approve(id);
      return creationId(id);
    };
    const buy = (buyer: Caller, itemId: string): Promise<Reply> =>
      buyer.post('/store/checkout', { items: JSON.stringify([itemId]) });
    const withdraw = (itemId: string): Promise<Reply> =>
      fixture.moderator.post(`/moderation/creations/${itemId}/withdraw`, { reason: 'a copy' });
    const expectGone = async (itemId: string): Promise<void> => {
      for (const buyer of buyers)
        expect((await buyer.list<InventoryItem>('/inventory')).map(({ id }) => id)).not.toContain(itemId);
      expect((await withdraw(itemId)).status).toBe(409);
    };
    // Those who have bought twice buy together with others, by one statement.
    for (const itemId of [await approved('First Box'), await approved('Second Box')])
      for (const buyer of buyers.slice(0, 2)) expect((await buy(buyer, itemId)).status).toBe(200);
    const coinsBefore = await Promise.all(buyers.map(async (buyer) => (await buyer.record()).coins));

    const itemId = await approved('Short Box');
    const [withdrawn] = await Promise.all([withdraw(itemId), ...buyers.map((buyer) => buy(buyer, itemId))]);
    expect(withdrawn.status).toBe(200);
    await expectGone(itemId);

    const { db, kind } = fixture.server.server.database;
    // SQLite has one transaction at a time.
    for (const buyer of kind === 'postgres' ? buyers.slice(1, 3) : []) {
      const heldId = await approved('Held Box');
      const waiting = async (): Promise<number> => {
        const { rows } = await sql<{ count: string }>`
          select count(*) as "count" from pg_stat_activity
          where "datname" = current_database() and "wait_event_type" = 'Lock'`.execute(db);
        return Number(rows[0]?.count);
      };
      // The same row, which is not added in the end, stops the checkout after it has read that the item is listed.
      const held = await db.startTransaction().execute();
      const row = { playerId: (await buyer.record()).id, itemId: heldId, acquiredAt: 1 };
      await held.insertInto('inventory').values(row).execute();
      const buying = buy(buyer, heldId);
      await expect.poll(waiting).toBe(1);
      let isOver = false;
      const withdrawing = withdraw(heldId).finally(() => (isOver = true));
      await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true);
      await held.rollback().execute();
      expect((await buying).status).toBe(200);
      expect((await withdrawing).status).toBe(200);
      await expectGone(heldId);
    }
    expect(await Promise.all(buyers.map(async (buyer) => (await buyer.record()).coins))).toEqual(coinsBefore);
  });

  it('a repeated withdrawal continues an interrupted one, also after the creator was deleted', async () => {
    const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
    const { id } = await fixture.submit(ada, { name: 'Left Over' });
    await fixture.approve(id, { currency: 'gems', price: 3 });
    const itemId = creationId(id);
    await ben.post('/store/checkout', { items: JSON.stringify([itemId]) });
    await ada.admin('delete');
    const { db } = fixture.server.server.database;
    await db.deleteFrom('creation').where('itemId', '=', itemId).execute();
    await expect(fixture.run('withdraw', itemId)).rejects.toMatchObject({ code: 'usage' });
    expect(await fixture.run('withdraw', itemId, 'of', 'somebody', 'else')).toBe(
      'Left Over was withdrawn and taken from 1 player.',
    );
    expect((await ben.record()).gems).toBe(50);
    await expect(fixture.run('withdraw', itemId, 'again')).rejects.toMatchObject({ code: 'withdrawn' });
  });
});
