/**
 * `npm run docs -- pictures`: takes the pictures of the README from a real server with players in it, into docs/pictures/. They are
 * committed, so they are taken only when the product looks different.
 */
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import type { SessionReply } from '../../src/shared/contract/login.ts';
import { FEATURE_WALKS } from '../../src/shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { EIGHTHS } from '../../src/shared/walks/headings.ts';
import { FlowPage } from '../../tests/e2e/pages/flow-page.ts';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import { TownServer } from '../../tests/support/server/town-server.ts';
import { buildAll } from '../build/all.ts';
import { fromRoot } from '../process/root.ts';
import { chooseEntry } from '../shots/stage.ts';
import { CHROMIUM_ARGS, findChromium } from '../test/browser.ts';

const FOLDER = 'docs/pictures';
const WIDTH_PX = 1200;
const QUALITY = 78;
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The scenery loads slowly without a GPU. */
const DRAWING_LIMIT_MS = 180_000;
const QUIET_LIMIT_MS = 10_000;
const PASSWORD = 'lantern-light-1';
const VIEWER = 'Willa';
/** Name, body, look, goal on the map, and what they say. */
const GUESTS = [
  { name: 'Mirabel', gender: 1, x: 2385, y: 860, line: 'Lighthouse tour at seven!' },
  { name: 'Oskar', gender: 0, x: 2450, y: 790, line: '' },
  { name: 'Yuki', gender: 1, x: 2500, y: 925, line: 'Anyone up for FLOW?' },
  { name: 'Bruno', gender: 0, x: 2790, y: 935, line: '' },
  { name: 'Caspian', gender: 0, x: 2870, y: 900, line: 'This song is lovely' },
  { name: 'Noor', gender: 1, x: 2945, y: 810, line: 'New wings in the boutique' },
  { name: 'Pippa', gender: 1, x: 3060, y: 880, line: '' },
] as const;

interface Guest {
  socket: Socket;
  line: string;
}

const emailOf = (name: string): string => `${name.toLowerCase()}@example.org`;

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

const register = (url: string, username: string, gender: number): Promise<Response> => {
  const account = { username, email: emailOf(username), password: PASSWORD, confirmPassword: PASSWORD, gender };
  return post(url, '/game-api/register', account);
};

/** A player who walks to a place and stays there. */
async function enterGuest(url: string, guest: (typeof GUESTS)[number]): Promise<Guest> {
  await register(url, guest.name, guest.gender);
  const signedIn = await post(url, '/auth/sign-in/email', { email: emailOf(guest.name), password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const session = (await (await fetch(`${url}/session`, { headers: { cookie } })).json()) as SessionReply;
  const auth = { serverSessionKey: session.serverSessionKey, location: LOCATION_SLUG, features: [FEATURE_WALKS] };
  const socket = io(url, { transports: ['websocket'], auth, forceNew: true });
  const townMs = await new Promise<number>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('join_room', (...args: unknown[]) => resolve(Math.ceil(Number(args[4]))));
  });
  // The server begins the walk where the player is.
  socket.emit('walk', townMs, 0, 0, guest.x * EIGHTHS, guest.y * EIGHTHS);
  return { socket, line: guest.line };
}

/** Pictures of players and items are drawn on the server. Polls may keep the page busy for ever. */
const settle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);

async function openTown(browser: Browser, url: string, options: BrowserContextOptions, mood: 'day' | 'night') {
  const context = await browser.newContext({ ...options, baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(DRAWING_LIMIT_MS);
  await context.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
    localStorage.setItem('evening', theme === 'night' ? 'evening' : 'day');
  }, mood);
  const body = { email: emailOf(VIEWER), password: PASSWORD };
  const signedIn = await context.request.post('/auth/sign-in/email', { data: body, headers: { origin: url } });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const page = await context.newPage();
  await page.goto('/');
  const town = new TownPage(page);
  await expect(town.player(VIEWER)).toBeAttached({ timeout: DRAWING_LIMIT_MS });
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
  for (const { socket, line } of guests) if (line !== '') socket.emit('chat', line);
  // Bubbles fade in, and pictures of players are drawn on the server.
  await delay(4000);
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
    await register(url, VIEWER, 1);
    for (const guest of GUESTS) guests.push(await enterGuest(url, guest));
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
    for (const { socket } of guests) socket.disconnect();
    await browser.close();
    await server.stop();
  }
}
