/** Binary move packets on both transports, compared with the `move` events that another client receives. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_BATCHED_MOVES, FEATURE_PACKED_LOOKS, FEATURE_WALKS } from '../../shared/realtime/events.ts';
import { decodeLooks, type SentLook } from '../../shared/realtime/look-packet.ts';
import { decodeMoves } from '../../shared/realtime/move-packet.ts';
import { decodePeople } from '../../shared/realtime/people-packet.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { PlayerRecord } from '../ports.ts';
import { keyOf } from '../testing/memory-world.ts';
import { waitForEvent, packetParser, SPAWN, TownFixture, type Visitor } from '../testing/town-fixture.ts';
import { sentence } from '../../shared/rules/sentence.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

type Record = [netId: number, x: number, y: number, view: number];

function read(packet: Uint8Array): Record[] {
  const records: Record[] = [];
  expect(decodeMoves(packet, (...record) => records.push(record))).toBe(true);
  return records;
}

const enterBatched = (player: PlayerRecord, transports: ('websocket' | 'polling')[]): Promise<Visitor> =>
  fixture.enter(player, {
    features: [FEATURE_BATCHED_MOVES],
    options: { transports, upgrade: false, parser: packetParser },
  });

describe.each([['websocket'], ['polling']] as const)('%s', (transport) => {
  test('packets contain the same positions as move events', async () => {
    const walker = await fixture.enter(fixture.world.add('Walker'));
    const plain = await fixture.enter(fixture.world.add('Plain'));
    const batched = await enterBatched(fixture.world.add('Batched'), [transport]);
    const netId = batched.players.find(({ socketId }) => socketId === walker.selfId)?.netId;
    /** The periodic sweep may repeat the last position. */
    let lastSent = '';
    for (const [x, y, frame] of [
      [SPAWN.x + 20.4, SPAWN.y, 2],
      [SPAWN.x + 40.6, SPAWN.y + 9.5, 5],
      [SPAWN.x + 40.6, SPAWN.y + 9.5, 0],
    ] as const) {
      const isNews = (packet: Uint8Array): boolean => `${read(packet)[0]?.slice(1)}` !== lastSent;
      const both = Promise.all([waitForEvent(plain.client, 'move'), waitForEvent(batched.client, 'packet', isNews)]);
      walker.client.emit('move', x, y, frame);
      const [[, ...event], [packet]] = await both;
      expect(read(packet)).toEqual([[netId, ...event]]);
      lastSent = event.join(',');
    }
  });

  test('chat and other events are received between packets', async () => {
    const walker = await fixture.enter(fixture.world.add('Walker'));
    const batched = await enterBatched(fixture.world.add('Batched'), [transport]);
    for (let index = 0; index < 3; index++) {
      fixture.pass(1000);
      const both = Promise.all([waitForEvent(batched.client, 'chat'), waitForEvent(batched.client, 'packet')]);
      walker.client.emit('move', SPAWN.x + index + 1, SPAWN.y, 2);
      walker.client.emit('chat', `line ${index}`);
      expect((await both)[0][1]).toBe(`line ${index}`);
    }
    expect(batched.client.connected).toBe(true);
  });
});

test.each([['websocket'], ['polling']] as const)('by %s, players and looks come in packets', async (transport) => {
  const hatter = fixture.world.add('Hatter');
  hatter.customization.hat = 'straw-hat';
  await fixture.enter(hatter);
  const client = fixture.connect(
    {
      serverSessionKey: keyOf(fixture.world.add('Packed')),
      location: LOCATION_SLUG,
      features: [FEATURE_WALKS, FEATURE_PACKED_LOOKS],
    },
    { transports: [transport], upgrade: false, parser: packetParser },
  );
  const looksOf = (packet: Uint8Array): SentLook[] | null => decodeLooks(packet, new Map());
  const [[people, selfId, , features], [looks]] = await Promise.all([
    waitForEvent(client, 'join_room'),
    waitForEvent(client, 'packet', (packet) => looksOf(packet) !== null),
  ]);
  expect(features).toEqual([FEATURE_WALKS, FEATURE_PACKED_LOOKS]);
  expect(decodePeople(new Uint8Array(people as Uint8Array))?.map(({ netId, username }) => [netId, username])).toEqual([
    [1, 'Hatter'],
    [Number(selfId), 'Packed'],
  ]);
  expect(looksOf(looks)).toMatchObject([{ netId: 1, look: { hat: 'straw-hat' } }]);
});

test('a new player is announced with their net id before the first packet about them', async () => {
  const batched = await enterBatched(fixture.world.add('Batched'), ['websocket']);
  const coming = waitForEvent(batched.client, 'user_connected');
  const walker = await fixture.enter(fixture.world.add('Walker'));
  const { netId } = JSON.parse((await coming)[1]) as { netId: number };
  const packet = waitForEvent(batched.client, 'packet');
  walker.client.emit('move', SPAWN.x + 5, SPAWN.y, 1);
  expect(read((await packet)[0])).toEqual([[netId, SPAWN.x + 5, SPAWN.y, 1]]);
});

test('a refused move is answered by an event, not by a packet', async () => {
  const batched = await enterBatched(fixture.world.add('Batched'), ['websocket']);
  const back = waitForEvent(batched.client, 'move');
  batched.client.emit('move', 3000, SPAWN.y, 1);
  expect(await back).toEqual([batched.selfId, SPAWN.x, SPAWN.y, 0]);
});

test('a player who comes into reach is in the next packet', async () => {
  const far = await fixture.enter(fixture.world.add('Far', { x: 2500, y: 500, frame: 0 }));
  const near = await fixture.enter(fixture.world.add('Near', { x: 600, y: 500, frame: 0 }));
  const batched = await enterBatched(fixture.world.add('Batched', { x: 1100, y: 600, frame: 0 }), ['websocket']);
  const netId = batched.players.find(({ socketId }) => socketId === far.selfId)?.netId ?? 0;
  far.client.emit('move', 2490, 510, 3);
  await waitForEvent(near.client, 'move');
  const news = waitForEvent(batched.client, 'packet', (packet) => read(packet).some(([id]) => id === netId));
  fixture.pass(2000);
  batched.client.emit('move', 1500, 600, 1);
  expect(read((await news)[0])).toContainEqual([netId, 2490, 510, 3]);
});

describe('a client that does not read its socket', () => {
  const socketOf = ({ client }: Visitor): { pause(): void; resume(): void } =>
    (client.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }).ws;

  /** Fills the player's send buffer until the server skips a packet. */
  async function fillSendBuffer(player: PlayerRecord, text: string, observer: Visitor): Promise<void> {
    const skippedTicks = async (): Promise<number> =>
      (await fixture.registry.getSingleMetric('promenade_skipped_ticks_total')?.get())?.values[0]?.value ?? 0;
    for (let x = SPAWN.x; (await skippedTicks()) === 0; x = x === SPAWN.x ? x + 1 : SPAWN.x) {
      await fixture.town.notify(player.id, 'system', sentence('youAreWearingName', { name: text }), {
        code: 'unmuted',
        params: {},
      });
      const seen = waitForEvent(observer.client, 'move');
      walker.client.emit('move', x, SPAWN.y, x % 5);
      await seen;
    }
  }

  let walker: Visitor;
  let observer: Visitor;
  beforeEach(async () => {
    walker = await fixture.enter(fixture.world.add('Walker', { x: SPAWN.x + 5, y: SPAWN.y, frame: 0 }));
    observer = await fixture.enter(fixture.world.add('Witness'));
  });

  test('gets no packets, then all positions when it reads again', async () => {
    const player = fixture.world.add('Slow');
    const slow = await enterBatched(player, ['websocket']);
    const netId = slow.players.find(({ socketId }) => socketId === walker.selfId)?.netId ?? 0;
    socketOf(slow).pause();
    await fillSendBuffer(player, 'x'.repeat(500_000), observer);
    const seen = waitForEvent(observer.client, 'move');
    walker.client.emit('move', SPAWN.x + 33, SPAWN.y, 5);
    await seen;
    const news = waitForEvent(slow.client, 'packet', (packet) => read(packet).some(([, x]) => x === SPAWN.x + 33));
    socketOf(slow).resume();
    const places = read((await news)[0]);
    expect(places).toContainEqual([netId, SPAWN.x + 33, SPAWN.y, 5]);
    expect(places).toHaveLength(3);
  });

  test('is disconnected when its send buffer exceeds the limit, and only that client', async () => {
    const player = fixture.world.add('Stuck');
    const stuck = await enterBatched(player, ['websocket']);
    socketOf(stuck).pause();
    const gone = waitForEvent(observer.client, 'user_disconnected');
    await fillSendBuffer(player, 'x'.repeat(12_000_000), observer);
    expect(await gone).toEqual([stuck.selfId]);
    expect(walker.client.connected && observer.client.connected).toBe(true);
  });
});
