/** Checks a sprite sheet before it is sent, by the server's rules, and finds what may look wrong when it is worn. */
import { type EdgeMark, inspectPixels, type SheetFindings } from '../../shared/art/sheet-findings.ts';
import {
  SHEET_HEIGHT_PX,
  SHEET_MAX_BYTES,
  SHEET_WIDTH_PX,
  SUBMISSION_REFUSALS,
  tooLarge,
  wrongSize,
} from '../../shared/rules/creations.ts';
import type { SentenceData } from '../../shared/rules/sentence.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface SheetReport extends SheetFindings {
  /** Why the sheet cannot be submitted. Null when it can. */
  failure: SentenceData | null;
  marks: EdgeMark[];
}

/** `pixels` is the RGBA data of a whole sheet. */
export function reportOnPixels(pixels: Uint8ClampedArray): SheetReport {
  const { isOpaque, isEmpty, ...found } = inspectPixels(pixels);
  return { failure: isOpaque ? SUBMISSION_REFUSALS.opaque : isEmpty ? SUBMISSION_REFUSALS.empty : null, ...found };
}

const reportOf = (failure: SentenceData | null): SheetReport => ({
  failure,
  emptyViews: [],
  touchingViews: [],
  wideViews: [],
  marks: [],
});

/** Never rejects: an unreadable file resolves to a failure. */
export async function inspectSheet(file: Blob): Promise<SheetReport> {
  const head = new Uint8Array(await file.slice(0, SIGNATURE.length).arrayBuffer());
  if (!SIGNATURE.every((byte, at) => head[at] === byte)) return reportOf(SUBMISSION_REFUSALS.notPng);
  if (file.size > SHEET_MAX_BYTES) return reportOf(tooLarge(file.size));
  const bytes = new DataView(await file.arrayBuffer());
  if (bytes.byteLength < HEADER_BYTES) return reportOf(SUBMISSION_REFUSALS.damaged);
  // Checked before decoding: a small file may declare a picture of gigabytes.
  const [widthPx, heightPx] = [bytes.getUint32(WIDTH_AT), bytes.getUint32(HEIGHT_AT)];
  if (widthPx !== SHEET_WIDTH_PX || heightPx !== SHEET_HEIGHT_PX) return reportOf(wrongSize(widthPx, heightPx));
  // Browsers show a truncated picture as far as it goes.
  if (!isWhole(bytes)) return reportOf(SUBMISSION_REFUSALS.damaged);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return reportOf(SUBMISSION_REFUSALS.damaged);
  }
  try {
    const canvas = new OffscreenCanvas(SHEET_WIDTH_PX, SHEET_HEIGHT_PX);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return reportOf(null);
    context.drawImage(picture, 0, 0);
    return reportOnPixels(context.getImageData(0, 0, SHEET_WIDTH_PX, SHEET_HEIGHT_PX).data);
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
