/**
 * The painter's thread, for pages without a GPU: draws the town with a WebAssembly module of its own, so that paths and
 * outfits never wait for a frame. Owns the canvas, the pictures and the module. Contains no rules of its own.
 */
import * as Comlink from 'comlink';
import { fetchBlob } from '../src/engine/paint/fetch-blob.ts';
import type { Cut } from '../src/engine/paint/fits.ts';
import { createFramePainter } from '../src/engine/paint/frame-painter.ts';
import { createHeldPictures } from '../src/engine/paint/held-pictures.ts';
import { createPaintModule, type FrameView, type Size } from '../src/engine/paint/paint-module.ts';
import type { PainterWorkerApi } from './painter-worker-api.ts';

const pictures = createHeldPictures({ fetch: fetchBlob, decode: (file) => createImageBitmap(file) });
let canvas: OffscreenCanvas | null = null;
/** Of the canvas, taken once: Firefox refuses to give the context of a page's canvas to its worker a second time. */
let context: OffscreenCanvasRenderingContext2D | null = null;

// No top-level await: messages that arrive before it resolves would be lost.
const ready = import('../build/painter.wasm').then((exports) => {
  const module = createPaintModule({ exports });
  const now = (): number => performance.now();
  return { module, painter: createFramePainter({ module, reader: { sizeOf: pictures.sizeOf, read }, now, show }) };
});
// Every call awaits `ready` and reports its failure; this avoids an additional unhandled rejection.
ready.catch(() => undefined);

// CPU rendering: each picture is read back.
const scratch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Scales with bilinear filtering, like a GPU. */
function read({ picture, frame, fitted, isFlipped, left, top, size }: Cut): Uint8ClampedArray | null {
  const source = pictures.source(picture, frame);
  const whole = pictures.sizeOf(picture);
  if (source === null || whole === null || scratch === null) return null;
  const { widthPx, heightPx } = whole;
  if (scratch.canvas.width < size.widthPx) scratch.canvas.width = size.widthPx;
  if (scratch.canvas.height < size.heightPx) scratch.canvas.height = size.heightPx;
  scratch.resetTransform();
  scratch.clearRect(0, 0, size.widthPx, size.heightPx);
  scratch.imageSmoothingEnabled = true;
  scratch.imageSmoothingQuality = 'low';
  if (isFlipped) scratch.setTransform(-1, 0, 0, 1, fitted.widthPx - left, -top);
  else scratch.setTransform(1, 0, 0, 1, -left, -top);
  scratch.drawImage(source.bitmap, source.left, 0, widthPx, heightPx, 0, 0, fitted.widthPx, fitted.heightPx);
  return scratch.getImageData(0, 0, size.widthPx, size.heightPx).data;
}

function show({ data, strideBytes, changed }: FrameView, { widthPx, heightPx }: Size): void {
  if (canvas === null) return;
  if (canvas.width !== widthPx) canvas.width = widthPx;
  if (canvas.height !== heightPx) canvas.height = heightPx;
  context ??= canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('the canvas has no drawing context');
  const image = new ImageData(data, strideBytes / 4, heightPx);
  for (const { left, top, right, bottom } of changed) {
    context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
  }
}

const api: PainterWorkerApi = {
  open(opened) {
    canvas = opened;
    context = null;
  },
  addPicture: pictures.add,
  loadPicture: pictures.load,
  dropPicture(picture) {
    pictures.drop(picture);
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
