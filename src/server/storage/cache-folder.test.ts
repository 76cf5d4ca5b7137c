/** What goes when a cache grows too large, and what never goes. */
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CacheFolder } from './cache-folder.ts';

const HOUR_MS = 3600 * 1000;
const GRACE_MS = 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (maxBytes: number): CacheFolder => new CacheFolder({ folder, maxBytes, graceMs: GRACE_MS });

/** As another process left it: used and written so many hours ago. */
async function leave(name: string, bytes: number, usedHoursAgo: number, writtenHoursAgo = usedHoursAgo): Promise<void> {
  const file = await open(0).write(name, new Uint8Array(bytes));
  utimesSync(file, (Date.now() - usedHoursAgo * HOUR_MS) / 1000, (Date.now() - writtenHoursAgo * HOUR_MS) / 1000);
}
const left = (...names: string[]): string[] => names.filter((name) => existsSync(join(folder, name)));

it('finds what was written, whole, and nothing else', async () => {
  const cache = open(1000);
  expect(await cache.find('ab/one.webp')).toBeNull();
  const file = await cache.write('ab/one.webp', new Uint8Array(7));
  expect(await cache.find('ab/one.webp')).toBe(file);
  expect(statSync(file).size).toBe(7);
});

it('removes nothing while everything fits', async () => {
  await leave('a', 500, 9);
  await leave('b', 500, 8);
  expect(await open(1000).prune()).toBe(0);
  expect(await new CacheFolder({ folder: join(folder, 'never-made'), maxBytes: 1 }).prune()).toBe(0);
});

it('removes what was not used for longest, whenever it was written, until a tenth is free', async () => {
  await leave('written-long-ago', 300, 1, 900);
  await leave('ab/oldest', 300, 50);
  await leave('cd/older', 300, 40);
  await leave('young', 300, 2);
  expect(await open(1000).prune()).toBe(1);
  expect(left('written-long-ago', 'ab/oldest', 'cd/older', 'young')).toEqual(['written-long-ago', 'cd/older', 'young']);
  expect(await open(899).prune()).toBe(1);
  expect(left('written-long-ago', 'cd/older', 'young')).toEqual(['written-long-ago', 'young']);
});

it('never removes what was handed out a moment ago, even when nothing else is left', async () => {
  await leave('shown', 400, 90);
  await leave('other', 400, 1);
  const cache = open(100);
  await cache.find('shown');
  await cache.write('new', new Uint8Array(400));
  expect(await cache.prune()).toBe(1);
  expect(left('shown', 'other', 'new')).toEqual(['shown', 'new']);
  expect(await cache.prune(Date.now() + GRACE_MS + 1)).toBe(2);
});

it('notes on disk that something was used, for the process after this one, and leaves its time of writing', async () => {
  await leave('used', 400, 90);
  await leave('not-used', 400, 80);
  const written = statSync(join(folder, 'used')).mtimeMs;
  await open(1000).find('used');
  expect(statSync(join(folder, 'used')).mtimeMs).toBe(written);
  expect(await open(500).prune()).toBe(1);
  expect(left('used', 'not-used')).toEqual(['used']);
});

it('removes what was left half written, but not what is being written', async () => {
  writeFileSync(join(folder, 'a.0.part'), 'half');
  writeFileSync(join(folder, 'b.0.part'), 'half');
  utimesSync(join(folder, 'a.0.part'), 1, 1);
  expect(await open(1000).prune()).toBe(1);
  expect(left('a.0.part', 'b.0.part')).toEqual(['b.0.part']);
});
