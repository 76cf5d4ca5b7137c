/**
 * Converts pictures to bitmaps at low cost: the browser allocates fresh system memory for large bitmaps and reuses memory
 * for small ones, so a large picture is cut into strips. Owns the canvases that they are drawn on, one per size.
 */
import type { RgbaImage } from '../src/engine/core/types.ts';

/** Measured in Chromium: above it a bitmap costs about five times as much for each of its bytes. */
export const MAX_BITMAP_BYTES = 960 * 1024;
/** More sizes than a worker uses at a time; the least recently used one is evicted. */
const KEPT_CANVASES = 6;

const canvases = new Map<string, OffscreenCanvasRenderingContext2D>();

function canvasOf(widthPx: number, heightPx: number): OffscreenCanvasRenderingContext2D {
  const size = `${widthPx}x${heightPx}`;
  // CPU rendering: otherwise each picture would be uploaded to the GPU even if it is never shown.
  const context =
    canvases.get(size) ?? new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the canvas has no drawing context');
  canvases.delete(size);
  canvases.set(size, context);
  const [oldest] = canvases.keys();
  if (canvases.size > KEPT_CANVASES && oldest !== undefined) canvases.delete(oldest);
  return context;
}

/**
 * A picture of straight alpha as strips of whole rows from top to bottom, at most `MAX_BITMAP_BYTES` each (or one row, if
 * that alone is more), with heights that differ by one row at most. Reads the bytes synchronously, so they may be
 * borrowed. The caller must close the bitmaps; none is left open on rejection.
 */
export async function cutIntoBitmaps({ widthPx, heightPx, data }: RgbaImage): Promise<ImageBitmap[]> {
  const rowBytes = widthPx * 4;
  const rowsAtMost = Math.max(1, Math.floor(MAX_BITMAP_BYTES / rowBytes));
  const count = Math.ceil(heightPx / rowsAtMost);
  const topOf = (strip: number): number => Math.floor((strip * heightPx) / count);
  // Each strip is drawn and copied immediately. Copying the canvas costs a third of transferring its memory.
  const making = Array.from({ length: count }, async (_, strip) => {
    const top = topOf(strip);
    const rows = topOf(strip + 1) - top;
    const pixels = data.subarray(top * rowBytes, (top + rows) * rowBytes) as Uint8ClampedArray<ArrayBuffer>;
    const context = canvasOf(widthPx, rows);
    context.putImageData(new ImageData(pixels, widthPx, rows), 0, 0);
    return createImageBitmap(context.canvas);
  });
  const strips = await Promise.allSettled(making);
  const bitmaps = strips.flatMap((strip) => (strip.status === 'fulfilled' ? [strip.value] : []));
  const failed = strips.find((strip) => strip.status === 'rejected');
  if (failed === undefined) return bitmaps;
  closeBitmaps(bitmaps);
  throw failed.reason;
}

export function closeBitmaps(bitmaps: readonly ImageBitmap[]): void {
  for (const bitmap of bitmaps) bitmap.close();
}
