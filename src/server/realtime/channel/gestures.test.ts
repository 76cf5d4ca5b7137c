/** Gestures and seats on real sockets: who is sent what, and what the server refuses. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_WALKS } from '../../../shared/realtime/events.ts';
import { FEATURE_GESTURES, type GestureRecord, type GestureRefusal } from '../../../shared/realtime/gestures.ts';
import { DANCE_MAX_MS, type GestureAct, SEAT_MAX_MS } from '../../../shared/rules/gestures.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { keyOf } from '../../testing/memory-world.ts';
import {
  collect,
  packetParser,
  SEAT,
  SPAWN,
  townCore,
  TownFixture,
  type Visitor,
  waitForEvent,
} from '../../testing/town-fixture.ts';

/** The fixture's clock when it starts. */
const NOW = 1_000_000;
const FAR_X = 4000;

let fixture: TownFixture;
beforeEach(async () => {
  await townCore();
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

const BOTH = [FEATURE_WALKS, FEATURE_GESTURES];
const enter = (name: string, { x = SPAWN.x, features = BOTH } = {}): Promise<Visitor> =>
  fixture.enter(fixture.world.add(name, { x, y: SPAWN.y, frame: 0 }), {
    features,
    options: { transports: ['websocket'], parser: packetParser },
  });

/** What a player who enters is sent first. It comes together with the list of players. */
async function shownToNew(name: string): Promise<readonly GestureRecord[]> {
  const player = fixture.world.add(name, { x: SPAWN.x, y: SPAWN.y, frame: 0 });
  const auth = { serverSessionKey: keyOf(player), location: LOCATION_SLUG, features: BOTH };
  const client = fixture.connect(auth, { transports: ['websocket'], parser: packetParser });
  return (await waitForEvent(client, 'gestured'))[0];
}

const netIdOf = ({ players, selfId }: Visitor): number =>
  players.find(({ socketId }) => socketId === selfId)?.netId ?? -1;

const gesture = (visitor: Visitor, act: GestureAct, seat: string | null = null): Promise<GestureRefusal | null> =>
  new Promise((resolve) => visitor.client.emit('gesture', act, seat, resolve));

/** What the viewer is sent next of this player. */
async function sentOf(viewer: Visitor, of: Visitor) {
  const netId = netIdOf(of);
  const isIt = ([id]: readonly [number, ...unknown[]]): boolean => id === netId;
  const [records] = await waitForEvent(viewer.client, 'gestured', (all) => all.some(isIt));
  return records.find(isIt);
}

/** A later event of the same player: what the server sent before has arrived. */
async function saidBy(speaker: Visitor, viewer: Visitor): Promise<void> {
  const saying = waitForEvent(viewer.client, 'said');
  speaker.client.emit('chat', 'then');
  await saying;
}

const walk = (visitor: Visitor, atMs: number): void => {
  visitor.client.emit('walk', atMs, SPAWN.x * 8, SPAWN.y * 8, (SPAWN.x + 42) * 8, SPAWN.y * 8);
};

test('a wave is sent to those in reach with the feature, and to nobody else', async () => {
  const ada = await enter('Ada');
  const bob = await enter('Bob');
  const others = await Promise.all([enter('Far', { x: FAR_X }), enter('Old', { features: [FEATURE_WALKS] })]);
  others.push(await fixture.enter(fixture.world.add('Plain')));
  const unsent = others.map(({ client }) => collect(client, 'gestured'));
  expect([ada.features, others[1]?.features]).toEqual([BOTH, [FEATURE_WALKS]]);
  const sending = sentOf(bob, ada);
  expect(await gesture(ada, 'wave')).toBeNull();
  expect(await sending).toEqual([netIdOf(ada), 'wave', NOW, NOW, '']);
  for (const other of others.slice(0, 2)) await saidBy(ada, other);
  expect(unsent).toEqual([[], [], []]);
});

test('there is one gesture a second, and none while walking', async () => {
  const ada = await enter('Ada');
  expect(await gesture(ada, 'wave')).toBeNull();
  expect(await gesture(ada, 'bow')).toBe('fast');
  fixture.pass(1000);
  expect(await gesture(ada, 'bow')).toBeNull();
  fixture.pass(1000);
  walk(ada, NOW + 2000);
  expect(await gesture(ada, 'bow')).toBe('walking');
});

test('players who blocked each other are not shown gestures of the other one', async () => {
  const [ada, bob, eve] = [await enter('Ada'), await enter('Bob'), await enter('Eve')];
  fixture.world.blocked.set('player-eve', new Set(['player-ada']));
  await fixture.town.blocksChanged('player-eve');
  const unsent = collect(eve.client, 'gestured');
  const sending = [sentOf(bob, ada), sentOf(eve, bob)];
  await gesture(ada, 'dance');
  await gesture(bob, 'wave');
  expect((await sending[0])?.[1]).toBe('dance');
  expect((await sending[1])?.[1]).toBe('wave');
  expect(unsent.flatMap(([records]) => records.map(([id]) => id))).toEqual([netIdOf(bob)]);
});

describe('a seat', () => {
  test('belongs to one player, and is free again when that player walks or leaves', async () => {
    const [ada, bob] = [await enter('Ada'), await enter('Bob')];
    const sending = sentOf(bob, ada);
    expect(await gesture(ada, 'sit', SEAT.key)).toBeNull();
    expect(await sending).toEqual([netIdOf(ada), 'sit', NOW, NOW, SEAT.key]);
    expect(await gesture(bob, 'sit', SEAT.key)).toBe('taken');
    walk(ada, NOW);
    await saidBy(ada, bob);
    expect(await gesture(bob, 'sit', SEAT.key)).toBeNull();
    fixture.pass(1000);
    const cid = await enter('Cid');
    const leaving = waitForEvent(cid.client, 'user_disconnected');
    bob.client.disconnect();
    await leaving;
    expect(await gesture(cid, 'sit', SEAT.key)).toBeNull();
  });

  test('is only for those who are at it', async () => {
    const ada = await enter('Ada');
    expect(await gesture(ada, 'sit', 'elsewhere')).toBe('far');
    expect(await gesture(ada, 'sit', 'no such seat')).toBe('far');
    expect(await gesture(ada, 'sit')).toBeNull();
  });

  test('is free after half an hour, which everyone is sent, and when the player gets up', async () => {
    const [ada, far] = [await enter('Ada'), await enter('Far', { x: FAR_X })];
    await gesture(ada, 'sit', SEAT.key);
    const standing = sentOf(far, ada);
    fixture.pass(SEAT_MAX_MS);
    expect(await standing).toEqual([netIdOf(ada), 'stand', NOW + SEAT_MAX_MS, NOW, '']);
    await gesture(ada, 'sit', SEAT.key);
    await gesture(ada, 'stand');
    const bob = await enter('Bob');
    expect(await gesture(bob, 'sit', SEAT.key)).toBeNull();
  });
});

test('who comes later is sent those who sit or dance, not gestures that are over', async () => {
  const [ada, bob, cid] = [await enter('Ada'), await enter('Bob'), await enter('Cid')];
  await gesture(ada, 'sit', SEAT.key);
  await gesture(bob, 'dance');
  // The wave's round is over before anyone else enters.
  const waved = sentOf(ada, cid);
  await gesture(cid, 'wave');
  await waved;
  fixture.pass(1500);
  const records = await shownToNew('Eve');
  expect(records.toSorted(([a], [b]) => a - b)).toEqual([
    [netIdOf(ada), 'sit', NOW, NOW, SEAT.key],
    [netIdOf(bob), 'dance', NOW, NOW, ''],
  ]);
  fixture.pass(DANCE_MAX_MS);
  const later = await shownToNew('Fay');
  expect(later.map(([id]) => id)).toEqual([netIdOf(ada)]);
});

test('other rooms of the server learn of gestures, with the place', async () => {
  const ada = await enter('Ada');
  const made: unknown[] = [];
  fixture.town.onGesture((gestureMade) => made.push(gestureMade));
  await gesture(ada, 'sit', SEAT.key);
  expect(made).toEqual([{ playerId: 'player-ada', act: 'sit', seat: SEAT.key, x: SPAWN.x, y: SPAWN.y }]);
});
