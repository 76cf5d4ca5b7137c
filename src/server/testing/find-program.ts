/** Finds programs of the system that tests and benches start. It starts nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Absolute path of a program; null when it is not installed. Servers are in folders `sbin`, which not every user's path has. */
export function findProgram(name: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (env.PATH ?? '').split(delimiter);
  const withServers = [...folders, ...folders.map((folder) => folder.replace(/\/bin$/, '/sbin'))];
  return withServers.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}
