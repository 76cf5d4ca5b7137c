/**
 * The list of all jobs and the manifest, kept in the cache folder with a hash over the sources. Making the list parses and
 * minifies all sources (seconds, and the memory of the minifier); reading it takes milliseconds. Draws nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import { writeFileAtomic } from './cache.ts';
import type { Job } from './job.ts';

export interface ArtList {
  jobs: Job[];
  manifest: ArtManifest;
}

interface KeptList extends ArtList {
  key: string;
}

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = 'list.json';
/** Everything that the jobs' hashes and the manifest are made from. */
const FOLDERS = ['src/art', 'src/shared', 'src/engine', 'assembly'];
const FILES = ['package.json', 'package-lock.json'];

/** Hash over the names and contents of all sources, without tests. */
function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files.toSorted(), ...FILES]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The kept list if it was made from the same sources. */
function readList(file: string, key: string): ArtList | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptList;
    return kept.key === key ? { jobs: kept.jobs, manifest: kept.manifest } : null;
  } catch {
    // Absent, or damaged by a full disk: it is made again.
    return null;
  }
}

/** `makeList` is called only when the sources have changed since the list was kept. Its result is kept. */
export async function keptList(
  folder: string,
  makeList: () => Promise<ArtList>,
  root: string = PROJECT,
): Promise<ArtList> {
  const key = hashSources(root);
  const file = join(folder, FILE);
  const known = readList(file, key);
  if (known !== null) return known;
  const { jobs, manifest } = await makeList();
  await writeFileAtomic(file, new TextEncoder().encode(JSON.stringify({ key, jobs, manifest } satisfies KeptList)));
  return { jobs, manifest };
}

/** The modules are imported here because they load all drawings and the minifier. */
async function newList(): Promise<ArtList> {
  const [{ catalogue }, { allJobs }, { buildManifest }] = await Promise.all([
    import('../items/catalogue.ts'),
    import('./jobs.ts'),
    import('../manifest.ts'),
  ]);
  const items = catalogue();
  const jobs = allJobs(items);
  return { jobs, manifest: buildManifest(items, jobs) };
}

/** The list of the present sources. `folder`: the cache folder. */
export const artList = (folder: string): Promise<ArtList> => keptList(folder, newList);
