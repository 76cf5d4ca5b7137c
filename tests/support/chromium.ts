/** Starts the installed Chromium, or else Playwright's own. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** `PROMENADE_CHROMIUM` names another browser. Rendering uses the CPU, so that images are equal on every machine. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.PROMENADE_CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
