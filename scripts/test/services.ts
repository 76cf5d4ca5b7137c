/** Finds the programs that some server tests start: PostgreSQL and Redis. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findPostgres } from '../../src/server/testing/find-postgres.ts';

/** Path of `redis-server`; null when it is not installed. */
function findRedis(env: NodeJS.ProcessEnv = process.env): string | null {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'redis-server')).find((file) => existsSync(file)) ?? null;
}

/** Whether the tests run in CI, where a missing service is a failure. `CI` is any text but '' and 'false'. */
export const isCi = (env: NodeJS.ProcessEnv = process.env): boolean => Boolean(env.CI) && env.CI !== 'false';

/** One line per missing service; empty when none is missing. */
export function missingServices(env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    ...(findPostgres(env) ? [] : ['PostgreSQL is not installed (apt-get install postgresql)']),
    ...(findRedis(env) ? [] : ['Redis is not installed (apt-get install redis-server)']),
  ];
}
