/** Finds the programs that some tests start: PostgreSQL, Redis, nginx and Firefox. */
import process from 'node:process';
import { findPostgres } from '../../src/server/testing/find-postgres.ts';
import { findProgram } from '../../src/server/testing/find-program.ts';
import { findFirefox } from './browsers.ts';

/** Whether the tests run in CI, where a missing service is a failure. `CI` is any text but '' and 'false'. */
export const isCi = (env: NodeJS.ProcessEnv = process.env): boolean => Boolean(env.CI) && env.CI !== 'false';

/** One line per missing service; empty when none is missing. */
export function missingServices(env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    ...(findPostgres(env) ? [] : ['PostgreSQL is not installed (apt-get install postgresql)']),
    ...(findProgram('redis-server', env) ? [] : ['Redis is not installed (apt-get install redis-server)']),
    ...(findProgram('nginx', env) ? [] : ['nginx is not installed (apt-get install nginx)']),
    ...(findFirefox(env) ? [] : ['Firefox is not installed (apt-get install firefox-esr)']),
  ];
}
