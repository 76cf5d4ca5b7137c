/**
 * Textures of the town by address: fetched and decoded off the main thread, uploaded a few a frame, and destroyed least
 * recently wanted first when they outgrow the budget. It owns every texture that it hands out; whoever draws one asks for
 * it again in each frame that needs it.
 */
import { ImageSource, Rectangle, Texture } from 'pixi.js';

/** Bytes of pixels kept; half of it in Optimized Mode. */
export const TEXTURE_BUDGET_BYTES = 150 * 1024 * 1024;
/** New pixels that one frame may take, at least one picture: uploading costs it several milliseconds. */
const ADOPTED_BYTES_PER_FRAME = 6 * 1024 * 1024;
/** Art that is not rendered yet answers 503 for a while. */
const PICTURE_RETRY_MS = 3000;

interface Entry {
  state: 'loading' | 'decoded' | 'ready' | 'failed';
  bitmap: ImageBitmap | null;
  source: ImageSource | null;
  frames: Texture[];
  bytes: number;
  wantedAt: number;
  frameCount: number;
  retryAtMs: number;
}

/** Fetches a picture; rejects when it cannot be had. */
export type PictureLoader = (signal: AbortSignal) => Promise<ImageBitmap>;

export interface TextureStore {
  /** The texture of a picture once it is there. Marks it as wanted in this frame. */
  picture(url: string): Texture | null;
  /** A sheet cut into `count` frames side by side; `load` says where it comes from. Tried again `retryMs` after it failed. */
  sheet(key: string, count: number, retryMs: number, load: PictureLoader): readonly Texture[] | null;
  /** Begins a new frame: takes in what was decoded and lets go of what is no longer wanted. */
  beginFrame(): void;
  setBudget(bytes: number): void;
  /** Whether something decoded waits for a frame. */
  hasWaiting(): boolean;
  bytes(): number;
  dispose(): void;
}

/** `changed` is called when a frame should be drawn because a picture arrived. */
export function createTextureStore(changed: () => void): TextureStore {
  const entries = new Map<string, Entry>();
  const closing = new AbortController();
  let frame = 0;
  let budget = TEXTURE_BUDGET_BYTES;
  let total = 0;
  let waiting = 0;

  function want(key: string, frameCount: number, retryMs: number, load: PictureLoader): Entry {
    let entry = entries.get(key);
    const isDue = entry?.state === 'failed' && performance.now() >= entry.retryAtMs;
    if (entry === undefined || isDue) {
      entry = {
        state: 'loading',
        bitmap: null,
        source: null,
        frames: [],
        bytes: 0,
        wantedAt: frame,
        frameCount,
        retryAtMs: 0,
      };
      entries.set(key, entry);
      void fill(entry, retryMs, load);
    }
    entry.wantedAt = frame;
    return entry;
  }

  async function fill(entry: Entry, retryMs: number, load: PictureLoader): Promise<void> {
    try {
      entry.bitmap = await load(closing.signal);
      entry.state = 'decoded';
      waiting += 1;
    } catch {
      entry.state = 'failed';
      entry.retryAtMs = performance.now() + retryMs;
      if (!closing.signal.aborted) window.setTimeout(changed, retryMs + 10);
    }
    if (closing.signal.aborted) entry.bitmap?.close();
    else changed();
  }

  function adopt(entry: Entry): void {
    const { bitmap } = entry;
    if (bitmap === null) return;
    const source = new ImageSource({ resource: bitmap, alphaMode: 'premultiply-alpha-on-upload' });
    const widthPx = bitmap.width / entry.frameCount;
    entry.source = source;
    entry.frames = Array.from(
      { length: entry.frameCount },
      (_, index) => new Texture({ source, frame: new Rectangle(index * widthPx, 0, widthPx, bitmap.height) }),
    );
    entry.bytes = bitmap.width * bitmap.height * 4;
    entry.state = 'ready';
    total += entry.bytes;
    waiting -= 1;
  }

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    total -= entry.bytes;
    if (entry.state === 'decoded') waiting -= 1;
    for (const texture of entry.frames) texture.destroy(false);
    entry.source?.destroy();
    entry.bitmap?.close();
  }

  function evict(): void {
    if (total <= budget) return;
    const idle = [...entries].filter(([, entry]) => entry.state === 'ready' && entry.wantedAt < frame - 1);
    for (const [key, entry] of idle.toSorted((a, b) => a[1].wantedAt - b[1].wantedAt)) {
      if (total <= budget) return;
      drop(key, entry);
    }
  }

  return {
    picture(url) {
      const entry = want(url, 1, PICTURE_RETRY_MS, (signal) => fetchPicture(url, signal));
      return entry.state === 'ready' ? (entry.frames[0] ?? null) : null;
    },
    sheet(key, count, retryMs, load) {
      const entry = want(key, count, retryMs, load);
      return entry.state === 'ready' ? entry.frames : null;
    },
    beginFrame() {
      frame += 1;
      if (waiting > 0) {
        const decoded = [...entries.values()].filter(({ state }) => state === 'decoded');
        const before = total;
        // People before scenery.
        for (const entry of decoded.toSorted((a, b) => b.frameCount - a.frameCount)) {
          adopt(entry);
          if (total - before > ADOPTED_BYTES_PER_FRAME) break;
        }
      }
      evict();
    },
    setBudget(bytes) {
      budget = bytes;
    },
    hasWaiting: () => waiting > 0,
    bytes: () => total,
    dispose() {
      closing.abort();
      for (const [key, entry] of entries) drop(key, entry);
    },
  };
}

/** Fetches and decodes a picture off the main thread. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createImageBitmap(await response.blob());
}
