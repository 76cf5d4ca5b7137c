/** The page's connection to a town that several processes serve, against a real town server: where it connects, and what it asks. */
import '../support/page-globals.ts';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerRecord } from '../../src/server/ports.ts';
import { keyOf } from '../../src/server/testing/memory-world.ts';
import { TownFixture, waitForEvent } from '../../src/server/testing/town-fixture.ts';
import { oneProcess } from '../../src/server/realtime/directory/in-process.ts';
import { createTownSocket, type TownSocket } from '../../src/net/socket.ts';
import { watchSilence } from '../../src/net/socket-silence.ts';
import { askTheWay, type Way } from '../../src/net/socket-way.ts';
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
/** Until then no question is answered. */
let answering: Promise<void>;
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
  answering = Promise.resolve();
  channels = [];
  losses = 0;
});
afterEach(async () => {
  socket?.close();
  vi.useRealTimers();
  await fixture.stop();
});

/** `answers` are what is answered to the first questions; then it is always the process of the fixture. */
function open(answers: (Way | null)[] = [], wish: number | null = null, url = fixture.url): void {
  ways = answers;
  socket = createTownSocket({
    url,
    location: LOCATION_SLUG,
    sessionKey: () => keyOf(wren),
    channel: () => wish,
    ground: () => ({ core: '', location: '' }),
    findWay: async (channel, lost) => {
      asked.push([channel, lost]);
      await answering;
      return ways.length > 0 ? (ways.shift() ?? null) : { path: PATH, channel: 1 };
    },
    handlers: {
      connected: () => undefined,
      disconnected: () => (losses += 1),
      refused: () => undefined,
      channel: (number) => channels.push(number),
    },
  });
}

const joined = (count: number): Promise<void> => vi.waitFor(() => expect(channels).toHaveLength(count));

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
  const thawedMs = performance.now();
  thaw();
  await vi.waitFor(() => expect(losses).toBe(1));
  // Before the page would notice the silence.
  expect(performance.now() - thawedMs).toBeLessThan(4000);
  await joined(2);
  expect([losses, asked]).toEqual([
    1,
    [
      [null, null],
      [null, PATH],
    ],
  ]); // prettier-ignore
});

it('leaves a process that is silent for seconds, and names it', async () => {
  const between = await FreezingProxy.start(new URL(fixture.url));
  open([], null, between.url);
  await joined(1);
  between.freeze();
  const frozenMs = performance.now();
  await vi.waitFor(() => expect(losses).toBe(1));
  expect(performance.now() - frozenMs).toBeGreaterThan(3500);
  // The next connection is forwarded.
  await joined(2);
  expect(asked).toEqual([
    [null, null],
    [null, PATH],
  ]);
  socket?.close();
  await between.stop();
}, 60_000);

it('comes back from a process that closes in order, and asks for the way each time', async () => {
  open();
  await joined(1);
  const [presence] = fixture.world.players.values();
  await fixture.town.expel(presence?.id ?? '', 'server-closing');
  await joined(2);
  expect(asked).toEqual([
    [null, null],
    [null, PATH],
  ]);
  expect(losses).toBe(1);
});

it('connects nowhere when it is closed while it asks', async () => {
  const answered = Promise.withResolvers<void>();
  answering = answered.promise;
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  socket?.close();
  answered.resolve();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([channels, fixture.town.onlineCount()]).toEqual([[], 0]);
});

it('asks nobody after it is closed', async () => {
  open();
  await joined(1);
  socket?.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([asked.length, channels.length]).toEqual([1, 1]);
});

describe('the way', () => {
  const answer = (path: string | null, channel: number | null) => () => Promise.resolve({ path, channel });

  it('is what the world answers; null for nowhere yet, and when nobody answers', async () => {
    expect(await askTheWay(3, PATH, answer('/t/b', 3))).toEqual({ path: '/t/b', channel: 3 });
    expect(await askTheWay(null, null, answer('', null))).toEqual({ path: '', channel: null });
    expect(await askTheWay(null, null, answer(null, null))).toBeNull();
    expect(await askTheWay(null, null, () => Promise.reject(new Error('no network')))).toBeNull();
  });

  it('is asked for with the requested channel and the lost process', async () => {
    const bodies: unknown[] = [];
    await askTheWay(3, PATH, (body) => {
      bodies.push(body);
      return Promise.resolve({ path: '', channel: null });
    });
    expect(bodies).toEqual([{ channel: 3, lost: PATH }]);
  });

  it('is given up after five seconds without an answer', async () => {
    vi.useFakeTimers();
    const asking = askTheWay(
      null,
      null,
      (_body, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    );
    let way: Way | null | undefined;
    void asking.then((found) => {
      way = found;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(way).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(way).toBeNull();
  });
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

/** Forwards connections; those that are open when it freezes stay open and get nothing more, as from a process that is frozen. */
class FreezingProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();

  static async start({ hostname, port }: URL): Promise<FreezingProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new FreezingProxy(server);
    server.on('connection', (near) => {
      const far = connect(Number(port), hostname);
      proxy.#pairs.add([near, far]);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.pipe(other);
        one.on('error', () => undefined);
      }
    });
    return proxy;
  }

  private constructor(server: Server) {
    this.#server = server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  freeze(): void {
    for (const [near, far] of this.#pairs) {
      near.unpipe().pause();
      far.unpipe().pause();
    }
  }

  async stop(): Promise<void> {
    for (const sockets of this.#pairs) for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
