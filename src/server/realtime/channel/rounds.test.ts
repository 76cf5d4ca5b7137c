/** Rounds with clients that read slowly or not at all. Links and the clock are test doubles. */
import { Registry } from 'prom-client';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import type { NamedPlayer, PlayerEntry } from '../../../shared/realtime/events.ts';
import { decodeMoves } from '../../../shared/realtime/move-packet.ts';
import { runtime } from '../../runtime.ts';
import { arrivalOf } from '../../testing/arrival.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { Connection } from '../lobby/connection.ts';
import type { Arrival } from '../lobby/handshake-gate.ts';
import { Broadcast } from '../wire/broadcast.ts';
import type { ClientLink } from '../wire/link.ts';
import type { Batch, Framed, SharedBeginning } from '../wire/packets.ts';
import type { Backlog } from '../wire/transport.ts';
import { Chat } from './chat.ts';
import type { Entrance } from './entrance.ts';
import { MoveFanout } from './interest.ts';
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
  /** Names and arguments; of `join_room` the ids. */
  readonly events: unknown[][] = [];
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
    }
  }
  finishEvent({ text }: SharedBeginning): void {
    const [event, list] = JSON.parse(`${text.slice(1)}]`) as [string, string];
    const entries = JSON.parse(list) as (PlayerEntry | NamedPlayer)[];
    this.events.push([event, ...entries.map((entry) => ('socketId' in entry ? entry.socketId : entry[0]))]);
  }
}

const world = new MemoryWorld();
const presences = new Presences();
const fanout = new MoveFanout<Presence>();

type Features = Partial<Pick<Arrival, 'hasBatchedMoves' | 'hasWalks' | 'hasNearLooks'>>;
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
  [2000, 125],
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
  const changed: Presence[] = [];
  const running = rounds({ looks: { takeDue: () => changed.splice(0) } });
  running.run();
  dresser.presence.lookVersion = 2;
  changed.push(dresser.presence);
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

/** Joins with the next round, and is sent names at first, then the looks of players in reach. */
function enterByName(name: string, x: number): ReturnType<typeof enter> {
  const one = enter(name, x, { hasWalks: true, hasNearLooks: true });
  one.presence.connection.hasJoined = false;
  arrivals.push(one.presence);
  return one;
}

test('a client with near looks gets the names of all, and the looks in reach within 32 KB a round, nearest first', () => {
  replaceRuntime(runtime);
  const far = Array.from({ length: 30 }, (_, index) => enter(`Far${index}`, 4000));
  const beside = Array.from({ length: 100 }, (_, index) => enter(`Beside${index}`, 1000));
  const near = Array.from({ length: 20 }, (_, index) => enter(`Near${index}`, 500));
  const viewer = enterByName('Viewer', 500);
  const running = rounds();
  running.run();
  const { events } = viewer.link;
  expect(sortedIds(events[0] ?? [])).toEqual(sortedIds(['join_room', 'Viewer', ...presencesOf(far, beside, near)]));
  const first = namesOf(events, 'user_updated');
  expect(new Set(first.slice(0, near.length))).toEqual(new Set(presencesOf(near)));
  expect(JSON.stringify(events.slice(1)).length).toBeLessThan(34 * 1024);
  expect(first.length).toBeLessThan(near.length + beside.length);
  step(viewer, 3900);
  for (let round = 0; round < 5; round++) running.run();
  expect(sortedIds(namesOf(events, 'user_updated'))).toEqual(sortedIds([...first, ...presencesOf(far)]));
  step(viewer, 500);
  for (let round = 0; round < 10; round++) running.run();
  expect(sortedIds(namesOf(events, 'user_updated'))).toEqual(sortedIds(presencesOf(near, beside, far)));
});

test('an arrival is announced to clients with near looks by name, and those in reach get its look', () => {
  replaceRuntime(runtime);
  const [near, far] = [enterByName('Near', 500), enterByName('Far', 4000)];
  const running = rounds();
  running.run();
  const newcomer = enterByName('Newcomer', 600);
  newcomer.presence.isAnnounced = false;
  running.run();
  const named = ['user_connected', 'Newcomer', newcomer.presence.namedJson(), ''];
  const look = ['user_updated', 'Newcomer', newcomer.presence.userJson];
  expect(near.link.events.slice(1)).toEqual([named, look]);
  expect(far.link.events.slice(1)).toEqual([named]);
  expect(namesOf(newcomer.link.events, 'user_updated')).toEqual(['Near']);
});

const presencesOf = (...groups: ReturnType<typeof enter>[][]): string[] => groups.flat().map(({ link }) => link.id);

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
