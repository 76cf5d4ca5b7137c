/** Two players in one town: events for joining, moves, chat and leaving. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_BATCHED_MOVES } from '../../shared/realtime/events.ts';
import { FEATURE_PUSHES } from '../../shared/realtime/pushes.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { collect, waitForEvent, SPAWN, TownFixture } from '../testing/town-fixture.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

describe('entering', () => {
  test.each([['websocket'], ['polling']] as const)('by %s, whatever the names and looks hold', async (transport) => {
    const ada = fixture.world.add('Ada');
    ada.customization.nametagColor = '#"\\\u2028\u{1f3ee}é';
    await fixture.enter(ada);
    const bob = await fixture.enter(fixture.world.add('Bob'), { options: { transports: [transport], upgrade: false } });
    expect(bob.players.map(({ user }) => user.customization.nametagColor)).toEqual([
      ada.customization.nametagColor,
      null,
    ]);
    expect(bob.players[1]?.socketId).toBe(bob.selfId);
    expect([bob.location, bob.features]).toEqual([LOCATION_SLUG, []]);
  });

  test('join_room lists all players, including the one who joins', async () => {
    const ada = await fixture.enter(fixture.world.add('Ada'));
    expect(ada.location).toBe(LOCATION_SLUG);
    expect(ada.players.map(({ user }) => user.username)).toEqual(['Ada']);
    expect(ada.players[0]?.socketId).toBe(ada.selfId);
    const bob = await fixture.enter(fixture.world.add('Bob'));
    expect(bob.players.map(({ user }) => user.username)).toEqual(['Ada', 'Bob']);
    expect(bob.players[0]?.state).toEqual({ ...SPAWN, frame: 0 });
    expect(bob.players[1]?.user.customization.skinTone).toBe(1);
    expect(fixture.town.onlineCount()).toBe(2);
  });

  test('other players are notified of joins and leaves', async () => {
    const ada = await fixture.enter(fixture.world.add('Ada'));
    const coming = waitForEvent(ada.client, 'user_connected');
    const bob = await fixture.enter(fixture.world.add('Bob'));
    const [id, stateJson, userJson] = await coming;
    expect(id).toBe(bob.selfId);
    expect(JSON.parse(stateJson)).toEqual({ ...SPAWN, frame: 0 });
    expect(JSON.parse(userJson)).toMatchObject({ username: 'Bob', membership: 0 });
    const going = waitForEvent(ada.client, 'user_disconnected');
    bob.client.disconnect();
    expect(await going).toEqual([bob.selfId]);
    expect(fixture.town.onlineCount()).toBe(1);
  });

  test('net ids are sent only to clients with batched moves', async () => {
    const plain = await fixture.enter(fixture.world.add('Ada'));
    const batched = await fixture.enter(fixture.world.add('Bob'), { features: [FEATURE_BATCHED_MOVES, 'other'] });
    expect(plain.features).toEqual([]);
    expect(plain.players[0]).not.toHaveProperty('netId');
    expect(batched.features).toEqual([FEATURE_BATCHED_MOVES]);
    expect(new Set(batched.players.map(({ netId }) => netId)).size).toBe(2);
  });
});

test('pushes are sent only to clients that announce them', async () => {
  const plain = fixture.world.add('Ada');
  await fixture.enter(plain);
  const fed = fixture.world.add('Bob');
  const { client, features } = await fixture.enter(fed, { features: [FEATURE_PUSHES] });
  expect(features).toEqual([FEATURE_PUSHES]);
  const pushed = waitForEvent(client, 'pushed');
  expect([plain, fed].map(({ id }) => fixture.town.push(id, { unread: 3 }))).toEqual([false, true]);
  expect(await pushed).toEqual([{ unread: 3 }]);
  expect(fixture.town.push('nobody', { unread: 3 })).toBe(false);
});

test('a move is sent to other players and not echoed to the sender', async () => {
  const ada = await fixture.enter(fixture.world.add('Ada'));
  const bob = await fixture.enter(fixture.world.add('Bob'));
  const echoes = collect(ada.client, 'move');
  const seen = waitForEvent(bob.client, 'move');
  ada.client.emit('move', SPAWN.x + 30, SPAWN.y, 2);
  expect(await seen).toEqual([ada.selfId, SPAWN.x + 30, SPAWN.y, 2]);
  bob.client.emit('move', SPAWN.x - 30, SPAWN.y, 4);
  await waitForEvent(ada.client, 'move', (id) => id === bob.selfId);
  expect(echoes.map(([id]) => id)).toEqual([bob.selfId]);
});

test('chat is sent to all players, including the sender, trimmed and redacted', async () => {
  const ada = await fixture.enter(fixture.world.add('Ada'));
  const bob = await fixture.enter(fixture.world.add('Bob'));
  const both = Promise.all([waitForEvent(ada.client, 'chat'), waitForEvent(bob.client, 'chat')]);
  ada.client.emit('chat', '  oh darn it  ');
  expect(await both).toEqual([
    [ada.selfId, 'oh [redacted] it'],
    [ada.selfId, 'oh [redacted] it'],
  ]);
  expect(await fixture.town.recentChat()).toMatchObject([{ username: 'Ada', text: 'oh [redacted] it' }]);
});
