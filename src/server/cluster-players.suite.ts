/** Players of several processes of one world reach each other, and each is in one place. Part of cluster.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Push } from '../shared/realtime/pushes.ts';
import { admin, ClusterPlayer, friendsIn, outcomeOf, type Visit } from './testing/cluster-player.ts';
import { race } from './testing/cluster-races.ts';
import type { Cluster, ClusterProcess } from './testing/cluster.ts';
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
  const create = (name: string): Promise<ClusterPlayer> => ClusterPlayer.create(cluster(), name);
  const createdPlayers = (...names: string[]): Promise<ClusterPlayer[]> => Promise.all(names.map(create));
  const befriend = async (ada: ClusterPlayer, bob: ClusterPlayer): Promise<void> => {
    await ada.post(api.one, `/friend/${bob.username}`);
    await bob.post(api.two, `/friend/${ada.username}`);
  };

  describe('players of two processes', () => {
    it('see which friends are online, in pushes, lists and notifications', async () => {
      const [ada, bob] = (await createdPlayers('Ada', 'Bob')) as [ClusterPlayer, ClusterPlayer];
      await befriend(ada, bob);
      const pushes: Push[] = [];
      const adas = await ada.enter(town.one, { pushed: (push) => void pushes.push(push) });
      const notified = waitForEvent(adas, 'notification_message', (kind) => kind === 'online');
      const bobs = await bob.enter(town.two);
      expect((await notified)[2]).toEqual({ code: 'friend-online', params: { username: 'Bob' } });
      expect(await ada.get(api.one, '/friend/list/online')).toMatchObject([{ username: 'Bob' }]);
      await expect.poll(() => friendsIn(pushes)).toEqual(new Set(['Bob']));
      await expect
        .poll(async () => (await ada.get<{ onlinePlayerCount: number }>(api.one, '/game-api/status')).onlinePlayerCount)
        .toBe(2);
      bobs.disconnect();
      // Who is back within ten seconds was never away.
      await expect.poll(() => friendsIn(pushes), { timeout: HELD_MS + SOON_MS }).toEqual(new Set());
    });

    it('whisper to each other, and learn who is not online', async () => {
      const [cleo, dan, eve] = (await createdPlayers('Cleo', 'Dan', 'Eve')) as [
        ClusterPlayer,
        ClusterPlayer,
        ClusterPlayer,
      ];
      const [cleos, dans] = [await cleo.enter(town.one), await dan.enter(town.two)];
      const received = collect(dans, 'whisper');
      expect(await outcomeOf(cleos, 'Dan: psst')).toBe('arrived');
      expect(await outcomeOf(dans, 'Cleo: what')).toBe('arrived');
      expect(await outcomeOf(cleos, 'Eve: psst')).toBe('whisper-offline');
      await eve.enter(town.two);
      await dan.get(api.one, '/profile/Cleo/block/1');
      await expect
        .poll(async () => {
          const before = received.length;
          await outcomeOf(cleos, 'Dan: blocked');
          return received.length - before;
        })
        .toBe(0);
      expect(received[0]).toEqual(['Cleo', 'psst', false]);
    });

    it('get mail, see a changed look, and are expelled, in the process that the call does not come to', async () => {
      const [finn, gil, hana] = (await createdPlayers('Finn', 'Gil', 'Hana')) as [
        ClusterPlayer,
        ClusterPlayer,
        ClusterPlayer,
      ];
      const pushes: Push[] = [];
      const gils = await gil.enter(town.two, { pushed: (push) => void pushes.push(push) });
      const hanas = await hana.enter(town.two);
      const mailed = waitForEvent(gils, 'notification_message', (kind) => kind === 'mail');
      await finn.post(api.one, '/mail/Gil', { message: 'hello' });
      expect((await mailed)[1]).toBe('You have mail from Finn.');
      await expect.poll(() => pushes.findLast(({ unread }) => unread !== undefined)?.unread).toBe(1);
      const looked = waitForEvent(hanas, 'user_updated', (_, user) => JSON.stringify(user).includes('0.93'));
      await gil.post(api.one, '/customization/size', { height: 0.93, width: 0.93 });
      await looked;
      const ended = waitForEvent(gils, 'disconnect');
      await admin(api.one, 'ban', 'Gil');
      await ended;
      await expect(gil.get(api.two, '/friend/list/online')).rejects.toThrow('401');
    });

    it('get rewards and news of the forum, whose clients are in another process', async () => {
      const [nia, oli] = (await createdPlayers('Nia', 'Oli')) as [ClusterPlayer, ClusterPlayer];
      const pushes: Push[] = [];
      const olis = await oli.enter(town.two, { pushed: (push) => void pushes.push(push) });
      const rewarded = waitForEvent(olis, 'rewarded');
      await nia.post(api.one, '/friend/Oli');
      expect((await rewarded)[0]).toMatchObject({ kind: 'request', username: 'Nia' });
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
        .toContainEqual(expect.objectContaining({ author: 'Nia' }));
      // Long before the counts of the other process expire.
      await expect.poll(countPosts, { timeout: SOON_MS }).toBeGreaterThan(before);
    });

    it('are seen by moderators, who redact and mute from any process', async ({ task }) => {
      // Names of an attempt of its own.
      const attempt = task.result?.retryCount ?? 0;
      const [mod, rude] = (await createdPlayers(`Judith_${attempt}`, `Rude_${attempt}`)) as [
        ClusterPlayer,
        ClusterPlayer,
      ];
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
      const refused = waitForEvent(rudes, 'notification_message');
      rudes.emit('chat', 'more words');
      expect((await refused)[2]).toMatchObject({ code: 'chat-muted' });
    });

    it('one of three that come at the same time stays, and the others learn why, in each of 20 races', async () => {
      const pia = await create('Pia');
      expect(await race(pia, cluster().towns, { rounds: 20 })).toMatchObject({ one: 20, unanswered: 0 });
    });

    it('are in one place: the older connection is replaced, in either direction', async () => {
      const ian = await create('Ian');
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

  describe('channels of two processes', () => {
    it('are one list, and friends meet in one of them, when either process is asked', async () => {
      const [ari, bea] = (await createdPlayers('Ari', 'Bea')) as [ClusterPlayer, ClusterPlayer];
      await befriend(ari, bea);
      const aris = await ari.enterByWay(api.one);
      await expect
        .poll(() => ari.get(api.two, '/channels'))
        .toContainEqual(expect.objectContaining({ number: aris.channel, friends: [] }));
      const beas = await bea.enterByWay(api.two);
      expect([beas.path, beas.channel]).toEqual([aris.path, aris.channel]);
      expect(beas.names).toContain('Ari');
      const list = await bea.get<{ number: number; friends: string[] }[]>(api.two, '/channels');
      expect(list.find(({ friends }) => friends.includes('Ari'))?.number).toBe(aris.channel);
      expect(new Set(list.map(({ number }) => number)).size).toBe(list.length);
      for (const { client } of [aris, beas]) client.disconnect();
    });

    it('keep the place of a player who changes to one in the other process, which nobody learns', async () => {
      const [cyd, dot] = (await createdPlayers('Cyd', 'Dot')) as [ClusterPlayer, ClusterPlayer];
      await befriend(cyd, dot);
      const notices: unknown[] = [];
      const dots = await dot.enter(town.two);
      dots.on('notification_message', (kind, text) => void notices.push([kind, text]));
      const cyds = await cyd.enterByWay(api.one, {}, 'tab-1');
      await expect.poll(() => notices).toEqual([['online', 'Cyd is now online.']]);
      const { x = 0, y = 0 } = cyds.self?.state ?? {};
      cyds.client.emit('move', x - 24, y, 1);
      // The place of a player who is about to change is saved when the way is asked for.
      const elsewhere = (await cyd.get<{ number: number }[]>(api.one, '/channels')).find(
        ({ number }) => number !== cyds.channel,
      );
      const replaced = collect(cyds.client, 'replaced');
      const ended = waitForEvent(cyds.client, 'disconnect');
      const moved = await cyd.enterByWay(api.two, { channel: elsewhere?.number ?? 99 }, 'tab-1');
      await ended;
      expect(moved.self?.state).toMatchObject({ x: Math.round(x - 24), y: Math.round(y) });
      expect(replaced).toEqual([]);
      expect(notices).toHaveLength(1);
      moved.client.disconnect();
      dots.disconnect();
    });

    it('move to another process when theirs drains, and its players with them', async () => {
      const players = await createdPlayers('Eli', 'Fay', 'Gus');
      const visits: Visit[] = [];
      for (const player of players) visits.push(await player.enterByWay(api.one));
      const [first] = visits as [Visit];
      expect(new Set(visits.map(({ path }) => path))).toEqual(new Set([first.path]));
      const from = first.path.slice('/t/'.length);
      const asked = waitForEvent(first.client, 'relocate');
      await admin(api.one, 'cluster', 'drain', from);
      await asked;
      const there = await players[0]?.enterByWay(api.one, { channel: first.channel });
      expect(there?.channel).toBe(first.channel);
      expect(there?.path).not.toBe(first.path);
      await admin(api.two, 'cluster', 'undrain', from);
      for (const visit of [...visits, there]) visit?.client.disconnect();
    });
  });
}
