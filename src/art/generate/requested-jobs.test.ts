/** Requested outputs on a real worker thread: order, repeated requests, unknown paths, and the end after a quiet time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { platformRuntime } from '../../shared/runtime/runtime.ts';
import type { ArtMessage } from '../protocol.ts';
import { allJobs } from './jobs.ts';
import { RequestedJobs } from './requested-jobs.ts';

const IDLE_MS = 20_000;
const PATIENT = { timeout: 15_000 };
const jobs = allJobs().filter(({ spec }) => spec.kind === 'motion');
const [first = '', second = '', third = ''] = jobs.map(({ paths }) => paths[0] ?? '');

let folder: string;
let time: ManualRuntime;
let messages: ArtMessage[];
let requested: RequestedJobs;

function open(): RequestedJobs {
  const runtime = platformRuntime();
  time = replaceRuntime(runtime);
  messages = [];
  const onMessage = (message: ArtMessage): void => void messages.push(message);
  return new RequestedJobs({ folder, jobs, onMessage, runtime, idleMs: IDLE_MS, threads: 1 });
}
const answered = (count: number): Promise<void> => vi.waitFor(() => expect(messages).toHaveLength(count), PATIENT);
async function end(): Promise<void> {
  time.advance(IDLE_MS);
  await requested.idle();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
  requested = open();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('renders the latest request first, each once, and answers fresh outputs at once', async () => {
  for (const path of [first, second, third, second]) requested.request(path);
  await answered(3);
  expect(messages).toEqual([first, second, third].map((path) => ({ type: 'done', path })));
  requested.request(first);
  expect(messages.at(-1)).toEqual({ type: 'done', path: first });
  await end();

  requested = open();
  requested.request(third);
  expect(messages).toEqual([{ type: 'done', path: third }]);
  await end();
});

it('reports an unknown path as failed', async () => {
  requested.request('storage/nothing.webp');
  expect(messages).toEqual([{ type: 'failed', path: 'storage/nothing.webp', reason: 'no job renders it' }]);
  await end();
});

it('ends only after a quiet time without unanswered requests', async () => {
  let hasEnded = false;
  const ended = requested.idle().then(() => {
    hasEnded = true;
  });
  time.advance(IDLE_MS - 1);
  requested.request(first);
  time.advance(10 * IDLE_MS);
  await answered(1);
  expect(hasEnded).toBe(false);
  await vi.waitFor(() => expect(time.pendingTimers()).toBe(1), PATIENT);
  time.advance(IDLE_MS);
  await ended;
});
