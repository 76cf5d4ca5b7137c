/**
 * Browser tests against real server processes, one a worker, each with a fresh data folder. The browser is one that the
 * machine has (`CHROMIUM_PATH`, set by `npm test`), else Playwright's own.
 */
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/test/browser.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Two towns drawn in software on a busy machine take their time; nothing waits longer than it has to.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  fullyParallel: false,
  // Software rendering of two town canvases fills two cores.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/mobile/**',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1100, height: 700 } },
    },
    {
      name: 'mobile',
      testMatch: '**/mobile/**',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } },
    },
  ],
});
