/** Renders SVG text to pixels; the only user of the rasteriser. System fonts are off, so every machine gives the same pixels. */
import { Resvg } from '@resvg/resvg-js';
import { cropImage } from '../../engine/core/rgba.ts';
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

/** The rasteriser returns premultiplied pixels. */
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

/** The rasteriser's premultiplied pixels, without a copy. Throws the rasteriser's Error for malformed SVG. */
function render(source: string, widthPx?: number): Raw {
  const fit = widthPx === undefined ? {} : { fitTo: { mode: 'width' as const, value: widthPx } };
  const image = new Resvg(source, { ...fit, font: { loadSystemFonts: false } }).render();
  const { buffer, byteOffset, byteLength } = image.pixels as Buffer<ArrayBuffer>;
  return { widthPx: image.width, heightPx: image.height, data: new Uint8ClampedArray(buffer, byteOffset, byteLength) };
}

/** Throws the rasteriser's Error for malformed SVG. */
export function rasterise(source: string, widthPx?: number): Raw {
  const image = render(source, widthPx);
  unpremultiply(image.data);
  return image;
}

/** A rectangle of the picture, clipped at its right and lower edge. It needs less memory than `crop` of the whole. */
export function rasteriseCrop(source: string, left: number, top: number, widthPx: number, heightPx: number): Raw {
  const image = crop(render(source), left, top, widthPx, heightPx);
  unpremultiply(image.data);
  return image;
}

/** A copy of a rectangle, clipped at the picture's right and lower edge. */
export const crop = (image: Raw, left: number, top: number, widthPx: number, heightPx: number): Raw =>
  cropImage(image, {
    left,
    top,
    widthPx: Math.min(widthPx, image.widthPx - left),
    heightPx: Math.min(heightPx, image.heightPx - top),
  });

/** Pixels up to this alpha (0 to 255) count as invisible: antialiasing leaves such edges. */
export const MAX_HIDDEN_ALPHA = 2;

/** The box of a drawing in whole px, strokes and `margin` included; null for an empty drawing. */
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
