/** Cuts a thumbnail from a sprite sheet: what is seen of its front, or of the first view that shows anything. */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';

const THUMBNAIL_PX = 256;

/** A square PNG. Rejects when nothing can be cut. */
export async function cutThumbnail(sheet: Blob): Promise<Blob> {
  const picture = await createImageBitmap(sheet);
  try {
    for (const column of COLUMN_OF_ROTATION) {
      const cut = cutView(picture, column);
      if (cut !== null) return await cut;
    }
  } finally {
    picture.close();
  }
  throw new Error('the sheet is empty');
}

function cutView(picture: ImageBitmap, column: number): Promise<Blob> | null {
  const view = new OffscreenCanvas(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
  const context = view.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas to cut with');
  context.drawImage(picture, column * -CANVAS_WIDTH_PX, 0);
  const seen = boundsOf(context.getImageData(0, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX).data);
  if (seen === null) return null;
  const { x, y, width, height } = seen;
  const scale = THUMBNAIL_PX / Math.max(width, height);
  const out = new OffscreenCanvas(THUMBNAIL_PX, THUMBNAIL_PX);
  const place = { x: (THUMBNAIL_PX - width * scale) / 2, y: (THUMBNAIL_PX - height * scale) / 2 };
  out.getContext('2d')?.drawImage(view, x, y, width, height, place.x, place.y, width * scale, height * scale);
  return out.convertToBlob({ type: 'image/png' });
}

function boundsOf(pixels: Uint8ClampedArray): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, -1, -1];
  for (let y = 0; y < CANVAS_HEIGHT_PX; y++) {
    for (let x = 0; x < CANVAS_WIDTH_PX; x++) {
      if (pixels[(y * CANVAS_WIDTH_PX + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
