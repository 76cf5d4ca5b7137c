/** The same page of the installed Chromium, for comparison; driven by Playwright. */
import type { Browser } from 'playwright';
import { CHROMIUM_ARGS } from '../../../scripts/test/browser.ts';
import { launchChromium } from '../chromium/chromium.ts';
import type { Driver, Json, WindowSize } from './driver.ts';

export async function openChromium(size: WindowSize): Promise<Driver> {
  const browser: Browser = await launchChromium(undefined, CHROMIUM_ARGS);
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    run: (source: string, args: readonly Json[]) =>
      page.evaluate(`(async () => (${source})(...${JSON.stringify(args)}))()`),
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    photograph: () => page.screenshot(),
    close: () => browser.close(),
  };
}
