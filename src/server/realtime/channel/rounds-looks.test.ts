/** What rounds send of players and their looks: in packets, and as events to clients without them. */
import { beforeEach, expect, test } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../runtime.ts';
import { type RoundPlayer, RoundPlayers, valuesOf } from '../../testing/round-players.ts';
import type { Entrance } from './entrance.ts';
import type { NewLook } from './looks.ts';
import type { Presence } from './presence.ts';

let town: RoundPlayers;
beforeEach(() => {
  town = new RoundPlayers();
});

/** Ids of players, sorted. */
const sortedIds = (ids: readonly unknown[]): string[] => ids.map(String).toSorted();

test('a client with walks gets the looks in its reach, and others when their players come into reach, once', () => {
  replaceRuntime(runtime);
  const dresser = town.arrive('Dresser', 500, { hasWalks: true });
  const near = town.arrive('Near', 700, { hasWalks: true });
  const far = town.arrive('Far', 4000, { hasWalks: true });
  const changed: NewLook[] = [];
  const running = town.rounds({ looks: { takeDue: () => changed.splice(0) } });
  running.run();
  dresser.presence.lookVersion = 2;
  changed.push({ presence: dresser.presence, isRenamed: false });
  running.run();
  running.run();
  expect(valuesOf(near.link.events, 'user_updated')).toEqual([dresser.presence.id]);
  expect(valuesOf(dresser.link.events, 'user_updated')).toEqual([dresser.presence.id]);
  expect(valuesOf(far.link.events, 'user_updated')).toEqual([]);
  expect(far.link.events).toContainEqual(['restyled', [[dresser.presence.record.netId, 2]]]);
  expect(valuesOf(near.link.events, 'restyled')).toEqual([]);
  town.step(far, 900);
  running.run();
  running.run();
  expect(valuesOf(far.link.events, 'user_updated')).toEqual([dresser.presence.id]);
});

const netIdsOf = (...groups: RoundPlayer[][]): number[] => groups.flat().map(({ presence }) => presence.record.netId);

/** Net ids in the packets of this kind, in order. */
const sentIn = (events: readonly unknown[][], kind: 'people' | 'looks'): unknown[] =>
  events.filter(([name]) => name === kind).flatMap(([, ...ids]) => ids);

test('a client with packets gets all players, and the looks in reach, nearest first, some in each round', () => {
  replaceRuntime(runtime);
  const far = Array.from({ length: 30 }, (_, index) => town.enter(`Far${index}`, 4000));
  const beside = Array.from({ length: 1200 }, (_, index) => town.enter(`Beside${index}`, 1000));
  const near = Array.from({ length: 20 }, (_, index) => town.enter(`Near${index}`, 500));
  const viewer = town.arrivePacked('Viewer', 500);
  const running = town.rounds();
  running.run();
  const { events } = viewer.link;
  expect(sortedIds(events[0] ?? [])).toEqual(sortedIds(['join_room', ...netIdsOf([viewer], far, beside, near)]));
  const first = sentIn(events, 'looks');
  expect(new Set(first.slice(0, near.length))).toEqual(new Set(netIdsOf(near)));
  expect(first.length).toBeLessThan(near.length + beside.length);
  for (let round = 0; round < 5; round++) running.run();
  const reached = sentIn(events, 'looks');
  expect(sortedIds(reached)).toEqual(sortedIds(netIdsOf(near, beside)));
  town.step(viewer, 3900);
  running.run();
  town.step(viewer, 500);
  for (let round = 0; round < 5; round++) running.run();
  expect(sortedIds(sentIn(events, 'looks'))).toEqual(sortedIds(netIdsOf(near, beside, far)));
});

test('a player who comes into the reach of a client with packets is sent with the look, once', () => {
  replaceRuntime(runtime);
  const walkFanout = town.walkFanout();
  const running = town.rounds({ walkFanout });
  const [viewer, far] = [town.arrivePacked('Viewer', 500), town.enter('Far', 4000)];
  running.run();
  for (const x of [1000, 4000, 1000]) {
    const { cell } = far.presence;
    town.step(far, x);
    walkFanout.crossed(far.presence, cell);
    running.run();
  }
  expect(viewer.link.events.slice(1)).toEqual([['looks', far.presence.record.netId]]);
});

test('an arrival is announced to clients with packets, and those in reach get its look', () => {
  replaceRuntime(runtime);
  const [near, far] = [town.arrivePacked('Near', 500), town.arrivePacked('Far', 4000)];
  const running = town.rounds();
  running.run();
  const newcomer = town.arrivePacked('Newcomer', 600);
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
  const chat = town.chat();
  const [old, leaving] = [town.arrivePacked('Old', 500), town.arrivePacked('Leaving', 500)];
  const departed: Presence[] = [];
  const entrance = { takeArrivals: () => town.arrivals.splice(0), takeDeparted: () => departed.splice(0) };
  const running = town.rounds({ chat, entrance: entrance as unknown as Entrance });
  running.run();
  const [first, second] = ['First', 'Second'].map((name) => {
    const one = town.arrivePacked(name, 600);
    one.presence.isAnnounced = false;
    running.arrived(one.presence);
    return one;
  });
  if (!first || !second) throw new Error('nobody arrived');
  const ids = netIdsOf([old, leaving, first, second]);
  expect(first.link.events).toEqual([['join_room', ids[0], ids[1], ids[2]]]);
  expect(second.link.events).toEqual([['join_room', ids[0], ids[1], ids[3]]]);
  await chat.say(old.presence, { text: 'hello' }, 0);
  await chat.say(first.presence, { text: 'here I am' }, 0);
  town.leave(leaving);
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
  const running = town.rounds();
  const one = town.arrivePacked('Dresser', 500);
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

test('a new name is sent to all clients with packets, a new look to those in reach', () => {
  replaceRuntime(runtime);
  const [dresser, far] = [town.arrivePacked('Dresser', 500), town.arrivePacked('Far', 4000)];
  const changed: NewLook[] = [];
  const running = town.rounds({ looks: { takeDue: () => changed.splice(0) } });
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
