/** Looks a sprite sheet over before it is sent, as the server will, and tells what may look wrong when it is worn. */
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_MAX_BYTES, SHEET_WIDTH_PX, SUBMISSION_TEXTS } from '../../shared/rules/creators.ts';

/** Drawings keep this far from the edges of a view. */
const MARGIN_PX = 2;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface SheetReport {
  /** Why it cannot be handed in; null: it can. */
  failure: string | null;
  /** Views, by rotation, in which nothing is drawn. */
  emptyViews: number[];
  /** Views whose drawing touches an edge. */
  touchingViews: number[];
}

/** `pixels` is RGBA of a whole sheet. */
export function inspectPixels(pixels: Uint8ClampedArray): SheetReport {
  let isOpaque = true;
  const emptyViews: number[] = [];
  const touchingViews: number[] = [];
  COLUMN_OF_ROTATION.forEach((column, rotation) => {
    let isEmpty = true;
    let isTouching = false;
    const left = column * CANVAS_WIDTH_PX;
    for (let y = 0; y < SHEET_HEIGHT_PX; y++) {
      const isEdgeRow = y < MARGIN_PX || y >= SHEET_HEIGHT_PX - MARGIN_PX;
      for (let x = 0; x < CANVAS_WIDTH_PX; x++) {
        const alpha = pixels[(y * SHEET_WIDTH_PX + left + x) * 4 + 3] ?? 0;
        if (alpha < 255) isOpaque = false;
        if (alpha === 0) continue;
        isEmpty = false;
        if (isEdgeRow || x < MARGIN_PX || x >= CANVAS_WIDTH_PX - MARGIN_PX) isTouching = true;
      }
    }
    if (isEmpty) emptyViews.push(rotation);
    if (isTouching) touchingViews.push(rotation);
  });
  const isBlank = emptyViews.length === COLUMN_OF_ROTATION.length;
  const failure = isOpaque ? SUBMISSION_TEXTS.opaque : isBlank ? SUBMISSION_TEXTS.empty : null;
  return { failure, emptyViews, touchingViews };
}

const refused = (failure: string): SheetReport => ({ failure, emptyViews: [], touchingViews: [] });

/** Never rejects: what cannot be read is a failure too. */
export async function inspectSheet(file: Blob): Promise<SheetReport> {
  if (file.size > SHEET_MAX_BYTES) return refused(SUBMISSION_TEXTS.tooLarge);
  const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return refused(SUBMISSION_TEXTS.notPng);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return refused(SUBMISSION_TEXTS.damaged);
  }
  try {
    if (picture.width !== SHEET_WIDTH_PX || picture.height !== SHEET_HEIGHT_PX)
      return refused(SUBMISSION_TEXTS.wrongSize);
    const canvas = new OffscreenCanvas(SHEET_WIDTH_PX, SHEET_HEIGHT_PX);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return { failure: null, emptyViews: [], touchingViews: [] };
    context.drawImage(picture, 0, 0);
    return inspectPixels(context.getImageData(0, 0, SHEET_WIDTH_PX, SHEET_HEIGHT_PX).data);
  } finally {
    picture.close();
  }
}
