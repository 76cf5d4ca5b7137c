/** Cuts sprite sheets to what is visible in any of their frames, and single views. Owns the canvas that it reads sheets from. */
import { cropImage } from '../src/engine/core/rgba.ts';
import type { RgbaImage } from '../src/engine/core/types.ts';
import { type TrimmedSheet, visibleBox } from '../src/engine/figures/trimmed-sheet.ts';
import { cutIntoBitmaps } from './picture-bitmaps.ts';

// CPU rendering: each sheet is read back.
let reader: OffscreenCanvasRenderingContext2D | null = null;

/** Closes the sheet. */
export function trimSheet(sheet: ImageBitmap, frameCount: number): TrimmedSheet {
  const { width, height } = sheet;
  const frameWidthPx = width / frameCount;
  const context = (reader ??= openCanvas(width, height));
  if (context.canvas.width !== width) context.canvas.width = width;
  if (context.canvas.height !== height) context.canvas.height = height;
  context.globalCompositeOperation = 'copy';
  context.drawImage(sheet, 0, 0);
  const box = visibleBox(context.getImageData(0, 0, width, height).data, frameCount, frameWidthPx);
  const cut = openCanvas(frameCount * box.widthPx, box.heightPx);
  for (let frame = 0; frame < frameCount; frame++) {
    const from = frame * frameWidthPx + box.left;
    const { widthPx, heightPx } = box;
    cut.drawImage(sheet, from, box.top, widthPx, heightPx, frame * widthPx, 0, widthPx, heightPx);
  }
  sheet.close();
  return { bitmap: cut.canvas.transferToImageBitmap(), box, frameWidthPx, frameHeightPx: height };
}

/** A view of straight alpha, which may be borrowed, as a sheet of one frame. */
export async function trimView(view: RgbaImage): Promise<TrimmedSheet> {
  const { widthPx: frameWidthPx, heightPx: frameHeightPx } = view;
  const box = visibleBox(view.data, 1, frameWidthPx);
  const [bitmap] = await cutIntoBitmaps(cropImage(view, box));
  if (bitmap === undefined) throw new Error('a view has no picture');
  return { bitmap, box, frameWidthPx, frameHeightPx };
}

function openCanvas(widthPx: number, heightPx: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the canvas has no drawing context');
  return context;
}
