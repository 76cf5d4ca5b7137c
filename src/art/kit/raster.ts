/** SVG text to pixels: the only user of the rasteriser. No system fonts are read, so every machine draws the same. */
import { Resvg } from '@resvg/resvg-js';
import type { Box } from './path.ts';

interface Picture {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/** Straight (not premultiplied) RGBA, row by row. */
export interface Raw extends Picture {
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A whole SVG document; `view` is its view box (default: one unit a pixel from 0,0). */
export const svgOf = (width: number, height: number, body: string, view = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;

/** The rasteriser's pixels are premultiplied; ours are not. */
function unpremultiply(data: Uint8ClampedArray<ArrayBuffer>): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    const k = 255 / alpha;
    data[i] = (data[i] ?? 0) * k;
    data[i + 1] = (data[i + 1] ?? 0) * k;
    data[i + 2] = (data[i + 2] ?? 0) * k;
  }
}

/** Throws an Error of the rasteriser's for malformed SVG. */
export function rasterise(source: string, widthPx?: number): Raw {
  const fit = widthPx === undefined ? {} : { fitTo: { mode: 'width' as const, value: widthPx } };
  const image = new Resvg(source, { ...fit, font: { loadSystemFonts: false } }).render();
  const data = new Uint8ClampedArray(image.pixels);
  unpremultiply(data);
  return { widthPx: image.width, heightPx: image.height, data };
}

/** A copy of a rectangle, cut off at the picture's right and lower edge. */
export function crop(image: Raw, left: number, top: number, widthPx: number, heightPx: number): Raw {
  const width = Math.min(widthPx, image.widthPx - left);
  const height = Math.min(heightPx, image.heightPx - top);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.widthPx + left) * 4;
    data.set(image.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { widthPx: width, heightPx: height, data };
}

const BARELY_SEEN = 2;

/** The box of what is seen, right and lower edge exclusive; null for an empty picture. */
export function seenBox(image: Picture): Box | null {
  let [x0, y0, x1, y1] = [image.widthPx, image.heightPx, -1, -1];
  for (let y = 0; y < image.heightPx; y++) {
    for (let x = 0; x < image.widthPx; x++) {
      if ((image.data[(y * image.widthPx + x) * 4 + 3] ?? 0) <= BARELY_SEEN) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  }
  return x1 < 0 ? null : [x0, y0, x1, y1];
}

/** Where a drawing reaches, strokes included, in whole px around what is drawn; null when nothing is. */
export function drawnBox(body: string, margin = 2): Box | null {
  const box = new Resvg(svgOf(1, 1, body), { font: { loadSystemFonts: false } }).getBBox();
  if (box === undefined) return null;
  return [
    Math.floor(box.x) - margin,
    Math.floor(box.y) - margin,
    Math.ceil(box.x + box.width) + margin,
    Math.ceil(box.y + box.height) + margin,
  ];
}
