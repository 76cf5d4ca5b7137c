/** The town drawn by WebGL (in software): zoom, pinch, another window and screen, the evening, late looks, a hidden tab. */
import type { CDPSession, Page } from '@playwright/test';
import { brightness, differenceOf, settledPicture, townPicture } from './pages/town-picture.ts';
import { expect, test } from './test.ts';

/** Small: software draws each pixel. */
test.use({ painter: 'gpu', withWebGl: true, viewport: { width: 800, height: 560 } });

const MIDDLE = { x: 400, y: 250 };

/** Two fingers move from one distance to another. */
async function pinch(cdp: CDPSession, fromPx: number, toPx: number): Promise<void> {
  const fingers = (apartPx: number) =>
    [-1, 1].map((side, id) => ({ id, x: MIDDLE.x + (side * apartPx) / 2, y: MIDDLE.y }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { id: number; x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(fromPx));
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', fingers(fromPx + (toPx - fromPx) * share));
  await send('touchEnd', []);
}

/** Tells the page that it is in a tab behind others, or in front again. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Counts what WebGL draws from now on. */
async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = globalThis as { draws?: number };
    counter.draws = 0;
    const gl = WebGL2RenderingContext.prototype;
    const { drawElements } = gl;
    gl.drawElements = function (this: WebGL2RenderingContext, ...args): void {
      counter.draws = (counter.draws ?? 0) + 1;
      Reflect.apply(drawElements, this, args);
    };
  });
  return () => page.evaluate(() => (globalThis as { draws?: number }).draws ?? 0);
}

test('the picture follows zoom, pinch, window, screen and light; a hidden tab draws nothing and keeps the connection', async ({
  players,
}) => {
  const { town, username } = await players.arrive('ana');
  const { page, canvas } = town;
  const cdp = await page.context().newCDPSession(page);
  const standing = await settledPicture(page);

  for (let step = 0; step < 5; step++) await page.keyboard.press('+');
  const near = await settledPicture(page);
  expect(differenceOf(standing, near).mean).toBeGreaterThan(5);

  await pinch(cdp, 240, 120);
  await expect.poll(async () => differenceOf(near, await townPicture(page)).mean).toBeGreaterThan(5);

  const sizeOf = () => canvas.evaluate((node: HTMLCanvasElement) => [node.width, node.height]);
  const resize = (width: number, height: number, deviceScaleFactor: number) =>
    cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  await resize(700, 500, 1);
  await expect.poll(sizeOf).toEqual([700, 500]);
  // Emulation reports another resolution only together with another size.
  await resize(690, 500, 2);
  await expect.poll(sizeOf).toEqual([1380, 1000]);
  await expect.poll(() => canvas.boundingBox()).toMatchObject({ width: 690, height: 500 });
  await settledPicture(page);
  await resize(800, 560, 1);
  await expect.poll(sizeOf).toEqual([800, 560]);

  const byDay = await settledPicture(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  await page.getByRole('group', { name: 'Town light' }).getByRole('button', { name: 'Evening' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => brightness(await townPicture(page))).toBeLessThan(brightness(byDay) - 20);

  const drawn = await countDraws(page);
  await setHidden(page, true);
  const before = await drawn();
  const ben = await players.arrive('ben');
  await ben.town.say('Can you hear me?');
  await expect(town.logLine('Can you hear me?')).toBeAttached();
  await expect(town.player(ben.username)).toBeAttached();
  expect(await drawn()).toBe(before);
  await setHidden(page, false);
  await expect.poll(drawn).toBeGreaterThan(before);
  await expect(town.player(username)).toBeAttached();
});

test('a look that arrives late replaces the silhouette', async ({ players }) => {
  const visited = await players.visit();
  const { page } = visited;
  const held = Promise.withResolvers<void>();
  await page.context().route(/\/(?:storage\/(?:items|bodies)|avatars)\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await players.arrive('ana', { visited });
  const silhouette = await settledPicture(page);
  held.resolve();
  await expect.poll(async () => differenceOf(silhouette, await townPicture(page)).most).toBeGreaterThan(8);
});

test('a context that is lost while the tab is hidden is restored by the browser', async ({ players }) => {
  // It takes seconds. A browser that never restores the context must not hold up the others for minutes.
  test.setTimeout(60_000);
  const { town } = await players.arrive('ana');
  const { page, canvas } = town;
  const before = await settledPicture(page);
  await setHidden(page, true);
  await canvas.evaluate(async (node: HTMLCanvasElement) => {
    const context = node.getContext('webgl2');
    // A busy machine may have lost it already.
    if (context?.isContextLost() !== false) return;
    const lost = context.getExtension('WEBGL_lose_context');
    const restored = new Promise((resolve) => node.addEventListener('webglcontextrestored', resolve, { once: true }));
    const gone = new Promise((resolve) => node.addEventListener('webglcontextlost', resolve, { once: true }));
    lost?.loseContext();
    await gone;
    // Not while the event is dispatched.
    await new Promise((resolve) => setTimeout(resolve));
    lost?.restoreContext();
    // The browser gives up when its GPU process is busy.
    const again = setInterval(() => context.isContextLost() && lost?.restoreContext(), 500);
    await restored;
    clearInterval(again);
  });
  await expect(canvas).not.toHaveAttribute('data-painter');
  await setHidden(page, false);
  // Only the figure may differ: its look may have come by now.
  await expect.poll(async () => differenceOf(before, await townPicture(page)).mean).toBeLessThan(20);
  await expect(canvas).not.toHaveAttribute('data-painter');
});
