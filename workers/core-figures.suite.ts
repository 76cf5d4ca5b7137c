/** Figures that the worker and its client draw, in the page of `core.worker.test.ts`. */
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { RgbaImage } from '../src/engine/core/types.ts';
import { type CorePage, makePack } from '../tests/support/chromium/core-page.ts';

export function figuresOfCore(shown: CorePage): void {
  let page: Page;
  beforeAll(() => {
    page = shown.page;
  });

  it('draws six views in column order side by side as premultiplied bytes', async () => {
    const { size, columns } = await page.evaluate(async () => {
      const figure = { packs: [{ url: '/figure.pack' }], width: 1, height: 1 };
      const { widthPx, heightPx, data } = await window.client.composeSheet(figure, 'full', 'pixels');
      const pixelAt = (x: number, y: number): number[] => [...data.subarray((y * widthPx + x) * 4).subarray(0, 4)];
      return {
        size: [widthPx, heightPx],
        columns: [0, 1, 2, 3, 4, 5].map((column) => [
          pixelAt(column * 425 + 120, 320),
          pixelAt(column * 425 + 100 + 51, 599),
        ]),
      };
    });
    expect(size).toEqual([6 * 425, 850]);
    // At alpha 51 a fifth of each is left.
    expect(columns).toEqual(
      [0, 1, 2, 3, 5, 4].map((rotation) => [
        [40 * rotation, 100, 200, 255],
        [10, 40, 8 * rotation, 51],
      ]),
    );
  });

  it.each([
    ['half', 213, 425],
    ['town', 120, 240],
    ['townHalf', 80, 160],
  ] as const)(
    'draws the %s views as a bitmap each, in the same order and with the same pixels',
    async (...expected) => {
      const [size, widthPx, heightPx] = expected;
      const views = await page.evaluate(async (frameSize) => {
        const figure = { packs: [{ url: '/figure.pack' }], width: 1, height: 1 };
        const bitmaps = await window.client.composeSheet(figure, frameSize);
        const sheet = await window.client.composeSheet(figure, frameSize, 'pixels');
        return bitmaps.map((bitmap, column) => {
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          const drawn = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
          let translucent = 0;
          let furthest = 0;
          for (let at = 0; at < drawn.length; at++) {
            const alpha = drawn[at | 3] ?? 0;
            if (alpha > 0 && alpha < 255) translucent++;
            const premultiplied = at % 4 === 3 ? alpha : ((drawn[at] ?? 0) * alpha) / 255;
            const row = Math.floor(at / 4 / bitmap.width);
            const inSheet = (row * sheet.widthPx + column * bitmap.width) * 4 + (at % (bitmap.width * 4));
            furthest = Math.max(furthest, Math.abs(premultiplied - (sheet.data[inSheet] ?? -1)));
          }
          return { size: [bitmap.width, bitmap.height], furthest, isTranslucent: translucent > 1000 };
        });
      }, size);
      expect(views.map((view) => view.size)).toEqual(Array.from({ length: 6 }, () => [widthPx, heightPx]));
      expect(Math.max(...views.map(({ furthest }) => furthest))).toBeLessThanOrEqual(1);
      expect(views.every(({ isTranslucent }) => isTranslucent)).toBe(true);
    },
  );

  it('trims a sheet to what is visible in any of its frames', async () => {
    const answer = await page.evaluate(async () => {
      const context = new OffscreenCanvas(90, 40).getContext('2d');
      if (context === null) throw new Error('no context');
      // In the frames of 30 px: (7, 9) to (10, 12) in the first, (20, 25) to (22, 31) in the last.
      context.fillStyle = 'rgb(200 100 50)';
      context.fillRect(7, 9, 3, 3);
      context.fillStyle = 'rgb(10 20 30)';
      context.fillRect(80, 25, 2, 6);
      const sheet = context.canvas.transferToImageBitmap();
      const { bitmap, ...rest } = await window.client.trimSheet(sheet, 3);
      const copy = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      copy?.drawImage(bitmap, 0, 0);
      const colourAt = (x: number, y: number): number[] => [...(copy?.getImageData(x, y, 1, 1).data ?? [])];
      const colours = [colourAt(1, 1), colourAt(0, 0), colourAt(2 * rest.box.widthPx + 14, 17)];
      return { ...rest, size: [bitmap.width, bitmap.height], colours, givenAway: sheet.width };
    });
    expect(answer).toEqual({
      box: { left: 6, top: 8, widthPx: 17, heightPx: 24 },
      frameWidthPx: 30,
      frameHeightPx: 40,
      size: [51, 24],
      colours: [
        [200, 100, 50, 255],
        [0, 0, 0, 0],
        [10, 20, 30, 255],
      ],
      givenAway: 0,
    });
  });

  it('composites trimmed views, which are the whole ones without what is transparent', async () => {
    const views = await page.evaluate(async () => {
      const figure = { packs: [{ url: '/figure.pack' }], width: 1, height: 1 };
      const wholes = await window.client.composeSheet(figure, 'town');
      const trimmed = await window.client.composeSheet(figure, 'town', 'trimmed');
      const pixelsOf = (bitmap: ImageBitmap, left: number, top: number): Uint8ClampedArray | undefined => {
        const context = new OffscreenCanvas(120, 240).getContext('2d');
        context?.drawImage(bitmap, left, top);
        return context?.getImageData(0, 0, 120, 240).data;
      };
      return trimmed.map(({ bitmap, box, frameWidthPx, frameHeightPx }, column) => {
        const [whole] = wholes.splice(0, 1);
        const expected = whole === undefined ? [] : (pixelsOf(whole, 0, 0) ?? []);
        const drawn = pixelsOf(bitmap, box.left, box.top);
        return {
          column,
          frame: [frameWidthPx, frameHeightPx],
          isBitmapOfBox: bitmap.width === box.widthPx && bitmap.height === box.heightPx,
          isSmaller: box.widthPx * box.heightPx < (120 * 240) / 2,
          isVisible: expected.some((byte) => byte > 0),
          isSame: expected.every((byte, at) => byte === drawn?.[at]),
        };
      });
    });
    const good = { frame: [120, 240], isBitmapOfBox: true, isSmaller: true, isVisible: true, isSame: true };
    expect(views).toEqual([0, 1, 2, 3, 4, 5].map((column) => ({ column, ...good })));
  });

  it('closes finished views when a later one fails, and draws the next sheet', async () => {
    const [worker] = page.workers();
    if (worker === undefined) throw new Error('the page has no worker');
    const compose = (): Promise<string> =>
      page.evaluate(() =>
        window.client.composeSheet({ packs: [{ url: '/figure.pack' }], width: 1, height: 1 }, 'townHalf').then(
          (views) => `${views.length} views`,
          (error: unknown) => String(error),
        ),
      );
    await worker.evaluate(() => {
      const closed: number[] = [];
      const { createImageBitmap } = globalThis;
      const given: ImageBitmap[] = [];
      globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
        if (given.length === 3) throw new Error('no memory for a fourth view');
        const bitmap = await createImageBitmap(source);
        given.push(bitmap);
        return bitmap;
      };
      Object.assign(globalThis, {
        restore: () => {
          globalThis.createImageBitmap = createImageBitmap;
          // A closed bitmap has no width.
          for (const bitmap of given) closed.push(bitmap.width);
          return closed;
        },
      });
    });
    const failed = await compose();
    const widths = await worker.evaluate('restore()');
    expect(failed).toContain('no memory for a fourth view');
    expect(widths).toEqual([0, 0, 0]);
    expect(await compose()).toBe('6 views');
  });

  it('draws previews onto a transferred canvas and drops the replaced request', async () => {
    const answer = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      document.body.append(canvas);
      const preview = window.client.openPreview(canvas);
      const figure = { packs: [{ url: '/figure.pack' }], width: 1, height: 1 };
      const shown = await Promise.all([preview.show(figure, 1, 'full'), preview.show(figure, 4, 'half')]);
      // The picture appears with one of the next frames.
      let pixel = [0, 0, 0, 0];
      while (pixel[3] === 0) {
        await new Promise(requestAnimationFrame);
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        copy?.drawImage(canvas, 0, 0);
        pixel = [...(copy?.getImageData(60, 160, 1, 1).data ?? [])];
      }
      preview.close();
      return { shown, size: [canvas.width, canvas.height], pixel, afterClose: await preview.show(figure, 0, 'full') };
    });
    expect(answer).toEqual({
      shown: [false, true],
      size: [213, 425],
      pixel: [160, 100, 200, 255],
      afterClose: false,
    });
  });

  it('draws a held sheet between fetched layers, and a close-up of it, until it is dropped', async () => {
    const answer = await page.evaluate(async () => {
      const { client } = window;
      const canvas = new OffscreenCanvas(6 * 425, 850);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = 'rgb(250, 200, 10)';
      // Columns 0 and 4 are views 0 and 5: one rectangle covers the figure's square, one is next to it.
      context.fillRect(100, 300, 25, 50);
      context.fillRect(4 * 425 + 200, 100, 40, 80);
      const sheet = await canvas.convertToBlob({ type: 'image/png' });
      const pixelAt = (picture: CanvasImageSource | RgbaImage, x: number, y: number): number[] => {
        if ('data' in picture) return [...picture.data.subarray((y * picture.widthPx + x) * 4).subarray(0, 4)];
        const copy = new OffscreenCanvas(6 * 425, 850).getContext('2d');
        copy?.drawImage(picture, 0, 0);
        return [...(copy?.getImageData(x, y, 1, 1).data ?? [])];
      };
      const compose = (...urls: string[]): Promise<RgbaImage> =>
        client.composeSheet({ packs: urls.map((url) => ({ url })), width: 1, height: 1 }, 'full', 'pixels');
      const [over, under] = [await client.holdSheet(sheet, 50), await client.holdSheet(sheet, -50)];
      const [before, behind] = [await compose('/figure.pack', over), await compose('/figure.pack', under)];
      const closeUpFile = await client.drawCloseUp(over, 5, 128);
      const closeUp = await createImageBitmap(closeUpFile);
      const ofEmptyView = await createImageBitmap(await client.drawCloseUp(over, 3, 128));
      client.dropSheet(over);
      return {
        places: [pixelAt(before, 110, 320), pixelAt(before, 140, 320), pixelAt(behind, 110, 320)],
        besides: pixelAt(before, 4 * 425 + 210, 120),
        // 80 px high with 10 px above and below, on 128: 12.8 px of margin, 51.2 px wide in the middle.
        closeUp: [closeUp.width, closeUp.height, pixelAt(closeUp, 64, 64)[3], pixelAt(closeUp, 64, 6)[3]],
        narrow: [pixelAt(closeUp, 42, 64)[3], pixelAt(closeUp, 34, 64)[3]],
        // The first visible view is 25 x 50 px.
        ofEmptyView: pixelAt(ofEmptyView, 64, 64)[3],
        dropped: await compose(over).then(() => 'drawn', String),
        wrongSize: await client.holdSheet(closeUpFile, 0).then(() => 'held', String),
        noPicture: await client.holdSheet(new Blob(['no']), 0).then(
          () => 'held',
          () => 'refused',
        ),
      };
    });
    expect(answer).toMatchObject({
      places: [
        [250, 200, 10, 255],
        [0, 100, 200, 255],
        [0, 100, 200, 255],
      ],
      besides: [250, 200, 10, 255],
      closeUp: [128, 128, 255, 0],
      narrow: [255, 0],
      ofEmptyView: 255,
      noPicture: 'refused',
    });
    expect(answer.dropped).toContain('is not held');
    expect(answer.wrongSize).toContain('128x128 is not six views');
  });

  it('fetches a pack once and caches it', async () => {
    const before = shown.packRequests;
    await page.evaluate(() =>
      window.client.composeSheet({ packs: [{ url: '/figure.pack' }], width: 1, height: 1 }, 'half'),
    );
    expect(before).toBe(1);
    expect(shown.packRequests).toBe(1);
  });

  it('fetches packs from the storage host that the page allows', async () => {
    const body = Buffer.from(await makePack());
    await page.route('https://storage.example/files/figure.pack', (route) =>
      route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }),
    );
    const widthPx = await page.evaluate(async () => {
      window.allowPacksFrom(['https://storage.example/files', '']);
      const client = window.createCoreClient();
      try {
        const packs = [{ url: 'https://storage.example/files/figure.pack' }];
        return (await client.composeSheet({ packs, width: 1, height: 1 }, 'half', 'pixels')).widthPx;
      } finally {
        client.dispose();
      }
    });
    expect(widthPx).toBe(6 * 213);
  });

  it.each([
    ['/missing.pack', '/missing.pack answered 404'],
    ['/broken.pack', 'not a layer pack'],
    ['https://elsewhere.example/a.pack', 'is not an allowed origin of layers'],
  ])('rejects the pack %s with a reason', async (url, reason) => {
    const message = await page.evaluate(
      (address) =>
        window.client
          .composeSheet({ packs: [{ url: address }], width: 1, height: 1 }, 'town')
          .then(() => 'drawn', String),
      url,
    );
    expect(message).toContain(reason);
  });
}
