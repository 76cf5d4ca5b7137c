/**
 * Browser tests against real server processes: each worker has its own, with new data folders. The browser is one that the
 * machine has (`CHROMIUM_PATH`, or found on PATH; best Chromium's headless shell), else Playwright's own.
 */
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findTestBrowser } from './scripts/test/browser.ts';

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Generous for busy machines: a test that passes never waits for a timeout.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // They wait for figures to walk and for toasts to end: with four of them two processor cores are in use, and with three not.
  workers: 4,
  // CI runs a failed test once more. `npm test` names those that passed then: each is a defect of product or test.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  testIgnore: [
    ...(process.env.TOUR === undefined ? ['**/tour.spec.ts'] : []),
    ...(process.env.SHOTS_LANGUAGE === undefined ? ['**/photographs.spec.ts'] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1100, height: 700 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time of all browser tests. For one test: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
