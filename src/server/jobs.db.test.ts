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
function start(processes: number, work: () => Promise<void> = () => Promise.resolve()) {
  const { db } = server.server.database;
  const name = `test-${++names}`;
  const worked = Array.from({ length: processes }, () => 0);
  const errors: unknown[] = [];
  const log = Object.assign(pino({ level: 'silent' }), { error: (fields: unknown) => void errors.push(fields) });
  worked.forEach((_, index) => {
    const count = async (): Promise<void> => {
      worked[index] = (worked[index] ?? 0) + 1;
      await work();
    };
    stops.push(startJob({ db, log }, { name, periodMs: PERIOD_MS, work: count }));
  });
  return { total: () => worked.reduce((sum, count) => sum + count), errors };
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

it('work goes on after a process whose clock was wrong', async () => {
  vi.setSystemTime(PERIOD_MS * 9000);
  const { total } = start(1);
  await expect.poll(total).toBe(1);
  vi.setSystemTime(PERIOD_MS * 1000);
  await pass(PERIOD_MS / 4);
  await expect.poll(total).toBe(2);
});
