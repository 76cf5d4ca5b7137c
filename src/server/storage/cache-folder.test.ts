/** Pruning of a cache folder: order of eviction, grace time, leftovers. */
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../runtime.ts';
import { CacheFolder, CacheFullError } from './cache-folder.ts';

const HOUR_MS = 3600 * 1000;
const GRACE_MS = 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (maxBytes: number): CacheFolder => new CacheFolder({ folder, maxBytes, graceMs: GRACE_MS });

/** Creates a file of an earlier process, with its last use and its modification the given hours ago. */
async function addOldFile(
  name: string,
  bytes: number,
  usedHoursAgo: number,
  writtenHoursAgo = usedHoursAgo,
): Promise<void> {
  const file = await open(1e9).write(name, new Uint8Array(bytes));
  utimesSync(file, (Date.now() - usedHoursAgo * HOUR_MS) / 1000, (Date.now() - writtenHoursAgo * HOUR_MS) / 1000);
}
const existing = (...names: string[]): string[] => names.filter((name) => existsSync(join(folder, name)));

it('finds complete written files', async () => {
  const cache = open(1000);
  expect(await cache.find('ab/one.webp')).toBeNull();
  const file = await cache.write('ab/one.webp', new Uint8Array(7));
  expect(await cache.find('ab/one.webp')).toBe(file);
  expect(statSync(file).size).toBe(7);
});

it('removes nothing below the maximum size', async () => {
  await addOldFile('a', 500, 9);
  await addOldFile('b', 500, 8);
  expect(await open(1000).prune()).toBe(0);
  expect(await new CacheFolder({ folder: join(folder, 'never-made'), maxBytes: 1 }).prune()).toBe(0);
});

it('evicts the least recently used files until a tenth is free', async () => {
  await addOldFile('written-long-ago', 300, 1, 900);
  await addOldFile('ab/oldest', 300, 50);
  await addOldFile('cd/older', 300, 40);
  await addOldFile('young', 300, 2);
  expect(await open(1000).prune()).toBe(1);
  expect(existing('written-long-ago', 'ab/oldest', 'cd/older', 'young')).toEqual([
    'written-long-ago',
    'cd/older',
    'young',
  ]);
  expect(await open(899).prune()).toBe(1);
  expect(existing('written-long-ago', 'cd/older', 'young')).toEqual(['written-long-ago', 'young']);
});

it('keeps files within the grace time after their use', async () => {
  await addOldFile('shown', 400, 90);
  await addOldFile('other', 400, 1);
  const cache = open(500);
  await cache.find('shown');
  expect(await cache.prune()).toBe(1);
  expect(existing('shown', 'other')).toEqual(['shown']);
  await cache.write('new', new Uint8Array(100));
  expect(await cache.prune()).toBe(0);
  expect(await open(100).prune()).toBe(2);
});

it('evicts on write, before the hourly run', async () => {
  await addOldFile('old', 600, 9);
  const cache = open(1000);
  for (let count = 0; count < 3; count += 1) await cache.write(`new-${count}`, new Uint8Array(300));
  expect(existing('old', 'new-0', 'new-1', 'new-2')).toEqual(['new-0', 'new-1', 'new-2']);
});

it('never exceeds its maximum: refuses a write when all files are in use, also of concurrent writes', async () => {
  const cache = open(1000);
  const names = Array.from({ length: 20 }, (_, index) => `file-${index}`);
  const writes = await Promise.allSettled(names.map((name) => cache.write(name, new Uint8Array(300))));
  const refused = writes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(17);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(CacheFullError);
  expect(existing(...names).length).toBe(20 - refused.length);
  await expect(cache.write('too-large', new Uint8Array(1001))).rejects.toThrow(CacheFullError);
});

it('accepts writes again when files have left the grace time', async () => {
  const time = replaceRuntime(runtime, { nowMs: Date.now() });
  const cache = open(1000);
  await cache.write('first', new Uint8Array(900));
  await expect(cache.write('second', new Uint8Array(900))).rejects.toThrow(CacheFullError);
  time.advance(GRACE_MS + 1);
  await cache.write('second', new Uint8Array(900));
  expect(existing('first', 'second')).toEqual(['second']);
});

it('stores the time of use on disk for later processes, without changing the modification time', async () => {
  await addOldFile('used', 400, 90);
  await addOldFile('not-used', 400, 80);
  const written = statSync(join(folder, 'used')).mtimeMs;
  await open(1000).find('used');
  expect(statSync(join(folder, 'used')).mtimeMs).toBe(written);
  expect(await open(500).prune()).toBe(1);
  expect(existing('used', 'not-used')).toEqual(['used']);
});

it('removes old partial files, but not recent ones', async () => {
  writeFileSync(join(folder, 'a.0.part'), 'half');
  writeFileSync(join(folder, 'b.0.part'), 'half');
  utimesSync(join(folder, 'a.0.part'), 1, 1);
  expect(await open(1000).prune()).toBe(1);
  expect(existing('a.0.part', 'b.0.part')).toEqual(['b.0.part']);
});
