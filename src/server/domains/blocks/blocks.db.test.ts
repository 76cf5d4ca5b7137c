/** Blocks and hearts: what a block ends in both directions, and the target of a heart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../shared/contract/mail.ts';
import { createRandom } from '../../../../tests/support/random.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';
import { blocksBetween } from './service.ts';

/** Whether either of the two blocked the other. */
async function isAnyBlocked(server: TestServer, playerId: string, otherId: string): Promise<boolean> {
  const { hasBlocked, isBlockedBy } = await blocksBetween(server.server.database.db, playerId, otherId);
  return hasBlocked || isBlockedBy;
}

describe('blocks and hearts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const profileOf = async (viewer: Caller, of: Caller) => (await viewer.get(`/profile/${of.username}`)).body;
  const blockedList = async (player: Caller): Promise<unknown> =>
    ((await player.get('/session')).body.user as { blockedList: unknown }).blockedList;

  it('a block ends friendship, requests and hearts in both directions and updates the session', async () => {
    const [ada, bob] = await Caller.all(server, 'Ada', 'Bob');
    await ada.post('/friend/Bob');
    await bob.post('/friend/Ada');
    await ada.get('/profile/Bob/match/1');
    await bob.get('/profile/Ada/match/1');
    expect((await ada.get('/profile/bob/block/1')).body).toMatchObject({ success: true, message: 'You blocked Bob.' });
    // Neither is offered a friend request, which the server would refuse.
    expect((await ada.get('/profile/Bob/quickAction')).body).toMatchObject({ canAddFriend: false });
    expect((await bob.get('/profile/Ada/quickAction')).body).toMatchObject({ canAddFriend: false, isBlocked: false });
    expect(await blockedList(ada)).toEqual(['Bob']);
    expect(await blockedList(bob)).toEqual([]);
    expect(await profileOf(ada, bob)).toMatchObject({ isFriends: false, isBlocked: true, isMatch: false, match: null });
    expect(await profileOf(bob, ada)).toMatchObject({
      isFriends: false,
      isBlocked: false,
      isMatch: false,
      match: null,
    });
    expect([await ada.list('/friend/list'), await bob.list('/friend/list')]).toEqual([[], []]);
    const [{ id: adaId }, { id: bobId }] = [await ada.record(), await bob.record()];
    expect([await isAnyBlocked(server, adaId, bobId), await isAnyBlocked(server, bobId, adaId)]).toEqual([true, true]);
    expect((await ada.get('/profile/Bob/block/1')).status).toBe(200);
    expect(await blockedList(ada)).toEqual(['Bob']);
    expect((await ada.get('/profile/Bob/block/0')).body.message).toBe('You unblocked Bob.');
    expect((await ada.get('/profile/Bob/block/0')).body.message).toBe('Bob is not blocked.');
    expect(await blockedList(ada)).toEqual([]);
    expect(await isAnyBlocked(server, bobId, adaId)).toBe(false);
  });

  it('a block withdraws requests in both directions and rejects new ones', async () => {
    const [cleo, dan, eve] = await Caller.all(server, 'Cleo', 'Dan', 'Eve');
    await cleo.post('/friend/Dan');
    await eve.post('/friend/Cleo');
    await cleo.get('/profile/Dan/block/1');
    await cleo.get('/profile/Eve/block/1');
    expect(await dan.list<Mail>('/mail')).toEqual([]);
    expect(await cleo.list<Mail>('/mail')).toEqual([]);
    expect(await dan.post('/friend/Cleo')).toMatchObject(refusal(403, 'blocked'));
    expect(await cleo.post('/friend/Dan')).toMatchObject(refusal(403, 'blocked-by-you'));
    expect(await dan.get('/profile/Cleo/match/1')).toMatchObject(refusal(403, 'blocked'));
    expect(await cleo.get('/profile/Dan/match/1')).toMatchObject(refusal(403, 'blocked-by-you'));
  });

  it('concurrent calls of two players never leave a one-sided friendship', async () => {
    const [jan, kit] = await Caller.all(server, 'Jan', 'Kit');
    const random = createRandom(20);
    const pairs = [
      [jan, kit],
      [kit, jan],
    ] as const;
    const acceptNewest = async (player: Caller) => {
      const [request] = await player.list<Mail>('/mail?folder=inbox&limit=1');
      return await player.get(`/friend/${request?.id ?? '1'}/accept`);
    };
    const actions = [
      (me: Caller, other: Caller) => me.post(`/friend/${other.username}`),
      (me: Caller, other: Caller) => me.delete(`/friend/${other.username}`),
      (me: Caller, other: Caller) => me.get(`/profile/${other.username}/block/1`),
      (me: Caller, other: Caller) => me.get(`/profile/${other.username}/block/0`),
      (me: Caller, other: Caller) => me.get(`/profile/${other.username}/match/1`),
      (me: Caller) => me.post('/mail-folder/clear', { folder: 'inbox' }),
      acceptNewest,
    ];
    const { db } = server.server.database;
    const ids = [(await jan.record()).id, (await kit.record()).id];
    await setPlayerRows(db, [jan.username, kit.username], { createdAt: 0 });
    for (let round = 0; round < 40; round += 1) {
      const replies = await Promise.all(
        Array.from({ length: 4 }, () => {
          const [me, other] = pairs[random.whole(0, 2)] ?? pairs[0];
          return (actions[random.whole(0, actions.length)] ?? acceptNewest)(me, other);
        }),
      );
      for (const { status } of replies) expect(status).toBeLessThan(500);
      const friendships = await db.selectFrom('friendship').selectAll().where('playerId', 'in', ids).execute();
      const requests = await db.selectFrom('friend_request').selectAll().where('fromId', 'in', ids).execute();
      const isBlocked = await isAnyBlocked(server, ids[0] ?? '', ids[1] ?? '');
      expect([0, 2]).toContain(friendships.length);
      expect(requests.length).toBeLessThanOrEqual(friendships.length > 0 || isBlocked ? 0 : 1);
      if (isBlocked) expect(friendships).toEqual([]);
      const open = [...(await jan.list<Mail>('/mail')), ...(await kit.list<Mail>('/mail'))];
      const openIds = open.filter(({ type, isDeleted }) => type === 1 && !isDeleted).map(({ id }) => id);
      expect(openIds).toEqual(requests.map(({ mailId }) => String(mailId)));
    }
  });

  it('rejects the caller as target, unknown players and values other than 0 and 1', async () => {
    const fay = await Caller.create(server, 'Fay');
    for (const action of ['block', 'match']) {
      expect(await fay.get(`/profile/fay/${action}/1`)).toMatchObject(refusal(422, 'oneself'));
      expect(await fay.get(`/profile/Nobody_here/${action}/1`)).toMatchObject(refusal(404));
      for (const value of ['2', 'true', '01', '-1']) {
        expect(await fay.get(`/profile/Ada/${action}/${value}`)).toMatchObject({ status: 422 });
      }
      const head = { method: 'HEAD', url: `/profile/Ada/${action}/1`, headers: fay.headers } as const;
      expect((await server.server.app.inject(head)).statusCode).toBe(404);
    }
    expect(await blockedList(fay)).toEqual([]);
  });

  it('a heart points at one player at a time', async () => {
    const [gus, hal, ivy] = await Caller.all(server, 'Gus', 'Hal', 'Ivy');
    expect((await gus.get('/profile/Hal/match/1')).body.message).toBe('Your heart now points at Hal.');
    expect(await profileOf(gus, hal)).toMatchObject({ isMatch: true, match: null });
    expect(await profileOf(ivy, gus)).toMatchObject({ isMatch: false, match: 'Hal' });
    expect((await hal.get('/profile/Gus/match/1')).body.message).toBe('Your heart now points at Gus.');
    expect((await hal.get('/profile/Gus/match/1')).body.message).toBe('You and Gus are a match!');
    expect((await gus.get('/profile/Ivy/match/1')).body.message).toBe('Your heart now points at Ivy.');
    expect(await profileOf(ivy, gus)).toMatchObject({ match: 'Ivy' });
    expect(await profileOf(gus, hal)).toMatchObject({ isMatch: false, match: 'Gus' });
    expect((await gus.get('/profile/Hal/match/0')).body.message).toBe('Your heart does not point at Hal.');
    expect((await gus.get('/profile/Ivy/match/0')).body.message).toBe('Your heart no longer points at Ivy.');
    expect(await profileOf(ivy, gus)).toMatchObject({ match: null });
  });
});
