/**
 * The names as pictures of the painter's worker, which has its own atlas of sprites: each face is drawn once for each
 * resolution. Owns the pictures. Those of players who left are dropped after a while, and when there are many.
 */
import type { LabelFace } from '../../state/label-face.ts';
import { drawFace, faceKey, facePictureSize } from '../labels/face-picture.ts';
import type { CoreFrame } from './core-frames.ts';

/** Two crowds. */
const FACES_MAX = 500;
/** Frames without a use, half a minute at 60 frames a second, after which a face is dropped. */
export const FACE_IDLE_FRAMES = 1800;
/** Frames between two searches for such faces. */
const IDLE_SEARCH_FRAMES = 60;
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

  function forget(face: Drawn): void {
    known.delete(face.key);
    face.isDropped = true;
    drop(face.frame);
  }

  function dropIdle(): void {
    for (const face of known.values()) if (face.usedAt < now - FACE_IDLE_FRAMES) forget(face);
  }

  function evict(): void {
    if (now % IDLE_SEARCH_FRAMES === 0) dropIdle();
    if (known.size <= FACES_MAX) return;
    for (const face of [...known.values()].toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (known.size <= FACES_MAX || face.usedAt >= now - 1) return;
      forget(face);
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
