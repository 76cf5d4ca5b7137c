/** Friendship: requests by mail, mutual requests, errors, lists and pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../../shared/contract/mail.ts';
import { friendEntry, type FriendEntry, type FriendRequest } from '../../../shared/contract/friends.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { setPlayerRows } from '../../testing/player-rows.ts';

describe('friends', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const names = async (player: Caller): Promise<string[]> =>
    (await player.list<FriendEntry>('/friend/list')).map(({ username }) => username);
  const requestsOf = async (player: Caller): Promise<Mail[]> =>
    (await player.list<Mail>('/mail?folder=inbox')).filter(({ type }) => type === 1);
  const quick = async (viewer: Caller, other: Caller) =>
    (await viewer.get(`/profile/${other.username}/quickAction`)).body;
  const befriend = async (one: Caller, other: Caller): Promise<void> => {
    await one.post(`/friend/${other.username}`);
    await other.post(`/friend/${one.username}`);
  };

  it('a request by mail leads to pending, then friends; removal ends the friendship', async () => {
    const [ada, bob] = await Caller.all(server, 'Ada', 'Bob');
    expect(await ada.post('/friend/bOB')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Friend request sent to Bob.' },
    });
    expect(await quick(ada, bob)).toMatchObject({ isFriends: false, hasPendingRequest: true });
    expect(await quick(bob, ada)).toMatchObject({ isFriends: false, hasPendingRequest: false });
    const [request] = await requestsOf(bob);
    expect(request).toMatchObject({ sender: 'Ada', recipient: 'Bob', type: 1, isRead: false, isSender: false });
    expect(await requestsOf(ada)).toEqual([]);
    expect((await bob.get('/mail/unread/count')).body).toEqual({ success: true, count: 1 });
    expect(await bob.get(`/friend/${request?.id}/accept`)).toMatchObject({
      status: 200,
      body: { success: true, message: "You accepted Ada's friend request." },
    });
    expect([await names(ada), await names(bob)]).toEqual([['Bob'], ['Ada']]);
    expect(await quick(ada, bob)).toMatchObject({ isFriends: true, hasPendingRequest: false });
    expect(await requestsOf(bob)).toEqual([]);
    expect((await bob.get('/mail/unread/count')).body).toEqual({ success: true, count: 0 });
    expect(await bob.get(`/friend/${request?.id}/accept`)).toMatchObject(refusal(404, 'no-request'));
    expect(await ada.post('/friend/Bob')).toMatchObject(refusal(409, 'friends'));
    expect((await bob.delete('/friend/ada')).body).toMatchObject({ success: true });
    expect([await names(ada), await names(bob)]).toEqual([[], []]);
    expect(await bob.delete('/friend/ada')).toMatchObject({
      status: 409,
      body: { code: 'not-friends', params: { username: 'Ada' } },
    });
  });

  it('mutual requests make friends, both sequential and concurrent', async () => {
    const [cleo, dan, eve, fay] = await Caller.all(server, 'Cleo', 'Dan', 'Eve', 'Fay');
    await cleo.post('/friend/Dan');
    expect((await dan.post('/friend/Cleo')).body.message).toBe("You accepted Cleo's friend request.");
    expect([await names(cleo), await names(dan)]).toEqual([['Dan'], ['Cleo']]);
    expect(await requestsOf(dan)).toEqual([]);
    const both = await Promise.all([eve.post('/friend/Fay'), fay.post('/friend/Eve')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([await names(eve), await names(fay)]).toEqual([['Fay'], ['Eve']]);
    expect([await requestsOf(eve), await requestsOf(fay)]).toEqual([[], []]);
  });

  it('concurrent requests to one player create one request', async () => {
    const [gus, hal] = await Caller.all(server, 'Gus', 'Hal');
    const replies = await Promise.all(Array.from({ length: 6 }, () => gus.post('/friend/Hal')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await requestsOf(hal)).toHaveLength(1);
    expect(await gus.post('/friend/Hal')).toMatchObject(refusal(409, 'pending'));
  });

  it('deleting the mail declines the request, which can be sent again', async () => {
    const [ivy, jon] = await Caller.all(server, 'Ivy', 'Jon');
    await ivy.post('/friend/Jon');
    const [request] = await requestsOf(jon);
    expect((await jon.delete(`/mail/${request?.id}`)).body.message).toBe('Friend request declined.');
    expect(await quick(ivy, jon)).toMatchObject({ isFriends: false, hasPendingRequest: false });
    expect(await jon.get(`/friend/${request?.id}/accept`)).toMatchObject(refusal(404, 'no-request'));
    expect(await ivy.post('/friend/Jon')).toMatchObject({ status: 200 });
    expect(await requestsOf(jon)).toHaveLength(1);
  });

  it('clearing the inbox declines its requests', async () => {
    const [kim, lea] = await Caller.all(server, 'Kim', 'Lea');
    await kim.post('/friend/Lea');
    await lea.post('/mail-folder/clear', { folder: 'inbox' });
    expect(await quick(kim, lea)).toMatchObject({ hasPendingRequest: false });
  });

  it('the sender can withdraw a request', async () => {
    const [max, nia] = await Caller.all(server, 'Max', 'Nia');
    await max.post('/friend/Nia');
    expect((await max.delete('/friend/Nia')).body.message).toBe('You withdrew your friend request to Nia.');
    expect(await requestsOf(nia)).toEqual([]);
    expect(await quick(max, nia)).toMatchObject({ hasPendingRequest: false });
  });

  it('only the recipient can accept a request', async () => {
    const [oli, pia, que] = await Caller.all(server, 'Oli', 'Pia', 'Que');
    await oli.post('/friend/Pia');
    const [request] = await requestsOf(pia);
    for (const caller of [oli, que]) {
      expect(await caller.get(`/friend/${request?.id}/accept`)).toMatchObject(refusal(404, 'no-request'));
    }
    await pia.post('/mail/Que', { message: 'no request at all' });
    const [plain] = await que.list<Mail>('/mail');
    expect(await que.get(`/friend/${plain?.id}/accept`)).toMatchObject(refusal(404, 'no-request'));
    for (const id of ['0', '999999', 'abc', '9'.repeat(30)]) {
      expect(await que.get(`/friend/${id}/accept`)).toMatchObject(refusal(404, 'no-request'));
    }
    expect(await que.get('/friend/a%20b%00/accept')).toMatchObject(refusal(422, 'invalid'));
  });

  it('rejects requests to the caller and to unknown players', async () => {
    const ron = await Caller.create(server, 'Ron');
    expect(await ron.post('/friend/ron')).toMatchObject(refusal(422, 'oneself'));
    expect(await ron.post('/friend/Nobody_here')).toMatchObject(refusal(404));
    expect(await ron.delete('/friend/Nobody_here')).toMatchObject(refusal(404));
    expect(await ron.post('/friend/a%00b')).toMatchObject(refusal(404));
    expect(await ron.post(`/friend/${'x'.repeat(100)}`)).toMatchObject({ status: 422 });
  });

  it('lists friends by name, complete or in pages', async () => {
    const sam = await Caller.create(server, 'Sam');
    const others = await Caller.all(server, 'Tia_3', 'tia_1', 'Tia_2');
    for (const other of others) await befriend(sam, other);
    await others[1].post('/profile/bioColor', { bioColor: '#A1b2C3' });
    await others[1].admin('membership', '2');
    await others[1].post('/customization/nameColor', { nameColor: '#00ff00' });
    const list = await sam.list<FriendEntry>('/friend/list');
    expect(list.map(({ username }) => username)).toEqual(['tia_1', 'Tia_2', 'Tia_3']);
    for (const entry of list) expect(friendEntry.parse(entry)).toEqual(entry);
    expect(list[0]).toMatchObject({ bioColor: '#a1b2c3', nametagColor: '#00ff00', membership: 2, width: 1 });
    expect(list[1]).toMatchObject({ bioColor: null, nametagColor: null, membership: 0 });
    const page = await sam.list<FriendEntry>('/friend/list?page=2&limit=2');
    expect(page.map(({ username }) => username)).toEqual(['Tia_3']);
    expect(await sam.list('/friend/list?page=3&limit=2')).toEqual([]);
    for (const query of ['page=0', 'limit=0', 'limit=201', 'page=x', 'page=1.5', 'limit=-1']) {
      expect(await sam.get(`/friend/list?${query}`)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    }
  });

  it('lists mutual friends by name; the list for the caller is empty', async () => {
    const [uma, vic, wes, xia, yan] = await Caller.all(server, 'Uma', 'Vic', 'wes', 'Xia', 'Yan');
    for (const shared of [xia, wes]) {
      await befriend(uma, shared);
      await befriend(vic, shared);
    }
    await befriend(uma, yan);
    expect(await uma.list('/friend/mutual/vic')).toEqual([{ username: 'wes' }, { username: 'Xia' }]);
    expect(await uma.list('/friend/mutual/vic?page=2&limit=1')).toEqual([{ username: 'Xia' }]);
    expect(await vic.list('/friend/mutual/Yan')).toEqual([]);
    expect(await uma.list('/friend/mutual/Uma')).toEqual([]);
    expect(await uma.get('/friend/mutual/Nobody_here')).toMatchObject(refusal(404));
  });

  it('keeps which requests were shown, for their recipient alone and up to the given one', async () => {
    const [quin, ray, sol, tia] = await Caller.all(server, 'Quin', 'Ray', 'Sol', 'Tia');
    const shownTo = async (player: Caller): Promise<[string, boolean][]> =>
      (await player.list<FriendRequest>('/friend/requests')).map(({ username, isShown }) => [username, isShown]);
    for (const [from, to] of [
      [ray, quin],
      [sol, tia],
      [sol, quin],
    ] as const) {
      await from.post(`/friend/${to.username}`);
    }
    const [first] = await quin.list<FriendRequest>('/friend/requests');
    expect(await quin.post('/friend/requests/seen', { upTo: first?.id })).toMatchObject({ status: 200 });
    expect(await shownTo(quin)).toEqual([
      [ray.username, true],
      [sol.username, false],
    ]);
    for (const upTo of [0, -1, 1.5, 'x', undefined]) {
      expect(await quin.post('/friend/requests/seen', { upTo })).toMatchObject(refusal(422));
    }
    await quin.post('/friend/requests/seen', { upTo: Number.MAX_SAFE_INTEGER });
    expect(await shownTo(quin)).toEqual([
      [ray.username, true],
      [sol.username, true],
    ]);
    expect(await shownTo(tia)).toEqual([[sol.username, false]]);
    // A request that is sent again is a new one.
    await ray.delete(`/friend/${quin.username}`);
    await ray.post(`/friend/${quin.username}`);
    expect(await shownTo(quin)).toEqual([
      [sol.username, true],
      [ray.username, false],
    ]);
  });

  it('limits the daily requests of a new account, withdrawn ones included', async () => {
    const [zoe, zed] = await Caller.all(server, 'Zoe', 'Zed');
    const [{ id: senderId }, { id: recipientId }] = [await zoe.record(), await zed.record()];
    const { db } = server.server.database;
    const sent = { senderId, recipientId, type: 1, message: '', createdAt: Date.now() - 1000 };
    await db
      .insertInto('mail')
      .values(Array.from({ length: 29 }, () => sent))
      .execute();
    expect(await zoe.post('/friend/Zed')).toMatchObject({ status: 200 });
    await zoe.delete('/friend/Zed');
    const refused = await zoe.post('/friend/Zed');
    expect(refused).toMatchObject(refusal(429, 'new-account-limit'));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await setPlayerRows(db, [zoe.username], { createdAt: 0 });
    expect(await zoe.post('/friend/Zed')).toMatchObject({ status: 200 });
  });
});
