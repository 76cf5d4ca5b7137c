/**
 * Toasts over the busiest screens, in several windows, from left to right and from right to left: they cover no control and no board
 * that is in use, are in the window, and take no press of what is below them. On FLOW's board drags take effect, whether the toasts
 * or the board came first, also on a slow device. Without a place, they let presses through. They are never over the focus.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { text as game } from '../../src/features/game/text.ts';
import netText from '../../src/languages/en/net.ts';
import { LANGUAGE_COOKIE } from '../../src/shared/rules/languages.ts';
import { speak } from '../support/languages/foreign-locators.ts';
import type { TownServer } from '../support/server/town-server.ts';
import { AccessPage } from './pages/access-page.ts';
import { FlowPage } from './pages/flow-page.ts';
import { StorePage } from './pages/store-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, TOUR_ENV } from './tour/world.ts';

/** Low and narrow windows are full of controls: a toast may lie over some there, and must let their presses through. */
const WINDOWS = [
  { width: 1440, height: 900, isFull: false },
  { width: 844, height: 390, isFull: true },
  { width: 390, height: 844, isFull: true },
];
/** In English only. */
const MORE_WINDOWS = [
  { width: 1100, height: 700, isFull: false },
  { width: 320, height: 640, isFull: true },
];

const SCREENS: readonly [name: string, open: (tour: Tour) => Promise<unknown>][] = [
  [
    'shop',
    async (tour) => {
      await tour.screen('Menu', 'Store');
      await tour.press('button', 'Store');
      await tour.press('switch', 'Auto add to cart');
      // Not the button that tries the cart on, which is there before the rows when the cart is not empty.
      const rows = tour.find('button', /^Try on /).and(tour.page.locator('.store-try'));
      await tour.use(rows.nth(0));
      await tour.use(rows.nth(1));
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
    'bakery',
    async (tour) => {
      await tour.press('button', 'Cookie game');
      await tour.shows('button', 'Save Game');
    },
  ],
  [
    'lantern board',
    async (tour) => {
      await tour.screen('Profile', 'FLOW');
      await tour.press('button', 'Lantern board');
      await tour.use(tour.find('button', 'Start a try').or(tour.find('button', 'Go on with your try')));
      await tour.shows('grid', 'FLOW board');
    },
  ],
  ['mail', (tour) => tour.screen('Profile', 'Email')],
  ['forums', (tour) => tour.screen('Menu', 'Forums')],
];

/** Toasts move in the next frame, or within a quarter of a second where they have looked just before. Pages have 20 frames a second. */
const FRAMES_MAX = 10;

const LONG = 'The town rests at ten for ten minutes. Your place and your things are kept, and the lanterns burn on.';

// Its announcements are for all players of the server.
test.use({ serverEnv: { ...TOUR_ENV, ANNOUNCED: 'on' } });

const shoot = async (page: Page, name: string): Promise<void> => {
  const shots = process.env.SHOTS_FOLDER;
  if (shots !== undefined) await page.screenshot({ path: `${shots}/toasts-${name}.png` });
};

/** Lasting toasts of all players. */
async function announce(server: TownServer, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const argv = ['announce', text, '--minutes', '5'];
    expect(await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() })).toMatchObject({ ok: true });
  }
}

/** A fault that is there for so long is one, also on a slow machine. */
const LASTING_MS = 10_000;

const toastsOf = (page: Page) => page.locator('.toast-layer .toast');
/** Without those that wait for room. */
const shownToastsOf = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"] .toast');

test('toasts whose code was not there when the connection was lost are beside the board', async ({ players }) => {
  players.expectErrors(SERVER_GONE);
  const { town } = await players.arrive('flo');
  const { page } = town;
  const flow = new FlowPage(page);
  await flow.open();
  await page.context().setOffline(true);
  // The first toast of the page: neither its code nor its styles can be fetched.
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('/toaster-'));
  await flow.button(flow.text.buyLabel({ factor: 2, gems: 5 })).click();
  await isRefused;
  await expect(flow.dialog.locator('.flow-notice')).toBeVisible();
  await page.context().setOffline(false);
  for (const hasText of [netText.errors.network, game.reconnected]) {
    // A later one with the same words takes the place of an earlier one, which is there for a moment more.
    const toast = toastsOf(page).filter({ hasText }).first();
    await expect.poll(() => flow.isBesideBoard(toast)).toBe(true);
    await expect(page.locator('.toast-layer')).toHaveCSS('display', 'flex');
  }
  await shoot(page, 'back-online');
});

test.describe('from left to right, and from right to left', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('toasts cover no control and no board that is in use', async ({ players, server }) => {
    players.expectErrors(SERVER_GONE);
    const visited = await players.visit();
    const { page } = visited;
    const tour = new Tour(page, await makeWorld(players, server, visited));
    const stopSpeaking = await speak(page, 'ar');
    try {
      await announce(server, LONG, 'The band plays at nine.');
      const faults: string[] = [];
      for (const language of ['en', 'ar']) {
        if (language !== 'en') {
          await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.url }]);
          await page.reload();
        }
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(toastsOf(page)).toHaveCount(2);
        for (const [name, open] of SCREENS) {
          await test.step(`${language} ${name}`, async () => {
            await open(tour);
            const windows = language === 'en' ? [...WINDOWS, ...MORE_WINDOWS] : WINDOWS;
            for (const { isFull, ...size } of windows) {
              await page.setViewportSize(size);
              let found: string[] = [];
              // What moves on a canvas is noticed within a quarter of a second.
              await expect(async () => {
                found = await page.evaluate(findCovered, isFull);
                expect(found).toEqual([]);
              })
                .toPass({ intervals: [50, 100, 250], timeout: LASTING_MS })
                .catch(() => undefined);
              faults.push(...found.map((fault) => `${language} ${name}, ${size.width}x${size.height}: ${fault}`));
              await shoot(page, `${language}-${name}-${size.width}`);
            }
            await page.setViewportSize({ width: 1440, height: 900 });
          });
        }
      }
      expect(faults).toEqual([]);
    } finally {
      stopSpeaking();
    }
  });
});

for (const viewport of [
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('drags on the board take effect with two toasts that came after it, or before it', async ({
      players,
      server,
    }) => {
      const { town } = await players.arrive('flo');
      const { page } = town;
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const flow = new FlowPage(page);
      const { seed } = await flow.open();
      const core = await loadCore();
      let state = core.startMatch3(seed);
      await flow.expectState(state);
      const drag = async (): Promise<void> => {
        const [swap] = state.possibleSwaps;
        if (!swap) throw new Error('the board has no move left');
        state = await flow.play(core, swap, (pair) => flow.swapByDrag(pair));
      };
      const expectBeside = (): Promise<void> =>
        expect
          .poll(async () => Promise.all((await shownToastsOf(page).all()).map((toast) => flow.isBesideBoard(toast))))
          .not.toContain(false);

      // Those of other tests.
      await new AccessPage(page).closeToasts();
      await announce(server, `${LONG} ${viewport.width}`, `The band plays at ${viewport.width}.`);
      await expect(toastsOf(page)).toHaveCount(2);
      await expectBeside();
      await drag();
      await shoot(page, `board-first-${viewport.width}`);

      await page.keyboard.press('Escape');
      await expect(flow.dialog).toBeHidden();
      await expect(toastsOf(page)).toHaveCount(2);
      await flow.open();
      await flow.expectState(state);
      await expectBeside();
      await drag();
      await shoot(page, `toasts-first-${viewport.width}`);

      // Where everything is in use, a press goes through, and the toast is gone.
      await page.evaluate(coverPage);
      await expect(page.locator('.toast-frame')).toHaveAttribute('data-through');
      const box = await shownToastsOf(page).first().boundingBox();
      if (box === null) throw new Error('no toast is shown');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page.locator('#cover')).toHaveText('pressed');
      await expect(toastsOf(page)).toHaveCount(1);
    });
  });
}

test('the focus is below no toast, also in a low window, and no toast moves with reduced motion', async ({
  players,
  server,
}) => {
  const { town } = await players.arrive('keys');
  const { page } = town;
  const shop = new StorePage(page);
  await new AccessPage(page).closeToasts();

  await test.step('motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      const movedPx = page.evaluate(watchNextToast);
      await announce(server, `Motion: ${reducedMotion}.`);
      if (reducedMotion === 'reduce') expect(await movedPx).toBe(0);
      else expect(await movedPx).toBeGreaterThan(2);
      await new AccessPage(page).closeToasts();
    }
  });

  await test.step('focus', async () => {
    await shop.openStore();
    await announce(server, `${LONG} Keys.`, 'The band plays for keys.');
    for (const size of [
      { width: 1100, height: 700 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect(shownToastsOf(page).first()).toBeVisible();
      for (let tabs = 0; tabs < 20; tabs += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(focusBelowToast, FRAMES_MAX)).toBeNull();
      }
    }
  });

  await test.step('what comes below a toast', async () => {
    await page.setViewportSize({ width: 1100, height: 700 });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let times = 0; times < 3; times += 1)
      expect(await page.evaluate(coverNewControl, FRAMES_MAX)).toBeLessThan(FRAMES_MAX);
  });
});

/** In the page. Resolves to how far the next toast moves in its first moments, CSS px. */
function watchNextToast(): Promise<number> {
  return new Promise((resolve) => {
    const tops: number[] = [];
    const observer = new MutationObserver(() => {
      const toast = document.querySelector('.toast-layer .toast');
      if (toast === null) return;
      observer.disconnect();
      const sampling = window.setInterval(() => tops.push(toast.getBoundingClientRect().top), 10);
      window.setTimeout(() => {
        window.clearInterval(sampling);
        resolve(Math.max(...tops) - Math.min(...tops));
      }, 800);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** In the page. The name of the control with the focus if a toast lies over what is shown of it after so many frames. */
async function focusBelowToast(framesMax: number): Promise<string | null> {
  const layer = '.toast-layer';
  const covered = (): string | null => {
    const focused = document.activeElement;
    // Lists that scroll can have the focus too, as wide as they are.
    if (!focused?.matches('button, a[href], input, textarea, select, summary') || focused.closest(layer)) return null;
    const rect = focused.getBoundingClientRect();
    for (const toast of document.querySelectorAll('[data-sonner-toast][data-visible="true"] .toast')) {
      const box = toast.getBoundingClientRect();
      const [left, right] = [Math.max(rect.left, box.left), Math.min(rect.right, box.right)];
      const [top, bottom] = [Math.max(rect.top, box.top), Math.min(rect.bottom, box.bottom)];
      if (right - left < 1 || bottom - top < 1) continue;
      const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const below = at.find((element) => element.closest(layer) === null);
      if (below !== undefined && focused.contains(below))
        return focused.getAttribute('aria-label') ?? focused.textContent;
    }
    return null;
  };
  let name = covered();
  for (let frames = 0; name !== null && frames < framesMax; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    name = covered();
  }
  return name;
}

/** In the page. Adds a small control below a toast. Resolves to the number of frames until no toast is over it, at most so many. */
async function coverNewControl(framesMax: number): Promise<number> {
  const toasts = (): DOMRect[] =>
    Array.from(document.querySelectorAll('[data-sonner-toast][data-visible="true"] .toast'), (toast) =>
      toast.getBoundingClientRect(),
    );
  const [box] = toasts();
  if (box === undefined) throw new Error('no toast is shown');
  const control = document.createElement('button');
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  control.style.cssText = 'position: fixed; left: 0; top: 0; width: 24px; height: 24px; z-index: 60';
  (document.querySelector('.dialog') ?? document.body).append(control);
  // A dialog may be what it is fixed to.
  const origin = control.getBoundingClientRect();
  control.style.left = `${x - 12 - origin.left}px`;
  control.style.top = `${y - 12 - origin.top}px`;
  const isCovered = (): boolean =>
    toasts().some(({ left, top, right, bottom }) => left < x && right > x && top < y && bottom > y);
  let frames = 0;
  while (isCovered() && frames < framesMax) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames += 1;
  }
  control.remove();
  return frames;
}

/** In the page. A control as large as the window, below the toasts. */
function coverPage(): void {
  const cover = document.createElement('button');
  cover.id = 'cover';
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 60; pointer-events: auto; opacity: 0.5';
  cover.addEventListener('click', () => (cover.textContent = 'pressed'));
  document.body.append(cover);
}

/** In the page. Looks at nine points of each control: whether a toast takes their presses, or, unless `isFull`, lies over them. */
function findCovered(isFull: boolean): string[] {
  const found = new Set<string>();
  const layer = '.toast-layer';
  const controls =
    'button, a[href], input, textarea, select, summary, [role="switch"], [role="tab"], [role="gridcell"]';
  const toasts = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"] .toast')];
  if (toasts.length === 0) return ['no toast'];
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  for (const [at, box] of boxes.entries()) {
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.add('outside of the window');
    if (boxes.slice(0, at).some(({ top, bottom }) => top < box.bottom && bottom > box.top)) found.add('over another');
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
