/**
 * Smoothness of scrolling the forum's list in Chromium: through its first pages and with thousands of posts loaded.
 * Each page is fetched from a real server when its end comes near. Reduced motion keeps the town behind it still:
 * without a graphics card its drawing would dominate the result (44 frames a second with clouds and water, scrolling or
 * not).
 */
import { cpSync, rmSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findTestBrowser } from '../../scripts/test/browser.ts';
import { ForumPage } from '../../tests/e2e/pages/forum-page.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { PASSWORD } from '../../src/server/testing/test-server.ts';
import { flags } from '../lib/flags.ts';
import { sqliteFolder } from '../lib/seeded-world.ts';
import { summarise } from '../lib/statistics.ts';
import { load } from '../lib/world-server.ts';
import { READER } from '../server/forum-seed.ts';
import { forumRecipe } from '../server/forum.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const FRAMES = 200;
const SCROLL_LIMIT_MS = 40_000;
/** The speed of a flick: one screen in a third of a second, at 60 frames a second. */
const PX_PER_FRAME = 40;
const MANY_POSTS = Math.round(5000 * flags.size);
const LOAD_LIMIT_MS = 120_000;
const TOWN_LIMIT_MS = 60_000;
const LONG_TASK_MS = 50;

export async function benchForumScroll(): Promise<Table> {
  const server = await startSeeded();
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await context.request.post('/auth/sign-in/email', {
      data: { email: `${READER}@example.org`, password: PASSWORD },
      headers: { origin: server.url },
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto('/');
    await page.getByRole('button', { name: /^Profile/ }).waitFor();
    await page.getByText('Drawing the town…').waitFor({ state: 'hidden', timeout: TOWN_LIMIT_MS });
    const forum = new ForumPage(page);
    await forum.open();
    const still = await timeScroll(page, cdp, { part: 'standing still', pxPerFrame: 0 });
    const besidesMs = still.threadMs / still.ms;
    const first = await timeScroll(page, cdp, { part: 'the first pages', pxPerFrame: PX_PER_FRAME });
    await loadMany(page);
    const on = await timeScroll(page, cdp, { part: 'on, with many loaded', pxPerFrame: PX_PER_FRAME });
    const back = await timeScroll(page, cdp, { part: 'back up, nothing to fetch', pxPerFrame: -PX_PER_FRAME });
    const rows = [still, first, on, back].map((scroll) => rowOf(scroll, besidesMs));
    return { name: 'forum scrolling', title: 'The forum’s list in Chromium, 1440x900, no graphics card', rows };
  } finally {
    await browser.close();
    await server.stop();
  }
}

declare global {
  interface Window {
    scrolled: Promise<{ frames: number[]; longTasks: number[]; posts: number; domRows: number }>;
  }
}

interface Scroll {
  part: string;
  pxPerFrame: number;
}

interface Scrolled {
  part: string;
  posts: number;
  domRows: number;
  frames: number[];
  longTasks: number[];
  ms: number;
  /** Processor time of the page's own thread, and its share of style and layout. */
  threadMs: number;
  layoutMs: number;
  load: number;
}

async function timeScroll(page: Page, cdp: CDPSession, { part, pxPerFrame }: Scroll): Promise<Scrolled> {
  const before = await metricsOf(cdp);
  await page.evaluate(scrollList, { pxPerFrame, count: FRAMES, limitMs: SCROLL_LIMIT_MS });
  const scrolled = await page.evaluate(() => window.scrolled);
  const after = await metricsOf(cdp);
  const spentMs = (name: string): number => (after(name) - before(name)) * 1000;
  console.log(`  ${part}: ${scrolled.frames.length} frames`);
  return {
    part,
    ...scrolled,
    ms: scrolled.frames.reduce((sum, ms) => sum + ms, 0),
    threadMs: spentMs('TaskDuration'),
    layoutMs: spentMs('RecalcStyleDuration') + spentMs('LayoutDuration'),
    load: load(),
  };
}

/** `besidesMs` is the thread's work per millisecond without scrolling. */
function rowOf({ part, posts, domRows, frames, longTasks, ...spent }: Scrolled, besidesMs: number): Row {
  const { p50, p95 } = summarise(frames);
  const count = frames.length;
  return {
    part,
    'posts loaded': posts,
    'rows in the document': domRows,
    'frames a second': short((count * 1000) / spent.ms),
    'frame ms p50': short(p50),
    'frame ms p95': short(p95),
    'thread ms a frame': short(spent.threadMs / count),
    'of that by scrolling': short(Math.max(0, spent.threadMs - besidesMs * spent.ms) / count),
    'style and layout': short(spent.layoutMs / count),
    [`tasks over ${LONG_TASK_MS} ms`]: longTasks.length,
    'longest task ms': short(Math.max(0, ...longTasks)),
    load: spent.load,
  };
}

/** Processor seconds of the page's own thread, by category. */
async function metricsOf(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Runs in the page: scrolls the list by a constant distance every frame and records the frame times. */
function scrollList({ pxPerFrame, count, limitMs }: { pxPerFrame: number; count: number; limitMs: number }): void {
  const box = document.querySelector('[aria-label="Posts"]');
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ entryTypes: ['longtask'] });
  window.scrolled = new Promise((resolve) => {
    const frames: number[] = [];
    const beganAt = performance.now();
    let lastAt: number | null = null;
    const step = (now: number): void => {
      if (lastAt !== null) frames.push(now - lastAt);
      lastAt = now;
      box?.scrollBy({ top: pxPerFrame, behavior: 'instant' });
      if (frames.length < count && now - beganAt < limitMs) {
        requestAnimationFrame(step);
        return;
      }
      observer.disconnect();
      const rows = box?.querySelectorAll('li[aria-posinset]') ?? [];
      resolve({ frames, longTasks, posts: Number(rows[0]?.getAttribute('aria-setsize') ?? 0), domRows: rows.length });
    };
    requestAnimationFrame(step);
  });
}

/** Jumps to the end repeatedly, like a user who drags the scrollbar. */
async function loadMany(page: Page): Promise<void> {
  const box = page.locator('[aria-label="Posts"]');
  const began = Date.now();
  let posts = 0;
  while (posts < MANY_POSTS && Date.now() - began < LOAD_LIMIT_MS) {
    posts = await box.evaluate(async (element) => {
      element.scrollTop = element.scrollHeight;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return Number(element.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0);
    });
  }
  console.log(`  ${posts} posts loaded in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Replaces the real server's database by the filled world while the server is stopped. */
async function startSeeded(): Promise<TownServer> {
  const folder = await sqliteFolder(forumRecipe);
  const server = await TownServer.start();
  await server.kill();
  for (const file of ['promenade.db', 'promenade.db-wal', 'promenade.db-shm']) {
    rmSync(`${server.dataDir}/${file}`, { force: true });
  }
  cpSync(folder, server.dataDir, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  await server.startAgain();
  return server;
}
