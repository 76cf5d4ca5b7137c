/** Looks a sprite sheet over before it is sent, as the server will, and tells what may look wrong when it is worn, and where. */
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_MAX_BYTES, SHEET_WIDTH_PX, SUBMISSION_TEXTS } from '../../shared/rules/creations.ts';
import { SIZE_MAX } from '../../shared/rules/slots.ts';

/** Drawings keep this far from the edges of a view. */
const MARGIN_PX = 2;
/** What lies nearer to a side than this is cut off where a figure is as wide as can be. */
export const SAFE_SIDE_PX = Math.ceil((CANVAS_WIDTH_PX / 2) * (1 - 1 / SIZE_MAX));
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Where a drawing comes too near to an edge of its view: from one pixel to another along that edge. */
export interface EdgeMark {
  rotation: number;
  edge: Edge;
  /** Whether it touches the edge; else it only leaves the safe area. */
  isTouching: boolean;
  fromPx: number;
  toPx: number;
}

export interface SheetReport {
  /** Why it cannot be handed in; null: it can. */
  failure: string | null;
  /** Views, by rotation, in which nothing is drawn. */
  emptyViews: number[];
  /** Views whose drawing touches an edge. */
  touchingViews: number[];
  /** Views whose drawing leaves the safe area and touches no edge. */
  wideViews: number[];
  marks: EdgeMark[];
}

/** `pixels` is RGBA of a whole sheet. */
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

/** Gathers, for one view, how far along each edge its drawing comes too near. */
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

/** Never rejects: what cannot be read is a failure too. */
export async function inspectSheet(file: Blob): Promise<SheetReport> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return reportOf(SUBMISSION_TEXTS.notPng);
  if (file.size > SHEET_MAX_BYTES) return reportOf(SUBMISSION_TEXTS.tooLarge);
  const bytes = new DataView(await file.arrayBuffer());
  if (bytes.byteLength < HEADER_BYTES) return reportOf(SUBMISSION_TEXTS.damaged);
  // Before it is decoded: a small file may claim to be a picture of gigabytes.
  if (bytes.getUint32(WIDTH_AT) !== SHEET_WIDTH_PX || bytes.getUint32(HEIGHT_AT) !== SHEET_HEIGHT_PX) {
    return reportOf(SUBMISSION_TEXTS.wrongSize);
  }
  // Browsers show as much as there is of a picture that was cut short.
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

/** Of a PNG's header: 8 bytes of signature, length, 'IHDR', width, height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_BYTES = 24;
const END_CHUNK = 0x49454e44;
/** Of a chunk: length, type, and the checksum after what it holds. */
const CHUNK_BYTES = 12;

/** Whether a PNG's chunks lead to its last one. */
function isWhole(png: DataView): boolean {
  for (let at = SIGNATURE.length; at + CHUNK_BYTES <= png.byteLength; at += CHUNK_BYTES + png.getUint32(at)) {
    if (png.getUint32(at + 4) === END_CHUNK) return true;
  }
  return false;
}
