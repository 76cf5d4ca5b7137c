/** The choice of a channel. */
import { expect, it } from 'vitest';
import { lowestUnused } from '../directory/in-process.ts';
import { Placement } from './placement.ts';

/** `channels`: the players of each channel, the first one first. */
function start(channels: string[][], { capacity = 10, friends = [] as string[] } = {}) {
  let nowMs = 0;
  const placement: Placement = new Placement({
    capacity,
    hasChannels: Number.isFinite(capacity),
    registry: {
      open: () => Promise.resolve(lowestUnused(placement.counts().map(({ number }) => number))),
      take: () => Promise.resolve(false),
    },
    counts: () => channels.map((players, index) => ({ number: index + 1, players: players.length })),
    channelOf: (playerId) => {
      const index = channels.findIndex((players) => players.includes(playerId));
      return index < 0 ? null : index + 1;
    },
    friendsOf: () => Promise.resolve(friends),
    now: () => nowMs,
  });
  return { placement, pass: (ms: number) => (nowMs += ms) };
}

const crowd = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}${index}`);

it('one channel holds everybody without a limit', async () => {
  const { placement } = start([crowd('a', 50)], { capacity: Number.POSITIVE_INFINITY });
  expect(await placement.place('ada', 7)).toBe(1);
});

it('a newcomer goes where most friends are, as long as there is room', async () => {
  const channels = [crowd('a', 7), [...crowd('b', 7), 'bob', 'eve'], ['max']];
  const { placement } = start(channels, { friends: ['max', 'bob', 'eve', 'away'] });
  expect(await placement.place('ada', null)).toBe(2);
  // The place of the first is taken.
  expect(await placement.place('amy', null)).toBe(3);
});

it('without friends it is the fullest channel below 80 %, else a new one', async () => {
  const channels = [crowd('a', 8), crowd('b', 6), crowd('c', 3)];
  const { placement } = start(channels);
  expect([await placement.place('p1', null), await placement.place('p2', null)]).toEqual([2, 2]);
  expect(await placement.place('p3', null)).toBe(3);
  expect(await start([crowd('a', 8)]).placement.place('ada', null)).toBe(2);
});

it('300 who arrive at once fill no channel over its capacity', async () => {
  const { placement } = start([[]], { capacity: 100 });
  const placed = await Promise.all(crowd('p', 300).map((playerId) => placement.place(playerId, null)));
  const sizes = placement.counts().map(({ players }) => players);
  expect(sizes).toEqual([80, 80, 80, 60]);
  expect(placed).toHaveLength(300);
});

it('a wish is met while there is room, also above 80 %; a full or unknown channel keeps the player where it is', async () => {
  const channels = [['ada', ...crowd('a', 5)], crowd('b', 9), crowd('c', 10)];
  const { placement } = start(channels);
  expect(await placement.place('ada', 2)).toBe(2);
  expect(await placement.place('ada', 3)).toBe(1);
  expect(await placement.place('ada', 99)).toBe(1);
  expect(await placement.place('ada', null)).toBe(1);
});

it('a player keeps the own place in a channel that is full by now', async () => {
  const channels = [['ada', ...crowd('a', 9)]];
  expect(await start(channels).placement.place('ada', 1)).toBe(1);
  expect(await start(channels).placement.place('bob', 1)).toBe(2);
});

it('a reserved place is free again after the arrival, on release and after five seconds', async () => {
  const channels: string[][] = [[]];
  const { placement, pass } = start(channels);
  const players = (): number | undefined => placement.counts()[0]?.players;
  await placement.place('ada', null);
  expect(players()).toBe(1);
  channels[0]?.push('ada');
  expect(players()).toBe(1);
  await placement.place('bob', null);
  placement.release('bob');
  expect(players()).toBe(1);
  await placement.place('eve', null);
  pass(4999);
  expect(players()).toBe(2);
  pass(1);
  expect(players()).toBe(1);
});
