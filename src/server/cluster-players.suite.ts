/**
 * Players of several processes of one world reach each other, and each is in one place. Part of cluster.test.ts, which runs these tests
 * at the same time: each has players of its own.
 */
import { describe, it, type RunnerTestCase, vi } from 'vitest';
import type { Push } from '../shared/realtime/pushes.ts';
import { admin, ClusterPlayer, friendsIn, isOwnNotice, outcomeOf } from './testing/cluster-player.ts';
import { race } from './testing/cluster-races.ts';
import type { Cluster, ClusterProcess } from './testing/cluster.ts';
import { FIXTURE_ROOM } from './testing/art-fixture.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { collect, waitForEvent } from './testing/town-fixture.ts';

/** So much later friends learn that a player left. */
const HELD_MS = 10_000;
/** Upper bound of what takes tenths of a second on a machine without other work. */
const SOON_MS = 5000;

interface Two {
  readonly one: ClusterProcess;
  readonly two: ClusterProcess;
}

export function playersSuite(cluster: () => Cluster): void {
  const town: Two = {
    get one() {
      return cluster().get('town-1');
    },
    get two() {
      return cluster().get('town-2');
    },
  };
  const api: Two = {
    get one() {
      return cluster().get('api-1');
    },
    get two() {
      return cluster().get('api-2');
    },
  };
  /** Of an attempt of their own: a repeated one finds no friendships, blocks and bans of the first. */
  const createdPlayers = <Names extends string[]>(
    { result }: Readonly<RunnerTestCase>,
    ...names: Names
  ): Promise<{ [At in keyof Names]: ClusterPlayer }> => {
    const attempt = result?.retryCount ?? 0;
    const created = names.map((name) => ClusterPlayer.create(cluster(), attempt === 0 ? name : `${name}_${attempt}`));
    return Promise.all(created) as Promise<{ [At in keyof Names]: ClusterPlayer }>;
  };
  const befriend = async (ada: ClusterPlayer, bob: ClusterPlayer): Promise<void> => {
    await ada.post(api.one, `/friend/${bob.username}`);
    await bob.post(api.two, `/friend/${ada.username}`);
  };

  describe('players of two processes', () => {
    it('see which friends are online, in pushes, lists and notifications', async ({ expect, task }) => {
      const [ada, bob] = await createdPlayers(task, 'Ada', 'Bob');
      await befriend(ada, bob);
      const pushes: Push[] = [];
      const adas = await ada.enter(town.one, { pushed: (push) => void pushes.push(push) });
      const notified = waitForEvent(adas, 'notification_message', (kind) => kind === 'online');
      const bobs = await bob.enter(town.two);
      expect((await notified)[2]).toEqual({
        code: 'friend-online',
        params: { username: bob.username },
        sentence: { code: 'usernameIsNowOnline', params: { username: bob.username } },
      });
      expect(await ada.get(api.one, '/friend/list/online')).toMatchObject([{ username: bob.username }]);
      await expect.poll(() => friendsIn(pushes)).toEqual(new Set([bob.username]));
      bobs.disconnect();
      // Who is back within ten seconds was never away.
      await expect.poll(() => friendsIn(pushes), { timeout: HELD_MS + SOON_MS }).toEqual(new Set());
    });

    it('one of three that come at the same time stays, and the others learn why, in each of 20 races', async ({
      expect,
      task,
    }) => {
      const [pia] = await createdPlayers(task, 'Pia');
      const three = cluster().get('town-3');
      if (three.isDown) await three.start();
      expect(await race(pia, cluster().towns, { rounds: 20 })).toMatchObject({ one: 20, unanswered: 0 });
    });

    it('whisper to each other, and learn who is not online', async ({ expect, task }) => {
      const [cleo, dan, eve] = await createdPlayers(task, 'Cleo', 'Dan', 'Eve');
      const [cleos, dans] = [await cleo.enter(town.one), await dan.enter(town.two)];
      const received = collect(dans, 'whisper');
      expect(await outcomeOf(cleos, `${dan.username}: psst`)).toBe('arrived');
      expect(await outcomeOf(dans, `${cleo.username}: what`)).toBe('arrived');
      expect(await outcomeOf(cleos, `${eve.username}: psst`)).toBe('whisper-offline');
      await eve.enter(town.two);
      await dan.get(api.one, `/profile/${cleo.username}/block/1`);
      await expect
        .poll(async () => {
          const before = received.length;
          await outcomeOf(cleos, `${dan.username}: blocked`);
          return received.length - before;
        })
        .toBe(0);
      expect(received[0]).toEqual([cleo.username, 'psst', false]);
    });

    it('get mail, see a changed look, and are expelled, in the process that the call does not come to', async ({
      expect,
      task,
    }) => {
      const [finn, gil, hana] = await createdPlayers(task, 'Finn', 'Gil', 'Hana');
      const pushes: Push[] = [];
      const gils = await gil.enter(town.two, { pushed: (push) => void pushes.push(push) });
      const hanas = await hana.enter(town.two);
      const mailed = waitForEvent(gils, 'notification_message', (kind) => kind === 'mail');
      await finn.post(api.one, `/mail/${gil.username}`, { message: 'hello' });
      expect((await mailed)[1]).toBe(`You have mail from ${finn.username}.`);
      await expect.poll(() => pushes.findLast(({ unread }) => unread !== undefined)?.unread).toBe(1);
      const looked = waitForEvent(hanas, 'user_updated', (_, user) => JSON.stringify(user).includes('0.93'));
      await gil.post(api.one, '/customization/size', { height: 0.93, width: 0.93 });
      await looked;
      const ended = waitForEvent(gils, 'disconnect');
      await admin(api.one, 'ban', gil.username);
      await ended;
      await expect(gil.get(api.two, '/friend/list/online')).rejects.toThrow('401');
    });

    it('get rewards and news of the forum, whose clients are in another process', async ({ expect, task }) => {
      const [nia, oli] = await createdPlayers(task, 'Nia', 'Oli');
      const pushes: Push[] = [];
      const olis = await oli.enter(town.two, { pushed: (push) => void pushes.push(push) });
      const rewarded = waitForEvent(olis, 'rewarded');
      await nia.post(api.one, `/friend/${oli.username}`);
      expect((await rewarded)[0]).toMatchObject({ kind: 'request', username: nia.username });
      const countPosts = async () => (await oli.get<{ counts: { all: number } }>(api.two, '/forum-counts')).counts.all;
      const before = await countPosts();
      olis.emit('watch_forum', 'all');
      await expect
        .poll(async () => {
          await nia.post(api.one, '/forum/post', {
            title: 'A walk at dusk',
            category: 'general',
            message: 'x'.repeat(200),
          });
          return pushes.flatMap(({ forum = [] }) => forum);
        })
        .toContainEqual(expect.objectContaining({ author: nia.username }));
      // Long before the counts of the other process expire.
      await expect.poll(countPosts, { timeout: SOON_MS }).toBeGreaterThan(before);
    });

    it('are seen by moderators, who redact and mute from any process', async ({ expect, task }) => {
      const [mod, rude] = await createdPlayers(task, 'Judith', 'Rude');
      await admin(api.two, 'access', mod.username, '1');
      const rudes = await rude.enter(town.two);
      const said = waitForEvent(rudes, 'chat');
      rudes.emit('chat', 'rude words');
      await said;
      const lines = await mod.get<{ lines: { id: string; message: string }[] }>(
        api.one,
        `/moderation/player/${rude.username}/chat`,
      );
      expect(lines).toMatchObject({ lines: [{ message: 'rude words' }] });
      const redacted = waitForEvent(rudes, 'chat_redacted');
      const muted = waitForEvent(rudes, 'notification_message', (_, __, notice) => notice?.code === 'muted-now');
      await mod.post(api.one, '/moderation/redact', { kind: 'chat', id: lines.lines[0]?.id, reason: 'a rude line' });
      expect(await redacted).toEqual([rude.username, 'rude words']);
      await mod.post(api.one, `/moderation/player/${rude.username}/mute`, { minutes: 5, reason: 'a rude line' });
      await muted;
      const refused = waitForEvent(rudes, 'notification_message', isOwnNotice);
      rudes.emit('chat', 'more words');
      expect((await refused)[2]).toMatchObject({ code: 'chat-muted' });
    });

    it('are in one place: the older connection is replaced, in either direction', async ({ expect, task }) => {
      const [ian] = await createdPlayers(task, 'Ian');
      const first = await ian.enter(town.one, { tabId: 'tab-1' });
      const replaced = waitForEvent(first, 'replaced');
      const second = await ian.enter(town.two, { tabId: 'tab-2' });
      await replaced;
      const lost = waitForEvent(second, 'disconnect');
      const messages = collect(second, 'replaced');
      const third = await ian.enter(town.one, { tabId: 'tab-2' });
      await lost;
      // The older connection of the same tab is cut without a message.
      expect([messages, third.connected]).toEqual([[], true]);
    });
  });

  describe('players in two locations', () => {
    it('go through a door from one process to the other, which judges where they are, and friends stay informed', async ({
      expect,
      task,
    }) => {
      const [kay, lou] = await createdPlayers(task, 'Kay', 'Lou');
      await befriend(kay, lou);
      const notices: string[] = [];
      const noted = (...[kind, text]: [string, string, ...unknown[]]): void =>
        void (kind === 'online' && notices.push(text));
      await lou.enter(town.two, { noted });
      const through = { location: FIXTURE_ROOM.slug, throughDoor: true, tabId: 'tab-1' };
      const sentTo = (location: string) => ({ data: { code: 'elsewhere', location } });
      const kays = await kay.enter(town.one, { tabId: 'tab-1' });
      const replaced = collect(kays, 'replaced');
      await expect(kay.enter(town.two, through)).rejects.toMatchObject(sentTo(LOCATION_SLUG));
      kays.emit('move', FIXTURE_ROOM.door.x, FIXTURE_ROOM.door.y, 3);
      // The outcome of a later message says that the step has arrived; the place is saved when the way is asked for.
      expect(await outcomeOf(kays, `${lou.username}: at the door`)).toBe('arrived');
      await kay.post(api.two, '/channels/place', { channel: null, lost: null, location: FIXTURE_ROOM.slug });
      const ended = waitForEvent(kays, 'disconnect');
      const inside = await kay.enter(town.two, through);
      await ended;
      expect(replaced).toEqual([]);
      expect(await outcomeOf(inside, `${lou.username}: inside`)).toBe('arrived');
      const places = await lou.get<{ location: string }[]>(api.one, '/channels/friends');
      expect(places).toMatchObject([{ username: kay.username, location: FIXTURE_ROOM.slug }]);
      // A new tab knows nothing of it.
      await expect(kay.enter(town.one, { tabId: 'tab-2' })).rejects.toMatchObject(sentTo(FIXTURE_ROOM.slug));
      const back = await kay.enter(town.one, { ...through, location: LOCATION_SLUG });
      expect(await outcomeOf(back, `${lou.username}: back`)).toBe('arrived');
      expect(notices).toEqual([`${kay.username} is now online.`]);
    });
  });

  // What one test does with channels changes those of another one.
  describe('channels of two processes', { concurrent: false }, () => {
    it('are one list, and friends meet in one of them, when either process is asked', async ({ expect, task }) => {
      const [ari, bea] = await createdPlayers(task, 'Ari', 'Bea');
      await befriend(ari, bea);
      const aris = await ari.enterByWay(api.one);
      await expect
        .poll(() => ari.get(api.two, '/channels'))
        .toContainEqual(expect.objectContaining({ number: aris.channel, friends: [] }));
      const beas = await bea.enterByWay(api.two);
      expect([beas.path, beas.channel]).toEqual([aris.path, aris.channel]);
      expect(beas.names).toContain(ari.username);
      const list = await bea.get<{ number: number; friends: string[] }[]>(api.two, '/channels');
      expect(list.find(({ friends }) => friends.includes(ari.username))?.number).toBe(aris.channel);
      expect(new Set(list.map(({ number }) => number)).size).toBe(list.length);
      for (const { client } of [aris, beas]) client.disconnect();
    });

    it('keep the place of a player who changes to one in the other process, which nobody learns', async ({
      expect,
      task,
    }) => {
      const [cyd, dot, ulf] = await createdPlayers(task, 'Cyd', 'Dot', 'Ulf');
      await befriend(cyd, dot);
      const notices: unknown[] = [];
      const dots = await dot.enter(town.two);
      // Keeps a channel of the other process open.
      const ulfs = await ulf.enter(town.one);
      dots.on(
        'notification_message',
        (...notice) => void (isOwnNotice(...notice) && notices.push([notice[0], notice[1]])),
      );
      const cyds = await cyd.enterByWay(api.one, {}, 'tab-1');
      await expect.poll(() => notices).toEqual([['online', `${cyd.username} is now online.`]]);
      const { x = 0, y = 0 } = cyds.self?.state ?? {};
      cyds.client.emit('move', x - 24, y, 1);
      // The outcome of a later message says that the step has arrived.
      expect(await outcomeOf(cyds.client, `${dot.username}: on my way`)).toBe('arrived');
      // The place of a player who is about to change is saved when the way is asked for.
      const elsewhere = await vi.waitUntil(
        async () =>
          (await cyd.get<{ number: number }[]>(api.one, '/channels')).find(({ number }) => number !== cyds.channel),
        { timeout: 10_000 },
      );
      const replaced = collect(cyds.client, 'replaced');
      const ended = waitForEvent(cyds.client, 'disconnect');
      const moved = await cyd.enterByWay(api.two, { channel: elsewhere.number }, 'tab-1');
      await ended;
      expect(moved.self?.state).toMatchObject({ x: Math.round(x - 24), y: Math.round(y) });
      expect(replaced).toEqual([]);
      expect(notices).toEqual([['online', `${cyd.username} is now online.`]]);
      moved.client.disconnect();
      dots.disconnect();
      ulfs.disconnect();
    });
  });
}
