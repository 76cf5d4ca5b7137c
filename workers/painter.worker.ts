/**
 * The painter's thread, for pages without a GPU: draws the town with a WebAssembly module of its own, so that paths and
 * outfits never wait for a frame. Owns the canvas, the pictures and the module. Contains no rules of its own.
 */
import * as Comlink from 'comlink';
import type { Cut } from '../src/engine/paint/fits.ts';
import { createFramePainter } from '../src/engine/paint/frame-painter.ts';
import { createPaintModule, type FrameView, type Size } from '../src/engine/paint/paint-module.ts';
import type { PainterWorkerApi } from './painter-worker-api.ts';

interface Picture {
  readonly bitmaps: readonly ImageBitmap[];
  /** Of one frame. */
  readonly size: Size;
}

const pictures = new Map<number, Picture>();
let canvas: OffscreenCanvas | null = null;

// No top-level await: messages that arrive before it resolves would be lost.
const ready = import('../build/painter.wasm').then((exports) => {
  const module = createPaintModule({ exports });
  const now = (): number => performance.now();
  return { module, painter: createFramePainter({ module, reader: { sizeOf, read }, now, show }) };
});
// Every call awaits `ready` and reports its failure; this avoids an additional unhandled rejection.
ready.catch(() => undefined);

// CPU rendering: each picture is read back.
const scratch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function sizeOf(picture: number): Size | null {
  return pictures.get(picture)?.size ?? null;
}

/** Scales with bilinear filtering, like a GPU. */
function read({ picture, frame, fitted, isFlipped, left, top, size }: Cut): Uint8ClampedArray | null {
  const known = pictures.get(picture);
  if (known === undefined || scratch === null) return null;
  const isWhole = known.bitmaps.length === 1;
  const bitmap = known.bitmaps[isWhole ? 0 : frame];
  if (bitmap === undefined) return null;
  const { widthPx, heightPx } = known.size;
  if (scratch.canvas.width < size.widthPx) scratch.canvas.width = size.widthPx;
  if (scratch.canvas.height < size.heightPx) scratch.canvas.height = size.heightPx;
  scratch.resetTransform();
  scratch.clearRect(0, 0, size.widthPx, size.heightPx);
  scratch.imageSmoothingEnabled = true;
  scratch.imageSmoothingQuality = 'low';
  if (isFlipped) scratch.setTransform(-1, 0, 0, 1, fitted.widthPx - left, -top);
  else scratch.setTransform(1, 0, 0, 1, -left, -top);
  const sourceX = isWhole ? frame * widthPx : 0;
  scratch.drawImage(bitmap, sourceX, 0, widthPx, heightPx, 0, 0, fitted.widthPx, fitted.heightPx);
  return scratch.getImageData(0, 0, size.widthPx, size.heightPx).data;
}

function show({ data, strideBytes, changed }: FrameView, { widthPx, heightPx }: Size): void {
  if (canvas === null) return;
  if (canvas.width !== widthPx) canvas.width = widthPx;
  if (canvas.height !== heightPx) canvas.height = heightPx;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('the canvas has no drawing context');
  const image = new ImageData(data, strideBytes / 4, heightPx);
  for (const { left, top, right, bottom } of changed) {
    context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
  }
}

const api: PainterWorkerApi = {
  open(opened) {
    canvas = opened;
  },
  addPicture(picture, bitmaps, frameCount) {
    const [first] = bitmaps;
    if (first === undefined) return;
    const widthPx = bitmaps.length === 1 ? first.width / frameCount : first.width;
    pictures.set(picture, { bitmaps, size: { widthPx, heightPx: first.height } });
  },
  dropPicture(picture) {
    for (const bitmap of pictures.get(picture)?.bitmaps ?? []) bitmap.close();
    pictures.delete(picture);
    void ready.then(({ painter }) => painter.forget(picture)).catch(() => undefined);
  },
  async limitMemory(bytes) {
    (await ready).module.limitMemory(bytes);
  },
  async paint(request) {
    return (await ready).painter.paint(request);
  },
};

Comlink.expose(api);
