/** Pictures of the town in the painter's worker. The page keeps their numbers and sizes only; the worker has the bitmaps. */
import type { PaintClient } from '../../../engine/paint-client.ts';
import {
  type Adopted,
  createPictureStore,
  type FetchPicture,
  type Picture,
  type PictureStore,
} from '../picture-store.ts';

/** A frame of a picture in the worker. */
export interface CoreFrame {
  /** The picture's number. */
  readonly picture: number;
  readonly frame: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture that the worker has loaded. Closing it drops it there. */
export interface WorkerPicture extends Picture {
  readonly picture: number;
}

type Decoded = WorkerPicture | ImageBitmap;

/** Bitmaps are transferred, which costs nothing. */
const ADOPTED_BYTES_PER_FRAME = 48 * 1024 * 1024;

export interface CoreFrames {
  readonly store: PictureStore<CoreFrame, Decoded>;
  readonly fetchPicture: FetchPicture<WorkerPicture>;
  /** Adds a picture that the page has drawn. */
  add(bitmap: ImageBitmap): CoreFrame;
  drop(frame: CoreFrame): void;
}

const isOfWorker = (decoded: Decoded): decoded is WorkerPicture => 'picture' in decoded;

export function createCoreFrames(
  client: Pick<PaintClient, 'addPicture' | 'loadPicture' | 'dropPicture'>,
  changed: () => void,
): CoreFrames {
  let last = 0;
  const framesOf = (picture: number, decoded: readonly Decoded[], count: number): CoreFrame[] => {
    const framesOfEach = count / decoded.length;
    return decoded.flatMap(({ width, height }, index) =>
      Array.from({ length: framesOfEach }, (_, column) => ({
        picture,
        frame: index * framesOfEach + column,
        widthPx: width / framesOfEach,
        heightPx: height,
      })),
    );
  };

  function adopt(decoded: readonly Decoded[], count: number): Adopted<CoreFrame> {
    const [first] = decoded;
    if (first !== undefined && isOfWorker(first)) {
      return { frames: framesOf(first.picture, decoded, count), release: () => first.close() };
    }
    last += 1;
    const picture = last;
    // A transferred bitmap has no size.
    const frames = framesOf(picture, decoded, count);
    client.addPicture(
      picture,
      decoded.filter((one): one is ImageBitmap => !isOfWorker(one)),
      count,
    );
    return { frames, release: () => client.dropPicture(picture) };
  }

  const fetchPicture: FetchPicture<WorkerPicture> = async (request, signal) => {
    last += 1;
    const picture = last;
    const { widthPx, heightPx, bytes } = await client.loadPicture(picture, request, signal);
    return { picture, width: widthPx, height: heightPx, bytes, close: () => client.dropPicture(picture) };
  };

  return {
    store: createPictureStore<CoreFrame, Decoded>({
      changed,
      adopt,
      fetch: fetchPicture,
      adoptedBytesPerFrame: ADOPTED_BYTES_PER_FRAME,
    }),
    fetchPicture,
    add(bitmap) {
      const [frame] = adopt([bitmap], 1).frames;
      if (frame === undefined) throw new Error('a bitmap is one frame');
      return frame;
    },
    drop: ({ picture }) => client.dropPicture(picture),
  };
}
