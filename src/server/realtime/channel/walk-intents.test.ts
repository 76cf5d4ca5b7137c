/** Walks as clients with `walks-1` tell them, on real sockets: what others are sent, corrections, and clients without. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Core } from '../../../engine/core/types.ts';
import { FEATURE_BATCHED_MOVES, FEATURE_WALKS, type PlayerEntry } from '../../../shared/realtime/events.ts';
import { decodeMoves } from '../../../shared/realtime/move-packet.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { type Walk, walkPlaceAt } from '../../../shared/walks/walk.ts';
import { keyOf } from '../../testing/memory-world.ts';
import { readWalks, type SentWalk, type WalkPacket } from '../../../shared/walks/read-walks.ts';
import { walkOf } from '../../testing/sent-walk.ts';
import {
  collect,
  packetParser,
  SPAWN,
  townCore,
  TownFixture,
  type Visitor,
  waitForEvent,
  WALL,
} from '../../testing/town-fixture.ts';

/** The fixture's clock when it starts. */
const NOW = 1_000_000;
const EAST = 0;
const START = [SPAWN.x * 8, SPAWN.y * 8] as const;

let core: Core;
let fixture: TownFixture;
beforeEach(async () => {
  core = await townCore();
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

const enter = (name: string, feature: string, x = SPAWN.x, y = SPAWN.y): Promise<Visitor> =>
  fixture.enter(fixture.world.add(name, { x, y, frame: 0 }), {
    features: [feature],
    options: { transports: ['websocket'], parser: packetParser },
  });
const enterWalking = (name: string, x?: number, y?: number): Promise<Visitor> => enter(name, FEATURE_WALKS, x, y);

const netIdOf = ({ players, selfId }: Visitor): number =>
  players.find(({ socketId }) => socketId === selfId)?.netId ?? -1;

async function packetWith(visitor: Visitor, isWanted: (packet: WalkPacket) => boolean): Promise<WalkPacket> {
  const isFound = (bytes: Uint8Array): boolean => {
    const packet = readWalks(bytes);
    return packet !== null && isWanted(packet);
  };
  const [bytes] = await waitForEvent(visitor.client, 'packet', isFound);
  return readWalks(bytes) as WalkPacket;
}

async function sentOf(viewer: Visitor, netId: number, kind: SentWalk['record']['kind']): Promise<SentWalk> {
  const isIt = (sent: SentWalk): boolean => sent.netId === netId && sent.record.kind === kind;
  const { sent } = await packetWith(viewer, (packet) => packet.kind === 'walks' && packet.sent.some(isIt));
  return sent.find(isIt) as SentWalk;
}

function placeOf(walk: Walk | null, atMs: number): { x: number; y: number } {
  const place = { x: -1, y: -1 };
  if (walk !== null) walkPlaceAt(walk, atMs, place);
  return place;
}

test('the feature is acknowledged only to clients that announce it', async () => {
  expect((await enterWalking('Ada')).features).toEqual([FEATURE_WALKS]);
  expect((await enter('Bob', FEATURE_BATCHED_MOVES)).features).toEqual([FEATURE_BATCHED_MOVES]);
});

test('a walk to a goal is sent once, and everyone computes the same place', async () => {
  const [ada, bob] = [await enterWalking('Ada'), await enterWalking('Bob')];
  const corrections = collect(ada.client, 'packet');
  const telling = sentOf(bob, netIdOf(ada), 'goal');
  const goal = [(SPAWN.x + 210) * 8, SPAWN.y * 8] as const;
  fixture.pass(1000);
  ada.client.emit('walk', NOW + 900, ...START, ...goal);
  const sent = await telling;
  expect(sent.startMs).toBe(NOW + 900);
  expect(placeOf(walkOf(core, sent), NOW + 900 + 500)).toEqual({ x: SPAWN.x + 105, y: SPAWN.y });
  expect(corrections.some(([bytes]) => readWalks(bytes)?.kind === 'correction')).toBe(false);
});

test('a walk along a heading is sent, and speed 0 stops it', async () => {
  const [ada, bob] = [await enterWalking('Ada'), await enterWalking('Bob')];
  const walking = sentOf(bob, netIdOf(ada), 'heading');
  ada.client.emit('head', NOW, ...START, EAST, 15);
  const sent = await walking;
  expect(placeOf(walkOf(core, sent), NOW + 800).x).toBeCloseTo(SPAWN.x + 168, 0);
  fixture.pass(400);
  const stopping = sentOf(bob, netIdOf(ada), 'stand');
  const stop = placeOf(walkOf(core, sent), NOW + 400);
  ada.client.emit('head', NOW + 400, Math.round(stop.x * 8), stop.y * 8, EAST, 0);
  expect((await stopping).record).toMatchObject({ x8: Math.round(stop.x * 8), y8: stop.y * 8 });
});

test('a turn begins and ends in the same millisecond: others see the view, at the same place', async () => {
  const [ada, bob] = [await enterWalking('Ada'), await enterWalking('Bob')];
  const corrections = collect(ada.client, 'packet');
  const turned = sentOf(bob, netIdOf(ada), 'stand');
  ada.client.emit('head', NOW, ...START, EAST, 1);
  ada.client.emit('head', NOW, ...START, 0, 0);
  expect((await turned).record).toEqual({ kind: 'stand', x8: START[0], y8: START[1], view: 4 });
  expect(corrections.some(([bytes]) => readWalks(bytes)?.kind === 'correction')).toBe(false);
});

describe('clients without the feature', () => {
  test('get positions on the way, as events and as packets of moves', async () => {
    const ada = await enterWalking('Ada');
    const plain = await fixture.enter(fixture.world.add('Plain'));
    const batched = await enter('Batched', FEATURE_BATCHED_MOVES);
    ada.client.emit('walk', NOW, ...START, (SPAWN.x + 210) * 8, SPAWN.y * 8);
    // A later event of the same client: the walk has arrived.
    const said = waitForEvent(plain.client, 'chat');
    ada.client.emit('chat', 'on the way');
    await said;
    const isHalfWay = (x: number): boolean => x === SPAWN.x + 105;
    const both = Promise.all([
      waitForEvent(plain.client, 'move', (_, x) => isHalfWay(x)),
      waitForEvent(batched.client, 'packet', (bytes) => {
        let isThere = false;
        decodeMoves(bytes, (netId, x) => {
          isThere ||= netId === netIdOf(ada) && isHalfWay(x);
        });
        return isThere;
      }),
    ]);
    fixture.pass(500);
    expect((await both)[0]).toEqual([ada.selfId, SPAWN.x + 105, SPAWN.y, 4]);
  });

  test('are shown walking to the position that they report', async () => {
    const ada = await enterWalking('Ada');
    const plain = await fixture.enter(fixture.world.add('Plain'));
    const telling = packetWith(ada, (packet) => packet.sent.some(({ record }) => record.kind === 'goal'));
    fixture.pass(2000);
    plain.client.emit('move', SPAWN.x + 40, SPAWN.y, 4);
    const { sent } = await telling;
    expect(sent[0]?.record).toMatchObject({ goal: { x8: (SPAWN.x + 40) * 8, y8: SPAWN.y * 8 }, isHurried: true });
  });

  test('cannot walk by intents, and a client with walks cannot report positions', async () => {
    const ada = await enterWalking('Ada');
    const plain = await fixture.enter(fixture.world.add('Plain'));
    const moves = collect(plain.client, 'move');
    ada.client.emit('move', SPAWN.x + 20, SPAWN.y, 1);
    plain.client.emit('walk', NOW, ...START, (SPAWN.x + 210) * 8, SPAWN.y * 8);
    fixture.pass(1000);
    const said = waitForEvent(plain.client, 'chat');
    ada.client.emit('chat', 'still here');
    await said;
    expect(moves).toEqual([]);
  });
});

describe('corrections', () => {
  const correction = (visitor: Visitor): Promise<WalkPacket> =>
    packetWith(visitor, ({ kind }) => kind === 'correction');

  test('answer a start elsewhere with the place where the server has the player', async () => {
    const ada = await enterWalking('Ada');
    const answer = correction(ada);
    ada.client.emit('walk', NOW, 3000 * 8, SPAWN.y * 8, (SPAWN.x + 210) * 8, SPAWN.y * 8);
    const { answeredMs, sent } = await answer;
    expect(answeredMs).toBe(NOW);
    expect(sent[0]?.record).toMatchObject({ kind: 'goal', x8: START[0], y8: START[1] });
  });

  test.each([
    ['long ago begins 600 ms ago', -5000, -600],
    ['in the future begins 50 ms ahead', 5000, 50],
  ])('a walk from %s', async (_, at, startMs) => {
    const ada = await enterWalking('Ada');
    fixture.pass(10_000);
    const answer = correction(ada);
    ada.client.emit('walk', NOW + 10_000 + at, ...START, (SPAWN.x + 210) * 8, SPAWN.y * 8);
    expect((await answer).sent[0]?.startMs).toBe(NOW + 10_000 + startMs);
  });

  test('answer a goal without a path: the player stays', async () => {
    const ada = await enterWalking('Ada');
    const answer = correction(ada);
    ada.client.emit('walk', NOW, ...START, (WALL.left + 50) * 8, 400 * 8);
    expect((await answer).sent[0]?.record).toMatchObject({ kind: 'stand', x8: START[0], y8: START[1] });
  });

  test('answer too many walks', async () => {
    const ada = await enterWalking('Ada');
    const answers = collect(ada.client, 'packet');
    const last = packetWith(ada, ({ answeredMs }) => answeredMs === NOW + 1);
    for (let count = 0; count < 66; count++) ada.client.emit('head', count === 65 ? NOW + 1 : NOW, ...START, EAST, 0);
    await last;
    expect(answers.filter(([bytes]) => readWalks(bytes)?.kind === 'correction')).toHaveLength(6);
  });
});

test('the clock is answered with the number that the client sent', async () => {
  const ada = await enterWalking('Ada');
  const answer = waitForEvent(ada.client, 'clock');
  ada.client.emit('clock', 17.5);
  expect(await answer).toEqual([17.5, NOW]);
});

test('who joins or comes into reach is sent the walks there', async () => {
  const far = await enterWalking('Far', 3000, 600);
  const telling = sentOf(far, netIdOf(far), 'goal');
  far.client.emit('walk', NOW, 3000 * 8, 600 * 8, 4000 * 8, 600 * 8);
  await telling;
  // The packet follows `join_room` at once.
  const joining = fixture.connect(
    {
      serverSessionKey: keyOf(fixture.world.add('Late', { x: 2990, y: 600, frame: 0 })),
      location: LOCATION_SLUG,
      features: [FEATURE_WALKS],
    },
    { parser: packetParser },
  );
  const isSent = (bytes: Uint8Array): boolean =>
    readWalks(bytes)?.sent.some(({ netId, startMs }) => netId === netIdOf(far) && startMs === NOW) ?? false;
  const [[players, selfId]] = await Promise.all([
    waitForEvent(joining, 'join_room'),
    waitForEvent(joining, 'packet', isSent),
  ]);
  const late = { client: joining, players: JSON.parse(String(players)) as PlayerEntry[], selfId } as Visitor;
  const near = await enterWalking('Near', 600, 600);
  const coming = sentOf(near, netIdOf(late), 'stand');
  near.client.emit('walk', NOW, 600 * 8, 600 * 8, 2400 * 8, 800 * 8);
  const said = waitForEvent(late.client, 'said');
  near.client.emit('chat', 'coming');
  await said;
  fixture.pass(9000);
  expect((await coming).record).toMatchObject({ x8: 2990 * 8, y8: 600 * 8 });
});

test('a walk goes on while the client is silent, and its place is saved when the player leaves', async () => {
  const ada = await enterWalking('Ada');
  ada.client.emit('walk', NOW, ...START, (SPAWN.x + 210) * 8, SPAWN.y * 8);
  const bob = await fixture.enter(fixture.world.add('Bob'));
  fixture.pass(500);
  const left = waitForEvent(bob.client, 'user_disconnected');
  ada.client.disconnect();
  await left;
  await fixture.town.close();
  expect(fixture.world.placeOf({ id: 'player-ada' })).toMatchObject({ x: SPAWN.x + 105, y: SPAWN.y });
});

test('another connection of the player takes over at the place of the walk, which stops', async () => {
  const ada = await enterWalking('Ada');
  const bob = await enterWalking('Bob');
  const telling = sentOf(bob, netIdOf(ada), 'goal');
  ada.client.emit('walk', NOW, ...START, (SPAWN.x + 210) * 8, SPAWN.y * 8);
  await telling;
  fixture.pass(500);
  const stopping = sentOf(bob, netIdOf(ada), 'stand');
  const again = await enterWalking('Ada', SPAWN.x, SPAWN.y);
  expect(again.players.find(({ socketId }) => socketId === again.selfId)?.state.x).toBeCloseTo(SPAWN.x + 105, 0);
  expect((await stopping).record).toMatchObject({ x8: (SPAWN.x + 105) * 8 });
});
