import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { ASKED_PER_FRAME, createPictureStore, FETCHED_AT_ONCE, type Picture, SHEET_IDLE_MS } from './picture-store.ts';

const COUNT = 2 * ASKED_PER_FRAME + 1;
const urls = Array.from({ length: COUNT }, (_, index) => `/tile-${index}.webp`);

describe('the pictures that a frame asks for', () => {
  let asked: string[];
  let changes: number;
  /** Of the picture that was asked for last. */
  let arrive: () => void;
  beforeEach(() => {
    asked = [];
    changes = 0;
  });

  const newStore = () =>
    createPictureStore<number, Picture>({
      changed: () => (changes += 1),
      adopt: () => ({ frames: [1], release: () => undefined }),
      fetch({ url }) {
        asked.push(url);
        return new Promise((resolve) => (arrive = () => resolve({ width: 1, height: 1, close: () => undefined })));
      },
      adoptedBytesPerFrame: 1,
    });

  it('are a few, in their order; the others follow in the next frames, each once', () => {
    const store = newStore();
    const frame = (): number => {
      const before = store.loadingCount();
      changes = 0;
      store.beginFrame();
      for (const url of urls) store.picture(url);
      return store.loadingCount() - before;
    };
    expect(frame()).toBe(ASKED_PER_FRAME);
    expect(changes).toBeGreaterThan(0);
    expect(frame()).toBe(ASKED_PER_FRAME);
    expect(frame()).toBe(COUNT - 2 * ASKED_PER_FRAME);
    expect(changes).toBe(0);
    expect(frame()).toBe(0);
  });

  it('are fetched a few at a time, in their order, because one that is still rendered holds its connection', async () => {
    const store = newStore();
    store.beginFrame();
    for (const url of urls) store.picture(url);
    expect(asked).toEqual(urls.slice(0, FETCHED_AT_ONCE));
    arrive();
    await vi.waitFor(() => expect(asked).toEqual(urls.slice(0, FETCHED_AT_ONCE + 1)));
    arrive();
    await vi.waitFor(() => expect(asked).toEqual(urls.slice(0, FETCHED_AT_ONCE + 2)));
  });

  it('are avatars in any case', () => {
    const store = newStore();
    store.beginFrame();
    for (const url of urls) store.picture(url);
    const load = vi.fn(() => new Promise<never>(() => undefined));
    store.sheet('avatar:wren', 6, 1000, load);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('drops avatars that no frame needed for half a minute, and no scenery', async () => {
  const clock = replaceRuntime(runtime);
  const released: string[] = [];
  const store = createPictureStore<number, Picture>({
    changed: () => undefined,
    adopt: ([first]) => ({ frames: [1], release: () => first?.close() }),
    fetch: async ({ url }) => ({ width: 1, height: 1, close: () => released.push(url) }),
    adoptedBytesPerFrame: 100,
  });
  const sheet = (key: string): void => {
    store.sheet(key, 6, 1000, async () => [{ width: 6, height: 1, close: () => released.push(key) }]);
  };
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame += 1) {
      store.beginFrame();
      sheet('avatar:wren');
    }
  };
  frames(1);
  sheet('avatar:jay');
  store.picture('/tile.webp');
  await vi.waitFor(() => expect(store.loadingCount()).toBe(0));
  frames(60);
  expect(store.bytes()).toBe(6 * 4 + 6 * 4 + 4);
  clock.advance(SHEET_IDLE_MS);
  frames(60);
  expect(released).toEqual([]);
  clock.advance(1);
  frames(60);
  expect(released).toEqual(['avatar:jay']);
  expect(store.bytes()).toBe(6 * 4 + 4);
});
