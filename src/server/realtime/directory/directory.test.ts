/** Directory and bus: one suite for all implementations. What only several processes can show is in `redis-world.test.ts`. */
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { Whisper } from '../../ports.ts';
import { useRedis } from '../../testing/use-redis.ts';
import type { Bus, BusHandlers, ChannelCount, Entry, World } from './directory.ts';
import { oneProcess } from './in-process.ts';
import type { PlayerMessage } from './messages.ts';
import { createReach } from './reach.ts';
import { openRedisWorld } from './redis-world.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

const redis = useRedis();

const silent = pino({ level: 'silent' });
const IMPLEMENTATIONS: [name: string, open: () => Promise<World>][] = [
  ['in one process', () => Promise.resolve(oneProcess())],
  [
    'in Redis',
    () =>
      openRedisWorld({
        url: redis.url,
        nodeName: 'a',
        path: '/t/a',
        locations: ['bay', 'hills'],
        log: silent,
        heldMs: 400,
      }),
  ],
];

const LINE = { playerId: 'ada', username: 'Ada', text: 'hello', at: 1 };
const entry = (playerId: string, epoch: number, change: Partial<Entry> = {}): Entry => ({
  playerId,
  epoch,
  tabId: null,
  location: 'bay',
  channel: 1,
  ...change,
});

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
      disconnect: ({ playerId }) => ({ node: 'a', wasHere: players.includes(playerId) }),
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
    // Friends are informed later that bob left.
    const forFriends = () => directory.onlineForFriends(['ada', 'bob', 'eve']);
    expect(await forFriends()).toEqual(new Set(directory.heldMs > 0 ? ['ada', 'bob'] : ['ada']));
    await expect.poll(forFriends).toEqual(new Set(['ada']));
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

  it('knows in which location a player is: friends are online in any, and in channels of one', async () => {
    world = await open();
    const { directory } = world;
    await directory.enter(entry('ada', 1, { channel: 2 }));
    await directory.enter(entry('bob', 1, { location: 'hills', channel: 3 }));
    const channels = (location: string) => directory.channelsOf(location, ['ada', 'bob', 'eve']);
    expect(await directory.onlineOf(['ada', 'bob'])).toEqual(new Set(['ada', 'bob']));
    expect(await channels('bay')).toEqual(new Map([['ada', 2]]));
    expect(await channels('hills')).toEqual(new Map([['bob', 3]]));
    const places = await directory.placesOf(['bob', 'ada', 'eve']);
    expect([...places.keys()]).toEqual(['bob', 'ada']);
    expect(places.get('bob')).toMatchObject({ location: 'hills', channel: 3 });
    // The older claim of a player who moves ends late.
    await directory.enter(entry('ada', 2, { location: 'hills', channel: 1 }));
    await directory.leave(entry('ada', 1));
    expect([await channels('bay'), directory.count()]).toEqual([new Map(), 2]);
    expect(await channels('hills')).toEqual(
      new Map([
        ['ada', 1],
        ['bob', 3],
      ]),
    );
  });

  it('channels of two locations are apart: their lists, numbers and players', async () => {
    world = await open();
    const [bay, hills] = [world.registryOf('bay'), world.registryOf('hills')];
    expect(world.registryOf('bay')).toBe(bay);
    const [ofBay, ofHills]: [ChannelCount[], ChannelCount[]] = [[], []];
    bay.serve(() => ofBay);
    hills.serve(() => ofHills);
    const opened: number[] = [];
    for (const [registry, own] of [
      [bay, ofBay],
      [bay, ofBay],
      [hills, ofHills],
    ] as const) {
      const number = await registry.open();
      own.push({ number, players: own.length * 2 });
      opened.push(number);
    }
    expect(opened).toEqual([1, 2, 1]);
    expect([await bay.channels(), await hills.channels()]).toEqual([ofBay, ofHills]);
    expect([await bay.open(), await hills.open()]).toEqual([3, 2]);
  });

  it('brings messages to the players of all locations, in order, and questions to every process', async () => {
    world = await open();
    const { directory, bus } = world;
    const { handlers, delivered } = noting(['ada', 'bob']);
    bus.listen(handlers);
    await directory.enter(entry('ada', 1));
    await directory.enter(entry('bob', 1, { location: 'hills' }));
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
  const world = oneProcess();
  const done = { tell: () => Promise.resolve(), save: () => Promise.resolve(true) };
  const whole: Bus = { ...world.bus, listen: () => undefined, ...done, ...bus };
  return {
    reach: createReach({ ...world, bus: whole, capacity: 10, log }),
    errors,
    world,
  };
}

describe('reach', () => {
  it('puts the chat of all processes in order, and finds the line wherever it is', async () => {
    const answers = {
      'recent-chat': [[{ ...LINE, id: 'a', at: 3 }], [], [{ ...LINE, id: 'b', at: 2 }]],
      redact: [null, { ...LINE, id: 'b' }],
      disconnect: [null, { node: 'b', wasHere: true }],
    };
    const { reach } = reachOf({ ask: (kind) => Promise.resolve(answers[kind] as never) });
    expect((await reach.recentChat()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await reach.redact('b')).toMatchObject({ id: 'b' });
    expect(await reach.disconnect('ada', '')).toEqual([{ node: 'b', wasHere: true }]);
  });

  it('follows friends only into channels of its location, and lists only those', async () => {
    const { reach, world } = reachOf({});
    const friendIds = () => Promise.resolve(['bob', 'eve', 'max']);
    await world.directory.enter(entry('bob', 1, { location: 'hills', channel: 7 }));
    await world.directory.enter(entry('eve', 1, { location: 'hills', channel: 7 }));
    await world.directory.enter(entry('max', 1, { channel: 4 }));
    const direct = () => reach.direct('ada', { location: 'bay', channel: null, friendIds, lostPath: null });
    expect(await direct()).toMatchObject({ channel: 4 });
    await world.directory.enter(entry('ada', 1, { location: 'hills', channel: 7 }));
    expect(await direct()).toMatchObject({ channel: 4 });
    expect((await reach.channels(['ada', 'bob', 'max'], 'bay')).channelOf).toEqual(new Map([['max', 4]]));
  });

  it('gives the way to another process when the place is saved', async () => {
    const steps: string[] = [];
    const save = async (): Promise<boolean> => {
      await new Promise(setImmediate);
      steps.push('saved');
      return true;
    };
    const { reach } = reachOf({ save });
    await reach.direct('ada', { channel: 4, friendIds: () => Promise.resolve([]), lostPath: null });
    steps.push('way');
    expect(steps).toEqual(['saved', 'way']);
  });

  it('logs what could not be sent and does not fail its caller', async () => {
    const { reach, errors } = reachOf({ tell: () => Promise.reject(new Error('gone')) });
    await reach.notify('ada', 'system', sentence('aModeratorLetYouTalk'), { code: 'unmuted', params: {} });
    await reach.changed('ada');
    expect(errors).toMatchObject([{ kind: 'notify' }, { kind: 'changed' }]);
  });
});
