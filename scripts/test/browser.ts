/**
 * Finds a Chromium for the browser tests and screenshots, and installs Debian's when run as root on Debian. Tests prefer the
 * headless shell, Chromium without the windows of a desktop browser: a page opens in a third of the time.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { run } from '../process/run.ts';

/**
 * Software WebGL, no background network requests. The sandbox needs privileges that containers lack. The CPU rasterises
 * the page, which is a quarter faster than software OpenGL.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
];

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/**
 * Path of an installed Chromium: `CHROMIUM_PATH`, else the first on PATH. Null when there is none; Playwright then uses
 * its own if `hasOwnChromium`.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM_PATH || onPath(NAMES, env);
}

/** As `findChromium`, but prefers the headless shell. */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM_PATH || onPath([HEADLESS_SHELL, ...NAMES], env);
}

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | null {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Whether Playwright has downloaded its own browser. */
function hasOwnChromium(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Ensures that a browser for `find` is installed; as root on Debian it installs Chromium.
 * @returns null, or one line with instructions.
 */
export async function ensureBrowser(find: () => string | null): Promise<string | null> {
  if (find() || hasOwnChromium()) return null;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('No browser found: installing chromium ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
    });
    if (code === 0 && find()) return null;
    console.log(output.trim().split('\n').slice(-3).join('\n'));
  }
  return 'No browser for the browser tests: run "apt-get install chromium" (or set CHROMIUM_PATH) and try again.';
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
