/** Exact source-over and resampling in f64, pixel by pixel: the reference for the core's images. */
import type { RgbaImage } from '../../../src/engine/core/types.ts';

/** Premultiplied RGBA, 0 to 1, four numbers per pixel. */
export interface ExactImage {
  widthPx: number;
  heightPx: number;
  data: Float64Array;
}

export function toExact({ widthPx, heightPx, data }: RgbaImage): ExactImage {
  const exact = new Float64Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) exact[at + channel] = ((data[at + channel] ?? 0) / 255) * alpha;
    exact[at + 3] = alpha;
  }
  return { widthPx, heightPx, data: exact };
}

/** Draws `layer` over `below`, both of one size, leaving out the rows above `clipTopPx`. */
export function drawOver(below: ExactImage, layer: ExactImage, clipTopPx = 0): void {
  for (let at = clipTopPx * below.widthPx * 4; at < below.data.length; at += 4) {
    const cover = 1 - (layer.data[at + 3] ?? 0);
    for (let channel = 0; channel < 4; channel++) {
      below.data[at + channel] = (layer.data[at + channel] ?? 0) + (below.data[at + channel] ?? 0) * cover;
    }
  }
}

export interface Sampling {
  widthPx: number;
  heightPx: number;
  /** Source coordinate of the target's left and top edge, and source pixels per target pixel. */
  left: number;
  top: number;
  paceX: number;
  paceY: number;
  /** Whether the source has a transparent surrounding. Otherwise footprints are clipped at its edge. */
  isOpen: boolean;
}

/** The share of source pixel `index` in the footprint of a target pixel. */
function share(index: number, middle: number, pace: number, size: number, isOpen: boolean): number {
  const reach = Math.max(1, pace) / 2;
  const from = Math.max(0, middle - reach);
  const end = Math.min(size, middle + reach);
  const inside = Math.min(end, index + 1) - Math.max(from, index);
  return Math.max(0, inside) / (isOpen ? reach * 2 : end - from);
}

/** Averages over footprints of at least one source pixel per side. */
export function resampleExact(source: ExactImage, how: Sampling): ExactImage {
  const { widthPx, heightPx, left, top, paceX, paceY, isOpen } = how;
  const data = new Float64Array(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y++) {
    const middleY = top + (y + 0.5) * paceY;
    for (let x = 0; x < widthPx; x++) {
      const middleX = left + (x + 0.5) * paceX;
      const firstRow = Math.max(0, Math.floor(middleY - Math.max(1, paceY)));
      const lastRow = Math.min(source.heightPx - 1, Math.ceil(middleY + Math.max(1, paceY)));
      const firstColumn = Math.max(0, Math.floor(middleX - Math.max(1, paceX)));
      const lastColumn = Math.min(source.widthPx - 1, Math.ceil(middleX + Math.max(1, paceX)));
      for (let row = firstRow; row <= lastRow; row++) {
        const rowShare = share(row, middleY, paceY, source.heightPx, isOpen);
        for (let column = firstColumn; column <= lastColumn; column++) {
          const weight = rowShare * share(column, middleX, paceX, source.widthPx, isOpen);
          if (!(weight > 0)) continue;
          for (let channel = 0; channel < 4; channel++) {
            const to = (y * widthPx + x) * 4 + channel;
            data[to] = (data[to] ?? 0) + weight * (source.data[(row * source.widthPx + column) * 4 + channel] ?? 0);
          }
        }
      }
    }
  }
  return { widthPx, heightPx, data };
}

/** Greatest difference of any channel, in 255ths; `actual` has straight alpha unless it is marked as premultiplied. */
export function greatestDifference(actual: RgbaImage, expected: ExactImage, isPremultiplied = false): number {
  let greatest = 0;
  const scale = (at: number): number => (isPremultiplied ? 1 : (actual.data[at + 3] ?? 0) / 255);
  for (let at = 0; at < expected.data.length; at += 4) {
    for (let channel = 0; channel < 4; channel++) {
      const value = (actual.data[at + channel] ?? 0) * (channel === 3 ? 1 : scale(at));
      greatest = Math.max(greatest, Math.abs(value - (expected.data[at + channel] ?? 0) * 255));
    }
  }
  return greatest;
}
