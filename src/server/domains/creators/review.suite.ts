/** Reviews: who decides, what of, and everything that an approval brings, down to the pixels on the buyer's figure. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { layerOrderOf } from '../../../shared/art/layer-order.ts';
import { readLayerPack } from '../../../shared/art/layer-pack.ts';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { Submission } from '../../../shared/contract/creator.ts';
import type { AuditEntry } from '../../../shared/contract/moderation.ts';
import type { ReviewedSubmission } from '../../../shared/contract/review.ts';
import type { StoreItem } from '../../../shared/contract/store.ts';
import type { InventoryItem } from '../../../shared/contract/wardrobe.ts';
import { badgeNames } from '../../../shared/rules/badges.ts';
import { creationId, ITEM_PRICE_MAX } from '../../../shared/rules/creators.ts';
import { wornItemIds } from '../../../shared/rules/slots.ts';
import { LOCATION_PATH } from '../../../shared/rules/town.ts';
import { runCommand } from '../../admin/commands.ts';
import { diskBlobs } from '../../storage/blobs.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { drawArt } from '../../testing/drawn-art.ts';
import { sendForm } from '../../testing/form.ts';
import { IN_BOX, sheetPng } from '../../testing/sheet.ts';
import type { StartServer, TestServer } from '../../testing/test-server.ts';
import { heard } from '../../testing/town-fixture.ts';
import { openCreations } from '../creations/service.ts';
import { seedCatalogue } from '../store/catalogue.ts';
import { sweepUploads } from './service.ts';

const price = { currency: 'coins', price: 500, rarity: 2 };

export function reviewSuite(start: StartServer): void {
  describe('reviews', () => {
    let server: TestServer;
    let artFolder: string;
    let sheet: Buffer;
    let judge: Caller;
    let chief: Caller;
    let count = 0;
    beforeAll(async () => {
      sheet = await sheetPng();
      artFolder = mkdtempSync(join(tmpdir(), 'promenade-review-'));
      drawArt(artFolder, await loadCore());
      const location = join(artFolder, LOCATION_PATH);
      mkdirSync(dirname(location), { recursive: true });
      const noWalls = { Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: [] }, SpawnPoints: [] };
      writeFileSync(location, JSON.stringify(noWalls));
      server = await start({ server: { art: () => openArtFolder(artFolder) } });
      await server.server.listen();
      [judge, chief] = await Caller.all(server, 'Reviewer', 'Director');
      await judge.admin('access', '1');
      await chief.admin('access', '2');
    });
    afterAll(async () => {
      await server.stop();
      rmSync(artFolder, { recursive: true, force: true });
    });

    const newcomer = (): Promise<Caller> => {
      count += 1;
      return Caller.create(server, `Maker_${count}`);
    };
    const mine = (caller: Caller) => caller.list<Submission>('/game-api/creator/submission');
    const submit = async (caller: Caller, change: Record<string, string> = {}): Promise<Submission> => {
      const fields = { gender: 'female', category: '7', name: 'Harbour Cap', image: sheet, ...change };
      const reply = await sendForm(server, caller, { url: '/game-api/creator/submission', fields });
      expect(reply.status).toBe(200);
      const [first] = await mine(caller);
      if (first === undefined) throw new Error('nothing was handed in');
      return first;
    };
    const listed = async (status: string, query = '') => {
      const { body } = await judge.get(`/moderation/submissions?status=${status}${query}`);
      return body as { submissions: ReviewedSubmission[]; hasMore: boolean; counts: Record<string, number> };
    };
    const approve = (id: string, change: Record<string, unknown> = {}, by = judge) =>
      by.post(`/moderation/submissions/${id}/approve`, { ...price, ...change });
    const reject = (id: string, reason = 'too plain', by = judge) =>
      by.post(`/moderation/submissions/${id}/reject`, { reason });
    const store = async (caller: Caller, query: string) =>
      (await caller.get(`/store?${query}`)).body.items as StoreItem[];
    const audit = async ({ username }: Caller) =>
      ((await judge.get(`/moderation/audit?username=${username}`)).body.entries as AuditEntry[]).map(
        ({ actor, action, details }) => [actor, action, details],
      );
    const fetch = (url: string) => server.server.app.inject({ url });
    const colourAt = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    };
    const isBlue = ([red = 255, green = 255, blue = 0, alpha = 0]: number[]): boolean =>
      red < 60 && green < 80 && blue > 180 && alpha > 200;

    it('show moderators what waits, oldest first and in pages, and what was decided', async () => {
      const [one, two] = [await newcomer(), await newcomer()];
      const first = await submit(one, { name: 'First' });
      const second = await submit(two, { name: '' });
      const queue = await listed('pending');
      expect(queue.submissions.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(queue.submissions[0]).toMatchObject({
        ...first,
        submitter: one.username,
        reviewer: null,
        reviewedAt: null,
        item: null,
      });
      expect(await listed('pending', '&limit=1')).toMatchObject({ submissions: [{ id: first.id }], hasMore: true });
      expect(await listed('pending', '&limit=1&page=2')).toMatchObject({
        submissions: [{ id: second.id }],
        hasMore: false,
      });
      expect((await approve(first.id)).body).toEqual({ success: true, message: 'First is in the store now.' });
      expect((await reject(second.id)).body).toEqual({ success: true, message: 'Hat was rejected.' });
      expect(await listed('approved')).toMatchObject({
        submissions: [
          {
            id: first.id,
            reviewer: 'Reviewer',
            item: { id: creationId(first.id), name: 'First', costCoins: 500, costGems: 0, rarity: 2 },
          },
        ],
        counts: { pending: 0, approved: 1, rejected: 1 },
      });
      expect((await listed('rejected')).submissions[0]).toMatchObject({ id: second.id, reason: 'too plain' });
      expect(await mine(two)).toMatchObject([{ status: 'rejected', reason: 'too plain' }]);
    });

    it('are moderators’ alone, and not of what is one’s own', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada);
      for (const reply of [
        await ada.get('/moderation/submissions?status=pending'),
        await approve(id, {}, ada),
        await reject(id, 'x', ada),
      ]) {
        expect(reply).toMatchObject(refusal(403, 'forbidden'));
      }
      expect((await server.get('/moderation/submissions?status=pending')).status).toBe(401);
      expect((await server.post(`/moderation/submissions/${id}/approve`, price)).status).toBe(401);
      expect((await server.post(`/moderation/submissions/${id}/reject`, { reason: 'x' })).status).toBe(401);
      const own = await submit(judge);
      expect(await approve(own.id)).toMatchObject(refusal(403, 'own-submission'));
      expect(await reject(own.id)).toMatchObject(refusal(403, 'own-submission'));
      expect((await approve(own.id, {}, chief)).status).toBe(200);
      expect((await mine(ada))[0]?.status).toBe('pending');
      expect((await reject(id)).status).toBe(200);
    });

    it('refuse prices, rarities and reasons that cannot be', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada);
      for (const change of [
        { price: -1 },
        { price: 0.5 },
        { price: '500' },
        { price: ITEM_PRICE_MAX.coins + 1 },
        { currency: 'gems', price: ITEM_PRICE_MAX.gems + 1 },
        { currency: 'honor' },
        { rarity: 4 },
        { rarity: null },
        { name: 'x'.repeat(27) },
      ]) {
        expect([change, (await approve(id, change)).status]).toEqual([change, 422]);
      }
      expect((await reject(id, '   ')).status).toBe(422);
      expect((await reject(id, 'x'.repeat(301))).status).toBe(422);
      expect(await approve('nothing')).toMatchObject(refusal(404));
      expect(await reject('nothing')).toMatchObject(refusal(404));
      expect((await listed('pending')).submissions.map((one) => one.id)).toEqual([id]);
      expect((await reject(id)).status).toBe(200);
    });

    it('decide once, however many decide at once', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada, { name: 'Wanted by all' });
      const replies = await Promise.all([approve(id), approve(id, { price: 1 }, chief), reject(id), approve(id)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      expect(await approve(id)).toMatchObject(refusal(409, 'reviewed'));
      expect(await reject(id)).toMatchObject(refusal(409, 'reviewed'));
      expect(await audit(ada)).toHaveLength(1);
      expect((await ada.list('/mail')).length).toBe(1);
    });

    it('decide nothing when the creator changed it under their eyes', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada);
      const { revision } = (await listed('pending')).submissions[0] ?? {};
      const fields = { gender: 'male', category: '7', name: 'Something else' };
      await sendForm(server, ada, { url: `/game-api/creator/submission/${id}`, fields });
      expect(await approve(id, { revision })).toMatchObject(refusal(409, 'submission-changed'));
      expect(await judge.post(`/moderation/submissions/${id}/reject`, { reason: 'x', revision })).toMatchObject(
        refusal(409, 'submission-changed'),
      );
      const { revision: now } = (await listed('pending')).submissions[0] ?? {};
      expect((await approve(id, { revision: now })).status).toBe(200);
    });

    it('that approve bring an item at once: sold, owned by its creator, told, and logged', async () => {
      const ada = await newcomer();
      const town = await ada.enterTown();
      const { id } = await submit(ada, { name: '[b]Glass Lantern' });
      const told = heard(town, 'notification_message');
      const shown = heard(town, 'user_updated');
      await approve(id, { name: 'Glass Lantern Cap', currency: 'gems', price: 7, rarity: 3 });
      expect(await told).toEqual(['mail', 'Your submission "Glass Lantern Cap" was approved.']);
      expect(JSON.parse((await shown)[1])).toMatchObject({ username: ada.username });
      const itemId = creationId(id);
      expect(await store(ada, 'search=glass lantern')).toMatchObject([
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
        expect((await store(ada, query)).map((item) => item.id)).toContain(itemId);
      }
      expect((await store(ada, ''))[0]?.id).toBe(itemId);
      expect((await ada.list<InventoryItem>('/inventory'))[0]).toMatchObject({ id: itemId, creator: [ada.username] });
      expect(badgeNames((await ada.record()).badges)).toEqual(['Creator']);
      expect(await ada.list('/mail')).toMatchObject([
        {
          sender: 'Promenade',
          message: 'Your submission "Glass Lantern Cap" was approved. It is yours, and it is in the store for 7 gems.',
        },
      ]);
      expect(await audit(ada)).toEqual([['Reviewer', 'approve', `Glass Lantern Cap (${id}): 7 gems, rarity 3`]]);
      town.disconnect();
    });

    it('give the badge with the first approval only', async () => {
      const ada = await newcomer();
      await approve((await submit(ada)).id);
      await ada.admin('badge', 'Creator', 'off');
      await approve((await submit(ada)).id);
      expect((await ada.record()).badges).toBe(0);
    });

    it('that approve make pictures and layers in the formats of the town’s own', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada);
      await approve(id);
      const itemId = creationId(id);
      const { items } = (await fetch(`/storage/items.json?ids=${itemId},hat-none,nothing`)).json<{
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
        const picture = await fetch(url);
        expect(picture.headers['content-type']).toBe('image/webp');
        expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width, height });
      }
      const { rawPayload: whole } = await fetch(files.sheet);
      for (const column of COLUMN_OF_ROTATION) {
        expect(isBlue(await colourAt(whole, column * CANVAS_WIDTH_PX + IN_BOX.x, IN_BOX.y))).toBe(true);
      }
      const pack = readLayerPack((await fetch(files.layers)).rawPayload);
      expect(pack.map(({ rotation, z }) => [rotation, z])).toEqual(
        [0, 1, 2, 3, 4, 5].map((view) => [view, layerOrderOf(7)]),
      );
      expect((await fetch(files.sheet.replace('feminine', 'masculine'))).statusCode).toBe(404);
      expect((await fetch(files.sheet.replace('sheet.webp', 'other.webp'))).statusCode).toBe(404);
      expect((await fetch('/storage/items.json?ids=../x')).statusCode).toBe(422);
      expect((await fetch('/storage/items.json')).statusCode).toBe(422);
    });

    it('that approve sell to others, who are seen in it', async () => {
      const [ada, ben] = [await newcomer(), await newcomer()];
      const { id } = await submit(ada, { name: 'Blue Box' });
      const itemId = creationId(id);
      const items = JSON.stringify([itemId]);
      expect((await ben.post('/store/checkout', { items })).status).toBe(404);
      await approve(id);
      expect(await ben.get(`/inventory/${itemId}/equip/1`)).toMatchObject(refusal(403, 'not-owned'));
      expect(await ben.post('/store/checkout', { items })).toMatchObject({ body: { success: true, coins: 4500 } });
      expect((await ben.list<InventoryItem>('/inventory'))[0]).toMatchObject({ id: itemId, creator: [ada.username] });
      await ben.post('/customization/bodyType', { bodyType: 'masculine' });
      expect(await ben.get(`/inventory/${itemId}/equip/1`)).toMatchObject(refusal(409, 'no-fit'));
      await ben.post('/customization/bodyType', { bodyType: 'feminine' });
      const sheetOf = async () => (await fetch(`/avatars/${ben.username}/sheet.webp`)).rawPayload;
      expect(isBlue(await colourAt(await sheetOf(), IN_BOX.x, IN_BOX.y))).toBe(false);
      expect((await ben.get(`/inventory/${itemId}/equip/1`)).body.message).toBe('You are wearing Blue Box.');
      const dressed = await sheetOf();
      for (const column of COLUMN_OF_ROTATION) {
        expect(isBlue(await colourAt(dressed, column * CANVAS_WIDTH_PX + IN_BOX.x, IN_BOX.y))).toBe(true);
      }
      const half = (await fetch(`/avatars/${ben.username}/sheet@half.webp`)).rawPayload;
      expect(isBlue(await colourAt(half, Math.round(IN_BOX.x / 2), Math.round(IN_BOX.y / 2)))).toBe(true);
      const town = (await fetch(`/avatars/${ben.username}/town.webp`)).rawPayload;
      expect(isBlue(await colourAt(town, Math.round(IN_BOX.x * 0.282), Math.round(IN_BOX.y * 0.282)))).toBe(true);
      await ben.post('/outfit', { name: 'Boxed' });
      const [outfit] = await ben.list<{ imageUrl: string }>('/outfit/list');
      expect(isBlue(await colourAt((await fetch(outfit?.imageUrl ?? '')).rawPayload, IN_BOX.x, IN_BOX.y))).toBe(true);
    });

    it('outlive what is made of them, the creator’s name and the creator', async () => {
      const ada = await newcomer();
      const { id } = await submit(ada, { name: 'Keepsake' });
      await approve(id);
      const itemId = creationId(id);
      rmSync(join(server.dataDir, 'creations'), { recursive: true });
      const [before] = await store(judge, 'search=keepsake');
      expect((await fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
      const { db } = server.server.database;
      await seedCatalogue(db, []);
      const blobs = diskBlobs(join(server.dataDir, 'uploads'));
      const folder = join(server.dataDir, 'creations');
      const art = await openArtFolder(artFolder);
      const reopened = await openCreations({ db, blobs, folder, core: () => loadCore() });
      expect(reopened.item(itemId)?.fits.feminine?.thumbnail).toBe(before?.imageUrl);
      await seedCatalogue(db, art.manifest().items);
      await ada.admin('rename', 'New_Name_1');
      expect(await store(judge, 'search=new_name_1')).toMatchObject([{ id: itemId, creator: 'New_Name_1' }]);
      await runCommand(server.server.admin, ['delete', 'New_Name_1'], 'delete');
      expect(await store(judge, 'search=new_name_1')).toEqual([]);
      expect(await store(judge, 'search=keepsake')).toMatchObject([{ id: itemId, creator: 'deleted' }]);
      rmSync(folder, { recursive: true });
      await sweepUploads(db, blobs, Date.now() + 2 * 3600 * 1000);
      expect((await fetch(before?.imageUrl ?? '')).statusCode).toBe(200);
    });

    it('can be undone: what was withdrawn is sold, owned, worn and seen no more, and was paid back', async () => {
      const [ada, ben] = [await newcomer(), await newcomer()];
      const { id } = await submit(ada, { name: 'Bad Box' });
      await approve(id);
      const itemId = creationId(id);
      const withdraw = (by: Caller, item = itemId, reason = 'a copy') =>
        by.post(`/moderation/creations/${item}/withdraw`, { reason });
      expect(await withdraw(judge)).toMatchObject({ status: 200 });
      expect((await withdraw(judge)).status).toBe(409);

      const second = await submit(ada, { name: 'Worse Box' });
      await approve(second.id);
      const worse = creationId(second.id);
      const [{ imageUrl } = { imageUrl: null }] = await store(judge, 'search=worse box');
      expect((await fetch(imageUrl ?? '')).statusCode).toBe(200);
      await ben.post('/store/checkout', { items: JSON.stringify([worse]) });
      await ben.get(`/inventory/${worse}/equip/1`);
      await ben.post('/outfit', { name: 'With it' });
      const [outfit] = await ben.list<{ id: string; imageUrl: string }>('/outfit/list');
      const isBoxIn = async (url = ''): Promise<boolean> =>
        isBlue(await colourAt((await fetch(url)).rawPayload, IN_BOX.x, IN_BOX.y));
      expect(await isBoxIn(outfit?.imageUrl)).toBe(true);
      expect(wornItemIds((await ben.record()).customization)).toContain(worse);

      expect(await withdraw(ada, worse)).toMatchObject({ status: 403 });
      expect(await withdraw(judge, 'hat-crown')).toMatchObject({ status: 404 });
      expect(await withdraw(judge, 'creation_none')).toMatchObject({ status: 404 });
      expect((await withdraw(judge, worse, ' ')).status).toBe(422);
      expect((await withdraw(judge, worse, 'not yours')).body).toMatchObject({
        success: true,
        message: 'Worse Box was withdrawn and taken from 2 players.',
      });

      expect(await store(ben, 'search=worse box')).toEqual([]);
      expect((await ben.post('/store/checkout', { items: JSON.stringify([worse]) })).status).toBe(404);
      for (const owner of [ada, ben]) {
        expect((await owner.list<InventoryItem>('/inventory')).map((item) => item.id)).not.toContain(worse);
      }
      const after = await ben.record();
      expect(after.coins).toBe(5000);
      expect(wornItemIds(after.customization)).not.toContain(worse);
      expect((await fetch(imageUrl ?? '')).statusCode).toBe(404);
      expect(await isBoxIn(outfit?.imageUrl)).toBe(false);
      expect((await ben.get(`/outfit/${outfit?.id}/wear`)).body.message).toBe('You are wearing With it.');
      const mails = JSON.stringify((await ben.get('/mail')).body) + JSON.stringify((await ada.get('/mail')).body);
      expect(mails).toContain('was withdrawn from the town: you have your 500 coins back.');
      expect(mails).toContain('was withdrawn: not yours');
      expect(await mine(ada)).toMatchObject([
        { name: 'Worse Box', status: 'rejected', reason: 'not yours' },
        { name: 'Bad Box', status: 'rejected', reason: 'a copy' },
      ]);
      expect((await audit(ada))[0]).toEqual(['Reviewer', 'withdraw', `Worse Box (${worse}): not yours`]);
    });

    it('that are withdrawn go on being so where that was cut off, also without their creator', async () => {
      const [ada, ben] = [await newcomer(), await newcomer()];
      const { id } = await submit(ada, { name: 'Left Over' });
      await approve(id, { currency: 'gems', price: 3 });
      const itemId = creationId(id);
      await ben.post('/store/checkout', { items: JSON.stringify([itemId]) });
      await ada.admin('delete');
      const { db } = server.server.database;
      await db.deleteFrom('creation').where('itemId', '=', itemId).execute();
      const run = (...argv: string[]) => runCommand(server.server.admin, argv, argv.join(' '));
      await expect(run('withdraw', itemId)).rejects.toMatchObject({ code: 'usage' });
      expect(await run('withdraw', itemId, 'of', 'somebody', 'else')).toBe(
        'Left Over was withdrawn and taken from 1 player.',
      );
      expect((await ben.record()).gems).toBe(50);
      await expect(run('withdraw', itemId, 'again')).rejects.toMatchObject({ code: 'withdrawn' });
    });

    it('by the admin command do the same', async () => {
      const ada = await newcomer();
      const run = (...argv: string[]) => runCommand(server.server.admin, argv, argv.join(' '));
      const [one, two] = [await submit(ada, { name: 'By Console' }), await submit(ada, { name: 'Not this' })];
      expect(await run('submissions')).toMatch(new RegExp(`^${one.id} .*By Console\n${two.id} .*Not this$`));
      for (const argv of [
        ['approve', one.id],
        ['approve', one.id, '--coins', '5'],
        ['approve', one.id, '--coins', '5', '--gems', '5', '--rarity', '1'],
        ['approve', one.id, '--coins', '-5', '--rarity', '1'],
        ['approve', one.id, '--gems', String(ITEM_PRICE_MAX.gems + 1), '--rarity', '1'],
        ['approve', one.id, '--coins', '5', '--rarity', '4'],
        ['reject', one.id],
      ]) {
        await expect(run(...argv)).rejects.toMatchObject({ code: 'usage' });
      }
      expect(await run('approve', one.id, '--gems', '0', '--rarity', '1')).toBe('By Console is in the store now.');
      expect(await run('reject', two.id, 'not', 'transparent')).toBe('Not this was rejected.');
      await expect(run('approve', two.id, '--coins', '5', '--rarity', '1')).rejects.toMatchObject({ code: 'reviewed' });
      expect(await run('submissions')).toBe('Nothing waits for review.');
      expect(await audit(ada)).toEqual([
        ['console', 'reject', `Not this (${two.id}): not transparent`],
        ['console', 'approve', `By Console (${one.id}): nothing, rarity 1`],
      ]);
      expect(await store(ada, 'search=by console')).toMatchObject([{ costCoins: 0, costGems: 0, rarity: 1 }]);
    });
  });
}
