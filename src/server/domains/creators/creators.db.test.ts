/** Creators' pages, followers, and the favourites of a month, which count who wore what in the town. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BellEntry } from '../../../shared/contract/bell.ts';
import type { CreatorPage, Favourites } from '../../../shared/contract/creators.ts';
import { creationId } from '../../../shared/rules/creations.ts';
import { monthOf } from '../../../shared/rules/creators.ts';
import { wearCensus } from '../../composition/creators.ts';
import { type Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import { ReviewFixture } from '../creations/review-fixture.ts';
import { creatorData, deleteOldWears, noteWears } from './service.ts';

const DAY_MS = 24 * 3600 * 1000;
let fixture: ReviewFixture;
beforeAll(async () => {
  fixture = await ReviewFixture.start(startServer);
});
afterAll(() => fixture.stop());

const pageOf = async (reader: Caller, creator: Caller): Promise<CreatorPage> => {
  const { status, body } = await reader.get(`/creators/${creator.username}`);
  expect(status).toBe(200);
  return body as unknown as CreatorPage;
};
const follow = (follower: Caller, creator: Caller, isFollowed = true) =>
  follower.post(`/creators/${creator.username}/follow`, { isFollowed });
const bellOf = async (caller: Caller): Promise<BellEntry[]> => (await caller.get('/bell')).body.entries as BellEntry[];
const favourites = async (caller: Caller): Promise<Favourites> => {
  const { status, body } = await caller.get('/creators');
  expect(status).toBe(200);
  return body as unknown as Favourites;
};
const db = () => fixture.server.server.database.db;
/** Makes the account as old as wearers must be that count. */
async function age(caller: Caller): Promise<void> {
  const { id } = await caller.record();
  await db()
    .updateTable('player')
    .set({ createdAt: Date.now() - 8 * DAY_MS })
    .where('id', '=', id)
    .execute();
}
async function newWork(creator: Caller, name: string): Promise<string> {
  const { id } = await fixture.submit(creator, { name });
  expect((await fixture.approve(id, { price: 0 })).status).toBe(200);
  return creationId(id);
}
async function wear(caller: Caller, itemId: string): Promise<void> {
  expect((await caller.post('/store/checkout', { items: JSON.stringify([itemId]) })).status).toBe(200);
  expect((await caller.get(`/inventory/${itemId}/equip/1`)).status).toBe(200);
}
/** Notes what these players wear, as if they were in the town. */
async function census(...present: Caller[]): Promise<void> {
  const records = await Promise.all(present.map((caller) => caller.record()));
  const { players } = fixture.server.server;
  const town = { playerIds: () => records.map(({ id }) => id) };
  await wearCensus({ db: db(), players, town })();
}

it('a page has the works in the store, newest first, and who may be followed', async () => {
  const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
  expect(await pageOf(ben, ada)).toMatchObject({ isOwn: false, followers: 0, isFollowed: false, works: [] });
  const [first, second] = [await newWork(ada, 'First Cap'), await newWork(ada, 'Second Cap')];
  await ben.post('/store/checkout', { items: JSON.stringify([first]) });
  const { works } = await pageOf(ben, ada);
  expect(works).toMatchObject([
    { id: second, name: 'Second Cap', wearers: 0, alreadyOwned: false },
    { id: first, name: 'First Cap', alreadyOwned: true },
  ]);
  expect((await fixture.fetch(works[0]?.imageUrl ?? '')).statusCode).toBe(200);
  expect(await pageOf(ada, ada)).toMatchObject({ isOwn: true });
  await fixture.moderator.post(`/moderation/creations/${second}/withdraw`, { reason: 'a copy' });
  expect((await pageOf(ben, ada)).works).toMatchObject([{ id: first }]);
  expect(await ben.get('/creators/Nobody_Here')).toMatchObject(refusal(404));
});

it('followers learn of a new work by the bell, and no longer of one that is withdrawn', async () => {
  const [ada, ben, cleo] = [await fixture.newCaller(), await fixture.newCaller(), await fixture.newCaller()];
  for (const follower of [ben, cleo]) expect((await follow(follower, ada)).status).toBe(200);
  await follow(ben, ada);
  expect(await pageOf(cleo, ada)).toMatchObject({ followers: 2, isFollowed: true });
  await follow(cleo, ada, false);
  expect(await pageOf(cleo, ada)).toMatchObject({ followers: 1, isFollowed: false });
  const itemId = await newWork(ada, 'Bell Cap');
  expect(await bellOf(ben)).toMatchObject([{ kind: 'work', actor: ada.username, title: 'Bell Cap', isRead: false }]);
  expect((await ben.get('/bell/unread/count')).body.count).toBe(1);
  expect(await bellOf(cleo)).toEqual([]);
  await fixture.moderator.post(`/moderation/creations/${itemId}/withdraw`, { reason: 'a copy' });
  expect(await bellOf(ben)).toEqual([]);
});

it('a block prevents following and its news, and takes the follower out of the number until it ends', async () => {
  const [ada, ben, cleo] = [await fixture.newCaller(), await fixture.newCaller(), await fixture.newCaller()];
  for (const follower of [ben, cleo]) await follow(follower, ada);
  for (const [blocker, blocked] of [
    [ben, ada],
    [ada, ben],
  ] as const) {
    for (const reader of [ada, cleo]) expect(await pageOf(reader, ada)).toMatchObject({ followers: 2 });
    await blocker.get(`/profile/${blocked.username}/block/1`);
    for (const reader of [ada, ben, cleo]) expect(await pageOf(reader, ada)).toMatchObject({ followers: 1 });
    if (blocker === ben) await ben.get(`/profile/${ada.username}/block/0`);
  }
  expect(await pageOf(ben, ada)).toMatchObject({ isBlocked: true });
  await newWork(ada, 'Blocked Cap');
  expect(await bellOf(ben)).toEqual([]);
  await follow(ben, ada, false);
  expect(await follow(ben, ada)).toMatchObject(refusal(403));
  expect(await follow(ada, ada)).toMatchObject(refusal(422));
});

it('favourites count old accounts once a month, and not the creator', async () => {
  const [ada, ben, cleo, young] = [
    await fixture.newCaller(),
    await fixture.newCaller(),
    await fixture.newCaller(),
    await fixture.newCaller(),
  ];
  const [cap, hood] = [await newWork(ada, 'Worn Cap'), await newWork(ada, 'Worn Hood')];
  for (const caller of [ada, ben, cleo]) await age(caller);
  await wear(ben, cap);
  await wear(young, cap);
  await wear(cleo, cap);
  expect((await ada.get(`/inventory/${cap}/equip/1`)).status).toBe(200);
  await census(ada, ben, young);
  await census(ben, young);
  expect((await favourites(ben)).current.favourites).toMatchObject([{ id: cap, wearers: 1, creator: ada.username }]);
  await census(cleo);
  await wear(cleo, hood);
  await census(cleo);
  expect((await favourites(ben)).current.favourites).toMatchObject([
    { id: cap, wearers: 2, alreadyOwned: true },
    { id: hood, wearers: 1, alreadyOwned: false },
  ]);
  expect((await pageOf(ben, ada)).works).toMatchObject([
    { id: hood, wearers: 1 },
    { id: cap, wearers: 2 },
  ]);
  const { id } = await ben.record();
  expect(await creatorData.export(db(), id)).toMatchObject({ follows: [], worn: [{ itemId: cap }] });
});

it('wears are kept for this month and the one before', async () => {
  const [ada, ben] = [await fixture.newCaller(), await fixture.newCaller()];
  const cap = await newWork(ada, 'Old Cap');
  await age(ben);
  const { id: playerId } = await ben.record();
  const month = monthOf(Date.now());
  for (const one of [month - 2, month - 1]) await noteWears(db(), one, [{ playerId, itemId: cap }]);
  await db().updateTable('player').set({ createdAt: 0 }).where('id', '=', playerId).execute();
  await deleteOldWears(db());
  const rows = await db().selectFrom('creation_wear').select('month').where('itemId', '=', cap).execute();
  expect(rows).toEqual([{ month: month - 1 }]);
  expect((await favourites(ben)).previous.favourites).toMatchObject([{ id: cap, wearers: 1 }]);
});

it('names the creators of what a player wears, but not to those who are blocked', async () => {
  const [ada, ben, cleo] = [await fixture.newCaller(), await fixture.newCaller(), await fixture.newCaller()];
  const cap = await newWork(ada, 'Made Cap');
  await wear(ben, cap);
  const worn = async (reader: Caller) => (await reader.get(`/creators/${ben.username}/worn`)).body.worn;
  expect(await worn(cleo)).toEqual([{ id: cap, name: 'Made Cap', creator: ada.username }]);
  await ben.get(`/profile/${cleo.username}/block/1`);
  expect(await worn(cleo)).toEqual([]);
});
