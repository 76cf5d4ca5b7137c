/**
 * Time until a player with 5,000 friends, 10,000 mails and 2,000 comments sees the first rows of each list: from the
 * click to the frame that shows them, in Chromium, with a real server over loopback. Every list is opened on a freshly
 * loaded page without cached queries. The first opening also downloads the dialog's code; later ones have it in the
 * browser's cache. The town is drawn behind it, without a graphics card.
 */
import { chromium, type Page } from '@playwright/test';
import { openDatabase } from '../../src/server/db/database.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/test/browser.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { summarise } from '../lib/statistics.ts';
import { COMMENTS, FRIENDS, MAILS, seedSocial } from '../server/social-seed.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const OPENINGS = 5;
const ROWS_LIMIT_MS = 60_000;
const PASSWORD = 'lantern-light-1';

interface List {
  name: string;
  rows: string;
  /** Prepares the page: one more click opens the list. */
  approach: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const openMenu = (page: Page) => page.getByRole('button', { name: /^Profile/ }).click();
const chooseEntry = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).click();
const chooseTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

/** The profile of the player with whom half of the friends are shared, or the player's own. */
const openProfile = (username: string) => async (page: Page) => {
  await openMenu(page);
  await chooseEntry('Friends')(page);
  const search = page.getByRole('searchbox').first();
  await search.fill(username);
  await search.press('Enter');
  await page.getByRole('tab', { name: 'About' }).waitFor();
};

const LISTS: readonly List[] = [
  { name: 'friends', rows: '.friend-card', approach: openMenu, press: chooseEntry('Friends') },
  { name: 'mail', rows: '[aria-label="Messages"] li .row', approach: openMenu, press: chooseEntry('Email') },
  {
    name: 'comments',
    rows: '[aria-label="Comments"] article',
    approach: openProfile('Star'),
    press: chooseTab('Comments'),
  },
  {
    name: 'mutual friends',
    rows: '[aria-label="Mutuals"] li .row',
    approach: openProfile('Fan'),
    press: chooseTab('Mutuals'),
  },
];

export async function benchFirstPaint(): Promise<Table> {
  const server = await startSeeded();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await context.request.post('/auth/sign-in/email', {
      data: { email: 'Star@example.org', password: PASSWORD },
      headers: { origin: server.url },
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: /^Profile/ }).waitFor();
    await page.getByText('Drawing the town…').waitFor({ state: 'hidden', timeout: ROWS_LIMIT_MS });
    const rows: Row[] = [];
    for (const list of LISTS) rows.push(await timeList(page, list));
    return {
      name: 'first paint',
      title: `First rows on the page, SQLite: ${FRIENDS} friends, ${MAILS} mails, ${COMMENTS} comments`,
      rows,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function timeList(page: Page, { name, rows, approach, press }: List): Promise<Row> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await approach(page);
    await page.evaluate(watchForPaint, rows);
    await press(page);
    times.push(await page.evaluate(() => window.paintedAfterMs));
    await page.reload();
    await page.getByRole('button', { name: /^Profile/ }).waitFor();
    await page.getByText('Drawing the town…').waitFor({ state: 'hidden', timeout: ROWS_LIMIT_MS });
  }
  const { p50, min } = summarise(times);
  return { list: name, 'ms p50': short(p50), 'ms best': short(min), 'ms of the first': short(times[0] ?? Number.NaN) };
}

declare global {
  interface Window {
    /** From the click to the frame that shows the first row. */
    paintedAfterMs: Promise<number>;
  }
}

/** Runs in the page: measures from the next click to the end of the first frame with a row. */
function watchForPaint(rows: string): void {
  window.paintedAfterMs = new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      () => {
        const pressedAt = performance.now();
        const look = (): void => {
          if (document.querySelector(rows) === null) requestAnimationFrame(look);
          // A task posted inside a frame runs after that frame was drawn.
          else setTimeout(() => resolve(performance.now() - pressedAt));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** The rows are written directly into the database file while the server is stopped, since it holds the only lock. */
async function startSeeded(): Promise<TownServer> {
  const server = await TownServer.start();
  for (const username of ['Star', 'Fan']) {
    const player = {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      gender: 0,
    };
    const response = await fetch(`${server.url}/game-api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(player),
    });
    if (!response.ok) throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  }
  await server.kill();
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: server.dataDir }));
  try {
    const players = await db.selectFrom('player').select(['id', 'username']).execute();
    const idOf = (name: string): string => players.find(({ username }) => username === name)?.id ?? '';
    await seedSocial(db, idOf('Star'), idOf('Fan'));
  } finally {
    await close();
  }
  await server.startAgain();
  return server;
}
