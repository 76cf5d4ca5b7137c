/**
 * The list of all jobs and the manifest, kept in the cache folder with a hash over the sources. Making the list takes
 * seconds and 150 MB, because it loads all drawings and the minifier; a separate process makes it, so that the generator
 * does not keep that memory. Reading the list takes milliseconds. Draws nothing.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
const LIST_PROCESS = fileURLToPath(new URL('./list-process.ts', import.meta.url));
const MAX_LIST_BYTES = 64 * 1024 * 1024;
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

/** Rejects with the output of the process when that fails. */
async function newList(): Promise<ArtList> {
  const { stdout } = await promisify(execFile)(process.execPath, [LIST_PROCESS], { maxBuffer: MAX_LIST_BYTES });
  return JSON.parse(stdout) as ArtList;
}

/** The list of the present sources. `folder`: the cache folder. */
export const artList = (folder: string): Promise<ArtList> => keptList(folder, newList);
