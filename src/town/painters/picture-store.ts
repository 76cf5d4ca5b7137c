/**
 * Pictures of the town by URL: fetched and decoded off the main thread, given to the painter a few in each frame, and evicted
 * least recently used first when they exceed the budget. Avatars' sheets that are not needed for half a minute are evicted in any
 * case: players come, go and change their looks. It owns every frame that it returns; painters request a picture again in each
 * frame that needs it. What a frame is, the painter decides.
 */
import { fetchBlob } from '../../engine/paint/fetch-blob.ts';
import type { PictureRequest } from '../../engine/paint/held-pictures.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { takeTurns } from '../../shared/runtime/turns.ts';

/** Bytes of pixels kept; half of it in Optimized Mode. The names of a crowd and drawn pictures are a few MB more. */
export const PICTURE_BUDGET_BYTES = 138 * 1024 * 1024;
/** Pictures that one frame asks for: each costs the page's thread time. The others follow in the next frames. */
export const ASKED_PER_FRAME = 6;
/**
 * Pictures of the scenery that are fetched at a time. A browser has six connections to a server, and a picture that is still
 * being rendered holds its connection for seconds: the others are for what is in front of the town.
 */
export const FETCHED_AT_ONCE = 3;
/** A sheet that no frame needed for so long is evicted: its player left, walked away or has another look. */
export const SHEET_IDLE_MS = 30_000;
/** Frames between two searches for such sheets. */
const IDLE_SEARCH_FRAMES = 60;
/** Art that is not rendered yet answers 503 for a while. */
const PICTURE_RETRY_MS = 3000;

/** A decoded picture: an `ImageBitmap`, or one that a worker has. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What it takes in memory; its pixels by default. */
  readonly bytes?: number;
  close(): void;
}

/** Fetches a picture and decodes it; rejects when it is not available. */
export type FetchPicture<Decoded extends Picture> = (request: PictureRequest, signal: AbortSignal) => Promise<Decoded>;

/** The frames of a loaded picture. */
export interface Adopted<Frame> {
  frames: readonly Frame[];
  release(): void;
}

interface Entry<Frame, Decoded> {
  state: 'loading' | 'decoded' | 'ready' | 'failed';
  /** One of all frames side by side, or one of each. Empty once they are adopted. */
  bitmaps: readonly Decoded[];
  adopted: Adopted<Frame> | null;
  bytes: number;
  wantedAt: number;
  /** Time of the last frame that needed it. */
  wantedAtMs: number;
  frameCount: number;
  retryAtMs: number;
}

/**
 * Loads a sheet as one picture of all its frames side by side, or as one picture for each frame in their order; rejects
 * when it is not available. The store closes the bitmaps.
 */
export type SheetLoader<Decoded extends Picture = ImageBitmap> = (signal: AbortSignal) => Promise<readonly Decoded[]>;

export interface PictureStoreOptions<Frame, Decoded extends Picture> {
  /** Called when a frame should be drawn because a picture arrived. */
  changed: () => void;
  /** Makes `count` frames of bitmaps, one of all frames side by side or one of each. It owns the bitmaps until `release`. */
  adopt: (bitmaps: readonly Decoded[], count: number) => Adopted<Frame>;
  fetch: FetchPicture<Decoded>;
  /** Pixels that one frame may adopt, at least one picture. */
  adoptedBytesPerFrame: number;
}

export interface PictureStore<Frame, Decoded extends Picture = ImageBitmap> {
  /**
   * The frame of a picture, or null until it is loaded. Marks it as used in this frame. Avatars' sheets come first: pictures
   * count towards what a frame may ask for, sheets are always fetched.
   */
  picture(url: string): Frame | null;
  /** The `count` frames of a sheet, loaded by `load`, or null until then. Retried `retryMs` after a failure. */
  sheet(key: string, count: number, retryMs: number, load: SheetLoader<Decoded>): readonly Frame[] | null;
  /** The frames of a picture (by URL) or sheet that is loaded, otherwise null. Marks it as used, and loads nothing. */
  loaded(key: string): readonly Frame[] | null;
  /** Begins a new frame: adopts decoded pictures and evicts unused ones. */
  beginFrame(): void;
  setBudget(bytes: number): void;
  /** Whether decoded pictures wait for a frame. */
  hasWaiting(): boolean;
  /** Pictures that are being fetched. */
  loadingCount(): number;
  bytes(): number;
  dispose(): void;
}

export function createPictureStore<Frame, Decoded extends Picture>({
  changed,
  adopt: makeFrames,
  fetch: fetchOne,
  adoptedBytesPerFrame,
}: PictureStoreOptions<Frame, Decoded>): PictureStore<Frame, Decoded> {
  const entries = new Map<string, Entry<Frame, Decoded>>();
  const closing = new AbortController();
  const turns = takeTurns(FETCHED_AT_ONCE);
  let frame = 0;
  let frameMs = runtime.monotonic();
  let budget = PICTURE_BUDGET_BYTES;
  let total = 0;
  let waiting = 0;
  let loading = 0;
  let asked = 0;

  /** Whether this frame may ask for a picture that is not there; otherwise there will be another frame. */
  function mayAsk(url: string): boolean {
    if (asked < ASKED_PER_FRAME || !isMissing(url)) return true;
    changed();
    return false;
  }

  function isMissing(key: string): boolean {
    const entry = entries.get(key);
    return entry === undefined || (entry.state === 'failed' && runtime.monotonic() >= entry.retryAtMs);
  }

  function want(key: string, frameCount: number, retryMs: number, load: SheetLoader<Decoded>): Entry<Frame, Decoded> {
    let entry = entries.get(key);
    if (entry === undefined || isMissing(key)) {
      asked += 1;
      entry = {
        state: 'loading',
        bitmaps: [],
        adopted: null,
        bytes: 0,
        wantedAt: frame,
        wantedAtMs: frameMs,
        frameCount,
        retryAtMs: 0,
      };
      entries.set(key, entry);
      void fill(entry, retryMs, load);
    }
    use(entry);
    return entry;
  }

  function use(entry: Entry<Frame, Decoded>): void {
    entry.wantedAt = frame;
    entry.wantedAtMs = frameMs;
  }

  async function fill(entry: Entry<Frame, Decoded>, retryMs: number, load: SheetLoader<Decoded>): Promise<void> {
    loading += 1;
    try {
      entry.bitmaps = await loadSheet(load, entry.frameCount, closing.signal);
      entry.state = 'decoded';
      waiting += 1;
    } catch {
      if (closing.signal.aborted) return;
      entry.state = 'failed';
      entry.retryAtMs = runtime.monotonic() + retryMs;
      window.setTimeout(changed, retryMs + 10);
    } finally {
      loading -= 1;
    }
    changed();
  }

  /** @returns the bytes that drawing it may upload: a bitmap is uploaded when it is first drawn, one frame at a time. */
  function adopt(entry: Entry<Frame, Decoded>): number {
    const sizes = entry.bitmaps.map(({ width, height, bytes }) => bytes ?? width * height * 4);
    entry.adopted = makeFrames(entry.bitmaps, entry.frameCount);
    entry.bitmaps = [];
    entry.bytes = sizes.reduce((sum, bytes) => sum + bytes, 0);
    entry.state = 'ready';
    total += entry.bytes;
    waiting -= 1;
    return Math.max(...sizes);
  }

  function drop(key: string, entry: Entry<Frame, Decoded>): void {
    entries.delete(key);
    total -= entry.bytes;
    if (entry.state === 'decoded') waiting -= 1;
    entry.adopted?.release();
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

  function dropIdleSheets(): void {
    for (const [key, entry] of entries) {
      const isIdle = entry.frameCount > 1 && entry.state !== 'loading' && frameMs - entry.wantedAtMs > SHEET_IDLE_MS;
      if (isIdle) drop(key, entry);
    }
  }

  return {
    picture(url) {
      if (!mayAsk(url)) return null;
      const entry = want(url, 1, PICTURE_RETRY_MS, async (signal) => [
        await turns(() => fetchOne({ url, frameCount: 1, timeoutMs: null }, signal)),
      ]);
      return entry.adopted?.frames[0] ?? null;
    },
    sheet(key, count, retryMs, load) {
      return want(key, count, retryMs, load).adopted?.frames ?? null;
    },
    loaded(key) {
      const entry = entries.get(key);
      if (entry === undefined || entry.adopted === null) return null;
      use(entry);
      return entry.adopted.frames;
    },
    beginFrame() {
      frame += 1;
      frameMs = runtime.monotonic();
      asked = 0;
      if (frame % IDLE_SEARCH_FRAMES === 0) dropIdleSheets();
      if (waiting > 0) {
        const decoded = [...entries.values()].filter(({ state }) => state === 'decoded');
        let adopted = 0;
        // Avatars before scenery.
        for (const entry of decoded.toSorted((a, b) => b.frameCount - a.frameCount)) {
          adopted += adopt(entry);
          if (adopted > adoptedBytesPerFrame) break;
        }
      }
      evict();
    },
    setBudget(bytes) {
      budget = bytes;
    },
    hasWaiting: () => waiting > 0,
    loadingCount: () => loading,
    bytes: () => total,
    dispose() {
      closing.abort();
      for (const [key, entry] of entries) drop(key, entry);
    },
  };
}

/** Closes bitmaps that arrive after the abort or in a wrong number, and rejects. */
async function loadSheet<Decoded extends Picture>(
  load: SheetLoader<Decoded>,
  count: number,
  signal: AbortSignal,
): Promise<readonly Decoded[]> {
  const bitmaps = await load(signal);
  if (!signal.aborted && (bitmaps.length === 1 || bitmaps.length === count)) return bitmaps;
  for (const bitmap of bitmaps) bitmap.close();
  throw signal.aborted ? signal.reason : new Error(`${bitmaps.length} pictures are no sheet of ${count} frames`);
}

/** Decodes off the main thread. */
export const fetchBitmap: FetchPicture<ImageBitmap> = async ({ url, timeoutMs }, signal) => {
  const timeout = timeoutMs === null ? [] : [AbortSignal.timeout(timeoutMs)];
  return createImageBitmap(await fetchBlob(url, AbortSignal.any([signal, ...timeout])));
};
