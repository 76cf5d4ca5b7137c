/** Pictures of the town in the painter's worker. The page keeps their numbers and sizes only; the worker has the bitmaps. */
import type { PaintClient } from '../../../engine/paint-client.ts';
import { createPictureStore, type PictureStore } from '../picture-store.ts';

/** A frame of a picture in the worker. */
export interface CoreFrame {
  /** The picture's number. */
  readonly picture: number;
  readonly frame: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Bitmaps are transferred, which costs nothing. */
const ADOPTED_BYTES_PER_FRAME = 48 * 1024 * 1024;

export interface CoreFrames {
  readonly store: PictureStore<CoreFrame>;
  /** Adds a picture that the page has drawn. */
  add(bitmap: ImageBitmap): CoreFrame;
  drop(frame: CoreFrame): void;
}

export function createCoreFrames(
  client: Pick<PaintClient, 'addPicture' | 'dropPicture'>,
  changed: () => void,
): CoreFrames {
  let last = 0;
  function adopt(bitmaps: readonly ImageBitmap[], count: number): { frames: CoreFrame[]; release: () => void } {
    last += 1;
    const picture = last;
    const framesOfBitmap = count / bitmaps.length;
    // A transferred bitmap has no size.
    const frames = bitmaps.flatMap(({ width, height }, index) =>
      Array.from({ length: framesOfBitmap }, (_, column) => ({
        picture,
        frame: index * framesOfBitmap + column,
        widthPx: width / framesOfBitmap,
        heightPx: height,
      })),
    );
    client.addPicture(picture, bitmaps, count);
    return { frames, release: () => client.dropPicture(picture) };
  }
  return {
    store: createPictureStore({ changed, adopt, adoptedBytesPerFrame: ADOPTED_BYTES_PER_FRAME }),
    add(bitmap) {
      const [frame] = adopt([bitmap], 1).frames;
      if (frame === undefined) throw new Error('a bitmap is one frame');
      return frame;
    },
    drop: ({ picture }) => client.dropPicture(picture),
  };
}
