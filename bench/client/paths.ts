/** Time of a path search while the core's painter draws a crowd: both are in workers of their own, but share the processors. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { quantile } from '../lib/statistics.ts';
import { type Row, short } from '../lib/table.ts';
import { MeasuredChromium } from './chromium.ts';
import { type Look, openTown } from './open-page.ts';
import type { Town } from './town.ts';

const LOOK: Look = { device: 'desktop', graphics: 'none', isOptimized: false, mood: 'day' };
const WARM_UP_MS = 6000;
/** Clicks until one of them is on the ground: those on players open their menus. */
const CLICKS_MAX = 40;
const SEARCHES = 200;
const PAUSE_MS = 50;
/** Goals are this far from the start at most, map pixels. */
const REACH_PX = 600;

export async function measurePaths(town: Town, walkers: number): Promise<Row> {
  const chromium = await MeasuredChromium.launch(LOOK.graphics);
  try {
    const { page } = await openTown(chromium.browser, town, LOOK, watchSearches);
    const { x } = await new TownPage(page).position(town.player.username);
    await town.walk(walkers, x);
    await delay(WARM_UP_MS);
    await clickGround(page);
    const found = await page.evaluate(searchAgain, { count: SEARCHES, pauseMs: PAUSE_MS, reachPx: REACH_PX });
    const sorted = found.toSorted((a, b) => a - b);
    return {
      searches: sorted.length,
      'ms to the path p50': short(quantile(sorted, 0.5)),
      'ms to the path p99': short(quantile(sorted, 0.99)),
    };
  } finally {
    await town.walk(0, 0);
    await chromium.close();
  }
}

/** Clicks on a ring around the window's middle, where no interface is, until the page has searched a path. */
async function clickGround(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (let click = 0; click < CLICKS_MAX; click += 1) {
    const angle = click * 2.4;
    await page.mouse.click(width / 2 + 0.25 * width * Math.cos(angle), height / 2 + 0.2 * height * Math.sin(angle));
    await delay(PAUSE_MS);
    if (await page.evaluate(() => (globalThis as Watched).lastSearch !== undefined)) return;
    await page.keyboard.press('Escape');
  }
  throw new Error('no click was on the ground');
}

interface Argument {
  type: string;
  value: unknown;
}

/** A message of Comlink to the core's worker. */
interface Search {
  id: string;
  path: readonly string[];
  argumentList: readonly Argument[];
}

type Watched = typeof globalThis & { lastSearch?: { worker: Worker; message: Search } };

/** Runs in the page: keeps the last search that it sent. */
function watchSearches(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]): void {
    const [message] = args as [Partial<Search>];
    if (message.path?.[0] === 'planWalk') {
      (globalThis as Watched).lastSearch = { worker: this, message: message as Search };
    }
    Reflect.apply(postMessage, this, args);
  };
}

/** Runs in the page: the same search to other goals. Milliseconds from each message to its answer. */
async function searchAgain({ count, pauseMs, reachPx }: { count: number; pauseMs: number; reachPx: number }) {
  const { lastSearch } = globalThis as Watched;
  if (lastSearch === undefined) throw new Error('the page has searched no path');
  const { worker, message } = lastSearch;
  const [start, , ...rest] = message.argumentList;
  const from = start?.value as { x: number; y: number };
  const foundMs: number[] = [];
  for (let search = 0; search < count; search += 1) {
    const id = `search-${search}`;
    const value = { x: from.x + reachPx * Math.cos(search), y: from.y + reachPx * Math.sin(search) };
    const answer = new Promise<void>((resolve) => {
      const hear = ({ data }: MessageEvent<{ id?: string }>): void => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        resolve();
      };
      worker.addEventListener('message', hear);
    });
    const startMs = performance.now();
    worker.postMessage({ ...message, id, argumentList: [start, { type: 'RAW', value }, ...rest] });
    await answer;
    foundMs.push(performance.now() - startMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return foundMs;
}
