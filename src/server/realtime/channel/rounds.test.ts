/** Rounds with clients that read slowly or not at all. Links and the clock are test doubles. */
import { Registry } from 'prom-client';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import type { PlayerEntry } from '../../../shared/realtime/events.ts';
import { decodeLooks } from '../../../shared/realtime/look-packet.ts';
import { decodeMoves } from '../../../shared/realtime/move-packet.ts';
import { decodePeople } from '../../../shared/realtime/people-packet.ts';
import { runtime } from '../../runtime.ts';
import { arrivalOf } from '../../testing/arrival.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { Connection } from '../lobby/connection.ts';
import type { Arrival } from '../lobby/handshake-gate.ts';
import { Broadcast } from '../wire/broadcast.ts';
import type { ClientLink } from '../wire/link.ts';
import type { Batch, Framed, FramedPacket, SharedBeginning } from '../wire/packets.ts';
import type { Backlog } from '../wire/transport.ts';
import { Chat } from './chat.ts';
import type { Entrance } from './entrance.ts';
import { MoveFanout } from './interest.ts';
import type { NewLook } from './looks.ts';
import { WalkFanout } from './walk-fanout.ts';
import type { Positions } from './positions.ts';
import { townMetrics } from './metrics.ts';
import { type Presence, Presences } from './presence.ts';
import { roundMs, Rounds, type RoundsDeps } from './rounds.ts';

class LinkDouble {
  readonly id: string;
  level: Backlog = 'none';
  cuts = 0;
  /** Rounds with something for the client. */
  writes = 0;
  /** Names and arguments; of `join_room` the ids. `people` and `looks` are packets, with their net ids. */
  readonly events: unknown[][] = [];
  readonly #items = new Map<number, string>();
  /** The net ids of each packet. */
  readonly packets: number[][] = [];

  constructor(id: string) {
    this.id = id;
  }
  backlog(): Backlog {
    return this.level;
  }
  cut(): void {
    this.cuts += 1;
  }
  sendRound(shared: Batch | null, own: readonly Framed[]): void {
    const messages = [...(shared?.messages ?? []), ...own];
    if (messages.length > 0) this.writes += 1;
    for (const { data } of messages) {
      const ids: number[] = [];
      if (typeof data === 'string') this.events.push(JSON.parse(data.slice(1)) as unknown[]);
      else if (decodeMoves(data, (netId) => ids.push(netId))) this.packets.push(ids);
      else this.#takePacket(data);
    }
  }
  #takePacket(data: Buffer): void {
    const people = decodePeople(data);
    if (people !== null) this.events.push(['people', ...people.map(({ netId }) => netId)]);
    const looks = decodeLooks(data, this.#items);
    if (looks !== null) this.events.push(['looks', ...looks.map(({ netId }) => netId)]);
  }
  sendAttached(event: string, { data }: FramedPacket): void {
    this.events.push([event, ...(decodePeople(data) ?? []).map(({ netId }) => netId)]);
  }
  finishEvent({ text }: SharedBeginning): void {
    const [event, list] = JSON.parse(`${text.slice(1)}]`) as [string, string];
    const entries = JSON.parse(list) as PlayerEntry[];
    this.events.push([event, ...entries.map(({ socketId }) => socketId)]);
  }
}

const world = new MemoryWorld();
const presences = new Presences();
const fanout = new MoveFanout<Presence>();

type Features = Partial<Pick<Arrival, 'hasBatchedMoves' | 'hasWalks' | 'hasPackedLooks'>>;
const PLAIN: Features = { hasBatchedMoves: false };

function enter(name: string, x = 500, features: Features = {}): { presence: Presence; link: LinkDouble } {
  const link = new LinkDouble(name);
  const player = world.add(name);
  const connection = new Connection(link as unknown as ClientLink, arrivalOf(player, features), 0);
  const state = { x, y: 600, frame: 0 };
  const presence = presences.add({ connection, player, blockedIds: new Set(), state }, 0);
  if (presence === null) throw new Error('no net id is free');
  fanout.join(presence);
  connection.hasJoined = true;
  presence.isAnnounced = true;
  connection.sentCell = presence.cell;
  return { presence, link };
}

/** Join with the next round. */
const arrivals: Presence[] = [];

const rounds = (change: Partial<RoundsDeps> = {}): Rounds =>
  new Rounds({
    broadcast: new Broadcast(),
    looks: { takeDue: () => [] },
    entrance: { takeArrivals: () => arrivals.splice(0), takeDeparted: () => [] } as unknown as Entrance,
    presences,
    chat: new Chat(world, presences),
    fanout,
    walkFanout: new WalkFanout((cell) => fanout.membersOf(cell)),
    positions: { changed: () => undefined } as unknown as Positions,
    now: () => 0,
    metrics: townMetrics(new Registry()),
    log: pino({ level: 'silent' }),
    joined: () => undefined,
    entered: () => undefined,
    ...change,
  });

beforeEach(() => {
  for (const presence of presences.all()) {
    presences.remove(presence, 0);
    fanout.leave(presence);
  }
});

function step({ presence }: { presence: Presence }, x: number): void {
  presence.setState({ x, y: 600, frame: 0 });
  fanout.moved(presence);
}

test('a round runs every 50 ms in a small town until it is stopped', () => {
  const clock = replaceRuntime(runtime);
  const [walker, viewer] = [enter('Walker'), enter('Viewer')];
  const running = rounds();
  step(walker, 501);
  clock.advance(49);
  expect(viewer.link.packets).toEqual([]);
  clock.advance(1);
  expect(viewer.link.packets).toEqual([[walker.presence.record.netId]]);
  running.stop();
  step(walker, 502);
  clock.advance(1000);
  expect(viewer.link.packets).toHaveLength(1);
});

test.each([
  [200, 50],
  [201, 100],
  [2000, 110],
  [4000, 150],
])('with %i players, a round lasts %i ms', (players, ms) => expect(roundMs(players)).toBe(ms));

test('a client with a full send buffer gets no packets, and then all positions exactly once', () => {
  replaceRuntime(runtime);
  const [walker, slow] = [enter('Walker'), enter('Slow')];
  const idle = enter('Idle');
  const all = [walker, slow, idle].map(({ presence }) => presence.record.netId).toSorted((a, b) => a - b);
  const running = rounds();
  slow.link.level = 'behind';
  step(walker, 510);
  running.run();
  expect(slow.link.packets).toEqual([]);
  expect(slow.link.cuts).toBe(0);

  slow.link.level = 'none';
  running.run();
  expect(slow.link.packets.map((ids) => ids.toSorted((a, b) => a - b))).toEqual([all]);
  running.run();
  running.run();
  // A sweep may repeat the walker, but never a player who did not move.
  expect(slow.link.packets.filter((ids) => ids.includes(idle.presence.record.netId))).toHaveLength(1);
});

test('disconnects a stalled client, and only that client', () => {
  replaceRuntime(runtime);
  const [walker, stalled] = [enter('Walker'), enter('Stalled')];
  const running = rounds();
  stalled.link.level = 'stalled';
  step(walker, 520);
  running.run();
  expect(stalled.link.cuts).toBe(1);
  expect(stalled.link.packets).toEqual([]);
  expect(walker.link.cuts).toBe(0);
  expect(walker.link.packets).toHaveLength(1);
});

test('a viewer who enters another column gets the players who come into reach, once', () => {
  replaceRuntime(runtime);
  const [viewer, far] = [enter('Viewer'), enter('Far', 3000)];
  const running = rounds();
  running.run();
  viewer.link.packets.length = 0;
  step(viewer, 2500);
  running.run();
  expect(viewer.link.packets.flat()).toContain(far.presence.record.netId);
  viewer.link.packets.length = 0;
  running.run();
  expect(viewer.link.packets.flat()).not.toContain(far.presence.record.netId);
});

/** Ids of players, sorted. */
const sortedIds = (ids: readonly unknown[]): string[] => ids.map(String).toSorted();

const namesOf = (events: readonly unknown[][], event: string): unknown[] =>
  events.filter(([name]) => name === event).map(([, id]) => id);

test('a client of the plain protocol gets moves in reach, but never its own', () => {
  replaceRuntime(runtime);
  const [plain, near, far] = [enter('Plain', 500, PLAIN), enter('Near', 700), enter('Far', 3000)];
  const running = rounds();
  for (const walker of [plain, near, far]) step(walker, walker.presence.record.x + 1);
  running.run();
  expect(plain.link.events).toEqual([['move', near.presence.id, 701, 600, 0]]);
  expect(near.link.packets).toEqual([[near, plain].map(({ presence }) => presence.record.netId)]);
});

test('moves beyond 500 events wait for the next rounds', () => {
  replaceRuntime(runtime);
  const plain = enter('Plain', 500, PLAIN);
  const crowd = Array.from({ length: 700 }, (_, index) => enter(`P${index}`, 3000));
  const running = rounds();
  step(plain, 3000);
  running.run();
  expect(plain.link.events).toHaveLength(500);
  running.run();
  expect(new Set(namesOf(plain.link.events, 'move')).size).toBe(crowd.length);
});

test('a list of joining players has the nearest 200, and the others follow within 32 KB a round', () => {
  replaceRuntime(runtime);
  const far = Array.from({ length: 150 }, (_, index) => enter(`Far${index}`, 4000));
  const near = Array.from({ length: 150 }, (_, index) => enter(`Near${index}`, 600));
  const plain = enter('Plain', 500, PLAIN);
  plain.presence.connection.hasJoined = false;
  arrivals.push(plain.presence);
  const running = rounds();
  running.run();
  const [joined] = plain.link.events;
  expect(joined).toHaveLength(1 + 200);
  expect(joined).toEqual(expect.arrayContaining(['join_room', 'Plain', ...near.map(({ link }) => link.id)]));
  const rest = namesOf(plain.link.events, 'user_connected');
  expect(rest.length).toBeGreaterThan(10);
  expect(rest.length).toBeLessThan(101);
  for (let round = 0; round < 10; round++) running.run();
  const known = [...(joined ?? []), ...namesOf(plain.link.events, 'user_connected')];
  expect(known).toHaveLength(1 + 301);
  expect(known).toEqual(expect.arrayContaining(far.map(({ link }) => link.id)));
});

test('a client with walks gets the looks in its reach, and others when their players come into reach, once', () => {
  replaceRuntime(runtime);
  const [dresser, near, far] = [enter('Dresser'), enter('Near', 700), enter('Far', 4000)].map((one) => {
    Object.assign(one.presence.connection.arrival, { hasWalks: true });
    one.presence.connection.hasJoined = false;
    arrivals.push(one.presence);
    return one;
  });
  if (!dresser || !near || !far) throw new Error('nobody is here');
  const changed: NewLook[] = [];
  const running = rounds({ looks: { takeDue: () => changed.splice(0) } });
  running.run();
  dresser.presence.lookVersion = 2;
  changed.push({ presence: dresser.presence, isRenamed: false });
  running.run();
  running.run();
  expect(namesOf(near.link.events, 'user_updated')).toEqual([dresser.presence.id]);
  expect(namesOf(dresser.link.events, 'user_updated')).toEqual([dresser.presence.id]);
  expect(namesOf(far.link.events, 'user_updated')).toEqual([]);
  expect(far.link.events).toContainEqual(['restyled', [[dresser.presence.record.netId, 2]]]);
  expect(namesOf(near.link.events, 'restyled')).toEqual([]);
  step(far, 900);
  running.run();
  running.run();
  expect(namesOf(far.link.events, 'user_updated')).toEqual([dresser.presence.id]);
});

/** Joins with the next round, and gets players and looks in packets. */
function enterPacked(name: string, x: number): ReturnType<typeof enter> {
  const one = enter(name, x, { hasWalks: true, hasPackedLooks: true });
  one.presence.connection.hasJoined = false;
  arrivals.push(one.presence);
  return one;
}

const netIdsOf = (...groups: ReturnType<typeof enter>[][]): number[] =>
  groups.flat().map(({ presence }) => presence.record.netId);

/** Net ids in the packets of this kind, in order. */
const sentIn = (events: readonly unknown[][], kind: 'people' | 'looks'): unknown[] =>
  events.filter(([name]) => name === kind).flatMap(([, ...ids]) => ids);

test('a client with packets gets all players, and the looks in reach, nearest first, some in each round', () => {
  replaceRuntime(runtime);
  const far = Array.from({ length: 30 }, (_, index) => enter(`Far${index}`, 4000));
  const beside = Array.from({ length: 1200 }, (_, index) => enter(`Beside${index}`, 1000));
  const near = Array.from({ length: 20 }, (_, index) => enter(`Near${index}`, 500));
  const viewer = enterPacked('Viewer', 500);
  const running = rounds();
  running.run();
  const { events } = viewer.link;
  expect(sortedIds(events[0] ?? [])).toEqual(sortedIds(['join_room', ...netIdsOf([viewer], far, beside, near)]));
  const first = sentIn(events, 'looks');
  expect(new Set(first.slice(0, near.length))).toEqual(new Set(netIdsOf(near)));
  expect(first.length).toBeLessThan(near.length + beside.length);
  for (let round = 0; round < 5; round++) running.run();
  const reached = sentIn(events, 'looks');
  expect(sortedIds(reached)).toEqual(sortedIds(netIdsOf(near, beside)));
  step(viewer, 3900);
  running.run();
  step(viewer, 500);
  for (let round = 0; round < 5; round++) running.run();
  expect(sortedIds(sentIn(events, 'looks'))).toEqual(sortedIds(netIdsOf(near, beside, far)));
});

test('a player who comes into the reach of a client with packets is sent with the look, once', () => {
  replaceRuntime(runtime);
  const walkFanout = new WalkFanout((cell) => fanout.membersOf(cell));
  const running = rounds({ walkFanout });
  const [viewer, far] = [enterPacked('Viewer', 500), enter('Far', 4000)];
  running.run();
  for (const x of [1000, 4000, 1000]) {
    const { cell } = far.presence;
    step(far, x);
    walkFanout.crossed(far.presence, cell);
    running.run();
  }
  expect(viewer.link.events.slice(1)).toEqual([['looks', far.presence.record.netId]]);
});

test('an arrival is announced to clients with packets, and those in reach get its look', () => {
  replaceRuntime(runtime);
  const [near, far] = [enterPacked('Near', 500), enterPacked('Far', 4000)];
  const running = rounds();
  running.run();
  const newcomer = enterPacked('Newcomer', 600);
  newcomer.presence.isAnnounced = false;
  running.run();
  const { netId } = newcomer.presence.record;
  expect(near.link.events.slice(1)).toEqual([
    ['people', netId],
    ['looks', netId],
  ]);
  expect(far.link.events.slice(1)).toEqual([['people', netId]]);
  expect(sentIn(newcomer.link.events, 'looks')).toEqual([near.presence.record.netId]);
});

test('a client with packets joins between two rounds, and what happens until the next one follows with it', async () => {
  replaceRuntime(runtime);
  const chat = new Chat(world, presences);
  const [old, leaving] = [enterPacked('Old', 500), enterPacked('Leaving', 500)];
  const departed: Presence[] = [];
  const entrance = { takeArrivals: () => arrivals.splice(0), takeDeparted: () => departed.splice(0) };
  const running = rounds({ chat, entrance: entrance as unknown as Entrance });
  running.run();
  const [first, second] = ['First', 'Second'].map((name) => {
    const one = enterPacked(name, 600);
    one.presence.isAnnounced = false;
    running.arrived(one.presence);
    return one;
  });
  if (!first || !second) throw new Error('nobody arrived');
  const ids = netIdsOf([old, leaving, first, second]);
  expect(first.link.events).toEqual([['join_room', ids[0], ids[1], ids[2]]]);
  expect(second.link.events).toEqual([['join_room', ids[0], ids[1], ids[3]]]);
  await chat.say(old.presence, 'hello', 0);
  await chat.say(first.presence, 'here I am', 0);
  presences.remove(leaving.presence, 0);
  fanout.leave(leaving.presence);
  departed.push(leaving.presence);
  running.run();
  expect(first.link.events.slice(1)).toEqual([
    ['said', [[ids[0], 'hello']]],
    ['user_disconnected', String(ids[1])],
    ['people', ids[2], ids[3]],
    ['looks', ids[3], ids[0]],
  ]);
  running.run();
  expect(old.link.events.at(-1)).toEqual(['said', [[ids[2], 'here I am']]]);
});

test('a look that changes between a join and the next round is sent to its player too', () => {
  replaceRuntime(runtime);
  const running = rounds();
  const one = enterPacked('Dresser', 500);
  one.presence.isAnnounced = false;
  running.arrived(one.presence);
  one.presence.setUser({ ...one.presence.user, nametag: ' the Second' });
  running.run();
  const { netId } = one.presence.record;
  expect(one.link.events.slice(1)).toEqual([
    ['people', netId],
    ['looks', netId],
  ]);
});

test('lines of a player who left before being announced are dropped', async () => {
  replaceRuntime(runtime);
  const chat = new Chat(world, presences);
  const [speaker, ghost] = [enter('Speaker'), enter('Ghost')];
  ghost.presence.isAnnounced = false;
  await chat.say(ghost.presence, 'boo', 0);
  await chat.say(speaker.presence, 'who was that', 0);
  expect(chat.takeSpoken()).toEqual([]);
  presences.remove(ghost.presence, 0);
  fanout.leave(ghost.presence);
  expect(chat.takeSpoken().map(({ text }) => text)).toEqual(['who was that']);
});

test('a new name is sent to all clients with packets, a new look to those in reach', () => {
  replaceRuntime(runtime);
  const [dresser, far] = [enterPacked('Dresser', 500), enterPacked('Far', 4000)];
  const changed: NewLook[] = [];
  const running = rounds({ looks: { takeDue: () => changed.splice(0) } });
  running.run();
  const { netId } = dresser.presence.record;
  for (const isRenamed of [true, false]) {
    dresser.presence.lookVersion += 1;
    changed.push({ presence: dresser.presence, isRenamed });
    running.run();
  }
  const restyled = (version: number) => ['restyled', [[netId, version]]];
  expect(far.link.events.slice(1)).toEqual([['people', netId], restyled(2), restyled(3)]);
  expect(dresser.link.events.slice(1)).toEqual([
    ['people', netId],
    ['looks', netId],
    ['looks', netId],
  ]);
});

test('lines of chat, arrivals and moves are one write, and lines beyond 40 wait in order', async () => {
  replaceRuntime(runtime);
  const [speaker, listener] = [enter('Speaker'), enter('Listener')];
  const chat = new Chat(world, presences);
  for (let line = 0; line < 50; line++) await chat.say(speaker.presence, `line ${line}`, line * 1000);
  const running = rounds({ chat });
  step(speaker, 510);
  running.run();
  expect(listener.link.writes).toBe(1);
  expect(listener.link.events).toHaveLength(40);
  running.run();
  expect(listener.link.events.map(([, , text]) => text)).toEqual(
    Array.from({ length: 50 }, (_, line) => `line ${line}`),
  );
});
