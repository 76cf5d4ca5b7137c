/**
 * The main path of a new player in Firefox; with `MAIN_PATH=all`, in Chromium and WebKit too. See `main-path/steps.ts` for its
 * steps.
 */
import { writeFileSync } from 'node:fs';
import { findFirefox } from '../../scripts/test/browsers.ts';
import { isCi } from '../../scripts/test/services.ts';
import { openChromium } from '../support/browsers/chromium.ts';
import type { Driver, WindowSize } from '../support/browsers/driver.ts';
import { findWebkit } from '../support/browsers/find-webkit.ts';
import { openFirefox } from '../support/browsers/firefox.ts';
import { RolePage } from '../support/browsers/role-page.ts';
import { openWebkit } from '../support/browsers/webkit.ts';
import { OtherPlayer } from './main-path/other-player.ts';
import { STEPS } from './main-path/steps.ts';
import { newPlayer } from './new-player.ts';
import { ART_PENDING, expect, test } from './test.ts';

/** Firefox's own messages when a reload ends a connection. */
const SOCKET_LEFT = /connection to (?:the server at )?ws:\/\//;

const isAll = process.env.MAIN_PATH === 'all';
const SIZE: WindowSize = { width: 1100, height: 700 };

const firefox = findFirefox();
const webkit = findWebkit();
/** Null: not installed. */
const BROWSERS: Record<string, ((size: WindowSize) => Promise<Driver>) | null> = {
  Chromium: openChromium,
  Firefox: firefox === null ? null : (size) => openFirefox(firefox, size),
  WebKit: webkit === null ? null : (size) => openWebkit(webkit, size),
};

test('the main path has ten steps', () => {
  expect(new Set(STEPS.map(({ name }) => name)).size).toBe(10);
});

for (const [name, open] of Object.entries(BROWSERS)) {
  if (name !== 'Firefox' && !isAll) continue;
  test(`the main path in ${name}`, async ({ server, request }, info) => {
    // `npm test` names a missing browser. CI, and who asks for all, must not go on without it.
    test.skip(open === null && !isAll && !isCi(), `${name} is not installed`);
    if (open === null) throw new Error(`${name} is not installed`);
    const other = await OtherPlayer.enter(request, server.url, 'ben');
    let driver: Driver | null = null;
    try {
      driver = await open(SIZE);
      const path = { page: new RolePage(driver), url: server.url, player: newPlayer('ana'), other };
      for (const step of STEPS) await test.step(step.name, () => step.act(path));
      const errors = driver.errors.filter((error) => !ART_PENDING.test(error) && !SOCKET_LEFT.test(error));
      expect(errors, 'errors on the console').toEqual([]);
    } catch (error) {
      const photograph = await driver?.photograph().catch(() => null);
      if (photograph) {
        const file = info.outputPath('photograph.png');
        writeFileSync(file, photograph);
        await info.attach('photograph', { path: file });
      }
      await info.attach('console', { body: driver?.errors.join('\n') ?? '', contentType: 'text/plain' });
      throw error;
    } finally {
      other.leave();
      await driver?.close();
    }
  });
}
