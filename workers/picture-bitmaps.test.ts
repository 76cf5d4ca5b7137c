/** Strips of a picture in a real Chromium: Node has no bitmaps. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPage } from '../tests/support/chromium/browser-page.ts';
import type { cutIntoBitmaps, MAX_BITMAP_BYTES } from './picture-bitmaps.ts';

declare global {
  interface Window {
    cutIntoBitmaps: typeof cutIntoBitmaps;
    MAX_BITMAP_BYTES: typeof MAX_BITMAP_BYTES;
  }
}

describe('bitmaps of a picture', { timeout: 60_000 }, () => {
  const shown = browserPage({ port: 4202, packages: [] });
  let page: Page;
  beforeAll(async () => {
    await shown.open('workers/picture-bitmaps.ts', 'cutIntoBitmaps');
    page = shown.page;
  });

  it('cuts a large picture into strips of nearly equal height', async () => {
    const answer = await page.evaluate(async () => {
      /** Bytes inside a larger buffer, like bytes borrowed from the core. */
      const noise = (widthPx: number, heightPx: number) => {
        const data = new Uint8ClampedArray(1000 + widthPx * heightPx * 4).subarray(1000);
        for (let at = 0; at < data.length; at++) data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 7;
        return { widthPx, heightPx, data };
      };
      const cut = async (widthPx: number, heightPx: number) => {
        const picture = noise(widthPx, heightPx);
        const drawn = picture.data.slice();
        const cutting = window.cutIntoBitmaps(picture);
        // Bytes and canvases are reused: later changes must not affect the bitmaps.
        picture.data.fill(99);
        for (const strip of await window.cutIntoBitmaps(picture)) strip.close();
        const strips = await cutting;
        const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d');
        let top = 0;
        for (const strip of strips) {
          context?.drawImage(strip, 0, top);
          top += strip.height;
        }
        const shown = context?.getImageData(0, 0, widthPx, heightPx).data;
        return {
          sizes: strips.map((strip) => [strip.width, strip.height]),
          isSame: drawn.every((byte, at) => byte === shown?.[at]),
          largest: Math.max(...strips.map((strip) => strip.width * strip.height * 4)),
        };
      };
      return {
        full: await cut(425, 850),
        odd: await cut(425, 1157),
        // Exactly the limit, and one row more.
        most: await cut(480, 512),
        more: await cut(480, 513),
        limit: window.MAX_BITMAP_BYTES,
      };
    });
    expect(answer.limit).toBe(480 * 512 * 4);
    expect(answer.full.sizes).toEqual([
      [425, 425],
      [425, 425],
    ]);
    expect(answer.odd.sizes.map(([width]) => width)).toEqual([425, 425, 425]);
    expect(answer.odd.sizes.map(([, height]) => height)).toEqual([385, 386, 386]);
    expect(answer.most.sizes).toEqual([[480, 512]]);
    expect(answer.more.sizes.map(([, height]) => height)).toEqual([256, 257]);
    for (const { isSame, largest } of [answer.full, answer.odd, answer.most, answer.more]) {
      expect(isSame).toBe(true);
      expect(largest).toBeLessThanOrEqual(answer.limit);
    }
  });

  it('keeps the canvases of the most recently used sizes, and closes all strips when one fails', async () => {
    const answer = await page.evaluate(async () => {
      const Canvas = window.OffscreenCanvas;
      let made = 0;
      window.OffscreenCanvas = class extends Canvas {
        constructor(widthPx: number, heightPx: number) {
          super(widthPx, heightPx);
          made++;
        }
      };
      const madeFor = async (...widths: number[]): Promise<number> => {
        const before = made;
        for (const widthPx of widths) {
          const data = new Uint8ClampedArray(widthPx * 4);
          for (const bitmap of await window.cutIntoBitmaps({ widthPx, heightPx: 1, data })) bitmap.close();
        }
        return made - before;
      };
      try {
        const counts: number[] = [];
        for (const widths of [[1, 2, 3, 4, 5, 6], [1, 1, 6], [7], [1, 3, 7], [2]])
          counts.push(await madeFor(...widths));
        const { createImageBitmap } = window;
        const given: ImageBitmap[] = [];
        let calls = 0;
        let failure = '';
        window.createImageBitmap = async (source: ImageBitmapSource) => {
          if (++calls === 3) throw new Error('no memory for a third strip');
          const bitmap = await createImageBitmap(source);
          given.push(bitmap);
          return bitmap;
        };
        try {
          await window.cutIntoBitmaps({ widthPx: 425, heightPx: 1700, data: new Uint8ClampedArray(425 * 1700 * 4) });
        } catch (error) {
          failure = String(error);
        } finally {
          window.createImageBitmap = createImageBitmap;
        }
        return { counts, failure, open: given.map((bitmap) => bitmap.width) };
      } finally {
        window.OffscreenCanvas = Canvas;
      }
    });
    // The seventh size replaces the second, the least recently used one.
    expect(answer.counts).toEqual([6, 0, 1, 0, 1]);
    expect(answer.failure).toContain('no memory for a third strip');
    expect(answer.open).toEqual([0, 0]);
  });
});
