/**
 * Textures of the town by URL: fetched and decoded off the main thread, uploaded a few in each frame, and evicted least
 * recently used first when they exceed the budget. It owns every texture that it returns; painters request a texture again
 * in each frame that needs it.
 */
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { runtime } from '../../../shared/runtime/client.ts';

/** Bytes of pixels kept; half of it in Optimized Mode. */
export const TEXTURE_BUDGET_BYTES = 150 * 1024 * 1024;
/** Pixels that one frame may upload, at least one picture: an upload costs several milliseconds. */
const ADOPTED_BYTES_PER_FRAME = 6 * 1024 * 1024;
/** Art that is not rendered yet answers 503 for a while. */
const PICTURE_RETRY_MS = 3000;

interface Entry {
  state: 'loading' | 'decoded' | 'ready' | 'failed';
  /** One of all frames side by side, or one of each. */
  bitmaps: readonly ImageBitmap[];
  sources: readonly ImageSource[];
  frames: readonly Texture[];
  bytes: number;
  wantedAt: number;
  frameCount: number;
  retryAtMs: number;
}

/**
 * Loads a sheet as one picture of all its frames side by side, or as one picture for each frame in their order; rejects
 * when it is not available. The store closes the bitmaps.
 */
export type SheetLoader = (signal: AbortSignal) => Promise<readonly ImageBitmap[]>;

export interface TextureStore {
  /** The texture of a picture, or null until it is loaded. Marks it as used in this frame. */
  picture(url: string): Texture | null;
  /** The `count` frames of a sheet, loaded by `load`, or null until then. Retried `retryMs` after a failure. */
  sheet(key: string, count: number, retryMs: number, load: SheetLoader): readonly Texture[] | null;
  /** The frames of a picture (by URL) or sheet that is loaded, otherwise null. Marks it as used, and loads nothing. */
  loaded(key: string): readonly Texture[] | null;
  /** Begins a new frame: creates textures for decoded pictures and evicts unused ones. */
  beginFrame(): void;
  setBudget(bytes: number): void;
  /** Whether decoded pictures wait for a frame. */
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

  function want(key: string, frameCount: number, retryMs: number, load: SheetLoader): Entry {
    let entry = entries.get(key);
    const isDue = entry?.state === 'failed' && runtime.monotonic() >= entry.retryAtMs;
    if (entry === undefined || isDue) {
      entry = {
        state: 'loading',
        bitmaps: [],
        sources: [],
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

  async function fill(entry: Entry, retryMs: number, load: SheetLoader): Promise<void> {
    try {
      entry.bitmaps = await loadSheet(load, entry.frameCount, closing.signal);
      entry.state = 'decoded';
      waiting += 1;
    } catch {
      if (closing.signal.aborted) return;
      entry.state = 'failed';
      entry.retryAtMs = runtime.monotonic() + retryMs;
      window.setTimeout(changed, retryMs + 10);
    }
    changed();
  }

  /** @returns the bytes that drawing it may upload: a source is uploaded when it is first drawn, one frame at a time. */
  function adopt(entry: Entry): number {
    const { bitmaps, frameCount } = entry;
    const sources = bitmaps.map((resource) => new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' }));
    const framesOfSource = frameCount / sources.length;
    entry.sources = sources;
    entry.frames = sources.flatMap((source) => framesSideBySide(source, framesOfSource));
    const sizes = bitmaps.map(({ width, height }) => width * height * 4);
    entry.bytes = sizes.reduce((sum, bytes) => sum + bytes, 0);
    entry.state = 'ready';
    total += entry.bytes;
    waiting -= 1;
    return Math.max(...sizes);
  }

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    total -= entry.bytes;
    if (entry.state === 'decoded') waiting -= 1;
    for (const texture of entry.frames) texture.destroy(false);
    for (const source of entry.sources) source.destroy();
    for (const bitmap of entry.bitmaps) bitmap.close();
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
      const entry = want(url, 1, PICTURE_RETRY_MS, async (signal) => [await fetchPicture(url, signal)]);
      return entry.state === 'ready' ? (entry.frames[0] ?? null) : null;
    },
    sheet(key, count, retryMs, load) {
      const entry = want(key, count, retryMs, load);
      return entry.state === 'ready' ? entry.frames : null;
    },
    loaded(key) {
      const entry = entries.get(key);
      if (entry?.state !== 'ready') return null;
      entry.wantedAt = frame;
      return entry.frames;
    },
    beginFrame() {
      frame += 1;
      if (waiting > 0) {
        const decoded = [...entries.values()].filter(({ state }) => state === 'decoded');
        let adopted = 0;
        // Avatars before scenery.
        for (const entry of decoded.toSorted((a, b) => b.frameCount - a.frameCount)) {
          adopted += adopt(entry);
          if (adopted > ADOPTED_BYTES_PER_FRAME) break;
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

/** Closes bitmaps that arrive after the abort or in a wrong number, and rejects. */
async function loadSheet(load: SheetLoader, count: number, signal: AbortSignal): Promise<readonly ImageBitmap[]> {
  const bitmaps = await load(signal);
  if (!signal.aborted && (bitmaps.length === 1 || bitmaps.length === count)) return bitmaps;
  for (const bitmap of bitmaps) bitmap.close();
  throw signal.aborted ? signal.reason : new Error(`${bitmaps.length} pictures are no sheet of ${count} frames`);
}

function framesSideBySide(source: ImageSource, count: number): Texture[] {
  const { width, height } = source;
  const widthPx = width / count;
  return Array.from(
    { length: count },
    (_, index) => new Texture({ source, frame: new Rectangle(index * widthPx, 0, widthPx, height) }),
  );
}

/** Fetches and decodes a picture off the main thread. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createImageBitmap(await response.blob());
}
