/**
 * A first start without any art in the cache, as `npm start` does it: the town's art is rendered, then the server starts and
 * renders the rest. Measures how long a new player waits for the town and, in the wardrobe, for the previews of each page;
 * afterwards the time and memory of all art.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/test/browser.ts';
import { GENERATOR_ENV } from '../../src/shared/art/generator-env.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const LIMIT_MS = 120_000;
const MEMORY_EVERY_MS = 200;
const GENERATOR = join(import.meta.dirname, '../../src/art/cli.ts');
const PLAYER = { username: 'Newcomer', email: 'newcomer@example.org', password: 'lantern-light-1' };

/** Aims in ms: the first page, and each page after it. */
const AIMS_MS = { first: 3000, next: 1500 };

/** How the wardrobe is opened; `evening` is the player's own setting. */
interface Visit {
  name: string;
  evening: 'day' | 'evening';
  /** The town is drawn before; otherwise the wardrobe is opened as soon as there is a button for it. */
  isTownShown: boolean;
}

/** The scenery of the evening is not rendered yet when the server starts: it is asked for and rendered beside the wardrobe. */
const VISITS: readonly Visit[] = [
  { name: 'by day', evening: 'day', isTownShown: true },
  { name: 'in the evening', evening: 'evening', isTownShown: false },
];

export async function benchFirstStart(): Promise<Table> {
  const pages = await withFolder(visitWardrobes);
  const all = await withFolder((folder) => renderArt(folder));
  return {
    name: 'first start',
    title: 'A first start without art in the cache',
    rows: [...pages, { what: 'all art', ms: short(all.ms), 'MB at most': short(all.peakMb) }],
  };
}

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-art-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `folder` gets the town's art, each visit a copy. */
async function visitWardrobes(folder: string): Promise<Row[]> {
  const town = await renderArt(folder, ['--only', 'town']);
  const rows: Row[] = [{ what: 'the town’s art', ms: short(town.ms), 'MB at most': short(town.peakMb) }];
  for (const visit of VISITS) {
    const ofVisit = await withFolder(async (copy) => {
      await cp(folder, copy, { recursive: true });
      return visitWardrobe(copy, visit);
    });
    rows.push(...ofVisit.map((row) => ({ ...row, what: `${visit.name}: ${row.what}` })));
  }
  return rows;
}

async function visitWardrobe(folder: string, { evening, isTownShown }: Visit): Promise<Row[]> {
  const startedAt = performance.now();
  const server = await TownServer.start({ BENCH_ART_FOLDER: folder }, 'bench/browser/first-start-process.ts');
  const answersMs = performance.now() - startedAt;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((mood) => localStorage.setItem('evening', mood), evening);
    const data = { ...PLAYER, confirmPassword: PLAYER.password, gender: 1 };
    await context.request.post('/game-api/register', { data });
    await context.request.post('/auth/sign-in/email', { data: PLAYER });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /^Profile/ }).waitFor({ timeout: LIMIT_MS });
    if (isTownShown) {
      // The notice about what is missing is on the page before the first player is.
      await page.locator('li[data-username]').first().waitFor({ state: 'attached', timeout: LIMIT_MS });
      await page.getByText('Drawing the town…').waitFor({ state: 'hidden', timeout: LIMIT_MS });
    }
    const shownMs = performance.now() - startedAt;
    return [
      { what: 'the server answers', ms: short(answersMs) },
      { what: isTownShown ? 'the town is shown' : 'the top bar is shown', ms: short(shownMs) },
      ...(await timePages(page)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Opens the wardrobe and scrolls through it page by page. */
async function timePages(page: Page): Promise<Row[]> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  let askedAt = performance.now();
  await page.getByRole('menuitem', { name: 'Wardrobe' }).click();
  const list = page.getByRole('dialog').getByRole('region', { name: 'Items' });
  await list.locator('.item-tile').first().waitFor({ timeout: LIMIT_MS });
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const previews = await page.waitForFunction(countShown, undefined, { polling: 'raf', timeout: LIMIT_MS });
    rows.push({
      what: `wardrobe, page ${number}`,
      previews: (await previews.jsonValue()) ?? 0,
      ms: short(performance.now() - askedAt),
      'ms at most': number === 1 ? AIMS_MS.first : AIMS_MS.next,
    });
    askedAt = performance.now();
    if (!(await page.evaluate(scrollOn))) return rows;
  }
}

/** Runs in the page: the number of visible previews, or null while one of them is missing. */
function countShown(): number | null {
  const list = document.querySelector('[role="dialog"] [aria-label="Items"]');
  if (list === null) return null;
  const { top, bottom } = list.getBoundingClientRect();
  const tiles = [...list.querySelectorAll('.item-tile')].filter((tile) => {
    const box = tile.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  const isShown = (tile: Element): boolean => {
    const worn = tile.querySelector<HTMLElement>('.worn-picture');
    if (worn !== null) return worn.dataset.shown !== undefined;
    const picture = tile.querySelector('img');
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  };
  return tiles.length > 0 && tiles.every(isShown) ? tiles.length : null;
}

/** Runs in the page: scrolls by a page; false at the end. */
function scrollOn(): boolean {
  const list = document.querySelector('[role="dialog"] [aria-label="Items"]');
  const box = list?.scrollHeight === list?.clientHeight ? list?.parentElement : list;
  if (!box) return false;
  const before = box.scrollTop;
  box.scrollTop += box.clientHeight;
  return box.scrollTop > before;
}

/** Runs the generator. */
async function renderArt(folder: string, args: readonly string[] = []): Promise<{ ms: number; peakMb: number }> {
  const startedAt = performance.now();
  const generator = spawn(process.execPath, [GENERATOR, '--cache', folder, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...GENERATOR_ENV },
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemoryMb(generator.pid));
  }, MEMORY_EVERY_MS);
  const [code] = (await once(generator, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`the generator ended with ${code}`);
  return { ms: performance.now() - startedAt, peakMb };
}

/** The largest resident size of a process so far, 10^6 bytes; 0 where the system has no /proc. */
function peakMemoryMb(pid: number | undefined): number {
  try {
    const kib = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kib) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
