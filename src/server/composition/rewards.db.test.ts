/** Rewards of a whole server: what is booked reaches the client that announced them, and no other client. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_REWARDS, rewardSchema, type ServerReward } from '../../shared/realtime/rewards.ts';
import { Caller } from '../testing/caller.ts';
import { startServer } from '../testing/database-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { collect, type TestClient, waitForEvent } from '../testing/town-fixture.ts';
import { sentence } from '../../shared/rules/sentence.ts';

let server: TestServer;
const clients: TestClient[] = [];
const newcomer = Caller.numbered(() => server, 'Rewarded');

beforeAll(async () => {
  server = await startServer();
  await server.server.listen();
});
afterAll(() => server.stop());
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

/** Enters the town; `until` resolves to all rewards once there are `count` of them. */
async function enter(player: Caller, features: readonly string[] = [FEATURE_REWARDS]) {
  const client = await player.enterTown({ features });
  clients.push(client);
  const rewards: ServerReward[] = [];
  let check = (): void => undefined;
  client.on('rewarded', (reward) => {
    rewards.push(rewardSchema.parse(reward));
    check();
  });
  const until = (count: number): Promise<readonly ServerReward[]> =>
    new Promise((resolve) => {
      check = () => rewards.length >= count && resolve(rewards);
      check();
    });
  return { client, rewards, until };
}

/** Resolves when all that was sent to the client before has arrived. */
async function settle(player: Caller, client: TestClient): Promise<void> {
  const end = waitForEvent(client, 'notification_message', (_, text) => text === 'A moderator let you talk again.');
  const { id } = await player.record();
  await server.server.town.notify(id, 'system', sentence('aModeratorLetYouTalk'), { code: 'unmuted', params: {} });
  await end;
}

/**
 * Ada with three who are near by: a player, one who is blocked, and a plain client. `seen` resolves to how many of these events each of
 * the four got, Ada first, when all have arrived.
 */
async function enterWatched(event: 'leveled' | 'look_shown') {
  const [ada, bob, eve, plain] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  await ada.get(`/profile/${eve.username}/block/1`);
  const [adas, bobs, eves, plains] = [await enter(ada), await enter(bob), await enter(eve), await enter(plain, [])];
  const entered = [
    { player: ada, ...adas },
    { player: bob, ...bobs },
    { player: eve, ...eves },
    { player: plain, ...plains },
  ];
  const events = entered.map(({ client }) => collect(client, event));
  const bobSaw = waitForEvent(bobs.client, event);
  const seen = async (): Promise<number[]> => {
    // One round sends it to everybody.
    await bobSaw;
    for (const { player, client } of entered) await settle(player, client);
    return events.map(({ length }) => length);
  };
  return { ada, adas, bobs, plains, seen };
}

describe('a client that announces rewards', () => {
  it('gets a request with level and mutual friends, and both get the friendship', async () => {
    const [ada, bob, eve] = [await newcomer(), await newcomer(), await newcomer()];
    await ada.admin('grant', 'honor', '250');
    for (const one of [ada, bob]) {
      await one.post(`/friend/${eve.username}`);
      await eve.post(`/friend/${one.username}`);
    }
    const [adas, bobs] = [await enter(ada), await enter(bob)];
    await ada.post(`/friend/${bob.username}`);
    const [request] = await bobs.until(1);
    expect(request).toMatchObject({ kind: 'request', username: ada.username, level: 2, mutual: 1 });
    const id = request?.kind === 'request' ? request.id : '';
    expect(await bob.list('/friend/requests')).toEqual([
      { id, username: ada.username, level: 2, mutual: 1, isShown: false },
    ]);
    await bob.get(`/friend/${id}/accept`);
    expect((await bobs.until(2))[1]).toEqual({ kind: 'friend', username: ada.username, level: 2 });
    expect(await adas.until(1)).toEqual([{ kind: 'friend', username: bob.username, level: 0 }]);
    expect(await bob.list('/friend/requests')).toEqual([]);
  });

  it('gets a mutual heart once', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const adas = await enter(ada);
    await bob.get(`/profile/${ada.username}/match/1`);
    await ada.get(`/profile/${bob.username}/match/1`);
    await ada.get(`/profile/${bob.username}/match/1`);
    await adas.until(1);
    await settle(ada, adas.client);
    expect(adas.rewards).toEqual([{ kind: 'heart', username: bob.username }]);
  });

  it('gets the coins of a level, which those near by see and those with a block and plain clients do not', async () => {
    const { ada, adas, bobs, plains, seen } = await enterWatched('leveled');
    const rewarded = collect(plains.client, 'rewarded');
    await ada.admin('grant', 'honor', '210');
    expect(await adas.until(1)).toEqual([{ kind: 'level', level: 2, coins: 1000 }]);
    expect(await seen()).toEqual([1, 1, 0, 0]);
    expect(rewarded).toEqual([]);
    expect(bobs.rewards).toEqual([]);
  });

  it('shows a look to those near by, not to those with a block, plain clients and itself, and not at any rate', async () => {
    const { adas, seen } = await enterWatched('look_shown');
    for (let time = 0; time < 5; time += 1) adas.client.emit('show_look');
    expect(await seen()).toEqual([0, 2, 0, 0]);
  });

  it('gets nothing for what was rolled back', async () => {
    const ada = await newcomer();
    const adas = await enter(ada);
    expect((await ada.post('/store/checkout', { items: '["no-such-item"]' })).status).toBe(404);
    await settle(ada, adas.client);
    expect(adas.rewards).toEqual([]);
  });

  it('gets the first outfit and not the second', async () => {
    const ada = await newcomer();
    const adas = await enter(ada);
    await ada.post('/outfit', { name: 'Harbour' });
    await ada.post('/outfit', { name: 'Pier' });
    await settle(ada, adas.client);
    expect(adas.rewards).toEqual([{ kind: 'outfit', name: 'Harbour' }]);
  });
});
