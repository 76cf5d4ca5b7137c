/** The client connection against a real town server: handshake, move packets, chat, refusals and reconnection. */
import '../support/page-globals.ts';
import { subscribe } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerRecord } from '../../src/server/ports.ts';
import { keyOf } from '../../src/server/testing/memory-world.ts';
import { ROOM, packetParser, TownFixture } from '../../src/server/testing/town-fixture.ts';
import { FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { chat, forgetChat, lastWords } from '../../src/state/chat/chat.ts';
import { runtime } from '../../src/shared/runtime/client.ts';
import type { SentWalk } from '../../src/shared/walks/read-walks.ts';
import { ownLocation, settleIn } from '../../src/state/session/location.ts';
import { noteLocation } from '../../src/state/session/own-ground.ts';
import { askTurns, sendWalk, townNow } from '../../src/state/session/town-walks.ts';
import { lineSent } from '../../src/state/chat/outbox.ts';
import { changeChannel, ownChannel } from '../../src/state/session/channel.ts';
import { connection, openConnection, sendChat } from '../../src/state/session/connection.ts';
import { pushes } from '../../src/state/session/pushes.ts';
import { unread } from '../../src/state/session/unread.ts';
import { allPlayers, type PlayerListener, listenToPlayers, selfPlayer } from '../../src/state/people/players.ts';

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

  const atDoor = () => fixture.world.add('wren', { ...ROOM.door, frame: 0 });
  const open = (key: string) => {
    close = openConnection({
      url: fixture.url,
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

  const listenToWalks = () => {
    const walks: [string, SentWalk['record']][] = [];
    const listener: PlayerListener = {
      joined: () => undefined,
      left: () => undefined,
      updated: () => undefined,
      moved: () => undefined,
      walked: ({ user }, { record }) => walks.push([user.username, record]),
    };
    return { walks, stop: listenToPlayers(listener) };
  };

  it('reads the walks of other players from binary packets', async () => {
    const { walks, stop } = listenToWalks();
    open(keyOf(wren));
    const { client } = await fixture.enter(fixture.world.add('odette'));
    await vi.waitFor(() => expect(player('odette')).toBeDefined());
    fixture.pass(1000);
    client.emit('move', 560, 610, 4);
    const goal = { x8: 560 * 8, y8: 610 * 8 };
    await vi.waitFor(() => expect(walks.at(-1)).toEqual(['odette', expect.objectContaining({ kind: 'goal', goal })]));
    stop();
  });

  it('gets the points of a walk whose turns differ', async () => {
    const sent: SentWalk[] = [];
    const ignore = () => undefined;
    const stop = listenToPlayers({
      joined: ignore,
      left: ignore,
      updated: ignore,
      moved: ignore,
      walked: (_player, walk) => sent.push(walk),
    });
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    const odette = await fixture.enter(fixture.world.add('odette'), {
      features: [FEATURE_WALKS],
      options: { parser: packetParser },
    });
    await vi.waitFor(() => expect(player('odette')).toBeDefined());
    odette.client.emit('walk', 1000, 4480, 4880, 5200, 4880);
    await vi.waitFor(() => expect(sent.at(-1)?.record.kind).toBe('goal'));
    const { netId, startMs } = sent.at(-1) ?? expect.unreachable('no walk');
    const points = await askTurns(netId, startMs);
    expect(points?.slice(-2)).toEqual([650, 610]);
    await expect(askTurns(netId, startMs + 1)).resolves.toBeNull();
    stop();
  });

  it('reports that the server corrected the walk, unless a later one was begun', async () => {
    const { walks, stop } = listenToWalks();
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    expect(townNow(runtime.monotonic())).not.toBeNull();
    const goal = { x8: 600 * 8, y8: 600 * 8 };
    sendWalk({ kind: 'goal', atMs: 1_000_000, start: { x8: 4900 * 8, y8: 600 * 8 }, goal });
    await vi.waitFor(() => expect(walks).toEqual([['wren', expect.objectContaining({ x8: 500 * 8, goal })]]));
    sendWalk({ kind: 'goal', atMs: 1_000_001, start: { x8: 4900 * 8, y8: 600 * 8 }, goal });
    sendWalk({ kind: 'heading', atMs: 1_000_002, start: { x8: 4900 * 8, y8: 600 * 8 }, heading: 0, speed: 0 });
    await vi.waitFor(() => expect(walks).toHaveLength(2));
    expect(walks[1]?.[1].kind).toBe('stand');
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
    sendChat('hello', lineSent('hello'));
    await vi.waitFor(() => expect(chat.log.at(-1)).toMatchObject({ user: 'wren', text: 'hello', isSender: true }));
    odette.client.emit('chat', 'wren: psst');
    await vi.waitFor(() => expect(whispers).toEqual([['odette', 'psst', false, undefined]]));
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

  it('reconnects when the server restarts, and sends the line that had no answer', async () => {
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    await fixture.town.close();
    await vi.waitFor(() => expect(connection.status).toBe('lost'));
    expect(names()).toEqual([]);
    lineSent('still here');
    await fixture.reopen();
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    expect(names()).toEqual(['wren']);
    await vi.waitFor(() => expect(chat.log.map(({ text }) => text)).toEqual(['still here']));
  });

  it('gets looks in reach, later ones and new names, and all again after the connection was lost', async () => {
    const odette = fixture.world.add('odette');
    const far = fixture.world.add('far', { x: 4000, y: 650, frame: 0 });
    Object.assign(odette, { membership: 2, nametag: ' the Tall' });
    Object.assign(odette.customization, { hat: 'straw-hat', height: 1.13, nametagColor: '#aabbcc' });
    odette.customization.tattoos.chest = 'anchor';
    await fixture.enter(far);
    await fixture.enter(odette);
    open(keyOf(wren));
    const lookOf = (name: string) => player(name)?.user;
    const sent = () => ({
      username: 'odette',
      membership: 2,
      nametag: odette.nametag,
      customization: odette.customization,
    });
    await vi.waitFor(() => expect(lookOf('odette')).toEqual(sent()));
    expect(lookOf('far')?.isLookMissing).toBe(true);
    fixture.pass(1000);
    Object.assign(odette.customization, { hat: 'crown', skinTone: 9 });
    await fixture.town.changed(odette.id);
    await vi.waitFor(() => expect(lookOf('odette')).toEqual(sent()));
    fixture.pass(1000);
    odette.nametag = '';
    await fixture.town.changed(odette.id);
    await vi.waitFor(() => expect(lookOf('odette')).toEqual(sent()));
    fixture.pass(1000);
    far.nametag = ' away';
    await fixture.town.changed(far.id);
    await vi.waitFor(() => expect(player('far')).toMatchObject({ newerLook: 2, user: { nametag: ' away' } }));
    expect(lookOf('far')?.isLookMissing).toBe(true);
    await fixture.town.close();
    await fixture.reopen();
    await fixture.enter(odette);
    await vi.waitFor(() => expect(lookOf('odette')).toEqual(sent()));
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

  it('changes channels without being lost or announced; a full channel has no room', async () => {
    await fixture.stop();
    fixture = await TownFixture.start({ channelCapacity: 2 });
    wren = fixture.world.add('wren');
    await fixture.enter(fixture.world.add('odette'));
    const { client } = await fixture.enter(fixture.world.add('far'));
    open(keyOf(wren));
    await vi.waitFor(() => expect([ownChannel.number, names()]).toEqual([2, ['wren']]));
    const statuses: string[] = [];
    const stopWatching = subscribe(connection, () => statuses.push(connection.status), true);
    const left: string[] = [];
    fixture.town.onLeft(({ id }) => left.push(id));
    expect(await changeChannel(1)).toBe('full');
    expect([ownChannel.number, names()]).toEqual([2, ['wren']]);
    client.disconnect();
    await vi.waitFor(() => expect(left).toHaveLength(1));
    expect(await changeChannel(1)).toBe('joined');
    expect([ownChannel.number, names()]).toEqual([1, ['odette', 'wren']]);
    expect(left).toHaveLength(1);
    expect(statuses.filter((status) => status !== 'online')).toEqual([]);
    sendChat('hello', lineSent('hello'));
    await vi.waitFor(() => expect(chat.log.at(-1)).toMatchObject({ user: 'wren', text: 'hello' }));
    stopWatching();
  });

  it('goes on in its channel when another one cannot be reached', async () => {
    await fixture.stop();
    fixture = await TownFixture.start({ channelCapacity: 2 });
    wren = fixture.world.add('wren');
    let key = keyOf(wren);
    close = openConnection({
      url: fixture.url,
      sessionKey: () => key,
      isBlocked: () => false,
      honorUpdated: () => undefined,
      notified: () => undefined,
      whispered: () => undefined,
    });
    await vi.waitFor(() => expect(ownChannel.number).toBe(1));
    key = 'ended';
    expect(await changeChannel(2)).toBe('failed');
    expect([connection.status, ownChannel.number, names()]).toEqual(['online', 1, ['wren']]);
  });

  it('goes to another location and back, and the page says which one it is in', async () => {
    const odette = fixture.world.add('odette');
    await fixture.enter(fixture.inside(odette), { location: ROOM.slug });
    open(keyOf(fixture.world.add('far')));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    expect(await changeChannel(null, ROOM.slug)).toBe('failed');
    expect([ownLocation.slug, connection.status, names()]).toEqual([LOCATION_SLUG, 'online', ['far']]);
    close();
    open(keyOf(atDoor()));
    await vi.waitFor(() => expect([connection.status, names()]).toEqual(['online', ['wren']]));
    expect(await changeChannel(null, ROOM.slug)).toBe('joined');
    expect([ownLocation.slug, connection.status, names().toSorted()]).toEqual([
      ROOM.slug,
      'online',
      ['odette', 'wren'],
    ]);
    expect(await changeChannel(null, LOCATION_SLUG)).toBe('joined');
    expect([ownLocation.slug, names()]).toEqual([LOCATION_SLUG, ['wren']]);
    expect(await changeChannel(null, 'nowhere')).toBe('failed');
    expect([ownLocation.slug, connection.status, names()]).toEqual([LOCATION_SLUG, 'online', ['wren']]);
  });

  it('begins where the player is, whatever the page remembers', async () => {
    open(keyOf(fixture.inside(wren, { x: 900, y: 500, frame: 2 })));
    await vi.waitFor(() => expect([connection.status, ownLocation.slug]).toEqual(['online', ROOM.slug]));
    expect(selfPlayer()?.state).toMatchObject({ x: 900, y: 500 });
    close();
    // An upgrade closed the location that the page remembers.
    for (const slug of ['closed', LOCATION_SLUG]) {
      ownLocation.slug = slug;
      fixture.world.move(wren, LOCATION_SLUG, ROOM.slug);
      open(keyOf(wren));
      await vi.waitFor(() => expect([connection.status, ownLocation.slug]).toEqual(['online', LOCATION_SLUG]));
      close();
    }
  });

  it('comes back when the server went away while the player was in the door', async () => {
    open(keyOf(atDoor()));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    // The other side has the player, and goes away before it answers.
    const claim = fixture.world.claim.bind(fixture.world);
    fixture.world.claim = async (id, wish) => {
      await claim(id, wish);
      throw new Error('the server went away');
    };
    expect(await changeChannel(null, ROOM.slug)).toBe('failed');
    fixture.world.claim = claim;
    await vi.waitFor(() => expect([connection.status, ownLocation.slug]).toEqual(['online', ROOM.slug]));
    settleIn();
  });

  it('forwards honor updates', async () => {
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    fixture.town.honorChanged(wren.id, 1234);
    await vi.waitFor(() => expect(honors).toEqual([1234]));
  });

  // The last one: the location stays noted.
  it('reports positions to a town with another location', async () => {
    noteLocation(LOCATION_SLUG, '{}');
    open(keyOf(wren));
    await vi.waitFor(() => expect(connection.status).toBe('online'));
    expect(townNow(0)).toBeNull();
  });
});
