/** The size report: sums of sizes, missing files, and exceeded budgets. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from './generate/job.ts';
import { allJobs } from './generate/jobs.ts';
import { SIZE_GROUPS, type SizeGroup, sizeReport } from './size-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'art-sizes-'));
const emoji = (id: string): Job => ({
  spec: { kind: 'emoji', id },
  stage: 'rest',
  hash: 'x',
  paths: [`emojis/${id}.webp`],
});
const pack: Job = {
  spec: { kind: 'item', id: 'a', body: 'feminine' },
  stage: 'rest',
  hash: 'x',
  paths: ['a/layers.bin', 'a/navigation.bin'],
};
const JOBS = [emoji('small'), emoji('large'), emoji('absent'), pack];
const group = (budgetBytes: number, isPerFile: boolean): SizeGroup => ({
  name: 'emoji',
  budgetBytes,
  isPerFile,
  holds: (spec) => spec.kind === 'emoji',
});

function write(path: string, bytes: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), new Uint8Array(bytes));
}

beforeAll(() => {
  write('emojis/small.webp', 10);
  write('emojis/large.webp', 90);
  write('a/layers.bin', 50_000);
  write('a/navigation.bin', 50_000);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('adds up a group, names its largest file and counts missing files', () => {
  const [line] = sizeReport(folder, JOBS, [group(100, false)]);
  expect(line).toMatchObject({ bytes: 100, files: 2, missing: 1, largest: 'emojis/large.webp', isOver: false });
});

it('fails a group over its budget, as a sum or by file', () => {
  expect(sizeReport(folder, JOBS, [group(99, false)])[0]?.isOver).toBe(true);
  expect(sizeReport(folder, JOBS, [group(90, true)])[0]?.isOver).toBe(false);
  expect(sizeReport(folder, JOBS, [group(89, true)])[0]?.isOver).toBe(true);
});

it('uses transfer sizes: packs are compressed already, data is compressed with brotli', () => {
  const bytesOf = (path: string): number | undefined =>
    sizeReport(folder, JOBS, [{ name: path, budgetBytes: 1, holds: (_, other) => other === path }])[0]?.bytes;
  expect(bytesOf('a/layers.bin')).toBe(50_000);
  expect(bytesOf('a/navigation.bin')).toBeLessThan(1000);
});

it('has a group for every kind of picture that is downloaded', () => {
  const jobs = allJobs();
  const empty = SIZE_GROUPS.filter(
    ({ holds }) => !jobs.some(({ spec, paths }) => paths.some((path) => holds(spec, path))),
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
  const weighed = (job: Job): boolean =>
    job.paths.some((path) => SIZE_GROUPS.some(({ holds }) => holds(job.spec, path)));
  const kinds = new Set(jobs.filter((job) => !weighed(job)).map(({ spec }) => spec.kind));
  expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual(['brand', 'swatches']);
});
