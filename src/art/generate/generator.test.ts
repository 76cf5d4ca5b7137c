/** The generator on real worker threads: it skips fresh outputs, renders requested ones first and reports failures. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { readLayerPack } from '../../shared/art/layer-pack.ts';
import { catalogue } from '../items/catalogue.ts';
import type { ArtMessage } from '../protocol.ts';
import { Generator } from './generator.ts';
import type { Job } from './job.ts';
import { allJobs } from './jobs.ts';

const isSmall = ({ spec }: Job): boolean =>
  (spec.kind === 'motion' && ['petal', 'firefly', 'glint'].includes(spec.name)) ||
  (spec.kind === 'item' && spec.id.startsWith('smile-') && spec.body === 'feminine') ||
  (spec.kind === 'item' && spec.id.startsWith('grin-') && spec.body === 'feminine');
const smallJobs = (items = catalogue()): Job[] => allJobs(items).filter(isSmall);
const JOBS = smallJobs();
const SMILE = 'storage/items/smile-cream/feminine/layers.bin';
const GRIN = 'storage/items/grin-cream/feminine/layers.bin';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Run {
  rendered: number;
  messages: ArtMessage[];
}
async function generate(folder: string, jobs: readonly Job[], requested?: string): Promise<Run> {
  const messages: ArtMessage[] = [];
  const generator = new Generator({ folder, jobs, onMessage: (message) => messages.push(message), threads: 1 });
  const running = generator.run();
  if (requested !== undefined) generator.prioritise(requested);
  return { rendered: await running, messages };
}
const donePaths = (messages: readonly ArtMessage[]): string[] =>
  messages.flatMap((message) => (message.type === 'done' ? [message.path] : []));
const freshPaths = (messages: readonly ArtMessage[]): string[] =>
  messages.flatMap((message) => (message.type === 'fresh' ? message.paths : []));

describe('a full cache', () => {
  const folder = newFolder();
  let first: Run = { rendered: 0, messages: [] };
  beforeAll(async () => {
    first = await generate(folder, JOBS);
  });

  it('contains all outputs, and each was reported', () => {
    expect(first.rendered).toBe(JOBS.length);
    expect(donePaths(first.messages).toSorted()).toEqual(JOBS.flatMap((job) => job.paths).toSorted());
    expect(first.messages).toContainEqual({ type: 'ready-town' });
    expect(first.messages).toContainEqual({ type: 'progress', done: JOBS.length, total: JOBS.length });
    const pack = readLayerPack(brotliDecompressSync(readFileSync(join(folder, SMILE))));
    expect(pack.map((layer) => layer.rotation)).toEqual([0, 1, 2, 4, 5]);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is not changed by a second run, which reports the same', async () => {
    const times = (): number[] => JOBS.flatMap((job) => job.paths.map((path) => statSync(join(folder, path)).mtimeMs));
    const before = times();
    const second = await generate(folder, JOBS);
    expect(second.rendered).toBe(0);
    expect(freshPaths(second.messages).toSorted()).toEqual(donePaths(first.messages).toSorted());
    expect(second.messages).toContainEqual({ type: 'ready-town' });
    expect(second.messages.length).toBeLessThan(5);
    expect(times()).toEqual(before);
  });

  it('renders only the outputs of a changed definition and deleted outputs', async () => {
    const recoloured = catalogue().map((item) =>
      item.id === 'grin-cream' ? { ...item, palette: { ...item.palette, main: '#123456' } } : item,
    );
    const hashes = new Map(JOBS.map((job) => [job.paths[0], job.hash]));
    const jobs = smallJobs(recoloured);
    const changed = jobs.filter((job) => hashes.get(job.paths[0]) !== job.hash);
    expect(changed.map((job) => job.paths[0])).toEqual([GRIN]);
    rmSync(join(folder, SMILE));
    expect((await generate(folder, jobs)).rendered).toBe(2);
    expect(statSync(join(folder, SMILE)).size).toBeGreaterThan(100);
  });
});

it('goes on at a low priority once the town and the wardrobe of a new player are rendered', async () => {
  const stages = ['town', 'wardrobe', 'rest'] as const;
  const jobs = JOBS.slice(0, 3).map((job, index): Job => ({ ...job, stage: stages[index] ?? 'rest' }));
  const { messages } = await generate(newFolder(), jobs);
  const sent = messages.filter(({ type }) => ['done', 'ready-town', 'low-priority'].includes(type));
  expect(sent.map(({ type }) => type)).toEqual(['done', 'ready-town', 'done', 'low-priority', 'done']);
});

it('renders a requested output first, reports a failure and continues', async () => {
  const broken: Job = {
    spec: { kind: 'motion', location: LOCATION_SLUG, name: 'no-such' },
    stage: 'town',
    hash: 'x',
    paths: ['a.webp'],
  };
  const last = JOBS.at(-1)?.paths[0] ?? '';
  const { messages } = await generate(newFolder(), [broken, ...JOBS], last);
  expect(messages).toContainEqual({ type: 'failed', path: 'a.webp', reason: 'no motion sprite no-such' });
  expect(donePaths(messages)[0]).toBe(last);
  expect(donePaths(messages)).toHaveLength(JOBS.length);
});
