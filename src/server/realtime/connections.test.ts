/** Handshakes, second windows, reconnections, ended sessions and restarts, on real sockets. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_BATCHED_MOVES, type HandshakeRefusal } from '../../shared/realtime/events.ts';
import { DomainError } from '../domain-error.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { ENTRY, keyOf } from '../testing/memory-world.ts';
import { collect, waitForEvent, SPAWN, TOWN_CLAIM, TownFixture } from '../testing/town-fixture.ts';
import { sentence } from '../../shared/rules/sentence.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

async function refusalOf(auth: unknown): Promise<HandshakeRefusal | undefined> {
  const [error] = await waitForEvent(fixture.connect(auth), 'connect_error');
  expect(error.message.length).toBeGreaterThan(5);
  return error.data as HandshakeRefusal | undefined;
}

test('heartbeats let server and client detect a dead connection within ten seconds', async () => {
  const opening = await fetch(`${fixture.url}/socket.io/?EIO=4&transport=polling`);
  const { pingInterval, pingTimeout } = JSON.parse((await opening.text()).slice(1)) as Record<string, number>;
  expect(pingInterval).toBeGreaterThan(0);
  expect((pingInterval ?? 0) + (pingTimeout ?? 0)).toBeLessThanOrEqual(10_000);
});

describe('a refused handshake carries a reason and whether to retry', () => {
  test('an unknown session key', async () => {
    const auth = { serverSessionKey: 'nobody', location: LOCATION_SLUG };
    expect(await refusalOf(auth)).toEqual({
      code: 'bad-session',
      retry: false,
      sentence: { code: 'sessionExpiredPleaseSignIn', params: {} },
    });
  });

  test('an unknown location', async () => {
    const auth = { serverSessionKey: keyOf(fixture.world.add('Ada')), location: 'atlantis' };
    expect(await refusalOf(auth)).toMatchObject({ code: 'unknown-location', retry: false });
  });

  test('a client of another protocol version', async () => {
    const auth = { serverSessionKey: keyOf(fixture.world.add('Ada')), location: LOCATION_SLUG, protocol: 0 };
    expect(await refusalOf(auth)).toMatchObject({ code: 'outdated', retry: false });
  });

  test('an account without a username', async () => {
    fixture.world.keys.set('half', null);
    const auth = { serverSessionKey: 'half', location: LOCATION_SLUG };
    expect(await refusalOf(auth)).toMatchObject({ code: 'no-username', retry: false });
  });

  test.each([
    undefined,
    {},
    { serverSessionKey: 5, location: LOCATION_SLUG },
    { serverSessionKey: 'x'.repeat(301), location: LOCATION_SLUG },
    { serverSessionKey: 'x', location: LOCATION_SLUG, features: 'all' },
  ])('a malformed handshake: %j', async (auth) => {
    expect(await refusalOf(auth)).toMatchObject({ code: 'bad-handshake', retry: false });
  });

  test('a client of the plain protocol beyond their number; others enter, and a player may replace the own one', async () => {
    await fixture.stop();
    fixture = await TownFixture.start({ plainClientsMax: 1 });
    const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
    await fixture.enter(ada);
    const auth = { serverSessionKey: keyOf(bob), location: LOCATION_SLUG };
    expect(await refusalOf(auth)).toMatchObject({ code: 'too-many', retry: true });
    await fixture.enter(bob, { features: [FEATURE_BATCHED_MOVES] });
    await fixture.enter(ada);
  });

  test.each([
    [
      'the database is away',
      new DomainError('unavailable', sentence('theDatabaseDoesNotAnswer')),
      'unavailable',
      'The database does not answer.',
    ],
    ['a part of the server fails', new Error('secret detail'), 'server-error', 'Something went wrong on the server.'],
  ])('a handshake while %s, with a retry, and the next one succeeds', async (_, error, code, message) => {
    const ada = fixture.world.add('Ada');
    const auth = { serverSessionKey: keyOf(ada), location: LOCATION_SLUG };
    const claim = fixture.world.claim.bind(fixture.world);
    fixture.world.claim = () => Promise.reject(error);
    const [refused] = await waitForEvent(fixture.connect(auth), 'connect_error');
    expect(refused.data).toMatchObject({ code, retry: true });
    expect(refused.message).toContain(message);
    fixture.world.claim = claim;
    await fixture.enter(ada);
  });

  test('too many handshakes in a short time', async () => {
    const auth = { serverSessionKey: keyOf(fixture.world.add('Ada')), location: LOCATION_SLUG };
    for (let index = 0; index < 12; index++) await waitForEvent(fixture.connect(auth), 'connect');
    expect(await refusalOf(auth)).toMatchObject({ code: 'too-many', retry: true });
  });
});

describe('one live connection per player', () => {
  test('a second window replaces the first and notifies it; other players get no event', async () => {
    const player = fixture.world.add('Ada');
    const watcher = await fixture.enter(fixture.world.add('Bob'));
    const announced = waitForEvent(watcher.client, 'user_connected');
    const first = await fixture.enter(player, { tabId: 'one' });
    await announced;
    const news = [collect(watcher.client, 'user_connected'), collect(watcher.client, 'user_disconnected')];
    const ended = Promise.all([waitForEvent(first.client, 'replaced'), waitForEvent(first.client, 'disconnect')]);
    const second = await fixture.enter(player, { tabId: 'two' });
    const [[message], [reason]] = await ended;
    expect(message).toContain('another window');
    expect(reason).toBe('io server disconnect');
    expect(second.selfId).toBe(first.selfId);
    const seen = waitForEvent(watcher.client, 'move');
    second.client.emit('move', SPAWN.x + 20, SPAWN.y, 3);
    expect(await seen).toEqual([first.selfId, SPAWN.x + 20, SPAWN.y, 3]);
    expect(news).toEqual([[], []]);
    expect(fixture.town.onlineCount()).toBe(2);
  });

  test('a claim of another process ends the connection at the next save', async () => {
    const player = fixture.world.add('Ada');
    const watcher = await fixture.enter(fixture.world.add('Bob'));
    const { client } = await fixture.enter(player, { tabId: 'one' });
    const ended = Promise.all([waitForEvent(client, 'replaced'), waitForEvent(client, 'disconnect')]);
    await fixture.world.claim(player.id, TOWN_CLAIM);
    const gone = waitForEvent(watcher.client, 'user_disconnected');
    client.emit('move', SPAWN.x + 20, SPAWN.y, 3);
    await Promise.all([ended, gone]);
    expect(fixture.world.placeOf(player)).toEqual(ENTRY);
    expect(await fixture.town.onlineOf([player.id, 'player-bob'])).toEqual(new Set(['player-bob']));
  });

  test('a second window has the blocks of its own handshake', async () => {
    const player = fixture.world.add('Ada');
    const other = await fixture.enter(fixture.world.add('Bob'));
    await fixture.enter(player);
    fixture.world.blocked.set(player.id, new Set(['player-bob']));
    const second = await fixture.enter(player);
    const received = collect(other.client, 'chat');
    const echoed = waitForEvent(second.client, 'chat');
    second.client.emit('chat', 'hello');
    await echoed;
    const own = waitForEvent(other.client, 'chat', (id) => id === other.selfId);
    other.client.emit('chat', 'hm');
    await own;
    expect(received).toEqual([[other.selfId, 'hm']]);
  });

  test('a reconnection of the same tab gets no replaced event', async () => {
    const player = fixture.world.add('Ada');
    const first = await fixture.enter(player, { tabId: 'one' });
    const replaced = collect(first.client, 'replaced');
    const ended = waitForEvent(first.client, 'disconnect');
    await fixture.enter(player, { tabId: 'one' });
    expect(await ended).toContain('transport close');
    expect(replaced).toEqual([]);
  });

  test('a connection that arrives after one with a newer claim learns of another window, not of its own', async () => {
    const player = fixture.world.add('Ada');
    const claim = fixture.world.claim.bind(fixture.world);
    for (const { tabId, events } of [
      { tabId: 'one', events: [] },
      { tabId: 'two', events: ['replaced'] },
    ]) {
      const held = Promise.withResolvers<void>();
      const claimed = Promise.withResolvers<void>();
      fixture.world.claim = async (id) => {
        fixture.world.claim = claim;
        const own = await claim(id, TOWN_CLAIM);
        claimed.resolve();
        await held.promise;
        return own;
      };
      const late = fixture.connect({ serverSessionKey: keyOf(player), location: LOCATION_SLUG, tabId });
      const replaced = collect(late, 'replaced');
      const ended = waitForEvent(late, 'disconnect');
      await claimed.promise;
      await fixture.enter(player, { tabId: 'one' });
      held.resolve();
      await ended;
      expect(replaced.map(() => 'replaced')).toEqual(events);
    }
  });
});

describe('reconnecting', () => {
  test('a player who leaves and returns keeps their position', async () => {
    const player = fixture.world.add('Ada');
    const watcher = await fixture.enter(fixture.world.add('Bob'));
    const first = await fixture.enter(player);
    first.client.emit('move', SPAWN.x + 77, SPAWN.y + 11, 5);
    await waitForEvent(watcher.client, 'move');
    const gone = waitForEvent(watcher.client, 'user_disconnected');
    first.client.disconnect();
    await gone;
    const again = await fixture.enter(player);
    const self = again.players.find(({ socketId }) => socketId === again.selfId);
    expect(self?.state).toEqual({ x: SPAWN.x + 77, y: SPAWN.y + 11, frame: 5 });
  });

  test('a restart notifies clients and keeps positions; clients reconnect automatically', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player, { options: { reconnection: true, reconnectionDelay: 10 } });
    const watcher = await fixture.enter(fixture.world.add('Bob'));
    ada.client.emit('move', SPAWN.x + 40, SPAWN.y, 1);
    await waitForEvent(watcher.client, 'move');
    const ended = Promise.all([waitForEvent(ada.client, 'server_closing'), waitForEvent(ada.client, 'disconnect')]);
    await fixture.town.close();
    expect((await ended)[1]).toContain('transport close');
    expect(fixture.world.placeOf(player)).toEqual({ x: SPAWN.x + 40, y: SPAWN.y, frame: 1 });
    const returned = waitForEvent(ada.client, 'join_room');
    await fixture.reopen();
    const [players] = await returned;
    expect(JSON.parse(String(players))).toMatchObject([{ state: { x: SPAWN.x + 40, y: SPAWN.y, frame: 1 } }]);
  });

  test('a failed save of positions is retried', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player);
    const watcher = await fixture.enter(fixture.world.add('Bob'));
    fixture.world.failSaves = true;
    ada.client.emit('move', SPAWN.x + 40, SPAWN.y, 1);
    await waitForEvent(watcher.client, 'move');
    const gone = waitForEvent(watcher.client, 'user_disconnected');
    ada.client.disconnect();
    await gone;
    expect(fixture.world.placeOf(player)).toEqual({ ...SPAWN, frame: 0 });
    fixture.world.failSaves = false;
    await fixture.town.close();
    expect(fixture.world.placeOf(player)).toEqual({ x: SPAWN.x + 40, y: SPAWN.y, frame: 1 });
  });
});

describe('sessions that end outside of the connection', () => {
  test('a revoked session ends the connection, and the next handshake is refused with the reason', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player);
    const ended = waitForEvent(ada.client, 'disconnect');
    fixture.world.revoke(player);
    expect(await ended).toContain('transport close');
    const auth = { serverSessionKey: keyOf(player), location: LOCATION_SLUG };
    expect(await refusalOf(auth)).toMatchObject({ code: 'bad-session', retry: false });
  });

  test('ending another session of the account keeps this connection open', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player);
    fixture.world.keys.set('other', player.id);
    fixture.world.revokeKey('other', player);
    const line = waitForEvent(ada.client, 'chat');
    ada.client.emit('chat', 'still here');
    expect((await line)[1]).toBe('still here');
  });

  test('disconnect sends the reason', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player);
    const ended = Promise.all([
      waitForEvent(ada.client, 'notification_message'),
      waitForEvent(ada.client, 'disconnect'),
    ]);
    await fixture.town.expel(player.id, 'bad-session');
    expect((await ended)[0]).toEqual(['system', 'Session expired. Please sign in again.']);
  });
});

describe('events that the HTTP domains send to players', () => {
  test('a changed avatar is sent to all players, honor and notifications only to the player', async () => {
    const player = fixture.world.add('Ada');
    const ada = await fixture.enter(player);
    const bob = await fixture.enter(fixture.world.add('Bob'));
    const others = [collect(bob.client, 'honor_updated'), collect(bob.client, 'notification_message')];
    const honor = waitForEvent(ada.client, 'honor_updated');
    const notice = waitForEvent(ada.client, 'notification_message');
    fixture.town.honorChanged(player.id, 250);
    await fixture.town.notify(player.id, 'mail', sentence('youHaveMailFrom', { username: 'Eve' }), {
      code: 'unmuted',
      params: {},
    });
    expect(await honor).toEqual([250]);
    expect(await notice).toEqual(['mail', 'You have mail from Eve.']);
    player.customization.hair = 'bob-cut';
    fixture.pass(1000);
    const updates = Promise.all([waitForEvent(ada.client, 'user_updated'), waitForEvent(bob.client, 'user_updated')]);
    ada.client.emit('update_character');
    for (const [id, userJson] of await updates) {
      expect(id).toBe(ada.selfId);
      expect(JSON.parse(userJson)).toMatchObject({ username: 'Ada', customization: { hair: 'bob-cut' } });
    }
    expect(others).toEqual([[], []]);
  });
});
