/** What friends learn of players who come and go. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Known } from './directory/directory.ts';
import { Farewells } from './farewells.ts';

const HELD_MS = 10_000;
const log = pino({ level: 'silent' });
let gone: string[];
let online: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  online = new Set();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (heldMs = HELD_MS): Farewells =>
  new Farewells({
    directory: { heldMs, onlineOf: (ids) => Promise.resolve(new Set(ids.filter((id) => online.has(id)))) },
    log,
    gone: (id) => void gone.push(id),
  });
const entering = (known: Known): Promise<Known> => Promise.resolve(known);

it('a departure is known at once in a world of one process', () => {
  start(0).left('ada');
  expect(gone).toEqual(['ada']);
});

it('a departure is held back, and dropped when the player is online elsewhere by then', async () => {
  const farewells = start();
  farewells.left('ada');
  farewells.left('bob');
  online.add('bob');
  await vi.advanceTimersByTimeAsync(HELD_MS - 1);
  expect(gone).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['ada']);
});

it('a player who is back in time was never away', async () => {
  const farewells = start();
  farewells.left('ada');
  await farewells.came('ada', entering('new'));
  expect(farewells.takeKnown('ada')).toBe('online');
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect(gone).toEqual([]);
});

it('knows what the directory says until the player is announced', async () => {
  const farewells = start();
  await farewells.came('ada', entering('left'));
  expect([farewells.takeKnown('ada'), farewells.takeKnown('ada')]).toEqual(['left', 'new']);
});

it('says nothing after the process has stopped', async () => {
  const farewells = start();
  farewells.left('ada');
  farewells.stop();
  await vi.advanceTimersByTimeAsync(HELD_MS);
  expect(gone).toEqual([]);
});
