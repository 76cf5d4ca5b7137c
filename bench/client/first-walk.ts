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
/** Shorter scripts are not listed. */
const LONG_SCRIPT_MS = 100;
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const;

export interface FirstWalk {
  /** The first visit, a repeat visit in the same browser, and the landing page of a new browser. */
  visits: Row[];
  files: Row[];
  scripts: Row[];
}

export async function measureFirstWalk(town: Town, profile: Profile): Promise<FirstWalk> {
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
    const scripts: Row[] = [];
    for (const visit of ['first visit', 'repeat visit']) {
      const page = await context.newPage();
      const traffic = await watchTraffic(page, profile);
      await page.goto('/', { waitUntil: 'commit' });
      const stepMs = await firstStep(page, town.player.username);
      const thread = await mainThread(page);
      rows.push({ visit, 's to the first step': short(stepMs / 1000), ...traffic.row(), ...thread.longest });
      scripts.push(...thread.scripts.map((script) => ({ visit, ...script })));
      files.push(...traffic.files().map((file) => ({ visit, ...file })));
      // The repeat visit finds everything that the first screen shows. The notice is hidden at first, too.
      await new TownPage(page).drawing.waitFor({ state: 'detached', timeout: WALK_LIMIT_MS });
      await page.waitForLoadState('networkidle', { timeout: WALK_LIMIT_MS });
      await page.close();
    }
    await context.close();
    const landing = await measureLanding(chromium.browser, town, profile);
    rows.push(landing.visit);
    scripts.push(...landing.scripts);
    return { visits: rows.map((row) => ({ profile: profile.name, ...row })), files, scripts };
  } finally {
    await chromium.close();
  }
}

async function measureLanding(browser: Browser, town: Town, profile: Profile): Promise<{ visit: Row; scripts: Row[] }> {
  const context = await browser.newContext({ baseURL: town.server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const traffic = await watchTraffic(page, profile);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: /email|username/i }).first();
  await field.fill('someone', { timeout: WALK_LIMIT_MS });
  const usableMs = await page.evaluate(() => performance.now());
  const thread = await mainThread(page);
  const visit = 'landing';
  await context.close();
  return {
    visit: { visit, 's until usable': short(usableMs / 1000), ...traffic.row(), ...thread.longest },
    scripts: thread.scripts.map((script) => ({ visit, ...script })),
  };
}

/** Milliseconds from the navigation until the player's position has changed by a key. */
async function firstStep(page: Page, username: string): Promise<number> {
  const town = new TownPage(page);
  await town.player(username).waitFor({ state: 'attached', timeout: WALK_LIMIT_MS });
  return page.evaluate(
    async ({ name, keys }) => {
      const item = document.querySelector(`li[data-username="${CSS.escape(name)}"]`);
      const place = (): string => `${item?.getAttribute('data-x')} ${item?.getAttribute('data-y')}`;
      const send = (type: string, key: string): void =>
        void window.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true }));
      const start = place();
      let stepMs = 0;
      for (let turn = 0; stepMs === 0; turn += 1) {
        const key = keys[Math.floor(turn / 30) % keys.length] ?? 'ArrowRight';
        send('keydown', key);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (place() !== start) stepMs = performance.now();
        // One step: the repeat visit begins where this one ends, with the same scenery in sight.
        if (stepMs > 0 || turn % 30 === 29) send('keyup', key);
      }
      return stepMs;
    },
    { name: username, keys: KEYS },
  );
}

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly LongScript[];
}

/** A script of Chromium's Long Animation Frames. */
interface LongScript extends PerformanceEntry {
  readonly invoker: string;
  readonly sourceURL: string;
  readonly sourceCharPosition: number;
  readonly forcedStyleAndLayoutDuration: number;
}

interface MainThread {
  /** The longest task since the page showed something. */
  longest: Row;
  /** The long scripts since the navigation, with the file and the character where the called function begins. */
  scripts: Row[];
}

const mainThread = (page: Page): Promise<MainThread> =>
  page.evaluate(async (leastMs) => {
    const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const found: PerformanceEntry[] = [];
        new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve(found), 100);
      });
    const [tasks, frames] = await Promise.all([entriesOf('longtask'), entriesOf('long-animation-frame')]);
    const shownMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const later = tasks.filter(({ startTime }) => startTime >= shownMs).map(({ duration }) => duration);
    const scripts = (frames as LongFrame[]).flatMap((frame) => frame.scripts);
    return {
      longest: { 'longest task ms': Math.round(Math.max(0, ...later)) },
      scripts: scripts
        .filter(({ duration }) => duration >= leastMs)
        .map((script) => ({
          'after ms': Math.round(script.startTime),
          ms: Math.round(script.duration),
          'of it forced layout': Math.round(script.forcedStyleAndLayoutDuration),
          invoker: script.invoker,
          function: `${script.sourceURL.replace(/^.*\//, '')}:${script.sourceCharPosition}`,
        })),
    };
  }, LONG_SCRIPT_MS);
