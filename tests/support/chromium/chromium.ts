/** Starts an installed Chromium, or else Playwright's own. */
import { type Browser, chromium } from 'playwright';
import { findTestBrowser } from '../../../scripts/test/browser.ts';

/** Rendering uses the CPU, so that images are equal on every machine; there is no WebGL. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function launchChromium(executablePath = findTestBrowser(), args: readonly string[] = ARGS): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...args],
  });
}
