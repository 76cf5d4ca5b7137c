/** Which pictures stay decoded. Bitmaps are fakes: Node has none. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createHeldPictures, DECODED_BYTES, type HeldPictures } from './held-pictures.ts';

const SHEET = { frames: 6, width: 720, height: 240 } as const;
const SHEET_BYTES = SHEET.width * SHEET.height * 4;
/** One more than stay decoded. */
const MANY = Math.floor(DECODED_BYTES / SHEET_BYTES) + 1;

let open: number;
let fetched: string[];
let pictures: HeldPictures;
let fetching: Promise<void>;

const bitmapOf = (width: number, height: number): ImageBitmap => {
  open += 1;
  return { width, height, close: () => (open -= 1) };
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const sheet = (number: number) =>
  pictures.load(number, { url: `/sheet-${number}.webp`, frameCount: SHEET.frames, timeoutMs: 15_000 });

const tile = (number: number) => pictures.load(number, { url: '/tile.webp', frameCount: 1, timeoutMs: null });

beforeEach(() => {
  open = 0;
  fetched = [];
  fetching = Promise.resolve();
  pictures = createHeldPictures({
    async fetch(url) {
      fetched.push(url);
      await fetching;
      return new Blob(['file']);
    },
    decode: async () => bitmapOf(SHEET.width, SHEET.height),
  });
});

describe('the pictures of the painter', () => {
  it('are loaded, with the size of a frame and where each frame is', async () => {
    expect(await sheet(1)).toEqual({ widthPx: 720, heightPx: 240, bytes: 4 });
    expect(pictures.sizeOf(1)).toEqual({ widthPx: 120, heightPx: 240 });
    expect(pictures.source(1, 4)?.left).toBe(480);
    expect(await tile(2)).toEqual({ widthPx: 720, heightPx: 240, bytes: SHEET_BYTES });
    pictures.add(
      3,
      Array.from({ length: 6 }, () => bitmapOf(100, 200)),
      6,
    );
    expect(pictures.sizeOf(3)).toEqual({ widthPx: 100, heightPx: 200 });
    expect(pictures.source(3, 5)?.left).toBe(0);
    for (const number of [1, 2, 3]) pictures.drop(number);
    expect(open).toBe(0);
    expect(pictures.source(1, 0)).toBeNull();
  });

  it('stay decoded in a bounded number of bytes; the others are decoded again, not fetched', async () => {
    for (let number = 0; number < MANY; number += 1) await sheet(number);
    expect(open).toBe(MANY - 1);
    expect(pictures.source(0, 0)).toBeNull();
    expect(pictures.source(0, 1)).toBeNull();
    await settle();
    expect(pictures.source(0, 1)?.left).toBe(120);
    expect(open).toBe(MANY - 1);
    expect(fetched).toHaveLength(MANY);
    // Used since: the next one is closed instead.
    expect(pictures.source(1, 0)).toBeNull();
  });

  it('that are no sheets stay decoded in any case', async () => {
    for (let number = 0; number < 2 * MANY; number += 1) await tile(number);
    expect(open).toBe(2 * MANY);
  });

  it('that are dropped while they load leave nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fetching = promise;
    const loaded = sheet(1);
    await settle();
    pictures.drop(1);
    resolve();
    await expect(loaded).rejects.toThrow('not needed');
    expect([open, pictures.sizeOf(1)]).toEqual([0, null]);
  });

  it('that are dropped while they are decoded again leave nothing', async () => {
    for (let number = 0; number < MANY; number += 1) await sheet(number);
    expect(pictures.source(0, 0)).toBeNull();
    for (let number = 0; number < MANY; number += 1) pictures.drop(number);
    await settle();
    expect(open).toBe(0);
  });

  it('are fetched eight at once; one that is dropped while it waits is not fetched', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fetching = promise;
    const loads = Array.from({ length: 11 }, (_, number) => sheet(number));
    const outcomes = Promise.allSettled(loads);
    await settle();
    expect(fetched).toHaveLength(8);
    pictures.drop(9);
    resolve();
    const states = (await outcomes).map(({ status }) => status === 'fulfilled');
    expect(states).toEqual([...Array.from({ length: 9 }, () => true), false, true]);
    expect(fetched).toHaveLength(10);
  });
});
