/** Checks a sprite sheet before it is sent, by the server's rules, and finds what may look wrong when it is worn. */
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_MAX_BYTES, SHEET_WIDTH_PX, SUBMISSION_TEXTS } from '../../shared/rules/creations.ts';
import { SIZE_MAX } from '../../shared/rules/slots.ts';

/** Margin of drawings to the edges of a view, in pixels. */
const MARGIN_PX = 2;
/** Pixels nearer to a side than this are cut off on figures of maximum width. */
export const SAFE_SIDE_PX = Math.ceil((CANVAS_WIDTH_PX / 2) * (1 - 1 / SIZE_MAX));
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A range of pixels along an edge in which the drawing is too near to it. */
export interface EdgeMark {
  rotation: number;
  edge: Edge;
  /** True when it touches the edge; false when it only leaves the safe area. */
  isTouching: boolean;
  fromPx: number;
  toPx: number;
}

export interface SheetReport {
  /** Why the sheet cannot be submitted. Null when it can. */
  failure: string | null;
  /** Views without any drawing, by rotation. */
  emptyViews: number[];
  /** Views whose drawing touches an edge. */
  touchingViews: number[];
  /** Views whose drawing leaves the safe area and touches no edge. */
  wideViews: number[];
  marks: EdgeMark[];
}

/** `pixels` is the RGBA data of a whole sheet. */
export function inspectPixels(pixels: Uint8ClampedArray): SheetReport {
  let isOpaque = true;
  const emptyViews: number[] = [];
  const marks: EdgeMark[] = [];
  COLUMN_OF_ROTATION.forEach((column, rotation) => {
    let isEmpty = true;
    const near = new EdgeWatch(rotation);
    const left = column * CANVAS_WIDTH_PX;
    for (let y = 0; y < SHEET_HEIGHT_PX; y++) {
      for (let x = 0; x < CANVAS_WIDTH_PX; x++) {
        const alpha = pixels[(y * SHEET_WIDTH_PX + left + x) * 4 + 3] ?? 0;
        if (alpha < 255) isOpaque = false;
        if (alpha === 0) continue;
        isEmpty = false;
        near.see(x, y);
      }
    }
    if (isEmpty) emptyViews.push(rotation);
    marks.push(...near.marks.values());
  });
  const isBlank = emptyViews.length === COLUMN_OF_ROTATION.length;
  const failure = isOpaque ? SUBMISSION_TEXTS.opaque : isBlank ? SUBMISSION_TEXTS.empty : null;
  const touchingViews = viewsOf(marks.filter(({ isTouching }) => isTouching));
  const wideViews = viewsOf(marks).filter((view) => !touchingViews.includes(view));
  return { failure, emptyViews, touchingViews, wideViews, marks };
}

const viewsOf = (marks: readonly EdgeMark[]): number[] => [...new Set(marks.map(({ rotation }) => rotation))];

/** Collects, for one view, the ranges along each edge in which the drawing is too near. */
class EdgeWatch {
  readonly marks = new Map<string, EdgeMark>();
  readonly #rotation: number;

  constructor(rotation: number) {
    this.#rotation = rotation;
  }

  see(x: number, y: number): void {
    const rightPx = CANVAS_WIDTH_PX - 1 - x;
    const bottomPx = SHEET_HEIGHT_PX - 1 - y;
    if (y < MARGIN_PX) this.#extend('top', true, x);
    if (bottomPx < MARGIN_PX) this.#extend('bottom', true, x);
    if (x < SAFE_SIDE_PX) this.#extend('left', x < MARGIN_PX, y);
    if (rightPx < SAFE_SIDE_PX) this.#extend('right', rightPx < MARGIN_PX, y);
  }

  #extend(edge: Edge, isTouching: boolean, atPx: number): void {
    const key = `${edge} ${isTouching}`;
    const mark = this.marks.get(key);
    if (mark === undefined) {
      this.marks.set(key, { rotation: this.#rotation, edge, isTouching, fromPx: atPx, toPx: atPx });
      return;
    }
    mark.fromPx = Math.min(mark.fromPx, atPx);
    mark.toPx = Math.max(mark.toPx, atPx);
  }
}

const reportOf = (failure: string | null): SheetReport => ({
  failure,
  emptyViews: [],
  touchingViews: [],
  wideViews: [],
  marks: [],
});

/** Never rejects: an unreadable file resolves to a failure. */
export async function inspectSheet(file: Blob): Promise<SheetReport> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return reportOf(SUBMISSION_TEXTS.notPng);
  if (file.size > SHEET_MAX_BYTES) return reportOf(SUBMISSION_TEXTS.tooLarge);
  const bytes = new DataView(await file.arrayBuffer());
  if (bytes.byteLength < HEADER_BYTES) return reportOf(SUBMISSION_TEXTS.damaged);
  // Checked before decoding: a small file may declare a picture of gigabytes.
  if (bytes.getUint32(WIDTH_AT) !== SHEET_WIDTH_PX || bytes.getUint32(HEIGHT_AT) !== SHEET_HEIGHT_PX) {
    return reportOf(SUBMISSION_TEXTS.wrongSize);
  }
  // Browsers show a truncated picture as far as it goes.
  if (!isWhole(bytes)) return reportOf(SUBMISSION_TEXTS.damaged);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return reportOf(SUBMISSION_TEXTS.damaged);
  }
  try {
    const canvas = new OffscreenCanvas(SHEET_WIDTH_PX, SHEET_HEIGHT_PX);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return reportOf(null);
    context.drawImage(picture, 0, 0);
    return inspectPixels(context.getImageData(0, 0, SHEET_WIDTH_PX, SHEET_HEIGHT_PX).data);
  } finally {
    picture.close();
  }
}

/** Layout of a PNG header: 8 bytes of signature, length, 'IHDR', width, height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_BYTES = 24;
const END_CHUNK = 0x49454e44;
/** Layout of a chunk: length, type, content, checksum. */
const CHUNK_BYTES = 12;

/** Whether a PNG's chunks reach its end chunk. */
function isWhole(png: DataView): boolean {
  for (let at = SIGNATURE.length; at + CHUNK_BYTES <= png.byteLength; at += CHUNK_BYTES + png.getUint32(at)) {
    if (png.getUint32(at + 4) === END_CHUNK) return true;
  }
  return false;
}
