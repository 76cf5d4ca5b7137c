/**
 * The page's client of the painter's worker, which draws the town where there is no GPU. Owns the worker. A worker that fails
 * to start rejects all calls.
 */
import * as Comlink from 'comlink';
import type { PainterWorkerApi } from '../../workers/painter-worker-api.ts';
import type { LoadedPicture, PictureRequest } from './paint/held-pictures.ts';
import type { FrameReply, FrameRequest } from './paint/frame-painter.ts';
import { watchWorker } from './worker-failure.ts';

export interface PaintClient {
  /** Transfers the bitmaps; see `PainterWorkerApi.addPicture`. */
  addPicture(picture: number, bitmaps: readonly ImageBitmap[], frameCount: number): void;
  /** The worker fetches and decodes the picture: the page's thread has no work with it. Rejects when `signal` is aborted. */
  loadPicture(picture: number, request: PictureRequest, signal: AbortSignal): Promise<LoadedPicture>;
  dropPicture(picture: number): void;
  limitMemory(bytes: number): void;
  /** Transfers the list. */
  paint(request: FrameRequest): Promise<FrameReply>;
  dispose(): void;
}

/** Starts the worker, which takes the canvas: the page cannot draw onto it any more. */
export function createPaintClient(canvas: HTMLCanvasElement): PaintClient {
  // The bundler finds workers by this form of the expression.
  const worker = new Worker(new URL('../../workers/painter.worker.ts', import.meta.url), {
    type: 'module',
    name: 'painter',
  });
  const remote = Comlink.wrap<PainterWorkerApi>(worker);
  const { orFail } = watchWorker(worker, 'the painter could not start');
  const offscreen = canvas.transferControlToOffscreen();
  const send = (call: Promise<unknown>): void => void call.catch(() => undefined);
  send(remote.open(Comlink.transfer(offscreen, [offscreen])));
  return {
    addPicture: (picture, bitmaps, frameCount) =>
      send(remote.addPicture(picture, Comlink.transfer([...bitmaps], [...bitmaps]), frameCount)),
    async loadPicture(picture, request, signal) {
      const drop = (): void => send(remote.dropPicture(picture));
      signal.addEventListener('abort', drop);
      try {
        return await orFail(remote.loadPicture(picture, request));
      } finally {
        signal.removeEventListener('abort', drop);
      }
    },
    dropPicture: (picture) => send(remote.dropPicture(picture)),
    limitMemory: (bytes) => send(remote.limitMemory(bytes)),
    paint: (request) => orFail(remote.paint(Comlink.transfer(request, [request.items.buffer]))),
    dispose() {
      remote[Comlink.releaseProxy]();
      worker.terminate();
    },
  };
}
