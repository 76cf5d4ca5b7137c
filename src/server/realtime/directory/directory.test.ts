/** Directory and bus: one suite for all implementations. What only several processes can show is in `redis-world.test.ts`. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Whisper } from '../../ports.ts';
import { PrivateRedis } from '../../testing/private-redis.ts';
import type { Bus, BusHandlers, World } from './directory.ts';
import { oneProcess } from './in-process.ts';
import type { PlayerMessage } from './messages.ts';
import { createReach } from './reach.ts';
import { openRedisWorld } from './redis-world.ts';

let redis: PrivateRedis;
beforeAll(async () => {
  redis = await PrivateRedis.start();
});
afterAll(() => redis.stop());

const silent = pino({ level: 'silent' });
const IMPLEMENTATIONS: [name: string, open: () => Promise<World>][] = [
  ['in one process', () => Promise.resolve(oneProcess())],
  ['in Redis', () => openRedisWorld({ url: redis.newDatabase(), nodeName: 'a', path: '/t/a', log: silent })],
];

const LINE = { playerId: 'ada', username: 'Ada', text: 'hello', at: 1 };
const entry = (playerId: string, epoch: number) => ({ playerId, epoch, tabId: null, channel: 1 });

/** Handlers that note what they get. */
function noting(players: readonly string[]) {
  const delivered: [string, PlayerMessage][] = [];
  const whispers: [string, Whisper][] = [];
  const handlers: BusHandlers = {
    deliver: (playerId, message) => Promise.resolve(void delivered.push([playerId, message])),
    whisper: (playerId, whisper) => {
      if (players.includes(playerId)) whispers.push([playerId, whisper]);
      return players.includes(playerId);
    },
    answer: {
      'recent-chat': () => [{ ...LINE, id: '1' }],
      redact: ({ lineId }) => (lineId === '1' ? { ...LINE, id: '1' } : null),
    },
  };
  return { handlers, delivered, whispers };
}

describe.each(IMPLEMENTATIONS)('%s', (_name, open) => {
  let world: World;
  afterEach(() => world.close());

  it('finds the players who are in the town and counts each once', async () => {
    world = await open();
    const { directory } = world;
    for (const playerId of ['ada', 'bob']) await directory.enter(entry(playerId, 1));
    await directory.enter(entry('ada', 2));
    expect(await directory.onlineOf(['ada', 'bob', 'eve'])).toEqual(new Set(['ada', 'bob']));
    expect(directory.count()).toBe(2);
    await directory.leave({ playerId: 'bob', epoch: 1 });
    expect(await directory.onlineOf(['ada', 'bob'])).toEqual(new Set(['ada']));
    expect(await directory.onlineOf([])).toEqual(new Set());
  });

  it('the newest claim stays, whatever comes late', async () => {
    world = await open();
    const { directory } = world;
    await directory.enter(entry('ada', 7));
    await directory.enter(entry('ada', 6));
    await directory.leave({ playerId: 'ada', epoch: 6 });
    expect(await directory.onlineOf(['ada'])).toEqual(new Set(['ada']));
    await directory.leave({ playerId: 'ada', epoch: 7 });
    expect(directory.count()).toBe(0);
  });

  it('brings messages to the players, in order, and questions to every process', async () => {
    world = await open();
    const { directory, bus } = world;
    const { handlers, delivered } = noting(['ada', 'bob']);
    bus.listen(handlers);
    for (const playerId of ['ada', 'bob']) await directory.enter(entry(playerId, 1));
    await bus.tell(['ada', 'bob'], { kind: 'honor', honor: 5 });
    await bus.tell(['ada'], { kind: 'changed' });
    expect(delivered).toEqual([
      ['ada', { kind: 'honor', honor: 5 }],
      ['bob', { kind: 'honor', honor: 5 }],
      ['ada', { kind: 'changed' }],
    ]);
    expect(await bus.ask('recent-chat', { kind: 'recent-chat' })).toEqual([[{ ...LINE, id: '1' }]]);
    expect(await bus.ask('redact', { kind: 'redact', lineId: '2' })).toEqual([null]);
  });

  it('brings a whisper to a player in the town, and reports one who is not', async () => {
    world = await open();
    const { handlers, whispers } = noting(['ada']);
    world.bus.listen(handlers);
    await world.directory.enter(entry('ada', 1));
    const whisper = { fromId: 'bob', from: 'Bob', text: 'psst' };
    expect(await world.bus.whisper('ada', whisper)).toBe('arrived');
    expect(whispers).toEqual([['ada', whisper]]);
  });
});

/** Two processes that have what a bus of several would bring. */
function reachOf(bus: Partial<Bus>) {
  const errors: unknown[] = [];
  const log = pino({ level: 'silent' });
  log.error = (fields: unknown) => void errors.push(fields);
  const whole: Bus = { ...oneProcess().bus, listen: () => undefined, tell: () => Promise.resolve(), ...bus };
  return { reach: createReach({ ...oneProcess(), bus: whole, capacity: 10, log }), errors };
}

describe('reach', () => {
  it('puts the chat of all processes in order, and finds the line wherever it is', async () => {
    const answers = {
      'recent-chat': [[{ ...LINE, id: 'a', at: 3 }], [], [{ ...LINE, id: 'b', at: 2 }]],
      redact: [null, { ...LINE, id: 'b' }],
    };
    const { reach } = reachOf({ ask: (kind) => Promise.resolve(answers[kind] as never) });
    expect((await reach.recentChat()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await reach.redact('b')).toMatchObject({ id: 'b' });
  });

  it('logs what could not be sent and does not fail its caller', async () => {
    const { reach, errors } = reachOf({ tell: () => Promise.reject(new Error('gone')) });
    await reach.notify('ada', 'system', 'hello', { code: 'unmuted', params: {} });
    await reach.changed('ada');
    expect(errors).toMatchObject([{ kind: 'notify' }, { kind: 'changed' }]);
  });
});
