/** Finds WebKit's programs, of Debian's packages webkit2gtk-driver and xvfb. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findProgram } from '../../../src/server/testing/find-program.ts';

export interface WebkitPrograms {
  /** Paths of WebKitWebDriver, of WebKit's MiniBrowser, and of Xvfb. */
  driver: string;
  browser: string;
  display: string;
}

/** Null when one of the programs is missing. */
export function findWebkit(env: NodeJS.ProcessEnv = process.env): WebkitPrograms | null {
  const driver = findProgram('WebKitWebDriver', env);
  const display = findProgram('Xvfb', env);
  const browser = miniBrowsers().find((file) => existsSync(file));
  return driver === null || display === null || browser === undefined ? null : { driver, browser, display };
}

const LIBRARIES = '/usr/lib';
/** MiniBrowser is beside the library, in a folder of the machine's kind. */
function miniBrowsers(): string[] {
  if (!existsSync(LIBRARIES)) return [];
  return readdirSync(LIBRARIES)
    .filter((folder) => folder.includes('-linux-'))
    .map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'));
}
