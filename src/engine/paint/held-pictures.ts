/**
 * The pictures of the painter's worker. Sheets of avatars that it fetched are kept as files: decoded, those of a crowd would
 * take more memory than everything else. A few stay decoded; the others are decoded again when a view is needed in another
 * size. Owns all bitmaps.
 */
import type { Size } from './paint-module.ts';

/** Bytes of pixels of sheets that stay decoded. */
export const DECODED_BYTES = 24 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;
/** Pictures that are fetched at once; the others wait, and the time that a host may take begins with the fetch. */
const FETCHED_AT_ONCE = 8;

interface Held {
  /** Null: it is never decoded again. */
  readonly file: Blob | null;
  readonly frameCount: number;
  /** Of one frame. */
  readonly size: Size;
  /** One with all frames side by side, or one for each frame. Null while it is not decoded. */
  bitmaps: readonly ImageBitmap[] | null;
  isDecoding: boolean;
}

export interface PictureRequest {
  url: string;
  /** Side by side. */
  frameCount: number;
  /** How long the host may take; null: as long as it needs. */
  timeoutMs: number | null;
}

export interface LoadedPicture {
  widthPx: number;
  heightPx: number;
  /** What it takes in memory when it has not been used for some time. */
  bytes: number;
}

/** Where the pixels of a frame are. */
export interface FrameSource {
  bitmap: ImageBitmap;
  left: number;
}

export interface HeldPictures {
  add(picture: number, bitmaps: readonly ImageBitmap[], frameCount: number): void;
  /** Fetches and decodes a picture. Rejects when it is not available, or dropped before that. */
  load(picture: number, request: PictureRequest): Promise<LoadedPicture>;
  drop(picture: number): void;
  /** Of one frame; null for an unknown picture. */
  sizeOf(picture: number): Size | null;
  /** Null for an unknown picture, and for one that is being decoded again: it will be there for one of the next frames. */
  source(picture: number, frame: number): FrameSource | null;
}

export interface HeldPicturesDeps {
  fetch: (url: string, signal: AbortSignal) => Promise<Blob>;
  decode: (file: Blob) => Promise<ImageBitmap>;
}

export function createHeldPictures({ fetch, decode }: HeldPicturesDeps): HeldPictures {
  const held = new Map<number, Held>();
  const loading = new Map<number, AbortController>();
  /** Decoded sheets with a file, least recently used first. */
  const decoded = new Set<Held>();
  let decodedBytes = 0;
  let fetching = 0;
  /** First come, first served. */
  const waiting: (() => void)[] = [];

  async function turn(): Promise<void> {
    if (fetching >= FETCHED_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    fetching += 1;
  }

  const bytesOf = ({ size, frameCount }: Held): number => size.widthPx * size.heightPx * frameCount * BYTES_PER_PIXEL;

  function keep(picture: Held, bitmaps: readonly ImageBitmap[]): void {
    picture.bitmaps = bitmaps;
    if (picture.file === null) return;
    decoded.add(picture);
    decodedBytes += bytesOf(picture);
    for (const oldest of decoded) {
      if (decodedBytes <= DECODED_BYTES || oldest === picture) return;
      close(oldest);
    }
  }

  function close(picture: Held): void {
    for (const bitmap of picture.bitmaps ?? []) bitmap.close();
    picture.bitmaps = null;
    if (decoded.delete(picture)) decodedBytes -= bytesOf(picture);
  }

  async function decodeAgain(number: number, picture: Held, file: Blob): Promise<void> {
    picture.isDecoding = true;
    const bitmap = await decode(file);
    picture.isDecoding = false;
    if (held.get(number) === picture) keep(picture, [bitmap]);
    else bitmap.close();
  }

  return {
    add(number, bitmaps, frameCount) {
      const [first] = bitmaps;
      if (first === undefined) return;
      const widthPx = bitmaps.length === 1 ? first.width / frameCount : first.width;
      const size = { widthPx, heightPx: first.height };
      held.set(number, { file: null, frameCount, size, bitmaps, isDecoding: false });
    },
    async load(number, { url, frameCount, timeoutMs }) {
      const closing = new AbortController();
      loading.set(number, closing);
      await turn();
      try {
        closing.signal.throwIfAborted();
        const timeout = timeoutMs === null ? [] : [AbortSignal.timeout(timeoutMs)];
        const file = await fetch(url, AbortSignal.any([closing.signal, ...timeout]));
        const bitmap = await decode(file);
        if (closing.signal.aborted) {
          bitmap.close();
          throw new Error(`${url} is not needed any more`);
        }
        const { width, height } = bitmap;
        const isSheet = frameCount > 1;
        const size = { widthPx: width / frameCount, heightPx: height };
        const picture = { file: isSheet ? file : null, frameCount, size, bitmaps: null, isDecoding: false };
        held.set(number, picture);
        keep(picture, [bitmap]);
        return { widthPx: width, heightPx: height, bytes: isSheet ? file.size : bytesOf(picture) };
      } finally {
        loading.delete(number);
        fetching -= 1;
        waiting.shift()?.();
      }
    },
    drop(number) {
      loading.get(number)?.abort();
      const picture = held.get(number);
      if (picture === undefined) return;
      held.delete(number);
      close(picture);
    },
    sizeOf: (number) => held.get(number)?.size ?? null,
    source(number, frame) {
      const picture = held.get(number);
      if (picture === undefined) return null;
      const { file, bitmaps, size, isDecoding } = picture;
      if (bitmaps === null) {
        // A file that was decoded once can be decoded again, unless there is no memory: the next frame asks again.
        if (file !== null && !isDecoding) {
          decodeAgain(number, picture, file).catch(() => {
            picture.isDecoding = false;
          });
        }
        return null;
      }
      if (decoded.delete(picture)) decoded.add(picture);
      const isWhole = bitmaps.length === 1;
      const bitmap = bitmaps[isWhole ? 0 : frame];
      return bitmap === undefined ? null : { bitmap, left: isWhole ? frame * size.widthPx : 0 };
    },
  };
}
