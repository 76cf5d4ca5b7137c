/** The compositing bench's own thread: the same 24 layers by canvas and by the core, in one run. */
import * as Comlink from 'comlink';
import { createCore } from '../../src/engine/core/core.ts';
import type { LayerRef, RgbaImage } from '../../src/engine/core/types.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';
import { readLayerPack, writeLayerPack } from '../../src/shared/art/layer-pack.ts';
import { interleave } from '../lib/interleave.ts';
import { makeLayer } from '../lib/layers.ts';

const LAYERS = 24;
const VIEWS = 3;
const ROUNDS = 40;

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
  /** The same layers as they come over the network: one pack, and one WebP picture each. */
  pack: Uint8Array;
  pictures: Blob[];
}

async function encode(data: Uint8ClampedArray<ArrayBuffer>): Promise<Blob> {
  const { canvas, context } = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  context.putImageData(new ImageData(data, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

async function run(): Promise<{ times: Record<string, number[]>; difference: number; packedBytes: number }> {
  const core = createCore({ exports: await import('../../build/core.wasm') });
  const views: View[] = [];
  let packedBytes = 0;
  for (let view = 0; view < VIEWS; view++) {
    const bitmaps: ImageBitmap[] = [];
    const layers: LayerRef[] = [];
    const pictures: Blob[] = [];
    for (let layer = 0; layer < LAYERS; layer++) {
      const data = makeLayer(layer, view);
      bitmaps.push(await createImageBitmap(new ImageData(data, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX)));
      const payload = core.packLayer({ widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data });
      layers.push({ payload, z: layer });
      packedBytes += payload.byteLength;
      pictures.push(await encode(data));
    }
    const pack = writeLayerPack(layers.map(({ payload, z }) => ({ rotation: 0, z, payload })));
    views.push({ bitmaps, layers, pack, pictures });
  }
  const drawn = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  const ours = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true);
  const small = makeCanvas(120, 240);
  const wrf = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true);
  const direct = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  const draw = (view: { bitmaps: ImageBitmap[] }): void => {
    drawn.context.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    for (const bitmap of view.bitmaps) drawn.context.drawImage(bitmap, 0, 0);
  };
  // Reading one pixel makes the canvas finish what it was told to draw.
  const flush = (context: OffscreenCanvasRenderingContext2D): void => void context.getImageData(0, 0, 1, 1);

  const times = await interleave(
    {
      'x: wRF drawImage': (view: View) => {
        wrf.context.clearRect(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
        for (const bitmap of view.bitmaps) wrf.context.drawImage(bitmap, 0, 0);
        flush(wrf.context);
      },
      'x: straight only': ({ layers }: View) => core.borrowComposed({ layers }, 'straight'),
      'x: straight + put + flush': ({ layers }: View) => { ours.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0); flush(ours.context); },
      'x: straight + put wRF transfer': ({ layers }: View) => { ours.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0); ours.canvas.transferToImageBitmap().close(); },
      'x: straight + put transfer': ({ layers }: View) => { direct.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0); direct.canvas.transferToImageBitmap().close(); },
      'x: fresh canvas put transfer': ({ layers }: View) => { const c = makeCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, true); c.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0); c.canvas.transferToImageBitmap().close(); },
      'x: opaque? createImageBitmap': async ({ layers }: View) => { (await createImageBitmap(toImageData(core.borrowComposed({ layers }, 'straight')))).close(); },
      'x: createImageBitmap none': async ({ layers }: View) => { (await createImageBitmap(toImageData(core.borrowComposed({ layers }, 'premultiplied')), { premultiplyAlpha: 'none' })).close(); },
      'x: VideoFrame': ({ layers }: View) => { const q = core.borrowComposed({ layers }, 'straight'); const f = new VideoFrame(q.data as Uint8ClampedArray<ArrayBuffer>, { format: 'RGBA', codedWidth: 425, codedHeight: 850, timestamp: 0 }); ours.context.drawImage(f, 0, 0); f.close(); ours.canvas.transferToImageBitmap().close(); },
      'x: clear transfer': () => { ours.context.clearRect(0, 0, 10, 10); ours.canvas.transferToImageBitmap().close(); },
      'canvas: drawImage': (view: View) => {
        draw(view);
        flush(drawn.context);
      },
      'ours: bytes': ({ layers }) => core.composePremultiplied({ layers }),
      'ours: borrowed bytes': ({ layers }) => core.borrowComposed({ layers }, 'premultiplied'),
      'canvas: drawImage to bitmap': (view) => {
        draw(view);
        drawn.canvas.transferToImageBitmap().close();
      },
      'ours: to bitmap': ({ layers }) => {
        ours.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0);
        ours.canvas.transferToImageBitmap().close();
      },
      'ours: to bitmap, canvas of the GPU': ({ layers }) => {
        direct.context.putImageData(toImageData(core.borrowComposed({ layers }, 'straight')), 0, 0);
        direct.canvas.transferToImageBitmap().close();
      },
      'canvas: decode and draw, first time': async ({ pictures }) => {
        const bitmaps = await Promise.all(pictures.map((picture) => createImageBitmap(picture)));
        draw({ bitmaps });
        flush(drawn.context);
        for (const bitmap of bitmaps) bitmap.close();
      },
      // Layers read anew are not known to the core: it copies and checks them all.
      'ours: from a pack, first time': ({ pack }) =>
        core.borrowComposed({ layers: readLayerPack(pack) }, 'premultiplied'),
      'canvas: drawImage to 120x240': (view) => {
        draw(view);
        small.context.clearRect(0, 0, 120, 240);
        small.context.drawImage(drawn.canvas, 0, 0, 120, 240);
        flush(small.context);
      },
      'ours: 120x240 bytes': ({ layers }) => core.composePremultiplied({ layers, outWidthPx: 120, outHeightPx: 240 }),
    },
    views,
    { rounds: ROUNDS, warmUpRounds: 5 },
  );
  return { times, difference: compare(), packedBytes: packedBytes / VIEWS };

  /** Greatest difference of a channel between both pictures, on premultiplied values. */
  function compare(): number {
    const first = views[0];
    if (first === undefined) return Number.NaN;
    draw(first);
    const theirs = drawn.context.getImageData(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX).data;
    const mine = core.compose({ layers: first.layers }).data;
    let greatest = 0;
    mine.forEach((value, at) => {
      const weight = at % 4 === 3 ? 1 : (mine[at | 3] ?? 0) / 255;
      greatest = Math.max(greatest, Math.abs(value - (theirs[at] ?? 0)) * weight);
    });
    return greatest;
  }
}

Comlink.expose({ run });
