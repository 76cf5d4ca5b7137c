/** Channels of several processes in a real Redis: numbers, who is directed where, processes that end, freeze or drain. */
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { useRedis } from '../../testing/use-redis.ts';
import type { ChannelRegistry, Direction, World } from './directory.ts';
import { openRedisWorld } from './redis-world.ts';

const redis = useRedis();

const CAPACITY = 10;
/** So often each process says what it has; the product does it every second. */
const BEAT_MS = 100;
/** Longer than a busy machine takes for an answer of Redis. */
const PATIENT_MS = 5000;
const log = pino({ level: 'silent' });

/** A process that counts its players by channel. */
class Process {
  readonly channels = new Map<number, number>();
  readonly lost: number[] = [];
  readonly drains: boolean[] = [];
  readonly world: World;
  readonly location: string;
  readonly registry: ChannelRegistry;
  #epochs = 0;

  static async open(
    nodeName: string,
    options: { path?: string | null; port?: number; location?: string; url?: string; callMs?: number } = {},
  ): Promise<Process> {
    const { location = LOCATION_SLUG, ...rest } = options;
    const place = { path: `/t/${nodeName}`, locations: [location], callMs: PATIENT_MS, ...rest };
    const process = new Process(
      await openRedisWorld({ url: redis.url, nodeName, log, capacity: CAPACITY, beatMs: BEAT_MS, ...place }),
      location,
    );
    all.push(process);
    return process;
  }

  private constructor(world: World, location: string) {
    this.world = world;
    this.location = location;
    this.registry = world.registryOf(location);
    this.registry.serve(() => [...this.channels].map(([number, players]) => ({ number, players })));
    this.registry.onLost((number) => void this.lost.push(number));
    world.onDraining((isDraining) => void this.drains.push(isDraining));
  }

  async openChannel(players: number): Promise<number> {
    const number = await this.registry.open();
    this.channels.set(number, players);
    return number;
  }

  /** Enters a player who was directed to the channel. */
  async enter(playerId: string, channel: number): Promise<void> {
    this.channels.set(channel, (this.channels.get(channel) ?? 0) + 1);
    await this.world.directory.enter({
      playerId,
      epoch: ++this.#epochs,
      tabId: null,
      location: this.location,
      channel,
    });
  }

  direct(playerId: string, channels: readonly number[] = [], lostPath: string | null = null) {
    return this.registry.direct({ playerId, channels, lostPath });
  }

  counts = (): Promise<readonly { number: number; players: number }[]> => this.registry.channels();
}

/** A way to Redis, on which a process says nothing any more when it is cut, as when the process is killed. */
async function openCable(): Promise<{ url: string; cut: () => void }> {
  const url = new URL(redis.url);
  const port = Number(url.port);
  const ends = new Set<Socket>();
  const server = createTcpServer((near) => {
    const far = connect(port, url.hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    server.close();
    for (const end of ends) end.destroy();
  };
  return { url: url.href, cut };
}

const all: Process[] = [];
afterEach(async () => {
  await Promise.all(all.splice(0).map(({ world }) => world.close()));
});

/** What all processes have said by now. */
const settled = async (process: Process, counts: readonly [number, number][]): Promise<void> => {
  await expect.poll(process.counts).toEqual(counts.map(([number, players]) => ({ number, players })));
};

describe('channels of two processes', () => {
  let a: Process;
  let b: Process;
  beforeEach(async () => {
    [a, b] = [await Process.open('a'), await Process.open('b')];
    await expect.poll(() => [a, b].map(({ world }) => world.nodes().length)).toEqual([2, 2]);
  });

  it('have numbers of their own, which are free again when they close', async () => {
    expect([await a.openChannel(0), await b.openChannel(0), await a.openChannel(0)]).toEqual([1, 2, 3]);
    await settled(a, [
      [1, 0],
      [2, 0],
      [3, 0],
    ]); // prettier-ignore
    b.channels.delete(2);
    b.registry.close(2);
    await settled(a, [
      [1, 0],
      [3, 0],
    ]); // prettier-ignore
    expect(await b.openChannel(0)).toBe(2);
  });

  it('take newcomers where others are, up to 80 %, then where fewest are', async () => {
    await a.openChannel(7);
    await b.openChannel(3);
    await settled(b, [
      [1, 7],
      [2, 3],
    ]); // prettier-ignore
    const directions: (Direction | null)[] = [];
    for (const id of ['p1', 'p2', 'p3']) directions.push(await b.direct(id));
    expect(directions).toEqual([
      { path: '/t/a', channel: 1 },
      { path: '/t/b', channel: 2 },
      { path: '/t/b', channel: 2 },
    ]);
    // The same player has one reservation.
    for (let i = 0; i < 20; i += 1) expect((await a.direct('p4'))?.channel).toBe(2);
    b.channels.set(2, 8);
    await expect.poll(async () => (await a.direct('p5'))?.channel).toBe(3);
  });

  it('take those who follow friends up to the last place', async () => {
    await a.openChannel(9);
    await b.openChannel(0);
    await settled(b, [
      [1, 9],
      [2, 0],
    ]); // prettier-ignore
    expect(await b.direct('p1', [1])).toEqual({ path: '/t/a', channel: 1 });
    expect(await b.direct('p2', [1, 2])).toEqual({ path: '/t/b', channel: 2 });
    expect(await b.direct('p3', [77])).toEqual({ path: '/t/b', channel: 2 });
  });

  it('are never filled over their capacity by many who come at once', async () => {
    // A busy machine may not answer some in time, and these ask again.
    const channelFor = async (process: Process, playerId: string): Promise<number> => {
      const found: number[] = [];
      const ask = async (): Promise<number> => {
        const channel = (await process.direct(playerId))?.channel ?? null;
        if (channel !== null) found.push(channel);
        return found.length;
      };
      await expect.poll(ask).toBe(1);
      return found[0] ?? 0;
    };
    const channels = await Promise.all(Array.from({ length: 60 }, (_, i) => channelFor(i % 2 === 0 ? a : b, `p${i}`)));
    const counts = new Map<number, number>();
    for (const channel of channels) counts.set(channel, (counts.get(channel) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count > CAPACITY * 0.8)).toEqual([]);
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(60);
  });

  it('count a player who arrives once', async () => {
    const number = await a.openChannel(0);
    await b.direct('ada');
    await a.enter('ada', number);
    await settled(b, [[1, 1]]);
    expect((await b.direct('bob'))?.channel).toBe(1);
  });

  it('let no more than forty be on their way to one process', async () => {
    await b.world.drain('b', true);
    await expect.poll(() => a.world.nodes().map(({ isDraining }) => isDraining)).toEqual([false, true]);
    const directions = await Promise.all(Array.from({ length: 45 }, (_, i) => a.direct(`p${i}`)));
    expect(directions.filter((direction) => direction === null)).toHaveLength(5);
  });

  it('are opened only by the process to which players were directed', async () => {
    const number = await a.openChannel(0);
    expect([await b.registry.take(number), await a.registry.take(number)]).toEqual([false, true]);
    expect(await b.registry.take(5)).toBe(true);
  });

  it('move as a whole when their process drains, which others learn, and come back no more', async () => {
    await a.openChannel(5);
    await settled(b, [[1, 5]]);
    await b.world.drain('a', true);
    await expect.poll(() => a.drains).toEqual([true]);
    for (const id of ['p1', 'p2']) expect(await b.direct(id, [1])).toEqual({ path: '/t/b', channel: 1 });
    expect(b.world.nodes().map(({ name, isDraining }) => [name, isDraining])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    // The process that drains learns that the number belongs to another one.
    await expect.poll(() => a.lost).toContain(1);
    await b.world.drain('a', false);
    await expect.poll(() => a.drains).toEqual([true, false]);
  });

  it('are those of one location: another one has its own numbers, players, processes and draining', async () => {
    const [h, i] = [await Process.open('h', { location: 'hills' }), await Process.open('i', { location: 'hills' })];
    await a.openChannel(7);
    expect([await h.openChannel(5), await h.openChannel(2)]).toEqual([1, 2]);
    await settled(b, [[1, 7]]); // prettier-ignore
    await settled(i, [
      [1, 5],
      [2, 2],
    ]); // prettier-ignore
    // The eighth place of one location does not fill the channel of the same number in the other one.
    expect(await b.direct('p1')).toEqual({ path: '/t/a', channel: 1 });
    for (const id of ['p1', 'p2', 'p3']) expect(await i.direct(id)).toEqual({ path: '/t/h', channel: 1 });
    // With the fewest players of the world, a process of the other location takes nobody.
    expect(await b.direct('p4')).toEqual({ path: '/t/b', channel: 2 });
    await i.enter('ada', 1);
    expect(await b.world.directory.onlineOf(['ada'])).toEqual(new Set(['ada']));
    expect(await b.world.directory.channelsOf(LOCATION_SLUG, ['ada'])).toEqual(new Map());
    expect(await b.world.directory.channelsOf('hills', ['ada'])).toEqual(new Map([['ada', 1]]));
    for (const name of ['h', 'i']) await b.world.drain(name, true);
    await expect.poll(() => i.direct('p5')).toBeNull();
    expect(await b.direct('p5')).not.toBeNull();
    expect(b.world.nodes().map(({ name, locations, isDraining }) => [name, locations, isDraining])).toEqual([
      ['a', [LOCATION_SLUG], false],
      ['b', [LOCATION_SLUG], false],
      ['h', ['hills'], true],
      ['i', ['hills'], true],
    ]);
  });

  it('a process that serves no players directs to the others', async () => {
    const c = await Process.open('c', { path: null });
    await a.openChannel(1);
    await settled(c, [[1, 1]]);
    expect(await c.direct('ada')).toEqual({ path: '/t/a', channel: 1 });
  });
});

describe('a process that is lost', () => {
  it('gives its channel to another one at once when nobody listens on its port', async () => {
    const cable = await openCable();
    const a = await Process.open('a', { port: 1, url: cable.url });
    const b = await Process.open('b');
    await a.openChannel(5);
    await settled(b, [[1, 5]]);
    cable.cut();
    expect(await b.direct('ada', [1], '/t/a')).toEqual({ path: '/t/b', channel: 1 });
    expect(await b.direct('bob', [1], '/t/a')).toEqual({ path: '/t/b', channel: 1 });
    expect(await b.direct('eve', [1])).toEqual({ path: '/t/b', channel: 1 });
  });

  it('keeps its channel while it answers, whatever one client says', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const a = await Process.open('a', { port: (server.address() as AddressInfo).port });
    const b = await Process.open('b');
    await a.openChannel(5);
    await settled(b, [[1, 5]]);
    expect(await b.direct('ada', [1], '/t/a')).toEqual({ path: '/t/a', channel: 1 });
    server.close();
  });
});

describe('without Redis', () => {
  it('processes open channels and direct players by what they know, and agree on numbers afterwards', async () => {
    // As in the product.
    const callMs = 300;
    const [a, b] = [await Process.open('a', { callMs }), await Process.open('b', { callMs })];
    await a.openChannel(5);
    await settled(b, [[1, 5]]);
    redis.server.freeze();
    expect(await b.direct('ada', [1])).toEqual({ path: '/t/a', channel: 1 });
    expect(await b.direct('ada')).toEqual({ path: '/t/b', channel: null });
    const [ofA, ofB] = await Promise.all([a.openChannel(0), b.openChannel(0)]);
    expect([ofA, ofB]).toEqual([2, 2]);
    redis.server.thaw();
    await expect.poll(() => [...a.lost, ...b.lost]).toContain(2);
    expect([a.lost.includes(2), b.lost.includes(2)].filter(Boolean)).toHaveLength(1);
  });
});
