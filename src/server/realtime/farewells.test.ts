/** What friends learn of players who come and go. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Known } from './directory/directory.ts';
import { Farewells } from './farewells.ts';

const HELD_MS = 10_000;
let gone: string[];
let online: Set<string>;
let isAway: boolean;
let errors: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  errors = [];
  isAway = false;
  online = new Set();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = Object.assign(pino({ level: 'silent' }), { error: (fields: unknown) => void errors.push(fields) });

function start(heldMs = HELD_MS): Farewells {
  const onlineOf = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (isAway) throw new Error('the directory is away');
    return new Set(ids.filter((id) => online.has(id)));
  };
  return new Farewells({ directory: { heldMs, onlineOf }, log, gone: (id) => void gone.push(id) });
}
const entering = (known: Known): Promise<Known> => Promise.resolve(known);

it('a departure is known at once in a world of one process', () => {
  start(0).left('ada', Promise.resolve());
  expect(gone).toEqual(['ada']);
});

it('a departure is held back, and dropped when the player is online elsewhere by then', async () => {
  const farewells = start();
  farewells.left('ada', Promise.resolve());
  farewells.left('bob', Promise.resolve());
  online.add('bob');
  await vi.advanceTimersByTimeAsync(HELD_MS - 1);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['ada']);
});

it('the time begins when the directory knows of the departure, which may be late', async () => {
  const farewells = start();
  const LATE_MS = 400;
  farewells.left('ada', new Promise((resolve) => void setTimeout(resolve, LATE_MS)));
  await vi.advanceTimersByTimeAsync(HELD_MS + LATE_MS - 1);
  // Until then, the lists of friends show the player.
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['ada']);
});

it('a player who is back before the directory knows of the departure was never away', async () => {
  const farewells = start();
  farewells.left('ada', new Promise((resolve) => void setTimeout(resolve, 400)));
  await farewells.came('ada', entering('online'));
  await vi.advanceTimersByTimeAsync(2 * HELD_MS);
  expect(gone).toEqual([]);
});

it('a player who is back in time was never away', async () => {
  const farewells = start();
  farewells.left('ada', Promise.resolve());
  // The directory may know of the departure already.
  await farewells.came('ada', entering('left'));
  expect(farewells.takeKnown('ada')).toBe('online');
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect(gone).toEqual([]);
});

it('knows what the directory says until the player is announced', async () => {
  const farewells = start();
  await farewells.came('ada', entering('left'));
  expect([farewells.takeKnown('ada'), farewells.takeKnown('ada')]).toEqual(['left', 'new']);
});

it('a player who left before friends learned of the arrival is new to them the next time', async () => {
  const farewells = start(0);
  await farewells.came('ada', entering('online'));
  farewells.left('ada', Promise.resolve());
  await farewells.came('ada', entering('new'));
  expect(farewells.takeKnown('ada')).toBe('new');
});

it('a player who leaves twice is gone once, after the later time', async () => {
  const farewells = start();
  farewells.left('ada', Promise.resolve());
  await vi.advanceTimersByTimeAsync(HELD_MS - 1);
  farewells.left('ada', Promise.resolve());
  await vi.advanceTimersByTimeAsync(HELD_MS - 1);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['ada']);
});

it('logs when it cannot know whether a player is gone, and says nothing', async () => {
  start().left('ada', Promise.resolve());
  isAway = true;
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect([gone, errors.length]).toEqual([[], 1]);
});

it('says nothing after the process has stopped', async () => {
  const farewells = start();
  farewells.left('ada', Promise.resolve());
  farewells.stop();
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect(gone).toEqual([]);
});
