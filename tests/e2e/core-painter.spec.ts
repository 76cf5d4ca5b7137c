/** The town drawn by the core in a worker, for browsers without a GPU: the picture, walking, zoom, a resized window. */
import type { Page } from '@playwright/test';
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

test('the core draws the town: walking, zoom and a resized window', async ({ players }) => {
  const { town, username } = await players.arrive('ana', { renderer: 'core' });
  const { page, canvas } = town;
  await expect(canvas).toHaveAttribute('data-painter', 'core');
  await expect(town.drawing).toBeHidden();
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
  const standing = await paintedPixels(page);

  await town.walkAnywhere(username, 60);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);

  for (let step = 0; step < 5; step++) await page.keyboard.press('+');
  // Drawn at the new zoom, the canvas is not scaled.
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(1.5 * standing);
  await expect(canvas).not.toHaveAttribute('style', /scale/);

  await page.setViewportSize({ width: 900, height: 620 });
  await expect.poll(() => canvas.evaluate((node: HTMLCanvasElement) => [node.width, node.height])).toEqual([900, 620]);
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(2000);
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
