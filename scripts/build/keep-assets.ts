/**
 * Keeps the hashed files of the previous build in a folder of their own: pages that were opened before an update still load
 * their dialogs. The folder holds files of one build only, and none that the present build has too.
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Both contain a folder `assets`. */
export interface BuildFolders {
  client: string;
  previous: string;
}

/**
 * Call before the bundler empties the client's folder. Servers that run during the build find each file in one of both.
 * @returns the names of the replaced build's files, for `dropOlderAssets`.
 */
export async function keepAssets({ client, previous }: BuildFolders): Promise<readonly string[]> {
  await mkdir(assetsIn(previous), { recursive: true });
  const names = await namesIn(client);
  if (names.length > 0) await cp(assetsIn(client), assetsIn(previous), { recursive: true });
  return names;
}

/**
 * Call after a successful build. A build of the same files replaces nothing: then the build before it is kept. A failed
 * build leaves no files in the client's folder: then what was kept before it stays.
 */
export async function dropOlderAssets({ client, previous }: BuildFolders, replaced: readonly string[]): Promise<void> {
  const present = new Set(await namesIn(client));
  const isSameBuild = replaced.every((name) => present.has(name));
  const kept = new Set(isSameBuild ? await namesIn(previous) : replaced);
  const dropped = (await namesIn(previous)).filter((name) => present.has(name) || !kept.has(name));
  await Promise.all(dropped.map((name) => rm(path.join(assetsIn(previous), name))));
}

const assetsIn = (folder: string): string => path.join(folder, 'assets');
/** Relative paths: the files of a language are in a folder of their own. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(assetsIn(folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(assetsIn(folder), path.join(entry.parentPath, entry.name)));
}
