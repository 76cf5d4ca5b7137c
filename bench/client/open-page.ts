/** The product in a page of the measured Chromium: signed in, with the settings of a scene, its scenery drawn. */
import { type Browser, type BrowserContext, devices, errors, type Page } from '@playwright/test';
import type { Weather } from '../../src/shared/rules/weather.ts';
import { TownPage } from '../../tests/e2e/pages/town-page.ts';
import type { Graphics } from './chromium.ts';
import { PageMemory } from './page-memory.ts';
import { setWeather } from './set-weather.ts';
import type { Town } from './town.ts';

/** `coarse`: a desktop with a sixteenth of the pixels, for software WebGL: it draws often, and the page has as much to do. */
export type Device = 'desktop' | 'phone' | 'coarse';

export interface Look {
  device: Device;
  /** `webgl`: the GPU's painter, whatever the page would choose. */
  graphics: Graphics;
  isOptimized: boolean;
  /** `alternating`: evening and day by the page's clock, a minute each, from the evening on. */
  mood: 'day' | 'evening' | 'alternating';
  isMotionReduced?: boolean;
  /** Clear by default. */
  weather?: Weather;
}

export interface OpenPage {
  page: Page;
  memory: PageMemory;
}

const TOWN_LIMIT_MS = 120_000;
const DEVICES: Readonly<Record<Device, object>> = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  coarse: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.25 },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

/** `watch` runs in the page before its own scripts. */
export async function openTown(browser: Browser, town: Town, look: Look, watch?: () => void): Promise<OpenPage> {
  const { server, player } = town;
  const context = await browser.newContext({
    ...DEVICES[look.device],
    baseURL: server.url,
    serviceWorkers: 'block',
    reducedMotion: look.isMotionReduced === true ? 'reduce' : 'no-preference',
  });
  await signIn(context, server.url, player.email);
  await context.addInitScript(
    ({ mood, isOptimized, painter }) => {
      localStorage.setItem('townPainter', painter);
      localStorage.setItem('theme', 'day');
      localStorage.setItem('evening', mood === 'alternating' ? 'auto' : mood);
      localStorage.setItem('isOptimizedMode', String(isOptimized));
      localStorage.setItem('isPlayingRadio', 'false');
      localStorage.setItem('adLastShown', String(Date.now()));
      // The town asks for the hour once a minute.
      if (mood === 'alternating') {
        const hours = (): number => (Math.floor(performance.now() / 60_000) % 2 === 0 ? 20 : 12);
        // oxlint-disable-next-line no-extend-native -- the clock of a page that only the bench opens
        Object.defineProperty(Date.prototype, 'getHours', { value: hours });
      }
    },
    { mood: look.mood, isOptimized: look.isOptimized, painter: look.graphics === 'webgl' ? 'gpu' : 'auto' },
  );
  if (watch !== undefined) await context.addInitScript(watch);
  const page = await context.newPage();
  await setWeather(page, look.weather ?? 'clear');
  const memory = await PageMemory.attach(page);
  await page.goto('/');
  const shown = new TownPage(page);
  await shown.player(player.username).waitFor({ state: 'attached', timeout: TOWN_LIMIT_MS });
  await shown.drawing.waitFor({ state: 'hidden', timeout: TOWN_LIMIT_MS });
  if (!accompanied.has(town)) await skipFirstWalk(page);
  accompanied.add(town);
  return { page, memory };
}

/** Towns whose measured player has skipped the first walk: its marks move, and most players have it behind them. */
const accompanied = new WeakSet<Town>();
const OFFER_LIMIT_MS = 6000;

/** Earlier builds have none. */
async function skipFirstWalk(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  try {
    await skip.click({ timeout: OFFER_LIMIT_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.log('  no first walk was offered');
  }
}

export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const data = { email, password: 'lantern-light-1' };
  const reply = await context.request.post('/auth/sign-in/email', { data, headers: { origin: url } });
  if (!reply.ok()) throw new Error(`sign-in answered ${reply.status()}`);
}
