/**
 * A toast over the busiest screens, in five windows, from left to right and from right to left: it covers no control and no board
 * that is in use, is in the window, and takes no press of what is below it.
 */
import type { Page } from '@playwright/test';
import { speak } from '../support/languages/foreign-locators.ts';
import { expect, SERVER_GONE, test } from './test.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, TOUR_ENV } from './tour/world.ts';

/** Low and narrow windows are full of controls: a toast may lie over some there, and must let their presses through. */
const WINDOWS = [
  { width: 1440, height: 900, isFull: false },
  { width: 1100, height: 700, isFull: false },
  { width: 844, height: 390, isFull: true },
  { width: 390, height: 844, isFull: true },
  { width: 320, height: 640, isFull: true },
];

const SCREENS: readonly [name: string, open: (tour: Tour) => Promise<unknown>][] = [
  [
    'shop',
    async (tour) => {
      await tour.screen('Menu', 'Store');
      await tour.press('button', 'Store');
      await tour.press('switch', 'Auto add to cart');
      await tour.use(tour.find('button', /^Try on /).nth(0));
      await tour.use(tour.find('button', /^Try on /).nth(1));
    },
  ],
  ['cart', (tour) => tour.press('button', 'Try on the cart')],
  ['wardrobe', (tour) => tour.screen('Profile', 'Wardrobe')],
  [
    'FLOW',
    async (tour) => {
      await tour.screen('Profile', 'FLOW');
      await tour.shows('grid', 'FLOW board');
    },
  ],
  [
    'lantern board',
    async (tour) => {
      await tour.press('button', 'Lantern board');
      await tour.press('button', 'Start a try');
      await tour.shows('grid', 'FLOW board');
    },
  ],
  ['bakery', (tour) => tour.press('button', 'Cookie game')],
  ['mail', (tour) => tour.screen('Profile', 'Email')],
  ['forums', (tour) => tour.screen('Menu', 'Forums')],
];

test.use({ serverEnv: TOUR_ENV, viewport: { width: 1440, height: 900 } });

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    test('a toast covers no control and no board that is in use', async ({ players, server }) => {
      test.setTimeout(240_000);
      players.expectErrors(SERVER_GONE);
      const visited = await players.visit();
      const { page } = visited;
      const stopSpeaking = await speak(page, language);
      try {
        const tour = new Tour(page, await makeWorld(players, server, visited));
        await page.context().setOffline(true);
        await expect(page.locator('.offline-card')).toBeVisible();
        await page.context().setOffline(false);
        await expect(page.locator('.toast').first()).toBeVisible();
        await keepToasts(page);
        const faults: string[] = [];
        for (const [name, open] of SCREENS) {
          await test.step(name, async () => {
            await open(tour);
            for (const { isFull, ...size } of WINDOWS) {
              await page.setViewportSize(size);
              let found: string[] = [];
              // What came last or moved is noticed within half a second.
              await expect(async () => {
                found = await page.evaluate(findCovered, isFull);
                expect(found).toEqual([]);
              })
                .toPass({ timeout: 2500 })
                .catch(() => undefined);
              faults.push(...found.map((fault) => `${name}, ${size.width}x${size.height}: ${fault}`));
              const shots = process.env.SHOTS_FOLDER;
              if (shots !== undefined)
                await page.screenshot({ path: `${shots}/toast-${language}-${name}-${size.width}.png` });
            }
            await page.setViewportSize({ width: 1440, height: 900 });
          });
        }
        expect(faults).toEqual([]);
      } finally {
        stopSpeaking();
      }
    });
  });
}

/** A press on a toast begins its time again. */
const keepToasts = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    setInterval(() => {
      for (const toast of document.querySelectorAll('.toast'))
        toast.dispatchEvent(new PointerEvent('pointerdown', { bubbles: false }));
    }, 1000),
  );

/** In the page. Looks at nine points of each control: whether a toast takes their presses, or, unless `isFull`, lies over them. */
function findCovered(isFull: boolean): string[] {
  const found = new Set<string>();
  const layer = '.toast-layer';
  const controls =
    'button, a[href], input, textarea, select, summary, [role="switch"], [role="tab"], [role="gridcell"]';
  const toasts = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"] .toast')];
  if (toasts.length === 0) return ['no toast'];
  for (const toast of toasts) {
    const box = toast.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.add('outside of the window');
    for (const control of document.querySelectorAll(controls)) {
      if (control.matches(':disabled, [aria-disabled="true"]') || control.closest(layer)) continue;
      const rect = control.getBoundingClientRect();
      const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
      const [top, bottom] = [Math.max(rect.top, box.top), Math.min(rect.bottom, box.bottom)];
      if (right - left < 1 || bottom - top < 1) continue;
      for (const across of [0.05, 0.5, 0.95]) {
        for (const down of [0.05, 0.5, 0.95]) {
          const at = document.elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          const below = at.find((element) => element.closest(layer) === null);
          if (below === undefined || !control.contains(below)) continue;
          const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
          if (at[0]?.closest(layer)) found.add(`takes presses of "${name}"`);
          else if (!isFull) found.add(`lies over "${name}"`);
        }
      }
    }
  }
  return [...found];
}
