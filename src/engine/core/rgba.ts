/**
 * Row copies and bounds of RGBA pictures, in TypeScript: a call of the WebAssembly module would copy each picture twice
 * more. Pure functions; none of them keeps or changes a source picture.
 */
import type { RgbaImage } from './types.ts';

const CHANNELS = 4;

/** A picture whose memory belongs to the caller: neither borrowed from the core nor shared. */
export interface OwnedImage extends RgbaImage {
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A rectangle in whole pixels from the upper left corner. */
export interface PixelBox {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** A transparent picture. */
export const blankImage = (widthPx: number, heightPx: number): OwnedImage => ({
  widthPx,
  heightPx,
  data: new Uint8ClampedArray(widthPx * heightPx * CHANNELS),
});

/** Copies `box` of `from` to `target` in `into`. The caller ensures that both rectangles lie inside their pictures. */
export function copyBox(from: RgbaImage, box: PixelBox, into: RgbaImage, target: { left: number; top: number }): void {
  const rowBytes = box.widthPx * CHANNELS;
  for (let row = 0; row < box.heightPx; row++) {
    const source = ((box.top + row) * from.widthPx + box.left) * CHANNELS;
    const pixels = from.data.subarray(source, source + rowBytes);
    into.data.set(pixels, ((target.top + row) * into.widthPx + target.left) * CHANNELS);
  }
}

/** A copy of `box`. Throws a RangeError unless the box has whole, positive sides and lies inside the picture. */
export function cropImage(image: RgbaImage, box: PixelBox): OwnedImage {
  const { left, top, widthPx, heightPx } = box;
  const isInside = left >= 0 && top >= 0 && left + widthPx <= image.widthPx && top + heightPx <= image.heightPx;
  if (![left, top, widthPx, heightPx].every(Number.isInteger) || widthPx < 1 || heightPx < 1 || !isInside) {
    throw new RangeError(`${widthPx} x ${heightPx} at ${left}, ${top} is not inside the picture`);
  }
  const copy = blankImage(widthPx, heightPx);
  copyBox(image, box, copy, { left: 0, top: 0 });
  return copy;
}

/** A copy of `box`, transparent where the box is outside the picture. */
export function cropPadded(image: RgbaImage, box: PixelBox): OwnedImage {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const widthPx = Math.min(image.widthPx, box.left + box.widthPx) - left;
  const heightPx = Math.min(image.heightPx, box.top + box.heightPx) - top;
  const copy = blankImage(box.widthPx, box.heightPx);
  if (widthPx > 0 && heightPx > 0) {
    copyBox(image, { left, top, widthPx, heightPx }, copy, { left: left - box.left, top: top - box.top });
  }
  return copy;
}

/** The smallest box around all pixels whose alpha is above `maxHiddenAlpha`; null when there is no such pixel. */
export function visibleBox({ widthPx, heightPx, data }: RgbaImage, maxHiddenAlpha = 0): PixelBox | null {
  let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if ((data[(y * widthPx + x) * CHANNELS + CHANNELS - 1] ?? 0) <= maxHiddenAlpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, widthPx: right - left + 1, heightPx: bottom - top + 1 };
}
