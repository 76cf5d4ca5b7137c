/** The page's connection to a town that several processes serve, against a real town server: where it connects, and what it asks. */
import '../support/page-globals.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerRecord } from '../../src/server/ports.ts';
import { keyOf } from '../../src/server/testing/memory-world.ts';
import { TownFixture, waitForEvent } from '../../src/server/testing/town-fixture.ts';
import { oneProcess } from '../../src/server/realtime/directory/in-process.ts';
import { createTownSocket, type TownSocket } from '../../src/net/socket.ts';
import { type Way, watchSilence } from '../../src/net/socket-way.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';

const PATH = '/t/a';
let fixture: TownFixture;
/** The process goes on after it was frozen. */
let thaw: () => void;
let drain: (isDraining: boolean) => void;
let wren: PlayerRecord;
let socket: TownSocket | null = null;
let asked: [channel: number | null, lost: string | null][];
let ways: (Way | null)[];
let channels: number[];
let losses: number;

beforeEach(async () => {
  const world = oneProcess();
  world.onFrozen = (listener) => void (thaw = listener);
  world.onDraining = (listener) => void (drain = listener);
  fixture = await TownFixture.start({ nodePath: PATH, nodeName: 'a', channelCapacity: 10 }, world);
  wren = fixture.world.add('wren');
  asked = [];
  ways = [];
  channels = [];
  losses = 0;
});
afterEach(async () => {
  socket?.close();
  vi.useRealTimers();
  await fixture.stop();
});

/** `answers` are what is answered to the first questions; then it is always the process of the fixture. */
function open(answers: (Way | null)[] = [], wish: number | null = null): void {
  ways = answers;
  socket = createTownSocket({
    url: fixture.url,
    location: LOCATION_SLUG,
    sessionKey: () => keyOf(wren),
    channel: () => wish,
    ground: () => ({ core: '', location: '' }),
    findWay: (channel, lost) => {
      asked.push([channel, lost]);
      return Promise.resolve(ways.length > 0 ? (ways.shift() ?? null) : { path: PATH, channel: 1 });
    },
    handlers: {
      connected: () => undefined,
      disconnected: () => (losses += 1),
      refused: () => undefined,
      channel: (number) => channels.push(number),
    },
  });
}

const joined = (count: number): Promise<void> => vi.waitFor(() => expect(channels).toHaveLength(count), 5000);

it('asks for the way and connects there; ids of connections name the process', async () => {
  open([], 1);
  await joined(1);
  expect(asked).toEqual([[1, null]]);
  const plain = await fixture.enter(fixture.world.add('odette'));
  expect(plain.client.io.engine.id).toMatch(/^a\./);
});

it('asks again while nobody knows where, and after a process that does not answer', async () => {
  open([null, { path: '/t/nobody', channel: 1 }]);
  await joined(1);
  expect(asked).toEqual([
    [null, null],
    [null, null],
    [null, '/t/nobody'],
  ]);
});

it('names the process that ended its connections after it was frozen', async () => {
  open();
  await joined(1);
  thaw();
  await joined(2);
  expect([losses, asked]).toEqual([
    1,
    [
      [null, null],
      [null, PATH],
    ],
  ]); // prettier-ignore
});

it('a process that drains asks its players to go elsewhere, and does not cut them', async () => {
  const client = (await fixture.enter(wren, { features: ['nodes-1'] })).client;
  const asking = waitForEvent(client, 'relocate');
  drain(true);
  await asking;
  expect(client.connected).toBe(true);
  drain(false);
});

it('a silent connection is noticed after 4.5 seconds; a page that was busy for long has noticed nothing', () => {
  vi.useFakeTimers();
  let packetMs = 0;
  let silences = 0;
  const stop = watchSilence(
    () => packetMs,
    () => (silences += 1),
  );
  vi.advanceTimersByTime(4000);
  packetMs = 4000;
  vi.advanceTimersByTime(4500);
  expect(silences).toBe(0);
  // A busy page has missed all calls of the timer but one.
  vi.setSystemTime(60_000);
  vi.advanceTimersByTime(500);
  expect(silences).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(silences).toBe(1);
  stop();
});
