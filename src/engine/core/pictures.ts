/**
 * The picture part of the core: packing, compositing and resizing. Pictures are copied into the module's arena and results
 * out of it. Layers stay in the module's memory until it is full; a layer is recognised by the identity of its payload.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { SIZE_MAX, SIZE_MIN } from '../../shared/rules/slots.ts';
import type { PictureExports } from './core-exports.ts';
import type { CoreMemory } from './memory.ts';
import type { ComposeRequest, Compositor, LayerRef, RgbaImage } from './picture-types.ts';
import { cropImage } from './rgba.ts';
import { OK, TOO_LARGE, UNKNOWN_VERSION } from './status.ts';

/** Room between a picture and its result, and behind them. */
const GAP_BYTES = 128;

export function createPictures(core: PictureExports, memory: CoreMemory): Compositor {
  const arenaAt = core.arenaAddress();
  const residents = new WeakMap<Uint8Array, { age: number; layer: number }>();
  /** Number of times that all layers were dropped: layers of an earlier age must be admitted again. */
  let age = 0;

  /** Copies a picture to where the module reads it, with `resultBytes` behind it. */
  function putPicture(image: RgbaImage, resultBytes: number): void {
    const { widthPx, heightPx, data } = image;
    if (!Number.isInteger(widthPx) || !Number.isInteger(heightPx) || widthPx < 1 || heightPx < 1) {
      throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
    }
    if (data.byteLength !== widthPx * heightPx * 4) {
      throw new RangeError(`${data.byteLength} bytes are no picture of ${widthPx} x ${heightPx}`);
    }
    const address = core.pictureRoom(data.byteLength + resultBytes + GAP_BYTES);
    memory.settle();
    if (address === 0) throw new RangeError(`a picture of ${widthPx} x ${heightPx} or its result is too large`);
    new Uint8Array(core.memory.buffer, address, data.byteLength).set(data);
  }

  const borrowPicture = (address: number, widthPx: number, heightPx: number): RgbaImage => ({
    widthPx,
    heightPx,
    data: new Uint8ClampedArray(core.memory.buffer, address, widthPx * heightPx * 4),
  });
  const own = (picture: RgbaImage): RgbaImage => ({ ...picture, data: picture.data.slice() });

  /** The number of a layer in the module's memory, copied in when it is not there; null when there is no room. */
  function admit(payload: Uint8Array): number | null {
    const known = residents.get(payload);
    if (known?.age === age) return known.layer;
    const address = core.layerRoom(payload.byteLength);
    memory.settle();
    if (address === 0) return null;
    new Uint8Array(core.memory.buffer, address, payload.byteLength).set(payload);
    const layer = core.admitLayer(payload.byteLength);
    if (layer === -UNKNOWN_VERSION) throw new RangeError(`layer version ${payload[0]} is not known`);
    if (layer < 0) throw new RangeError('a layer is damaged');
    residents.set(payload, { age, layer });
    return layer;
  }

  /**
   * Stacks the layers. When memory or the stack are full, draws the stack onto the module's canvas and continues with an
   * empty one. Returns whether the canvas is still clear, i.e. the stack has all layers.
   */
  function stackLayers(request: ComposeRequest): boolean {
    const order = request.layers.map((layer, index) => ({ layer, index }));
    order.sort((a, b) => a.layer.z - b.layer.z || a.index - b.index);
    let isClear = true;
    const draw = (): void => {
      core.composeLayers(isClear);
      core.clearStack();
      isClear = false;
    };
    core.clearStack();
    for (const { layer } of order) {
      const { payload, clipTopPx = 0 } = layer;
      let number = admit(payload);
      if (number === null) {
        draw();
        core.dropLayers();
        age++;
        number = admit(payload);
      }
      if (number === null) throw new RangeError('a layer is too large');
      if (core.stackLayer(number, clipTopPx) === OK) continue;
      draw();
      core.stackLayer(number, clipTopPx);
    }
    return isClear;
  }

  function borrowComposed(request: ComposeRequest, alpha: 'straight' | 'premultiplied'): RgbaImage {
    const { width = 1, height = 1, outWidthPx = CANVAS_WIDTH_PX, outHeightPx = CANVAS_HEIGHT_PX } = request;
    if (!isScale(width) || !isScale(height)) throw new RangeError(`a figure cannot be scaled by ${width} x ${height}`);
    if (!isSide(outWidthPx) || !isSide(outHeightPx)) {
      throw new RangeError(`a figure cannot be drawn as ${outWidthPx} x ${outHeightPx}`);
    }
    const { figureTopPx = topOfLayers(request.layers) } = request;
    const isStraight = alpha === 'straight';
    const isPlain = width === 1 && height === 1 && outWidthPx === CANVAS_WIDTH_PX && outHeightPx === CANVAS_HEIGHT_PX;
    const isClear = stackLayers(request);
    if (isPlain && isClear) {
      core.composeTight(arenaAt, isStraight);
      return borrowPicture(arenaAt, outWidthPx, outHeightPx);
    }
    core.composeLayers(isClear);
    core.writeCanvas(arenaAt, outWidthPx, outHeightPx, width, height, figureTopPx, isStraight);
    return borrowPicture(arenaAt, outWidthPx, outHeightPx);
  }

  function takeResized(status: number, image: RgbaImage, widthPx: number, heightPx: number): RgbaImage {
    if (status === TOO_LARGE) throw new RangeError(`${widthPx} x ${heightPx} pixels are too many`);
    if (status !== OK) throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
    return own(borrowPicture(core.resizedAddress(image.widthPx, image.heightPx), widthPx, heightPx));
  }

  return {
    packLayer(image) {
      if (image.widthPx > CANVAS_WIDTH_PX || image.heightPx > CANVAS_HEIGHT_PX) {
        throw new RangeError(`a layer of ${image.widthPx} x ${image.heightPx} is larger than the canvas`);
      }
      // The payload has a place of its own.
      putPicture(image, 0);
      const byteLength = core.packPicture(image.widthPx, image.heightPx);
      return new Uint8Array(core.memory.buffer, core.payloadAddress(), byteLength).slice();
    },

    borrowComposed,

    topOfLayers,

    compose: (request) => own(borrowComposed(request, 'straight')),

    composePremultiplied: (request) => own(borrowComposed(request, 'premultiplied')),

    halve(image) {
      putPicture(image, image.data.byteLength);
      const status = core.halvePicture(image.widthPx, image.heightPx);
      return takeResized(status, image, (image.widthPx + 1) >> 1, (image.heightPx + 1) >> 1);
    },

    resize(image, widthPx, heightPx) {
      if (!Number.isInteger(widthPx) || !Number.isInteger(heightPx)) {
        throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
      }
      putPicture(image, Math.max(0, widthPx) * Math.max(0, heightPx) * 4);
      const status = core.resizePicture(image.widthPx, image.heightPx, widthPx, heightPx);
      return takeResized(status, image, widthPx, heightPx);
    },

    crop: (image, x, y, widthPx, heightPx) => cropImage(image, { left: x, top: y, widthPx, heightPx }),
  };
}

/** Reads only the headers (see `assembly/raster/pack.ts`); damaged layers are rejected when they are drawn. */
function topOfLayers(layers: readonly LayerRef[]): number {
  let top = CANVAS_HEIGHT_PX;
  for (const { payload, clipTopPx = 0 } of layers) {
    const [, , topLow = 0, topHigh = 0, rowsLow = 0, rowsHigh = 0] = payload;
    const first = topLow | (topHigh << 8);
    const end = first + (rowsLow | (rowsHigh << 8));
    const shown = Math.max(first, clipTopPx);
    if (shown < end) top = Math.min(top, shown);
  }
  return top;
}

const isScale = (scale: number): boolean => scale >= SIZE_MIN && scale <= SIZE_MAX;
const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= CANVAS_HEIGHT_PX;
