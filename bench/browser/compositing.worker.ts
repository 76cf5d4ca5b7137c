/** The thread of the compositing bench: composites the same 24 layers by canvas and by the core, in one run. */
import * as Comlink from 'comlink';
import { createPicturesAndGames } from '../../src/engine/core/core.ts';
import type { Compositor, LayerRef, RgbaImage } from '../../src/engine/core/picture-types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, HALF_HEIGHT_PX } from '../../src/shared/art/avatar-sizes.ts';
import { readLayerPack, writeLayerPack } from '../../src/shared/art/layer-pack.ts';
import { loadPictureModule } from '../../workers/core-module.ts';
import { cutIntoBitmaps } from '../../workers/picture-bitmaps.ts';
import { interleave, type Way } from '../lib/interleave.ts';
import { makeLayer } from '../../tests/support/samples/layers.ts';
import { findVisibleLines, IN_ONE_PIECE, READING_LINES, readLines, type VisibleLines } from '../lib/visible-lines.ts';

const LAYERS = 24;
const VIEWS = 3;
const ROUNDS = 30;
/** Enough repetitions for the engine to optimise all code. */
const WARM_UP_ROUNDS = 20;

const toImageData = ({ data, widthPx, heightPx }: RgbaImage): ImageData =>
  new ImageData(data as Uint8ClampedArray<ArrayBuffer>, widthPx, heightPx);

function makeCanvas(widthPx: number, heightPx: number, willReadFrequently = false) {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently });
  if (context === null) throw new Error('no drawing context');
  return { canvas, context };
}

interface View {
  bitmaps: ImageBitmap[];
  layers: LayerRef[];
  /** The same layers as downloads: one pack, and one WebP picture each. */
  pack: Uint8Array;
  pictures: Blob[];
  lines: VisibleLines;
  /** A contiguous copy of as many bytes as are visible. */
  shown: Uint8Array;
}

/** Results of one run. The first way of each group is ours; the others do the same work. */
export interface CompositingRun {
  groups: Record<string, Record<string, number[]>>;
  /** Largest difference of a channel between both pictures, on premultiplied values. */
  difference: number;
  packedBytes: number;
}

async function encode(data: Uint8ClampedArray<ArrayBuffer>): Promise<Blob> {
  const { canvas, context } = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  context.putImageData(new ImageData(data, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

async function makeView(core: Compositor, view: number): Promise<View> {
  const bitmaps: ImageBitmap[] = [];
  const layers: LayerRef[] = [];
  const pictures: Blob[] = [];
  for (let layer = 0; layer < LAYERS; layer++) {
    const data = makeLayer(layer, view);
    bitmaps.push(await createImageBitmap(new ImageData(data, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX)));
    const payload = core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data });
    layers.push({ payload, z: layer });
    pictures.push(await encode(data));
  }
  const payloads = layers.map(({ payload }) => payload);
  const pack = writeLayerPack(layers.map(({ payload, z }) => ({ rotation: 0, z, payload })));
  const lines = findVisibleLines(payloads);
  return { bitmaps, layers, pack, pictures, lines, shown: new Uint8Array(lines.tileBytes).fill(1) };
}

async function run(isBest: boolean): Promise<CompositingRun> {
  const core = createPicturesAndGames(await loadPictureModule());
  const views: View[] = [];
  for (let view = 0; view < VIEWS; view++) views.push(await makeView(core, view));
  const canvas = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  const readCanvas = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true);
  const ours = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true);
  const empty = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true);
  const copiedFrom = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  const makeHalves = () => [0, 1].map(() => makeCanvas(CANVAS_WIDTH_PX, HALF_HEIGHT_PX));
  const [halves, copiedHalves] = [makeHalves(), makeHalves()];
  const small = makeCanvas(120, 240);
  const cleared = new Uint8Array(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  const copied = new Uint8Array(Math.max(...views.map(({ shown }) => shown.length)));
  const draw = (to: typeof canvas, bitmaps: readonly ImageBitmap[]): void => {
    to.context.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    for (const bitmap of bitmaps) to.context.drawImage(bitmap, 0, 0);
  };
  const drawHalves = (to: ReturnType<typeof makeHalves>, bitmaps: readonly ImageBitmap[]): void => {
    for (const [index, { context }] of to.entries()) {
      context.clearRect(0, 0, CANVAS_WIDTH_PX, HALF_HEIGHT_PX);
      for (const bitmap of bitmaps) context.drawImage(bitmap, 0, -index * HALF_HEIGHT_PX);
    }
  };
  // Reading one pixel makes the canvas finish its queued drawing.
  const flush = ({ context }: typeof canvas): void => void context.getImageData(0, 0, 1, 1);
  const put = (layers: readonly LayerRef[]): void =>
    ours.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0);

  const kernel: Record<string, Way<View>> = {
    'ours: borrowed bytes': ({ layers }) => core.borrowComposed({ layers }, 'premultiplied'),
    'ours: onto a canvas': ({ layers }) => {
      put(layers);
      flush(ours);
    },
    'canvas: drawImage': ({ bitmaps }) => {
      draw(canvas, bitmaps);
      flush(canvas);
    },
    'canvas: drawImage, willReadFrequently': ({ bitmaps }) => {
      draw(readCanvas, bitmaps);
      flush(readCanvas);
    },
    [READING_LINES]: ({ lines }) => {
      cleared.fill(0);
      return readLines(lines);
    },
    [IN_ONE_PIECE]: ({ shown }) => {
      copied.set(shown);
      cleared.fill(0);
    },
  };
  // As in the town: a picture is closed after the next one exists.
  const shown = new Map<object, readonly ImageBitmap[]>();
  const show = (by: object, bitmaps: readonly ImageBitmap[]): void => {
    for (const bitmap of shown.get(by) ?? []) bitmap.close();
    shown.set(by, bitmaps);
  };
  const strips = {};
  const toBitmap: Record<string, Way<View>> = {
    'ours: to two ImageBitmaps': async ({ layers }) =>
      show(strips, await cutIntoBitmaps(core.borrowComposed({ layers }, 'straight'))),
    'ours: to an ImageBitmap': ({ layers }) => {
      put(layers);
      show(ours, [ours.canvas.transferToImageBitmap()]);
    },
    'canvas: to an ImageBitmap': ({ bitmaps }) => {
      draw(canvas, bitmaps);
      show(canvas, [canvas.canvas.transferToImageBitmap()]);
    },
    'canvas: to an ImageBitmap, copied': async ({ bitmaps }) => {
      draw(copiedFrom, bitmaps);
      show(copiedFrom, [await createImageBitmap(copiedFrom.canvas)]);
    },
    'canvas: to two ImageBitmaps': ({ bitmaps }) => {
      drawHalves(halves, bitmaps);
      const made = halves.map((half) => half.canvas.transferToImageBitmap());
      show(halves, made);
    },
    'canvas: to two ImageBitmaps, copied': async ({ bitmaps }) => {
      drawHalves(copiedHalves, bitmaps);
      show(copiedHalves, await Promise.all(copiedHalves.map((half) => createImageBitmap(half.canvas))));
    },
    'an empty canvas: to an ImageBitmap': () => {
      empty.context.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
      show(empty, [empty.canvas.transferToImageBitmap()]);
    },
  };
  const first: Record<string, Way<View>> = {
    // The core does not recognise layers that were read again: it copies and validates them all.
    'ours: from a pack, first time': ({ pack }) =>
      core.borrowComposed({ layers: readLayerPack(pack) }, 'premultiplied'),
    'canvas: decode and draw, first time': async ({ pictures }) => {
      const bitmaps = await Promise.all(pictures.map((picture) => createImageBitmap(picture)));
      draw(canvas, bitmaps);
      flush(canvas);
      for (const bitmap of bitmaps) bitmap.close();
    },
  };
  const town: Record<string, Way<View>> = {
    'ours: 120x240 bytes': ({ layers }) =>
      core.borrowComposed({ layers, outWidthPx: 120, outHeightPx: 240 }, 'premultiplied'),
    'canvas: drawImage to 120x240': ({ bitmaps }) => {
      draw(canvas, bitmaps);
      small.context.clearRect(0, 0, 120, 240);
      small.context.drawImage(canvas.canvas, 0, 0, 120, 240);
      flush(small);
    },
  };
  const many = { rounds: ROUNDS, warmUpRounds: WARM_UP_ROUNDS, isBest };
  const groups = {
    kernel: await interleave(kernel, views, many),
    'kernel again': await interleave(kernel, views, { ...many, leadIns: 1 }),
    bitmap: await interleave(toBitmap, views, many),
    'bitmap again': await interleave(toBitmap, views, { ...many, leadIns: 1 }),
    'first time': await interleave(first, views, { rounds: 5, warmUpRounds: 1, isBest }),
    'town size': await interleave(town, views, many),
  };
  const packedBytes = views.reduce((sum, { pack }) => sum + pack.byteLength, 0) / VIEWS;
  return { groups, difference: compare(), packedBytes };

  function compare(): number {
    const [view] = views;
    if (view === undefined) return Number.NaN;
    draw(canvas, view.bitmaps);
    const theirs = canvas.context.getImageData(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX).data;
    const mine = core.compose({ layers: view.layers }).data;
    let greatest = 0;
    mine.forEach((value, at) => {
      const weight = at % 4 === 3 ? 1 : (mine[at | 3] ?? 0) / 255;
      greatest = Math.max(greatest, Math.abs(value - (theirs[at] ?? 0)) * weight);
    });
    return greatest;
  }
}

Comlink.expose({ run });
