/** The town drawn by the core in a worker, for browsers without a GPU: the picture, walking, zoom, a resized window. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Pixels of the canvas that do not show the colour behind the sky. The scenery of these tests is transparent. */
const paintedPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.town-canvas');
    if (canvas === null || canvas.width === 0) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let painted = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] !== 0x9f || data[at + 1] !== 0xd3 || data[at + 2] !== 0xfb) painted += 1;
    }
    return data[3] === 255 ? painted : 0;
  });

/** Device pixels of the canvas. */
const sizeOf = (canvas: Locator): Promise<[number, number]> =>
  canvas.evaluate((node: HTMLCanvasElement) => [node.width, node.height]);

test('the core draws the town: walking, zoom, a resized window and another screen', async ({ players }) => {
  const { town, username } = await players.arrive('ana', { renderer: 'core' });
  const { page, canvas } = town;
  await expect(canvas).toHaveAttribute('data-painter', 'core');
  await expect(town.drawing).toHaveCount(0);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
  const standing = await paintedPixels(page);

  await town.walkAnywhere(username, 60);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);

  for (let step = 0; step < 5; step++) await page.keyboard.press('+');
  // Drawn at the new zoom, the canvas is not scaled.
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(1.5 * standing);
  await expect(canvas).not.toHaveAttribute('style', /scale/);

  const cdp = await page.context().newCDPSession(page);
  const resize = (width: number, deviceScaleFactor: number): Promise<unknown> =>
    cdp.send('Emulation.setDeviceMetricsOverride', { width, height: 620, deviceScaleFactor, mobile: false });
  await resize(900, 1);
  await expect.poll(() => sizeOf(canvas)).toEqual([900, 620]);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);

  // Emulation reports another resolution only together with another size.
  await resize(880, 2);
  await expect.poll(() => sizeOf(canvas)).toEqual([1760, 1240]);
  await expect.poll(() => canvas.boundingBox()).toMatchObject({ width: 880, height: 620 });
});

test('a browser whose workers cannot draw shows one message', async ({ players }) => {
  const { context, town } = await players.arrive('ana');
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  });
  await town.page.goto('/?renderer=core');
  await expect(town.page.getByText('This browser cannot draw the town.')).toBeVisible();
  await expect(town.canvas).toHaveCount(0);
});

test.describe('by itself', () => {
  test.use({ painter: 'auto', withWebGl: true });

  test('the town is drawn by the core where WebGL is software, and the settings say so and change it', async ({
    players,
  }) => {
    const visited = await players.visit();
    const { page } = visited;
    const requested = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.context().route(/\/WebGLRenderer-[^/]*\.js$/, async (route) => {
      requested.resolve();
      await held.promise;
      await route.continue();
    });
    await players.arrive('ana', { visited });
    const canvas = page.locator('.town-canvas');
    const choose = (painter: string): Promise<void> =>
      page.getByRole('group', { name: 'Drawn by' }).getByRole('button', { name: painter }).click();
    await expect(canvas).toHaveAttribute('data-painter', 'core');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
    await choose('GPU');
    await expect(canvas).toHaveCount(1);
    await expect(canvas).not.toHaveAttribute('data-painter');
    // The GPU's painter is replaced before it has started.
    await requested.promise;
    await choose('Core');
    await expect(canvas).toHaveAttribute('data-painter', 'core');
    const answered = page.waitForResponse(/\/WebGLRenderer-/);
    held.resolve();
    await answered;
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
  });
});

test.describe('a lost context', () => {
  test.use({ painter: 'gpu', withWebGl: true });

  test('the core takes over on a visible page', async ({ players }) => {
    const { town } = await players.arrive('ana');
    const { page } = town;
    const canvas = page.locator('.town-canvas');
    // It is hidden at first, too.
    await expect(town.drawing).toHaveCount(0);
    await canvas.evaluate((node: HTMLCanvasElement) => {
      node.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(canvas).toHaveAttribute('data-painter', 'core');
    await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
  });
});

test('a worker that fails says so, and the GPU draws the town', async ({ players }) => {
  players.expectErrors(/the worker cannot draw the town/, /Failed to load resource/);
  const visited = await players.visit();
  const { page } = visited;
  await page.context().route(/painter.*\.wasm$/, (route) => route.abort());
  const { town } = await players.arrive('ana', { visited, renderer: 'core' });
  await expect(page.getByText('The core stopped drawing the town. The GPU draws it now.')).toBeVisible();
  await expect(town.canvas).not.toHaveAttribute('data-painter');
});

test('a GPU that is refused when the town starts says so, and the core draws it', async ({ players }) => {
  players.expectErrors(/the GPU cannot draw the town/);
  const visited = await players.visit();
  const { page } = visited;
  await page.context().addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    // The checks before it use canvases that are not in the page.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const isRefused = this.isConnected && String(args[0]).startsWith('webgl');
      return isRefused ? null : Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });
  const { town } = await players.arrive('ana', { visited, renderer: 'gpu' });
  await expect(page.getByText('The GPU could not draw the town. The core draws it now.')).toBeVisible();
  await expect(town.canvas).toHaveAttribute('data-painter', 'core');
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
});

/** Pixels of the golden line around the own name, in the part of the window that the interface leaves free. */
async function goldenPixels(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: width * 0.25, y: height * 0.15, width: width * 0.5, height: height * 0.55 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return 0;
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--glow').trim();
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let golden = 0;
    for (let at = 0; at < data.length; at += 4) {
      // Rain makes all of the picture a little darker.
      const shade = (data[at] ?? 0) / red;
      const off = [green * shade - (data[at + 1] ?? 0), blue * shade - (data[at + 2] ?? 0)];
      if (shade >= 0.9 && off.every((part) => Math.abs(part) <= 4)) golden += 1;
    }
    return golden;
  }, picture);
}

for (const renderer of ['core', 'gpu'] as const) {
  test.describe(`names in the picture (${renderer})`, () => {
    test.use({ painter: renderer, withWebGl: renderer === 'gpu' });

    test('the own name has its golden line', async ({ players }) => {
      const { town } = await players.arrive('ana');
      await expect(town.drawing).toHaveCount(0);
      await expect.poll(() => goldenPixels(town.page)).toBeGreaterThan(100);
    });
  });
}
