/** Finds the PostgreSQL programs of this machine. It starts nothing. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Absolute path of the folder with `initdb` and `postgres`, of the newest version. Null if there is none. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a));
  const folders = [...debian, ...(env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** `/usr/lib/postgresql/15/bin` is version 15. */
const versionOf = (folder: string): number => Number(folder.split('/')[4]);
