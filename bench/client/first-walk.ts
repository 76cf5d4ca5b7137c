/** Bytes and time from a navigation with a session to the player's first own step, and of the landing page. */
import type { Browser, Page } from '@playwright/test';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { type Row, short } from '../lib/table.ts';
import { MeasuredChromium } from './chromium.ts';
import { signIn } from './open-page.ts';
import type { Town } from './town.ts';
import { type Profile, watchTraffic } from './traffic.ts';

export const PROFILES: readonly Profile[] = [
  { name: 'not throttled', throttle: 1, network: null },
  { name: '6x CPU, 1.6 Mbit/s, 150 ms', throttle: 6, network: { bitsASecond: 1_600_000, latencyMs: 150 } },
];

const WALK_LIMIT_MS = 120_000;
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;

/** Rows: the first visit, a repeat visit in the same browser, and the landing page of a new browser; and its files. */
export async function measureFirstWalk(town: Town, profile: Profile): Promise<{ visits: Row[]; files: Row[] }> {
  const chromium = await MeasuredChromium.launch('none');
  try {
    const context = await chromium.browser.newContext({
      baseURL: town.server.url,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(context, town.server.url, town.player.email);
    await context.addInitScript(() => {
      localStorage.setItem('isPlayingRadio', 'false');
      localStorage.setItem('adLastShown', String(Date.now()));
    });
    const rows: Row[] = [];
    const files: Row[] = [];
    for (const visit of ['first visit', 'repeat visit']) {
      const page = await context.newPage();
      const traffic = await watchTraffic(page, profile);
      await page.goto('/', { waitUntil: 'commit' });
      const stepMs = await firstStep(page, town.player.username);
      rows.push({ visit, 's to the first step': short(stepMs / 1000), ...traffic.row(), ...(await longTasks(page)) });
      files.push(...traffic.files().map((file) => ({ visit, ...file })));
      // The repeat visit finds everything that the first screen shows.
      await new TownPage(page).drawing.waitFor({ state: 'hidden', timeout: WALK_LIMIT_MS });
      await page.waitForLoadState('networkidle', { timeout: WALK_LIMIT_MS });
      await page.close();
    }
    await context.close();
    rows.push(await measureLanding(chromium.browser, town, profile));
    return { visits: rows.map((row) => ({ profile: profile.name, ...row })), files };
  } finally {
    await chromium.close();
  }
}

async function measureLanding(browser: Browser, town: Town, profile: Profile): Promise<Row> {
  const context = await browser.newContext({ baseURL: town.server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const traffic = await watchTraffic(page, profile);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /email|username/i }).first();
  await field.fill('someone', { timeout: WALK_LIMIT_MS });
  const usableMs = await page.evaluate(() => performance.now());
  const row = {
    visit: 'landing',
    's until usable': short(usableMs / 1000),
    ...traffic.row(),
    ...(await longTasks(page)),
  };
  await context.close();
  return row;
}

/** Milliseconds from the navigation until the player's position has changed by a key. */
async function firstStep(page: Page, username: string): Promise<number> {
  const town = new TownPage(page);
  await town.player(username).waitFor({ state: 'attached', timeout: WALK_LIMIT_MS });
  return page.evaluate(
    async ({ name, keys }) => {
      const item = document.querySelector(`li[data-username="${CSS.escape(name)}"]`);
      const place = (): string => `${item?.getAttribute('data-x')} ${item?.getAttribute('data-y')}`;
      const start = place();
      for (let turn = 0; place() === start; turn += 1) {
        const key = keys[Math.floor(turn / 30) % keys.length] ?? 'ArrowRight';
        window.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (place() === start && turn % 30 === 29)
          window.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true }));
      }
      return performance.now();
    },
    { name: username, keys: KEYS },
  );
}

/** The longest task of the main thread since the page showed something. */
const longTasks = (page: Page): Promise<Row> =>
  page.evaluate(
    () =>
      new Promise<Row>((resolve) => {
        const found: number[] = [];
        const shownMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const observer = new PerformanceObserver((list) => {
          const later = list.getEntries().filter(({ startTime }) => startTime >= shownMs);
          found.push(...later.map(({ duration }) => duration));
        });
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve({ 'longest task ms': Math.round(Math.max(0, ...found)) }), 100);
      }),
  );
