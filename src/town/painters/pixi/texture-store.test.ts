/** The textures of the town in a real Chromium: Node has no bitmaps. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPage } from '../../../../tests/support/chromium/browser-page.ts';
import type { createTextureStore } from './texture-store.ts';

declare global {
  interface Window {
    createTextureStore: typeof createTextureStore;
    /** An empty bitmap, recorded in `made`. */
    paint(widthPx: number, heightPx: number): ImageBitmap;
    /** A sheet of six frames of that size, as one bitmap or in pieces. */
    sheetOf(kind: Kind, widthPx: number, heightPx: number): ImageBitmap[];
    made: ImageBitmap[];
    /** Number of bitmaps in `made` that are still open; a closed bitmap has width 0. */
    openOnes(): number;
    /** Lets pending loads resolve. */
    settle(): Promise<void>;
  }
}

type Kind = 'whole' | 'in pieces';
const KINDS: readonly Kind[] = ['whole', 'in pieces'];

describe('the textures of the town', { timeout: 60_000 }, () => {
  const shown = browserPage({ port: 4201, packages: ['pixi.js'] });
  let page: Page;

  beforeEach(async () => {
    await shown.open('src/town/painters/pixi/texture-store.ts', 'createTextureStore');
    page = shown.page;
    await page.evaluate(() => {
      window.made = [];
      window.paint = (widthPx, heightPx) => {
        const canvas = new OffscreenCanvas(widthPx, heightPx);
        canvas.getContext('2d');
        const bitmap = canvas.transferToImageBitmap();
        window.made.push(bitmap);
        return bitmap;
      };
      window.sheetOf = (kind, widthPx, heightPx) =>
        kind === 'whole'
          ? [window.paint(6 * widthPx, heightPx)]
          : Array.from({ length: 6 }, () => window.paint(widthPx, heightPx));
      window.openOnes = () => window.made.filter(({ width }) => width > 0).length;
      window.settle = () => new Promise((resolve) => setTimeout(resolve));
    });
  });

  it.each(KINDS)('returns the frames of a sheet that arrived %s in order and counts their memory', async (kind) => {
    const answer = await page.evaluate(async (of) => {
      let changes = 0;
      const store = window.createTextureStore(() => changes++);
      const want = () => store.sheet('a', 6, 1000, async () => window.sheetOf(of, 213, 425));
      const early = [want(), store.hasWaiting(), changes];
      await window.settle();
      const arrived = [want(), store.hasWaiting(), changes, store.bytes()];
      store.beginFrame();
      const frames = want() ?? [];
      const order = frames.map(({ source, frame }) => [window.made.indexOf(source.resource), frame.x]);
      const sizes = frames.map(({ frame }) => [frame.y, frame.width, frame.height]);
      const after = [store.hasWaiting(), store.bytes(), want() === frames, window.openOnes() === window.made.length];
      return { early, arrived, order, sizes, after };
    }, kind);
    expect(answer.early).toEqual([null, false, 0]);
    expect(answer.arrived).toEqual([null, true, 1, 0]);
    expect(answer.order).toEqual(
      [0, 1, 2, 3, 4, 5].map((column) => (kind === 'whole' ? [0, 213 * column] : [column, 0])),
    );
    expect(answer.sizes).toEqual(Array.from({ length: 6 }, () => [0, 213, 425]));
    expect(answer.after).toEqual([false, 6 * 213 * 425 * 4, true, true]);
  });

  it('shows a trimmed sheet in its place in the frame, and counts what is left of it', async () => {
    const answer = await page.evaluate(async () => {
      const store = window.createTextureStore(() => undefined);
      const bitmap = window.paint(6 * 50, 200);
      const box = { left: 30, top: 25, widthPx: 50, heightPx: 200 };
      const sheet = { bitmap, box, frameWidthPx: 120, frameHeightPx: 240, width: 300, height: 200 };
      const want = () => store.sheet('a', 6, 1000, async () => [{ ...sheet, close: () => bitmap.close() }]);
      want();
      await window.settle();
      store.beginFrame();
      const frames = (want() ?? []).map(({ width, height, frame, trim }) => [width, height, frame.x, trim?.x, trim?.y]);
      const bytes = store.bytes();
      store.dispose();
      return { frames, bytes, open: window.openOnes() };
    });
    expect(answer.frames).toEqual([0, 1, 2, 3, 4, 5].map((column) => [120, 240, 50 * column, 30, 25]));
    expect(answer.bytes).toBe(6 * 50 * 200 * 4);
    expect(answer.open).toBe(0);
  });

  it('limits the uploads per frame: a sheet in pieces becomes visible piece by piece', async () => {
    const counts = await page.evaluate(async () => {
      const taken = async (kind: Kind, count: number): Promise<number[]> => {
        const store = window.createTextureStore(() => undefined);
        const want = () =>
          Array.from({ length: count }, (_, at) =>
            store.sheet(`${at}`, 6, 1000, async () => window.sheetOf(kind, 213, 425)),
          ).filter((frames) => frames !== null).length;
        want();
        await window.settle();
        const perFrame = [];
        while (store.hasWaiting()) {
          store.beginFrame();
          perFrame.push(want());
        }
        store.dispose();
        return perFrame;
      };
      return { whole: await taken('whole', 7), pieces: await taken('in pieces', 20) };
    });
    // The third sheet of 2.17 MB and the 18th view of 0.36 MB exceed the 6 MB.
    expect(counts).toEqual({ whole: [3, 6, 7], pieces: [18, 20] });
  });

  it.each(KINDS)('evicts an unused sheet that arrived %s when the memory budget is exceeded', async (kind) => {
    const answer = await page.evaluate(async (of) => {
      const store = window.createTextureStore(() => undefined);
      const load = async (): Promise<ImageBitmap[]> => window.sheetOf(of, 120, 240);
      const want = (key: string) => store.sheet(key, 6, 1000, load);
      store.setBudget(1.5 * 6 * 120 * 240 * 4);
      want('a');
      want('b');
      await window.settle();
      store.beginFrame();
      const [a, b] = [want('a') ?? [], want('b') ?? []];
      const both = [store.bytes(), window.openOnes()];
      store.beginFrame();
      want('b');
      const lastFrame = store.bytes();
      store.beginFrame();
      const left = [store.bytes(), window.openOnes(), want('b') === b];
      return {
        both,
        lastFrame,
        left,
        gone: a.map((texture) => texture.destroyed),
        kept: b.map((texture) => texture.destroyed || texture.source.destroyed),
        isRequestedAgain: want('a') === null,
      };
    }, kind);
    const [bytes, pictures] = [6 * 120 * 240 * 4, kind === 'whole' ? 1 : 6];
    expect(answer.both).toEqual([2 * bytes, 2 * pictures]);
    expect(answer.lastFrame).toBe(2 * bytes);
    expect(answer.left).toEqual([bytes, pictures, true]);
    expect(answer.gone).toEqual(Array.from({ length: 6 }, () => true));
    expect(answer.kept).toEqual(Array.from({ length: 6 }, () => false));
    expect(answer.isRequestedAgain).toBe(true);
  });

  it.each(KINDS)('closes all bitmaps that arrived %s on dispose: shown, pending or late', async (kind) => {
    const answer = await page.evaluate(async (of) => {
      let changes = 0;
      const store = window.createTextureStore(() => changes++);
      const load = async (): Promise<ImageBitmap[]> => window.sheetOf(of, 80, 160);
      store.sheet('shown', 6, 1000, load);
      await window.settle();
      store.beginFrame();
      const shown = store.sheet('shown', 6, 1000, load) ?? [];
      const sources = new Set(shown.map((texture) => texture.source));
      store.sheet('waiting', 6, 1000, load);
      await window.settle();
      const late = Promise.withResolvers<void>();
      store.sheet('late', 6, 1000, () => late.promise.then(load));
      const before = [window.openOnes(), store.hasWaiting(), changes];
      store.dispose();
      const disposed = window.openOnes();
      late.resolve();
      await window.settle();
      const destroyed = [shown.every((texture) => texture.destroyed), [...sources].every((source) => source.destroyed)];
      const after = [window.made.length, window.openOnes(), store.bytes(), store.hasWaiting(), changes];
      return { before, disposed, after, destroyed, sources: sources.size };
    }, kind);
    const pictures = kind === 'whole' ? 1 : 6;
    expect(answer.before).toEqual([2 * pictures, true, 2]);
    expect(answer.disposed).toBe(0);
    expect(answer.after).toEqual([3 * pictures, 0, 0, false, 2]);
    expect(answer.destroyed).toEqual([true, true]);
    expect(answer.sources).toBe(pictures);
  });

  it('rejects and closes a picture without the expected number of frames, and requests it again', async () => {
    const answer = await page.evaluate(async () => {
      const retried = Promise.withResolvers<void>();
      let changes = 0;
      const store = window.createTextureStore(() => {
        if (++changes === 2) retried.resolve();
      });
      const answers = [5, 0, 6].map((count) => Array.from({ length: count }, () => window.paint(10, 20)));
      const want = () => store.sheet('a', 6, 0, async () => answers.shift() ?? []);
      const tries = [];
      want();
      await window.settle();
      tries.push([store.hasWaiting(), store.bytes(), window.openOnes()]);
      // The store calls back when the retry is due.
      await retried.promise;
      want();
      await window.settle();
      tries.push([store.hasWaiting(), store.bytes(), window.openOnes()]);
      want();
      await window.settle();
      tries.push([store.hasWaiting(), store.bytes(), window.openOnes()]);
      store.beginFrame();
      return { tries, frames: want()?.length };
    });
    expect(answer.tries).toEqual([
      [false, 0, 6],
      [false, 0, 6],
      [true, 0, 6],
    ]);
    expect(answer.frames).toBe(6);
  });
});
