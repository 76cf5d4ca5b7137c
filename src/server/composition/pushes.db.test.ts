/** Pushes of a whole server: each kind of change reaches the player's client, and polls agree with them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_PUSHES, type Push, pushSchema } from '../../shared/realtime/pushes.ts';
import { buyBuilding, click, newGame } from '../../shared/rules/cookie/game.ts';
import { Caller } from '../testing/caller.ts';
import { startServer } from '../testing/database-server.ts';
import { setPlayerRows } from '../testing/player-rows.ts';
import type { TestServer } from '../testing/test-server.ts';
import { collect, type TestClient, waitForEvent } from '../testing/town-fixture.ts';

let server: TestServer;
const clients: TestClient[] = [];
const newcomer = Caller.numbered(() => server, 'Pushed');

beforeAll(async () => {
  server = await startServer({ server: { pushPace: { checkMs: 10, gapMs: 0 } } });
  await server.server.listen();
});
afterAll(() => server.stop());
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

async function enter(
  player: Caller,
  features: readonly string[] = [FEATURE_PUSHES],
  pushed?: (push: Push) => void,
): Promise<TestClient> {
  const client = await player.enterTown({ features, pushed });
  clients.push(client);
  return client;
}

/** Enters the town; `until` resolves to the sum of all pushes so far when it is as wanted. */
async function enterPushed(
  player: Caller,
): Promise<{ client: TestClient; until: (isWanted: Wanted) => Promise<Pushed> }> {
  let state: Pushed = { friends: [] };
  const waiting = new Set<() => void>();
  const client = await enter(player, [FEATURE_PUSHES], (payload) => {
    const { friends, came = [], left = [], ...rest } = pushSchema.parse(payload);
    const kept = (friends ?? state.friends).filter((name) => !left.includes(name));
    state = { ...state, ...rest, friends: [...kept, ...came] };
    for (const check of waiting) check();
  });
  const until = (isWanted: Wanted): Promise<Pushed> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!isWanted(state)) return;
        waiting.delete(check);
        resolve(state);
      };
      waiting.add(check);
      check();
    });
  await until(({ user }) => user !== undefined);
  return { client, until };
}
type Pushed = Omit<Push, 'came' | 'left'> & { friends: string[] };
type Wanted = (pushed: Pushed) => boolean;

async function befriend(one: Caller, other: Caller): Promise<void> {
  await one.post(`/friend/${other.username}`);
  await other.post(`/friend/${one.username}`);
}

const unreadOf = async (player: Caller) => (await player.get('/mail/unread/count')).body.count;
const onlineOf = async (player: Caller) =>
  (await player.list<{ username: string }>('/friend/list/online')).map(({ username }) => username);
const userOf = async (player: Caller) => (await player.get('/session')).body.user as Record<string, unknown>;

describe('a client that announces pushes', () => {
  it('gets everything first', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await befriend(ada, bob);
    await enter(bob, []);
    const { until } = await enterPushed(ada);
    expect(await until(() => true)).toEqual({
      user: { username: ada.username, access: 0, membership: 0, badges: 0, blockedList: [], blockedListIds: [] },
      purse: { coins: 5000, gems: 50, honor: 0 },
      firstWalk: { status: 'new', bits: [] },
      unread: 0,
      // The friendship.
      bell: 1,
      friends: [bob.username],
      online: 2,
    });
  });

  it('gets friends who come and leave, and polls agree', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await befriend(ada, bob);
    const { until } = await enterPushed(ada);
    expect(await onlineOf(ada)).toEqual([]);
    const bobs = await enter(bob, []);
    await until(({ friends }) => friends.includes(bob.username));
    expect(await onlineOf(ada)).toEqual([bob.username]);
    bobs.disconnect();
    await until(({ friends }) => friends.length === 0);
    expect(await onlineOf(ada)).toEqual([]);
  });

  it('gets friendships that begin and end, and blocks', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const [{ until: toAda }, { until: toBob }] = [await enterPushed(ada), await enterPushed(bob)];
    expect([await onlineOf(ada), await onlineOf(bob)]).toEqual([[], []]);
    await befriend(ada, bob);
    await Promise.all([toAda(({ friends }) => friends.length === 1), toBob(({ friends }) => friends.length === 1)]);
    expect([await onlineOf(ada), await onlineOf(bob)]).toEqual([[bob.username], [ada.username]]);
    await ada.get(`/profile/${bob.username}/block/1`);
    const blocked = await toAda(({ friends, user }) => friends.length === 0 && user?.blockedList.length === 1);
    expect(blocked.user).toMatchObject({ blockedList: [bob.username], blockedListIds: [(await bob.record()).id] });
    // The blocked player learns that the friendship ended, and not of the block.
    expect((await toBob(({ friends }) => friends.length === 0)).user?.blockedList).toEqual([]);
    expect([await onlineOf(ada), await onlineOf(bob)]).toEqual([[], []]);
    expect((await userOf(ada)).blockedList).toEqual([bob.username]);
    await ada.get(`/profile/${bob.username}/block/0`);
    await toAda(({ user }) => user?.blockedList.length === 0);
    expect((await userOf(ada)).blockedList).toEqual([]);
  });

  it('gets unread mail: sent, read, withdrawn and cleared', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const { until } = await enterPushed(ada);
    const agree = async (count: number): Promise<void> => {
      await until(({ unread }) => unread === count);
      expect(await unreadOf(ada)).toBe(count);
    };
    await agree(0);
    await bob.post(`/mail/${ada.username}`, { message: 'hello' });
    await agree(1);
    await bob.post(`/friend/${ada.username}`);
    await agree(2);
    await bob.delete(`/friend/${ada.username}`);
    await agree(1);
    const [mail] = await ada.list<{ id: string }>('/mail?folder=unread&limit=1');
    await ada.get(`/mail/${mail?.id}/read`);
    await agree(0);
    await bob.post(`/mail/${ada.username}`, { message: 'again' });
    await agree(1);
    await ada.post('/mail-folder/clear', { folder: 'inbox' });
    await agree(0);
  });

  it('gets what is new behind the doors of the town, also when another device has done it', async () => {
    const ada = await newcomer();
    const { until } = await enterPushed(ada);
    const nothing = { store: false, wardrobe: false, flow: false, bakedInMs: null, board: null };
    await ada.post('/doors/store/visit');
    expect((await until(({ doors }) => doors !== undefined)).doors).toEqual(nothing);
    await ada.post('/store/checkout', { items: '["hat-crown"]' });
    await until(({ doors }) => doors?.wardrobe === true);
    await ada.get('/inventory/hat-crown/equip/1');
    await until(({ doors }) => doors?.wardrobe === false);
    const game = newGame(1000);
    for (let count = 0; count < 20; count += 1) click(game);
    buyBuilding(game, 'cursor');
    await ada.post('/cookie/save', game);
    await until(({ doors }) => (doors?.bakedInMs ?? 0) > 50_000);
    const seen = { day: '2026-11-20', events: [] };
    await ada.post('/doors/board/visit', seen);
    expect((await until(({ doors }) => doors?.board?.day === seen.day)).doors?.board).toEqual(seen);
  });

  it('gets changes by administrators: balances, membership, access, badges and names', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    await befriend(ada, bob);
    const [{ until }] = [await enterPushed(ada), await enter(bob, [])];
    await until(({ friends }) => friends.length === 1);
    expect((await userOf(ada)).coins).toBe(5000);
    await ada.admin('grant', 'coins', '7');
    await ada.admin('grant', 'honor', '40');
    await until(({ purse }) => purse?.coins === 5007 && purse.honor === 40);
    await ada.admin('membership', '2');
    await ada.admin('access', '1');
    await ada.admin('badge', 'Beta', 'on');
    await until(({ user }) => user?.membership === 2 && user.access === 1 && user.badges > 0);
    expect(await userOf(ada)).toMatchObject({ coins: 5007, honor: 40, membership: 2, access: 1 });
    await setPlayerRows(server.server.database.db, [ada.username], { membershipUntil: Date.now() - 1 });
    await until(({ user }) => user?.membership === 0);
    const renamed = `${bob.username}_b`;
    await bob.admin('rename', renamed);
    await until(({ friends }) => friends.join() === renamed);
    expect(await onlineOf(ada)).toEqual([renamed]);
  });

  it('gets it when a friend or a blocked player deletes the account', async () => {
    const [ada, bob, cleo] = [await newcomer(), await newcomer(), await newcomer()];
    await befriend(ada, bob);
    await ada.get(`/profile/${cleo.username}/block/1`);
    const [{ until }] = [await enterPushed(ada), await enter(bob, [])];
    await until(({ friends, user }) => friends.length === 1 && user?.blockedList.length === 1);
    await bob.admin('delete');
    await cleo.admin('delete');
    await until(({ friends, user }) => friends.length === 0 && user?.blockedList.length === 0);
    expect(await onlineOf(ada)).toEqual([]);
    expect((await userOf(ada)).blockedList).toEqual([]);
    expect((await bob.get('/friend/list/online')).status).toBe(401);
  });
});

it('a plain client gets no push, and polls answer the changes at once', async () => {
  const [ada, bob] = [await newcomer(), await newcomer()];
  await befriend(ada, bob);
  const plain = await enter(ada, []);
  const pushed = collect(plain, 'pushed');
  expect([await onlineOf(ada), await unreadOf(ada)]).toEqual([[], 0]);
  await enter(bob);
  await bob.post(`/mail/${ada.username}`, { message: 'hello' });
  await ada.admin('grant', 'gems', '3');
  expect([await onlineOf(ada), await unreadOf(ada), (await userOf(ada)).gems]).toEqual([[bob.username], 1, 53]);
  // Bob's own push comes after all of this.
  const { until } = await enterPushed(bob);
  await until(({ friends }) => friends.includes(ada.username));
  expect(pushed).toEqual([]);
});

it('polls are answered from memory: they do not wait for the database', async () => {
  const [ada, bob] = [await newcomer(), await newcomer()];
  await befriend(ada, bob);
  await enter(bob, []);
  const poll = () => Promise.all([onlineOf(ada), unreadOf(ada), userOf(ada)]);
  const before = await poll();
  // An open transaction holds the only connection of SQLite.
  await server.server.database.db.transaction().execute(async () => {
    expect(await poll()).toEqual(before);
  });
});

it('a second tab takes the pushes over; a session that ends gets no more', async () => {
  const [ada, bob] = [await newcomer(), await newcomer()];
  const { client: first } = await enterPushed(ada);
  const toFirst = collect(first, 'pushed');
  const { client: second, until } = await enterPushed(ada);
  await bob.post(`/mail/${ada.username}`, { message: 'hello' });
  await until(({ unread }) => unread === 1);
  expect(toFirst).toEqual([]);
  const closed = waitForEvent(second, 'disconnect');
  await ada.post('/auth/sign-out');
  await closed;
  expect((await ada.get('/mail/unread/count')).status).toBe(401);
});
