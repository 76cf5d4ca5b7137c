/** The client connection against a real town server: handshake, move packets, chat, refusals and reconnection. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerRecord } from '../../src/server/ports.ts';
import { keyOf } from '../../src/server/testing/memory-world.ts';
import { TownFixture } from '../../src/server/testing/town-fixture.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { chat, forgetChat, lastWords } from '../../src/state/chat/chat.ts';
import { connection, openConnection, sendChat, sendMove } from '../../src/state/session/connection.ts';
import { pushes } from '../../src/state/session/pushes.ts';
import { unread } from '../../src/state/session/unread.ts';
import { allPlayers, type PlayerListener, listenToPlayers, selfPlayer } from '../../src/state/people/players.ts';

/** The part of a page that the connection uses. The server in the same process needs Node's own globals. */
vi.hoisted(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const page = { setTimeout, clearTimeout, setInterval, clearInterval, sessionStorage };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), page);
  for (const [name, value] of Object.entries({ window, document, sessionStorage })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
});

const names = () =>
  allPlayers()
    .map(({ user }) => user.username)
    .toSorted();
const player = (username: string) => allPlayers().find(({ user }) => user.username === username);

describe('the connection', () => {
  let fixture: TownFixture;
  let wren: PlayerRecord;
  let close: () => void;
  const honors: number[] = [];
  const whispers: unknown[][] = [];
  const blocked = new Set<string>();

  const open = (key: string) => {
    close = openConnection({
      url: fixture.url,
      location: LOCATION_SLUG,
      sessionKey: () => key,
      isBlocked: (username) => blocked.has(username),
      honorUpdated: (honor) => honors.push(honor),
      notified: () => undefined,
      whispered: (...whisper) => whispers.push(whisper),
    });
  };

  beforeEach(async () => {
    fixture = await TownFixture.start();
    wren = fixture.world.add('wren');
    close = () => undefined;
    blocked.clear();
    forgetChat();
  });
  afterEach(async () => {
    close();
    await fixture.stop();
  });

  it('joins the town and tracks players who join and leave', async () => {
    open(keyOf(wren));
    expect(connection.status).toBe('connecting');
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    expect(selfPlayer()?.user.username).toBe('wren');
    const { client } = await fixture.enter(fixture.world.add('odette'));
    await vi.waitFor(() => expect(names()).toEqual(['odette', 'wren']));
    client.disconnect();
    await vi.waitFor(() => expect(names()).toEqual(['wren']));
  });

  it('reads the moves of other players from binary packets', async () => {
    open(keyOf(wren));
    const { client } = await fixture.enter(fixture.world.add('odette'));
    await vi.waitFor(() => expect(player('odette')).toBeDefined());
    fixture.pass(1000);
    client.emit('move', 560, 610, 4);
    await vi.waitFor(() => expect(player('odette')?.state).toEqual({ x: 560, y: 610, frame: 4 }));
  });

  it('reports that the server corrected the position', async () => {
    const placed: unknown[] = [];
    const listener: PlayerListener = {
      joined: () => undefined,
      left: () => undefined,
      updated: () => undefined,
      moved: ({ state, isSelf }) => isSelf && placed.push(state),
    };
    const stop = listenToPlayers(listener);
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    sendMove(4900, 600, 4);
    await vi.waitFor(() => expect(placed).toEqual([{ x: 500, y: 600, frame: 0 }]));
    stop();
  });

  it('adds chat to the log and the bubbles, and drops lines of blocked players', async () => {
    open(keyOf(wren));
    const odette = await fixture.enter(fixture.world.add('odette'));
    const kenji = await fixture.enter(fixture.world.add('kenji'));
    await vi.waitFor(() => expect(names().length).toBe(3));
    blocked.add('kenji');
    kenji.client.emit('chat', 'buy my hat');
    odette.client.emit('chat', 'darn nice evening');
    await vi.waitFor(() => expect(chat.log.map(({ text }) => text)).toEqual(['[redacted] nice evening']));
    expect(lastWords(player('odette')?.socketId ?? '')).toBe('nice evening');
    sendChat('hello');
    await vi.waitFor(() => expect(chat.log.at(-1)).toMatchObject({ user: 'wren', text: 'hello', isSender: true }));
    odette.client.emit('chat', 'wren: psst');
    await vi.waitFor(() => expect(whispers).toEqual([['odette', 'psst', false]]));
  });

  it('reports why it ended, and does not reconnect after a refusal or a second tab', async () => {
    open('key-of-nobody');
    await vi.waitFor(() => expect(connection.status).toBe('ended'));
    expect(connection.refusal).toBe('bad-session');
    expect(connection.message).toBe('Session expired. Please sign in again.');
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    await fixture.enter(wren, { tabId: 'another-tab' });
    await vi.waitFor(() => expect(connection.status).toBe('ended'));
    expect(connection.refusal).toBeNull();
    expect(names()).toEqual([]);
  });

  it('reconnects when the server restarts', async () => {
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    await fixture.town.close();
    await vi.waitFor(() => expect(connection.status).toBe('lost'));
    expect(names()).toEqual([]);
    await fixture.reopen();
    await vi.waitFor(() => expect(connection.status).toBe('online'), { timeout: 8000 });
    expect(names()).toEqual(['wren']);
  });

  it('takes pushes until the connection is lost', async () => {
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    const user = { username: 'wren', access: 0, membership: 0, badges: 0, blockedList: [], blockedListIds: [] };
    const purse = { coins: 1, gems: 2, honor: 3 };
    expect(fixture.town.push(wren.id, { user, purse, unread: 4, friends: [], online: 1 })).toBe(true);
    await vi.waitFor(() => expect([pushes.areOn, unread.unreadMailCount]).toEqual([true, 4]));
    await fixture.town.close();
    await vi.waitFor(() => expect(connection.status).toBe('lost'));
    expect(pushes.areOn).toBe(false);
    await fixture.reopen();
  });

  it('forwards honor updates', async () => {
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    fixture.town.honorChanged(wren.id, 1234);
    await vi.waitFor(() => expect(honors).toEqual([1234]));
  });
});
