/** The worker and its client in a real Chromium, served by the project's own Vite configuration. */
import { writeLayerPack } from '../src/shared/art/layer-pack.ts';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCore } from '../scripts/build/core.ts';
import type { CoreClient } from '../src/engine/client-types.ts';
import type { createCoreClient } from '../src/engine/core-client.ts';
import type { RgbaImage } from '../src/engine/core/types.ts';
import { loadCore } from '../src/engine/node/load-core.ts';
import type { allowPacksFrom } from '../src/engine/pack-origins.ts';
import { browserPage } from '../tests/support/chromium/browser-page.ts';

declare global {
  interface Window {
    client: CoreClient;
    createCoreClient: typeof createCoreClient;
    allowPacksFrom: typeof allowPacksFrom;
  }
}

const LOCATION = {
  Colliders: {
    Position: { x: 0, y: 0 },
    Scale: { x: 1 / 57.25, y: 1 / 57.25 },
    Paths: [
      [
        { x: 20, y: 20 },
        { x: 1000, y: 20 },
        { x: 1000, y: 900 },
        { x: 20, y: 900 },
      ],
      [
        { x: 200, y: 100 },
        { x: 400, y: 100 },
        { x: 400, y: 700 },
        { x: 200, y: 700 },
      ],
    ],
  },
  SpawnPoints: [{ x: 100, y: 200 }],
};

/**
 * A figure whose views differ: view r has a square of 50 px in colour [40 * r, 100, 200] at (100, 300), and below it one of
 * every alpha and of more colours.
 */
async function makePack(): Promise<Uint8Array> {
  const core = await loadCore();
  return writeLayerPack(
    Array.from({ length: 6 }, (_, rotation) => {
      const data = new Uint8ClampedArray(425 * 850 * 4);
      for (let y = 300; y < 350; y++) {
        for (let x = 100; x < 150; x++) data.set([40 * rotation, 100, 200, 255], (y * 425 + x) * 4);
      }
      for (let y = 500; y < 600; y++) {
        for (let x = 100; x < 356; x++) data.set([x - 100, 2 * (y - 500), 40 * rotation, x - 100], (y * 425 + x) * 4);
      }
      return { rotation, z: 0, payload: core.packLayer({ widthPx: 425, heightPx: 850, data }) };
    }),
  );
}

/** Of xy pairs. */
function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    length += Math.hypot((points[at] ?? 0) - (points[at - 2] ?? 0), (points[at + 1] ?? 0) - (points[at - 1] ?? 0));
  }
  return length;
}

describe('the core in a browser', { timeout: 60_000 }, () => {
  let packRequests = 0;
  const shown = browserPage({
    port: 4200,
    packages: ['comlink'],
    async handler() {
      await buildCore();
      const pack = await makePack();
      return ({ url }, response, next) => {
        if (url === '/figure.pack') {
          packRequests++;
          response.end(Buffer.from(pack));
        } else if (url === '/broken.pack') response.end('no pack at all');
        else if (url === '/missing.pack') response.writeHead(404).end();
        else next();
      };
    },
  });
  let page: Page;
  beforeAll(async () => {
    await shown.open('workers/fixtures/core-client.html', 'client');
    page = shown.page;
  });

  it('finds paths around the walls of a location', async () => {
    const answer = await page.evaluate(async (location) => {
      const info = await window.client.setLocation(location);
      const around = await window.client.planWalk({ x: 100, y: 300 }, { x: 500, y: 300 });
      const intoWall = await window.client.planWalk({ x: 100, y: 300 }, { x: 201, y: 300 });
      const points = around.status === 'found' ? [...around.points] : [];
      const goal = intoWall.status === 'found' ? intoWall.goal : null;
      return { info, points, goal };
    }, LOCATION);
    expect(answer.info).toMatchObject({ isExact: true, cornerCount: 4 });
    expect(answer.info.spawnPoints).toEqual([{ x: expect.closeTo(100), y: expect.closeTo(200) }]);
    expect(lengthOf(answer.points)).toBeCloseTo(2 * Math.hypot(100, 200) + 200, 0);
    expect(answer.goal?.x).toBeCloseTo(200, 1);
  });

  it('uses the bake of a location, and ignores that of another', async () => {
    const bake = (await loadCore()).bakeLocation(LOCATION);
    const answers = await page.evaluate(
      async ({ location, bytes }) => {
        const taken = await window.client.setLocation(location, Uint8Array.from(bytes));
        const left = await window.client.setLocation(location, Uint8Array.from(bytes.slice(1)));
        return [taken.isBaked, left.isBaked];
      },
      { location: LOCATION, bytes: [...(bake ?? [])] },
    );
    expect(answers).toEqual([true, false]);
  });

  it('resolves stale for a path request that a newer one replaced', async () => {
    const statuses = await page.evaluate(async () => {
      const to = { x: 500, y: 300 };
      const both = [window.client.planWalk({ x: 100, y: 300 }, to), window.client.planWalk({ x: 100, y: 310 }, to)];
      return (await Promise.all(both)).map((result) => result.status);
    });
    expect(statuses).toEqual(['stale', 'found']);
  });

  it('walks along headings, with the same runs as in Node', async () => {
    const requests = [0, 20, 61, 108].map((heading) => ({ x8: 1500, y8: 2400, heading, speed: 15 }));
    const answer = await page.evaluate(
      async ({ location, walks }) => {
        await window.client.setLocation(location);
        const runs = await Promise.all(walks.map((request) => window.client.slide(request)));
        const starts = await window.client.findHeadStarts(1500, 2400);
        return { runs: runs.map((one) => [...one]), ends: [...starts.ends], length: starts.runs.length };
      },
      { location: LOCATION, walks: requests },
    );
    const core = await loadCore();
    core.setLocation(LOCATION);
    expect(answer.runs).toEqual(requests.map((request) => [...core.slide(request)]));
    // The first one ends at the wall.
    expect(answer.runs[0]?.at(-2)).toBeGreaterThan(190);
    expect(answer.runs[0]?.at(-2)).toBeLessThan(200);
    expect(answer.ends.length).toBe(144);
    expect(answer.ends.at(-1)).toBe(answer.length);
  });

  it('plays match-three', async () => {
    const answer = await page.evaluate(async () => {
      const { client } = window;
      const start = await client.startMatch3(7);
      const turn = await client.swapMatch3(start.possibleSwaps[0] ?? [0, 0]);
      const again = await client.replayMatch3(7, Uint8Array.from(turn?.logged ?? []));
      return { points: turn?.state.score, again: again?.score, refused: await client.swapMatch3([0, 35]) };
    });
    expect(answer.points).toBeGreaterThanOrEqual(30);
    expect(answer.again).toBe(answer.points);
    expect(answer.refused).toBeNull();
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
    const before = packRequests;
    await page.evaluate(() =>
      window.client.composeSheet({ packs: [{ url: '/figure.pack' }], width: 1, height: 1 }, 'half'),
    );
    expect(before).toBe(1);
    expect(packRequests).toBe(1);
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
});
