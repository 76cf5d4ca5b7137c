/**
 * A world of three town processes, two for the API and one for jobs, with a real PostgreSQL, Redis and nginx. Each of them fails once;
 * players come back, and nothing that was acknowledged is lost.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from './testing/cluster-calls.ts';
import { Cluster } from './testing/cluster.ts';
import { ClusterPage, twice } from './testing/cluster-page.ts';
import { NumberedActs } from './testing/numbered-acts.ts';

/** Six servers and their services start at the same time. */
const START_TIMEOUT_MS = 120_000;
/** Limits of a killed process. */
const BACK_MS = 5000;
const WALK_LOST_MS = 3000;
/** How long services are away. */
const AWAY_MS = 3000;
/** Upper bound of what takes tenths of a second on a machine without other work. */
const SOON_MS = 5000;

/** Errors in the log while PostgreSQL is away. */
const EXPECTED: ReadonlySet<string> = new Set([
  'a handshake failed',
  'saving positions failed; they are kept and retried',
]);

let cluster: Cluster;
const pages: ClusterPage[] = [];

beforeAll(async () => {
  cluster = await Cluster.start();
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const page of pages) page.leave();
  await cluster.stop();
});

async function pagesOf(...names: string[]): Promise<ClusterPage[]> {
  return Promise.all(
    names.map(async (name) => {
      const page = new ClusterPage(name, { url: cluster.url, key: await newPlayer(cluster, name) });
      pages.push(page);
      return page;
    }),
  );
}

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}_${at}`);

describe('a killed process', () => {
  it('players come back at once, to where they were, and nobody is there twice', async () => {
    const walkers = await pagesOf(...numbered('Walker', 12));
    await Promise.all(walkers.map((page) => page.enter()));
    for (const page of walkers) page.walk();
    await expect.poll(() => Math.min(...walkers.map(({ steps }) => steps.length))).toBeGreaterThan(12);
    const killedMs = performance.now();
    await cluster.get('town-1').end('SIGKILL');
    await expect
      .poll(() => walkers.every(({ isIn, gaps }) => isIn && gaps.every(({ backMs }) => backMs > 0)))
      .toBe(true);
    const lost = walkers.filter(({ gaps }) => gaps.length > 0);
    expect(lost.length).toBeGreaterThan(0);
    for (const page of lost) {
      expect((page.gaps[0]?.backMs ?? 0) - killedMs).toBeLessThan(BACK_MS);
      expect(page.lostWalkMs(page.enteredAt.x, killedMs)).toBeLessThan(WALK_LOST_MS);
    }
    expect(twice(walkers)).toEqual([]);
    await cluster.get('town-1').start();
    for (const page of walkers) page.leave();
  });
});

describe('PostgreSQL, restarted under load', () => {
  it('no process ends, answers say what happens, and every acknowledged write is kept', async () => {
    const [reader, late, ...writers] = await pagesOf('Reader', 'Late', ...numbered('Writer', 6));
    await Promise.all(writers.map((page) => page.enter()));
    for (const page of writers) page.walk();
    const acts = new NumberedActs(
      writers.map(({ caller }) => caller),
      reader?.username ?? '',
    );
    acts.start(20);
    await expect.poll(() => acts.acknowledged).toBeGreaterThan(30);
    await cluster.postgres.crash();
    // Newcomers are refused with a retry.
    const arrival = late?.enter();
    await pass(AWAY_MS);
    await cluster.postgres.startAgain();
    const backMs = performance.now();
    const before = acts.acknowledged;
    await expect.poll(() => acts.acknowledged).toBeGreaterThan(before + 30);
    await arrival;
    const soonMs = performance.now() - backMs;
    const counts = await acts.stop(cluster.databaseUrl);
    expect(counts).toMatchObject({ lost: 0, doubled: 0, foreign: [] });
    expect(Object.keys(counts.statuses).toSorted()).toEqual(['200', '503']);
    expect(cluster.processes.map(({ hasEnded }) => hasEnded)).not.toContain(true);
    // Who was in the town stayed there.
    expect(writers.flatMap(({ gaps }) => gaps)).toEqual([]);
    expect(soonMs).toBeLessThan(SOON_MS);
    for (const page of writers) page.leave();
  });
});

it('processes have written what happened to their services, and nothing else', () => {
  const written = cluster.processes.flatMap(({ complaints }) => complaints.map(messageOf));
  expect(written.filter((message) => !EXPECTED.has(message))).toEqual([]);
});

/** The message of a line of the log; the line itself when it is no entry. */
function messageOf(line: string): string {
  try {
    return String((JSON.parse(line) as { msg?: unknown }).msg);
  } catch {
    return line;
  }
}
