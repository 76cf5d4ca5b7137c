import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ASKED_PER_FRAME, createPictureStore, type Picture } from './picture-store.ts';

const COUNT = 2 * ASKED_PER_FRAME + 1;
const urls = Array.from({ length: COUNT }, (_, index) => `/tile-${index}.webp`);

describe('the pictures that a frame asks for', () => {
  let asked: string[];
  let changes: number;
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
        return new Promise(() => undefined);
      },
      adoptedBytesPerFrame: 1,
    });

  it('are a few, in their order; the others follow in the next frames, each once', () => {
    const store = newStore();
    const frame = (): string[] => {
      asked = [];
      changes = 0;
      store.beginFrame();
      for (const url of urls) store.picture(url);
      return asked;
    };
    expect(frame()).toEqual(urls.slice(0, ASKED_PER_FRAME));
    expect(changes).toBeGreaterThan(0);
    expect(frame()).toEqual(urls.slice(ASKED_PER_FRAME, 2 * ASKED_PER_FRAME));
    expect(frame()).toEqual(urls.slice(2 * ASKED_PER_FRAME));
    expect(changes).toBe(0);
    expect(frame()).toEqual([]);
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
