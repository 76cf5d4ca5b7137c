/** Periodic jobs of several processes on one database. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from './testing/database-server.ts';
import type { TestServer } from './testing/test-server.ts';
import { startJob } from './jobs.ts';

let server: TestServer;
let names = 0;
const PERIOD_MS = 60_000;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startServer();
  // Opens connections, so that no look is late because it opens one: the time of the tests does not wait for it.
  await Promise.all(Array.from({ length: 5 }, () => server.server.database.ping()));
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(PERIOD_MS * 1000);
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  vi.useRealTimers();
});

/** `processes` look at once; resolves to how often each has worked. */
function start(processes: number, work: () => Promise<void> = () => Promise.resolve(), name = `test-${++names}`) {
  const { db } = server.server.database;
  const worked = Array.from({ length: processes }, () => 0);
  const errors: unknown[] = [];
  const own: (() => Promise<void>)[] = [];
  const log = Object.assign(pino({ level: 'silent' }), { error: (fields: unknown) => void errors.push(fields) });
  worked.forEach((_, index) => {
    const count = async (): Promise<void> => {
      worked[index] = (worked[index] ?? 0) + 1;
      await work();
    };
    own.push(startJob({ db, log }, { name, periodMs: PERIOD_MS, work: count }));
  });
  stops.push(...own);
  const stop = async (): Promise<void> => void (await Promise.all(own.map((one) => one())));
  return { name, total: () => worked.reduce((sum, count) => sum + count), errors, stop };
}

/** Lets timers fire and the database answer. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await server.server.database.ping();
}

it('one of several processes does the work of each period', async () => {
  const { total } = start(3);
  await expect.poll(total).toBe(1);
  await pass(PERIOD_MS / 2);
  expect(total()).toBe(1);
  await pass(PERIOD_MS);
  await expect.poll(total).toBe(2);
  await pass(PERIOD_MS);
  await expect.poll(total).toBe(3);
});

it('work that fails is logged and repeated in the next period', async () => {
  const { total, errors } = start(1, () => Promise.reject(new Error('no')));
  await expect.poll(() => errors).toHaveLength(1);
  await pass(PERIOD_MS);
  await expect.poll(total).toBe(2);
});

it('a process whose clock is a period ahead does the work for all, and others do not repeat it', async () => {
  vi.setSystemTime(PERIOD_MS * 1001);
  const ahead = start(1);
  await expect.poll(ahead.total).toBe(1);
  vi.setSystemTime(PERIOD_MS * 1000);
  const behind = start(1, undefined, ahead.name);
  await pass(PERIOD_MS / 4);
  await behind.stop();
  expect(behind.total()).toBe(0);
});

it('work that takes longer than a period is not done twice at the same time, and a stop waits for it', async () => {
  const steps: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const { total, stop } = start(1, async () => {
    steps.push('begun');
    await promise;
    steps.push('done');
  });
  await expect.poll(total).toBe(1);
  await pass(PERIOD_MS * 2);
  expect(total()).toBe(1);
  const stopped = stop().then(() => steps.push('stopped'));
  await server.server.database.ping();
  expect(steps).toEqual(['begun']);
  resolve();
  await stopped;
  expect(steps.at(-1)).toBe('stopped');
  expect(steps.filter((step) => step === 'begun')).toHaveLength(steps.filter((step) => step === 'done').length);
  const before = total();
  await pass(PERIOD_MS * 2);
  expect(total()).toBe(before);
});

it('work goes on after a process whose clock was wrong', async () => {
  vi.setSystemTime(PERIOD_MS * 9000);
  const { total } = start(1);
  await expect.poll(total).toBe(1);
  vi.setSystemTime(PERIOD_MS * 1000);
  await pass(PERIOD_MS / 4);
  await expect.poll(total).toBe(2);
});
