/** Pictures in the worker: their frames, and when they are dropped. The client is a record of what it is asked for. */
import { beforeEach, expect, it } from 'vitest';
import { type CoreFrames, createCoreFrames } from './core-frames.ts';

let asked: string[];
let frames: CoreFrames;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked = [];
  frames = createCoreFrames(
    {
      addPicture: (picture, bitmaps, count) => void asked.push(`add ${picture} of ${bitmaps.length}, ${count} frames`),
      async loadPicture(picture, { url, frameCount, timeoutMs }) {
        asked.push(`load ${picture} ${url}, ${frameCount} frames, ${timeoutMs} ms`);
        return { widthPx: 60, heightPx: 20, bytes: 100 };
      },
      dropPicture: (picture) => void asked.push(`drop ${picture}`),
    },
    () => undefined,
  );
});

const bitmap = { width: 60, height: 20, close: () => undefined };

it('has the frames of a picture that the worker has fetched, and counts what it takes there', async () => {
  const { store, fetchPicture } = frames;
  const shadow = frames.add(bitmap);
  const want = () =>
    store.sheet('wren', 6, 1000, async (signal) => [
      await fetchPicture({ url: '/wren.webp', frameCount: 6, timeoutMs: 50 }, signal),
    ]);
  expect([want(), store.picture('/tile.webp')]).toEqual([null, null]);
  await settle();
  store.beginFrame();
  expect(want()?.[5]).toEqual({ picture: 2, frame: 5, widthPx: 10, heightPx: 20 });
  expect(store.picture('/tile.webp')).toEqual({ picture: 3, frame: 0, widthPx: 60, heightPx: 20 });
  expect(store.bytes()).toBe(200);
  expect(asked).toEqual([
    'add 1 of 1, 1 frames',
    'load 2 /wren.webp, 6 frames, 50 ms',
    'load 3 /tile.webp, 1 frames, null ms',
  ]);
  asked = [];
  frames.drop(shadow);
  store.dispose();
  expect(asked.toSorted()).toEqual(['drop 1', 'drop 2', 'drop 3']);
});

it('transfers the views that the core composited, and drops them as one picture', async () => {
  const { store } = frames;
  const want = () => store.sheet('me', 6, 1000, async () => Array.from({ length: 6 }, () => bitmap));
  want();
  await settle();
  store.beginFrame();
  expect(want()?.map(({ frame, widthPx }) => [frame, widthPx])).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at, 60]));
  store.setBudget(0);
  for (let frame = 0; frame < 3; frame += 1) store.beginFrame();
  expect(asked).toEqual(['add 1 of 6, 6 frames', 'drop 1']);
});
