/**
 * `npm run shots [-- NAME ...]`: takes screenshots of every scene of a real server at desktop and phone size, in the
 * day and night theme, into shots/. Fails on console errors and clipped text. Arguments select scenes by name prefix.
 * `--language=<tag>`: every screen of the tour in the language instead (`tests/e2e/photographs.spec.ts`); a text after it, such as
 * "tablet, night", selects sizes and moods.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, expect } from '@playwright/test';
import { sendAdminRequest } from '../src/server/admin/socket.ts';
import { isLanguage, LANGUAGE_TAGS } from '../src/shared/rules/languages.ts';
import { newPlayer } from '../tests/e2e/new-player.ts';
import { AccessPage } from '../tests/e2e/pages/access-page.ts';
import { TownPage } from '../tests/e2e/pages/town-page.ts';
import { TownServer } from '../tests/support/server/town-server.ts';
import { buildAll } from './build/all.ts';
import { fromRoot } from './process/root.ts';
import { packageCommand, runNode } from './process/run.ts';
import { findClippedText } from './shots/clipped-text.ts';
import { SCENES } from './shots/scenes.ts';
import type { Scene } from './shots/stage.ts';
import { CHROMIUM_ARGS, ensureBrowser, findChromium } from './test/browser.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;
const MOODS = { day: 'day', night: 'evening' } as const;
const QUIET_LIMIT_MS = 8000;
/** The scenery loads slowly without a GPU. */
const DRAWING_LIMIT_MS = 40_000;

type Size = keyof typeof SIZES;
type Mood = keyof typeof MOODS;

async function openContext(browser: Browser, baseURL: string, size: Size, mood: Mood): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const settings = { theme: mood, evening: MOODS[mood] };
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, settings);
  return context;
}

/** @returns one line per problem of the scene. */
async function photograph(
  browser: Browser,
  server: TownServer,
  scene: Scene,
  size: Size,
  mood: Mood,
): Promise<string[]> {
  const problems: string[] = [];
  const context = await openContext(browser, server.url, size, mood);
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !scene.expectedErrors?.test(text)) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const access = new AccessPage(page);
  const town = new TownPage(page);
  let isServerDown = false;
  const stage = {
    page,
    access,
    town,
    enterTown: async (name: string): Promise<string> => {
      const player = newPlayer(name);
      await access.open('/login');
      await access.register(player);
      await access.signIn(player.email, player.password);
      await expect(town.player(player.username)).toBeAttached({ timeout: DRAWING_LIMIT_MS });
      await expect(town.offline).toBeHidden();
      await expect(town.drawing).toHaveCount(0, { timeout: DRAWING_LIMIT_MS });
      await access.closeToasts();
      return player.username;
    },
    admin: async (...argv: string[]): Promise<void> => {
      const answer = await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() });
      if (answer?.ok !== true) throw new Error(answer?.text ?? 'no server answered');
    },
    killServer: async (): Promise<void> => {
      isServerDown = true;
      await server.kill();
    },
  };
  try {
    await scene.open(stage);
    await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    problems.push(...(await findClippedText(page)).map((text) => `cut off: ${text}`));
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.screenshot({ path: fromRoot('shots', `${scene.name}.${size}.${mood}.png`) });
  await context.close();
  if (isServerDown) await server.startAgain();
  return problems;
}

/** `which` selects sizes and moods by the titles of the tests. */
async function photographIn(language: string, which: string | undefined): Promise<boolean> {
  if (!isLanguage(language)) throw new Error(`${language} is none of ${LANGUAGE_TAGS.join(', ')}`);
  const command = packageCommand(
    'playwright',
    'test',
    'photographs',
    '--retries=0',
    ...(which === undefined ? [] : ['-g', which]),
  );
  return (await runNode(command, { env: { SHOTS_LANGUAGE: language }, isShown: true })).code === 0;
}

async function main(): Promise<boolean> {
  const missing = await ensureBrowser(findChromium);
  if (missing) throw new Error(missing);
  await buildAll({ isTownArtOnly: true });
  const wanted = process.argv.slice(2);
  const language = /^--language=(.*)$/.exec(wanted[0] ?? '')?.[1];
  if (language !== undefined) return await photographIn(language, wanted[1]);
  const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));
  mkdirSync(fromRoot('shots'), { recursive: true });
  const executablePath = findChromium();
  const server = await TownServer.start();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  let isWell = true;
  try {
    for (const scene of scenes) {
      for (const size of ['desktop', 'mobile'] as const) {
        for (const mood of ['day', 'night'] as const) {
          const problems = await photograph(browser, server, scene, size, mood);
          if (problems.length > 0) isWell = false;
          console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${scene.name}.${size}.${mood}`);
          for (const problem of problems) console.log(`       ${problem}`);
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return isWell;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
