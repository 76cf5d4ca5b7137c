/** Starts the Chromium that is installed, or else the one Playwright brought. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `PROMENADE_CHROMIUM` names another browser. Pictures are drawn by the CPU, on every machine alike. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.PROMENADE_CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
