/**
 * `npm run docs -- pictures`: takes the pictures of the README from a real server with players in it, into docs/pictures/. They are
 * committed, so they are taken only when the product looks different.
 */
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadCore, readCoreStamp } from '../../src/engine/node/load-core.ts';
import type { GestureAct } from '../../src/shared/rules/gestures.ts';
import { type LocationData, LOCATION_PATH } from '../../src/shared/rules/town.ts';
import { FlowPage } from '../../tests/e2e/pages/flow-page.ts';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { buildAll } from '../build/all.ts';
import { fromRoot } from '../process/root.ts';
import { chooseEntry } from '../shots/stage.ts';
import { CHROMIUM_ARGS, findChromium } from '../test/browser.ts';
import { TestPlayer, type TestPlayerOptions } from '../walkers/test-player.ts';

const FOLDER = 'docs/pictures';
const WIDTH_PX = 1200;
const QUALITY = 78;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The scenery loads slowly without a GPU. */
const DRAWING_LIMIT_MS = 180_000;
const QUIET_LIMIT_MS = 10_000;
const PASSWORD = 'lantern-light-1';
/** In front of the fountain, map px. */
const VIEWER = { name: 'Willa', gender: 1, x: 2690, y: 940 };
/** Name, body, goal on the map, what they do there (a seat by its key) and what they say. */
const GUESTS: readonly GuestPlan[] = [
  { name: 'Mirabel', gender: 1, x: 2815, y: 856, seat: 'rim-4', line: 'Lighthouse tour at seven!' },
  { name: 'Oskar', gender: 0, x: 2950, y: 960, act: 'dance' },
  { name: 'Yuki', gender: 1, x: 2520, y: 930, act: 'wave', line: 'Anyone up for FLOW?' },
  { name: 'Bruno', gender: 0, x: 2938, y: 918, seat: 'east-1' },
  { name: 'Caspian', gender: 0, x: 2600, y: 895 },
  { name: 'Noor', gender: 1, x: 3022, y: 918, seat: 'east-2', line: 'New wings in the boutique' },
  { name: 'Pippa', gender: 1, x: 3150, y: 930, act: 'cheer' },
];
const ARRIVED_MS = 400;
/** Bubbles fade in, and pictures of players are drawn on the server. */
const SHOWN_MS = 2500;

interface GuestPlan {
  name: string;
  gender: number;
  x: number;
  y: number;
  act?: GestureAct;
  seat?: string;
  line?: string;
}

interface Guest {
  plan: GuestPlan;
  player: TestPlayer;
}

const emailOf = (name: string): string => `${name.toLowerCase()}@example.org`;

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** Registers and signs in. @returns the session key. */
async function register(url: string, { name, gender }: GuestPlan): Promise<string> {
  const email = emailOf(name);
  const account = { username: name, email, password: PASSWORD, confirmPassword: PASSWORD, gender };
  await post(url, '/game-api/register', account);
  const reply = await post(url, '/auth/sign-in/email', { email, password: PASSWORD });
  return ((await reply.json()) as { token: string }).token;
}

/** A player who has walked to the place of the plan. */
async function enterGuest(options: Omit<TestPlayerOptions, 'sessionKey'>, plan: GuestPlan): Promise<Guest> {
  const player = await TestPlayer.enter({ ...options, sessionKey: await register(options.url, plan) });
  const walkMs = player.walkTo(plan);
  if (walkMs === null) throw new Error(`no path leads to the place of ${plan.name}`);
  await delay(walkMs + ARRIVED_MS);
  if (plan.seat !== undefined) await player.gesture('sit', plan.seat);
  return { plan, player };
}

/** Pictures of players and items are drawn on the server. Polls may keep the page busy forever. */
const settle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);

async function openTown(browser: Browser, url: string, options: BrowserContextOptions, mood: 'day' | 'night') {
  const context = await browser.newContext({ ...options, baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(DRAWING_LIMIT_MS);
  await context.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('evening', theme === 'night' ? 'evening' : 'day');
  }, mood);
  const body = { email: emailOf(VIEWER.name), password: PASSWORD };
  const signedIn = await context.request.post('/auth/sign-in/email', { data: body, headers: { origin: url } });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const page = await context.newPage();
  await page.goto('/');
  const town = new TownPage(page);
  await expect(town.player(VIEWER.name)).toBeAttached({ timeout: DRAWING_LIMIT_MS });
  await expect(town.drawing).toHaveCount(0, { timeout: DRAWING_LIMIT_MS });
  await settle(page);
  return page;
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = sharp(await page.screenshot()).resize({ width: WIDTH_PX, withoutEnlargement: true });
  const { size } = await picture
    .webp({ quality: QUALITY, smartSubsample: true })
    .toFile(fromRoot(FOLDER, `${name}.webp`));
  console.log(`wrote ${FOLDER}/${name}.webp, ${Math.round(size / 1000)} kB`);
  await page.context().close();
}

async function saveTown(page: Page, guests: readonly Guest[], name: string): Promise<void> {
  for (const { plan, player } of guests) if (plan.line !== undefined) player.say(plan.line);
  for (const { plan, player } of guests) if (plan.act !== undefined) await player.gesture(plan.act);
  await delay(SHOWN_MS);
  await save(page, name);
}

export async function takePictures(): Promise<void> {
  await buildAll({ isTownArtOnly: true });
  mkdirSync(fromRoot(FOLDER), { recursive: true });
  const executablePath = findChromium();
  const server = await TownServer.start({}, 'tests/support/server/test-server-main.ts');
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
  const guests: Guest[] = [];
  try {
    const { url } = server;
    const core = await loadCore();
    core.setLocation((await (await fetch(url + LOCATION_PATH)).json()) as LocationData);
    const options = { url, core, coreStamp: await readCoreStamp() };
    guests.push(...(await Promise.all(GUESTS.map((plan) => enterGuest(options, plan)))));
    // The page enters where the player was.
    (await enterGuest(options, VIEWER)).player.leave();
    await saveTown(await openTown(browser, url, DESKTOP, 'day'), guests, 'town-day');
    await saveTown(await openTown(browser, url, DESKTOP, 'night'), guests, 'town-night');
    await saveTown(await openTown(browser, url, PHONE, 'day'), guests, 'phone');
    const wardrobe = await openTown(browser, url, DESKTOP, 'day');
    await chooseEntry(wardrobe, 'Profile', 'Wardrobe');
    await wardrobe.getByRole('button').filter({ hasText: 'Berry Studio Beret' }).click();
    await expect(wardrobe.getByRole('button', { name: 'Equip', exact: true })).toBeVisible({
      timeout: DRAWING_LIMIT_MS,
    });
    await settle(wardrobe);
    await save(wardrobe, 'wardrobe');
    const flow = await openTown(browser, url, DESKTOP, 'night');
    await new FlowPage(flow).open();
    await settle(flow);
    await save(flow, 'flow');
  } finally {
    for (const { player } of guests) player.leave();
    await browser.close();
    await server.stop();
  }
}
