/**
 * The picture half of the core: packing, compositing and resizing. Every call copies its bytes into the module's arena and
 * the answer out of it; nothing is kept between calls.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { SIZE_MAX, SIZE_MIN } from '../../shared/rules/slots.ts';
import type { CoreExports } from './core-exports.ts';
import { OK, TOO_LARGE, UNKNOWN_VERSION } from './status.ts';
import type { ComposeRequest, Core, RgbaImage } from './types.ts';

type Pictures = Pick<Core, 'packLayer' | 'compose' | 'composePremultiplied' | 'halve' | 'resize' | 'crop'>;

const align = (offset: number): number => (offset + 15) & ~15;

export function createPictures(core: CoreExports): Pictures {
  const arenaAt = core.arenaAddress();
  const arenaBytes = core.arenaBytes();
  const arena = new Uint8Array(core.memory.buffer, arenaAt, arenaBytes);

  function putPicture(image: RgbaImage): void {
    const { widthPx, heightPx, data } = image;
    if (!Number.isInteger(widthPx) || !Number.isInteger(heightPx) || widthPx < 1 || heightPx < 1) {
      throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
    }
    if (data.byteLength !== widthPx * heightPx * 4) {
      throw new RangeError(`${data.byteLength} bytes are no picture of ${widthPx} x ${heightPx}`);
    }
    if (data.byteLength > arenaBytes) throw new RangeError(`a picture of ${widthPx} x ${heightPx} is too large`);
    arena.set(data);
  }

  const takePicture = (address: number, widthPx: number, heightPx: number): RgbaImage => ({
    widthPx,
    heightPx,
    data: new Uint8ClampedArray(core.memory.buffer, address, widthPx * heightPx * 4).slice(),
  });

  /** Draws the stack in as many rounds as the arena needs; later rounds draw over what is there. */
  function drawLayers(request: ComposeRequest): void {
    const order = request.layers.map((layer, index) => ({ layer, index }));
    order.sort((a, b) => a.layer.z - b.layer.z || a.index - b.index);
    let isClear = true;
    let offset = 0;
    const draw = (): void => {
      core.composeLayers(isClear);
      core.clearLayers();
      isClear = false;
      offset = 0;
    };
    core.clearLayers();
    for (const { layer } of order) {
      const { payload, clipTopPx = 0 } = layer;
      if (payload.byteLength > arenaBytes) throw new RangeError('a layer is too large');
      if (offset + payload.byteLength > arenaBytes) draw();
      arena.set(payload, offset);
      let status = core.addLayer(offset, payload.byteLength, clipTopPx);
      if (status === TOO_LARGE) {
        draw();
        arena.set(payload, 0);
        status = core.addLayer(0, payload.byteLength, clipTopPx);
      }
      if (status === UNKNOWN_VERSION) throw new RangeError(`layer version ${payload[0]} is not known`);
      if (status !== OK) throw new RangeError('a layer is damaged');
      offset = align(offset + payload.byteLength);
    }
    draw();
  }

  function composeTo(request: ComposeRequest, isStraight: boolean): RgbaImage {
    const { width = 1, height = 1, outWidthPx = CANVAS_WIDTH_PX, outHeightPx = CANVAS_HEIGHT_PX } = request;
    if (!isScale(width) || !isScale(height)) throw new RangeError(`a figure cannot be scaled by ${width} x ${height}`);
    if (!isSide(outWidthPx) || !isSide(outHeightPx)) {
      throw new RangeError(`a figure cannot be drawn as ${outWidthPx} x ${outHeightPx}`);
    }
    drawLayers(request);
    core.writeCanvas(arenaAt, outWidthPx, outHeightPx, width, height, isStraight);
    return takePicture(arenaAt, outWidthPx, outHeightPx);
  }

  function takeResized(status: number, image: RgbaImage, widthPx: number, heightPx: number): RgbaImage {
    if (status === TOO_LARGE) throw new RangeError(`${widthPx} x ${heightPx} pixels are too many`);
    if (status !== OK) throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
    return takePicture(core.resizedAddress(image.widthPx, image.heightPx), widthPx, heightPx);
  }

  return {
    packLayer(image) {
      if (image.widthPx > CANVAS_WIDTH_PX || image.heightPx > CANVAS_HEIGHT_PX) {
        throw new RangeError(`a layer of ${image.widthPx} x ${image.heightPx} is larger than the canvas`);
      }
      putPicture(image);
      const byteLength = core.packPicture(image.widthPx, image.heightPx);
      return new Uint8Array(core.memory.buffer, core.payloadAddress(), byteLength).slice();
    },

    compose: (request) => composeTo(request, true),

    composePremultiplied: (request) => composeTo(request, false),

    halve(image) {
      putPicture(image);
      const status = core.halvePicture(image.widthPx, image.heightPx);
      return takeResized(status, image, (image.widthPx + 1) >> 1, (image.heightPx + 1) >> 1);
    },

    resize(image, widthPx, heightPx) {
      if (!Number.isInteger(widthPx) || !Number.isInteger(heightPx)) {
        throw new RangeError(`a picture cannot be ${widthPx} x ${heightPx}`);
      }
      putPicture(image);
      const status = core.resizePicture(image.widthPx, image.heightPx, widthPx, heightPx);
      return takeResized(status, image, widthPx, heightPx);
    },

    crop: (image, x, y, widthPx, heightPx) => cropPicture(image, { x, y, widthPx, heightPx }),
  };
}

/** Rows are copied as they are: a way through the module would copy each of them twice more. */
function cropPicture(image: RgbaImage, box: { x: number; y: number; widthPx: number; heightPx: number }): RgbaImage {
  const { x, y, widthPx, heightPx } = box;
  const isInside = x >= 0 && y >= 0 && x + widthPx <= image.widthPx && y + heightPx <= image.heightPx;
  if (![x, y, widthPx, heightPx].every(Number.isInteger) || widthPx < 1 || heightPx < 1 || !isInside) {
    throw new RangeError(`${widthPx} x ${heightPx} at ${x}, ${y} is not inside the picture`);
  }
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let row = 0; row < heightPx; row++) {
    const from = ((y + row) * image.widthPx + x) * 4;
    data.set(image.data.subarray(from, from + widthPx * 4), row * widthPx * 4);
  }
  return { widthPx, heightPx, data };
}

const isScale = (scale: number): boolean => scale >= SIZE_MIN && scale <= SIZE_MAX;
const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= CANVAS_HEIGHT_PX;
