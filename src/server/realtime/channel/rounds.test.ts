/** Rounds: their interval, clients that read slowly or not at all, moves in reach, and chat. The clock is a test double. */
import { beforeEach, expect, test } from 'vitest';
import { Registry } from 'prom-client';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../runtime.ts';
import { townMetrics } from './metrics.ts';
import { RoundPlayers, valuesOf } from '../../testing/round-players.ts';
import { roundMs } from './rounds.ts';

const PLAIN = { hasBatchedMoves: false };

let town: RoundPlayers;
beforeEach(() => {
  town = new RoundPlayers();
});

test('a round runs every 50 ms in a small town until it is stopped', () => {
  const clock = replaceRuntime(runtime);
  const [walker, viewer] = [town.enter('Walker'), town.enter('Viewer')];
  const running = town.rounds();
  town.step(walker, 501);
  clock.advance(49);
  expect(viewer.link.packets).toEqual([]);
  clock.advance(1);
  expect(viewer.link.packets).toEqual([[walker.presence.record.netId]]);
  running.stop();
  town.step(walker, 502);
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
  const [walker, slow] = [town.enter('Walker'), town.enter('Slow')];
  const idle = town.enter('Idle');
  const all = new Set([walker, slow, idle].map(({ presence }) => presence.record.netId));
  const running = town.rounds();
  slow.link.level = 'behind';
  town.step(walker, 510);
  running.run();
  expect(slow.link.packets).toEqual([]);
  expect(slow.link.cuts).toBe(0);

  slow.link.level = 'none';
  running.run();
  expect(new Set(slow.link.packets.flat())).toEqual(all);
  running.run();
  running.run();
  // A sweep may repeat the walker, but never a player who did not move.
  expect(slow.link.packets.filter((ids) => ids.includes(idle.presence.record.netId))).toHaveLength(1);
});

test('disconnects a stalled client, and only that client', async () => {
  replaceRuntime(runtime);
  const [walker, stalled] = [town.enter('Walker'), town.enter('Stalled')];
  const registry = new Registry();
  const running = town.rounds({ metrics: townMetrics(registry) });
  stalled.link.level = 'stalled';
  town.step(walker, 520);
  running.run();
  expect(stalled.link.cuts).toBe(1);
  expect(await registry.metrics()).toContain('promenade_cut_clients_total{reason="stalled"} 1');
  expect(stalled.link.packets).toEqual([]);
  expect(walker.link.cuts).toBe(0);
  expect(walker.link.packets).toHaveLength(1);
});

test('a client without walks that notices silence gets a packet every two seconds, others only what happens', () => {
  replaceRuntime(runtime);
  const [directed, other] = [town.enter('Directed', 500, { hasNodes: true }), town.enter('Other')];
  let nowMs = 0;
  const running = town.rounds({ now: () => nowMs });
  const runAt = (ms: number): number => {
    nowMs = ms;
    running.run();
    return directed.link.packets.length;
  };
  expect([runAt(0), runAt(1999), runAt(2000), runAt(3999)]).toEqual([0, 0, 1, 1]);
  // What it is sent for another reason counts.
  town.step(other, 502);
  expect([runAt(3999), runAt(5998), runAt(5999)]).toEqual([2, 2, 3]);
  expect(directed.link.packets).toEqual([[], [other.presence.record.netId], []]);
  expect(other.link.packets).toHaveLength(1);
});

test('a viewer who enters another column gets the players who come into reach, once', () => {
  replaceRuntime(runtime);
  const [viewer, far] = [town.enter('Viewer'), town.enter('Far', 3000)];
  const running = town.rounds();
  running.run();
  viewer.link.packets.length = 0;
  town.step(viewer, 2500);
  running.run();
  expect(viewer.link.packets.flat()).toContain(far.presence.record.netId);
  viewer.link.packets.length = 0;
  running.run();
  expect(viewer.link.packets.flat()).not.toContain(far.presence.record.netId);
});

test('a client of the plain protocol gets moves in reach, but never its own', () => {
  replaceRuntime(runtime);
  const [plain, near, far] = [town.enter('Plain', 500, PLAIN), town.enter('Near', 700), town.enter('Far', 3000)];
  const running = town.rounds();
  for (const walker of [plain, near, far]) town.step(walker, walker.presence.record.x + 1);
  running.run();
  expect(plain.link.events).toEqual([['move', near.presence.id, 701, 600, 0]]);
  expect(near.link.packets).toEqual([[near, plain].map(({ presence }) => presence.record.netId)]);
});

test('moves beyond 500 events wait for the next rounds', () => {
  replaceRuntime(runtime);
  const plain = town.enter('Plain', 500, PLAIN);
  const crowd = Array.from({ length: 700 }, (_, index) => town.enter(`P${index}`, 3000));
  const running = town.rounds();
  town.step(plain, 3000);
  running.run();
  expect(plain.link.events).toHaveLength(500);
  running.run();
  expect(new Set(valuesOf(plain.link.events, 'move')).size).toBe(crowd.length);
});

test('a list of joining players has the nearest 200, and the others follow within 32 KB a round', () => {
  replaceRuntime(runtime);
  const far = Array.from({ length: 150 }, (_, index) => town.enter(`Far${index}`, 4000));
  const near = Array.from({ length: 150 }, (_, index) => town.enter(`Near${index}`, 600));
  const plain = town.arrive('Plain', 500, PLAIN);
  const running = town.rounds();
  running.run();
  const [joined] = plain.link.events;
  expect(joined).toHaveLength(1 + 200);
  expect(joined).toEqual(expect.arrayContaining(['join_room', 'Plain', ...near.map(({ link }) => link.id)]));
  const rest = valuesOf(plain.link.events, 'user_connected');
  expect(rest.length).toBeGreaterThan(10);
  expect(rest.length).toBeLessThan(101);
  for (let round = 0; round < 10; round++) running.run();
  const known = [...(joined ?? []), ...valuesOf(plain.link.events, 'user_connected')];
  expect(known).toHaveLength(1 + 301);
  expect(known).toEqual(expect.arrayContaining(far.map(({ link }) => link.id)));
});

test('lines of a player who left before being announced are dropped', async () => {
  replaceRuntime(runtime);
  const chat = town.chat();
  const [speaker, ghost] = [town.enter('Speaker'), town.enter('Ghost')];
  ghost.presence.isAnnounced = false;
  await chat.say(ghost.presence, { text: 'boo', id: 1 }, 0);
  await chat.say(speaker.presence, { text: 'who was that' }, 0);
  expect(chat.takeSpoken()).toEqual([]);
  town.leave(ghost);
  expect(chat.takeSpoken().map(({ text }) => text)).toEqual(['who was that']);
  const returned = town.enter('Ghost');
  await chat.say(returned.presence, { text: 'boo', id: 1 }, 10_000);
  expect(chat.takeSpoken().map(({ text }) => text)).toEqual(['boo']);
});

test('lines of chat, arrivals and moves are one write, and lines beyond 40 wait in order', async () => {
  replaceRuntime(runtime);
  const [speaker, listener] = [town.enter('Speaker'), town.enter('Listener')];
  const chat = town.chat();
  for (let line = 0; line < 50; line++) await chat.say(speaker.presence, { text: `line ${line}` }, line * 1000);
  const running = town.rounds({ chat });
  town.step(speaker, 510);
  running.run();
  expect(listener.link.writes).toBe(1);
  expect(listener.link.events).toHaveLength(40);
  running.run();
  expect(listener.link.events.map(([, , text]) => text)).toEqual(
    Array.from({ length: 50 }, (_, line) => `line ${line}`),
  );
});
