/** The interface of `painter.worker.ts`, which `paint-client.ts` calls with Comlink. Bitmaps and lists are transferred. */
import type { LoadedPicture, PictureRequest } from '../src/engine/paint/held-pictures.ts';
import type { FrameReply, FrameRequest } from '../src/engine/paint/frame-painter.ts';

export interface PainterWorkerApi {
  /** Takes the canvas that all frames are drawn onto. Must be the first call. */
  open(canvas: OffscreenCanvas): void;
  /**
   * Adds a picture of `frameCount` frames: one bitmap with all of them side by side, or one bitmap for each. The worker closes
   * the bitmaps when the picture is dropped.
   */
  addPicture(picture: number, bitmaps: readonly ImageBitmap[], frameCount: number): void;
  /** Fetches a picture. Rejects when it is not available, or dropped before that. */
  loadPicture(picture: number, request: PictureRequest): Promise<LoadedPicture>;
  dropPicture(picture: number): void;
  /** Most bytes of fitted sprites. */
  limitMemory(bytes: number): Promise<void>;
  /** Rejects when the module fails to load or memory ends. */
  paint(request: FrameRequest): Promise<FrameReply>;
}
