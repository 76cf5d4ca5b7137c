/** Rounds with clients that read slowly or not at all. Links and the clock are test doubles. */
import { Registry } from 'prom-client';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { decodeMoves } from '../../../shared/realtime/move-packet.ts';
import { runtime } from '../../runtime.ts';
import { arrivalOf } from '../../testing/arrival.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { Connection } from '../lobby/connection.ts';
import { Broadcast } from '../wire/broadcast.ts';
import type { ClientLink } from '../wire/link.ts';
import type { Batch, Framed } from '../wire/packets.ts';
import type { Backlog } from '../wire/transport.ts';
import { Chat } from './chat.ts';
import type { Entrance } from './entrance.ts';
import { MoveFanout } from './interest.ts';
import { WalkFanout } from './walk-fanout.ts';
import type { Positions } from './positions.ts';
import { townMetrics } from './metrics.ts';
import { type Presence, Presences } from './presence.ts';
import { roundMs, Rounds } from './rounds.ts';

class LinkDouble {
  readonly id: string;
  level: Backlog = 'none';
  cuts = 0;
  /** Messages of each round that had some. */
  readonly writes: number[] = [];
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
  sendRound(_shared: Batch | null, own: readonly Framed[]): void {
    if (own.length > 0) this.writes.push(own.length);
    for (const { data } of own) {
      const ids: number[] = [];
      if (typeof data !== 'string') decodeMoves(data, (netId) => ids.push(netId));
      this.packets.push(ids);
    }
  }
}

const world = new MemoryWorld();
const presences = new Presences();
const fanout = new MoveFanout<Presence>();

function enter(name: string, x = 500): { presence: Presence; link: LinkDouble } {
  const link = new LinkDouble(name);
  const player = world.add(name);
  const connection = new Connection(link as unknown as ClientLink, arrivalOf(player), 0);
  const state = { x, y: 600, frame: 0 };
  const presence = presences.add({ connection, player, blockedIds: new Set(), state }, 0);
  if (presence === null) throw new Error('no net id is free');
  fanout.join(presence);
  connection.hasJoined = true;
  connection.sentCell = presence.cell;
  return { presence, link };
}

const rounds = (): Rounds =>
  new Rounds({
    broadcast: new Broadcast(),
    looks: { takeDue: () => [] },
    entrance: { takeArrivals: () => [], takeDeparted: () => [] } as unknown as Entrance,
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
