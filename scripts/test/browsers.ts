/** Finds a browser beside Chromium in which the main path is tested. */
import process from 'node:process';
import { findProgram } from '../../src/server/testing/find-program.ts';

/** Path of Firefox: `FIREFOX_PATH`, else Debian's or another one on the path. Null when there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.FIREFOX_PATH || findProgram('firefox-esr', env) || findProgram('firefox', env);
}
