/**
 * The names as pictures of the painter's worker, which has its own atlas of sprites: each face is drawn once for each
 * resolution. Owns the pictures; those that are not used for the longest time are dropped when there are many.
 */
import type { LabelFace } from '../../state/label-face.ts';
import { drawFace, faceKey, facePictureSize } from '../labels/face-picture.ts';
import type { CoreFrame } from './core-frames.ts';

/** Two crowds. */
const FACES_MAX = 500;
/** Faces that one frame draws; the others follow in the next ones. */
const DRAWN_PER_FRAME = 40;

export interface CoreFaces {
  beginFrame(): void;
  /** The picture of a face; null until a frame has time for it. */
  frame(face: LabelFace, resolution: number): CoreFrame | null;
  /** Whether this frame misses faces. */
  isIncomplete(): boolean;
}

interface Drawn {
  readonly key: string;
  readonly resolution: number;
  readonly frame: CoreFrame;
  /** Number of the frame that used it last. */
  usedAt: number;
  isDropped: boolean;
}

export interface CoreFacesDeps {
  add: (bitmap: ImageBitmap) => CoreFrame;
  drop: (frame: CoreFrame) => void;
  /** Draws a face. */
  picture?: (face: LabelFace, resolution: number) => ImageBitmap;
}

export function createCoreFaces({ add, drop, picture = pictureOf }: CoreFacesDeps): CoreFaces {
  const known = new Map<string, Drawn>();
  /** The same by the object, so that a frame makes no key for each name. */
  const last = new WeakMap<LabelFace, Drawn>();
  let now = 0;
  let drawn = 0;
  let missing = 0;

  function evict(): void {
    if (known.size <= FACES_MAX) return;
    for (const drawn of [...known.values()].toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (known.size <= FACES_MAX || drawn.usedAt >= now - 1) return;
      known.delete(drawn.key);
      drawn.isDropped = true;
      drop(drawn.frame);
    }
  }

  return {
    beginFrame() {
      evict();
      now += 1;
      drawn = 0;
      missing = 0;
    },
    frame(face, resolution) {
      const before = last.get(face);
      if (before !== undefined && before.resolution === resolution && !before.isDropped) {
        before.usedAt = now;
        return before.frame;
      }
      const key = faceKey(face, resolution);
      let entry = known.get(key);
      if (entry === undefined) {
        if (drawn >= DRAWN_PER_FRAME) {
          missing += 1;
          return null;
        }
        drawn += 1;
        entry = { key, resolution, frame: add(picture(face, resolution)), usedAt: now, isDropped: false };
        known.set(key, entry);
      }
      entry.usedAt = now;
      last.set(face, entry);
      return entry.frame;
    },
    isIncomplete: () => missing > 0,
  };
}

/** One canvas for all faces: a new one costs more than the drawing. */
let canvas: OffscreenCanvas | null = null;

function pictureOf(face: LabelFace, resolution: number): ImageBitmap {
  const { widthPx, heightPx } = facePictureSize(face, resolution);
  canvas ??= new OffscreenCanvas(widthPx, heightPx);
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (context !== null) drawFace(context, face, resolution, 0, 0);
  return canvas.transferToImageBitmap();
}
