/** Binary move packets as a real client gets them, on both transports, beside the plain `move` events of another. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_BATCHED_MOVES } from '../../shared/realtime/events.ts';
import { decodeMoves } from '../../shared/realtime/move-packet.ts';
import type { PlayerRecord } from '../ports.ts';
import { heard, packetParser, SPAWN, TownFixture, type Visitor } from './town-fixture.ts';

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
  test('packets say what move events say', async () => {
    const walker = await fixture.enter(fixture.world.add('Walker'));
    const plain = await fixture.enter(fixture.world.add('Plain'));
    const batched = await enterBatched(fixture.world.add('Batched'), [transport]);
    const netId = batched.players.find(({ socketId }) => socketId === walker.selfId)?.netId;
    /** A sweep may repeat the last place. */
    let told = '';
    for (const [x, y, frame] of [
      [SPAWN.x + 20.4, SPAWN.y, 2],
      [SPAWN.x + 40.6, SPAWN.y + 9.5, 5],
      [SPAWN.x + 40.6, SPAWN.y + 9.5, 0],
    ] as const) {
      const isNews = (packet: Uint8Array): boolean => `${read(packet)[0]?.slice(1)}` !== told;
      const both = Promise.all([heard(plain.client, 'move'), heard(batched.client, 'packet', isNews)]);
      walker.client.emit('move', x, y, frame);
      const [[, ...event], [packet]] = await both;
      expect(read(packet)).toEqual([[netId, ...event]]);
      told = event.join(',');
    }
  });

  test('chat and other events still come between packets', async () => {
    const walker = await fixture.enter(fixture.world.add('Walker'));
    const batched = await enterBatched(fixture.world.add('Batched'), [transport]);
    for (let index = 0; index < 3; index++) {
      fixture.pass(1000);
      const both = Promise.all([heard(batched.client, 'chat'), heard(batched.client, 'packet')]);
      walker.client.emit('move', SPAWN.x + index + 1, SPAWN.y, 2);
      walker.client.emit('chat', `line ${index}`);
      expect((await both)[0][1]).toBe(`line ${index}`);
    }
    expect(batched.client.connected).toBe(true);
  });
});

test('someone who comes is announced with a number before the first packet about them', async () => {
  const batched = await enterBatched(fixture.world.add('Batched'), ['websocket']);
  const coming = heard(batched.client, 'user_connected');
  const walker = await fixture.enter(fixture.world.add('Walker'));
  const { netId } = JSON.parse((await coming)[1]) as { netId: number };
  const packet = heard(batched.client, 'packet');
  walker.client.emit('move', SPAWN.x + 5, SPAWN.y, 1);
  expect(read((await packet)[0])).toEqual([[netId, SPAWN.x + 5, SPAWN.y, 1]]);
});

test('a refused move is answered by an event, not by a packet', async () => {
  const batched = await enterBatched(fixture.world.add('Batched'), ['websocket']);
  const back = heard(batched.client, 'move');
  batched.client.emit('move', 3000, SPAWN.y, 1);
  expect(await back).toEqual([batched.selfId, SPAWN.x, SPAWN.y, 0]);
});

test('who comes into reach is told of at once', async () => {
  const far = await fixture.enter(fixture.world.add('Far', { x: 2500, y: 500, frame: 0 }));
  const near = await fixture.enter(fixture.world.add('Near', { x: 600, y: 500, frame: 0 }));
  const batched = await enterBatched(fixture.world.add('Batched', { x: 1100, y: 600, frame: 0 }), ['websocket']);
  const netId = batched.players.find(({ socketId }) => socketId === far.selfId)?.netId ?? 0;
  far.client.emit('move', 2490, 510, 3);
  await heard(near.client, 'move');
  const news = heard(batched.client, 'packet', (packet) => read(packet).some(([id]) => id === netId));
  fixture.pass(2000);
  batched.client.emit('move', 1500, 600, 1);
  expect(read((await news)[0])).toContainEqual([netId, 2490, 510, 3]);
});
