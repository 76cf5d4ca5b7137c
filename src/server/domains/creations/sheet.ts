/**
 * Validates an uploaded sprite sheet and encodes new files from its pixels: uploaded bytes are never served. Size and
 * format are read from the header before the image is decoded. Owns no state.
 */
import type { OutputInfo } from 'sharp';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { inspectPixels, type SheetFindings } from '../../../shared/art/sheet-findings.ts';
import {
  SHEET_HEIGHT_PX,
  SHEET_MAX_BYTES,
  SHEET_WIDTH_PX,
  SUBMISSION_REFUSALS,
  tooLarge,
  wrongSize,
} from '../../../shared/rules/creations.ts';
import { DomainError } from '../../domain-error.ts';
import { loadSharp } from './load-sharp.ts';
import type { SentenceData } from '../../../shared/rules/sentence.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Byte offsets in a PNG header: signature, chunk length, 'IHDR', width, height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_BYTES = 24;
const CHANNELS = 4;
const THUMBNAIL_PX = 256;
/** Limit for uploaded thumbnails. */
const THUMBNAIL_SOURCE_MAX_PX = 2048 * 2048;
const THUMBNAIL_FORMATS: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];

const refuse = (said: SentenceData, code: string): DomainError => new DomainError('invalid', said, { code });

/** A validated sheet. */
export interface ReadSheet {
  data: Buffer;
  raw: Raw;
  findings: SheetFindings;
}

/** Throws a DomainError for an invalid image. */
export async function readSheet(image: Buffer): Promise<ReadSheet> {
  if (image.length > SHEET_MAX_BYTES) throw new DomainError('too-large', tooLarge(image.length));
  const isPng = image.length >= HEADER_BYTES && image.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  if (!isPng) throw refuse(SUBMISSION_REFUSALS.notPng, 'not-png');
  const [widthPx, heightPx] = [image.readUInt32BE(WIDTH_AT), image.readUInt32BE(HEIGHT_AT)];
  if (widthPx !== SHEET_WIDTH_PX || heightPx !== SHEET_HEIGHT_PX) {
    throw refuse(wrongSize(widthPx, heightPx), 'wrong-size');
  }
  const { data, info } = await decode(image);
  const { isOpaque, isEmpty, emptyViews, touchingViews, wideViews } = inspectPixels(data);
  if (isOpaque) throw refuse(SUBMISSION_REFUSALS.opaque, 'opaque');
  if (isEmpty) throw refuse(SUBMISSION_REFUSALS.empty, 'empty');
  const raw = { raw: { width: info.width, height: info.height, channels: CHANNELS } } as const;
  return { data, raw, findings: { emptyViews, touchingViews, wideViews } };
}

/** A PNG without metadata. */
export async function encodeSheet({ data, raw }: ReadSheet): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return await sharp(data, raw).png({ compressionLevel: 7 }).toBuffer();
}

async function decode(image: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await loadSharp();
  try {
    return await sharp(image, { limitInputPixels: SHEET_WIDTH_PX * SHEET_HEIGHT_PX, failOn: 'error' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new DomainError('invalid', SUBMISSION_REFUSALS.damaged, { code: 'damaged', cause });
  }
}

function isTransparent(pixels: Uint8Array): boolean {
  for (let at = CHANNELS - 1; at < pixels.length; at += CHANNELS) if (pixels[at] !== 0) return false;
  return true;
}

type Raw = { raw: { width: number; height: number; channels: typeof CHANNELS } };

/** Crops the visible part of the first view, by rotation, with visible pixels. */
export async function cropThumbnail({ data, raw }: ReadSheet): Promise<Uint8Array> {
  const sharp = await loadSharp();
  for (const column of COLUMN_OF_ROTATION) {
    const left = column * CANVAS_WIDTH_PX;
    const view = await sharp(data, raw)
      .extract({ left, top: 0, width: CANVAS_WIDTH_PX, height: CANVAS_HEIGHT_PX })
      .raw()
      .toBuffer();
    if (isTransparent(view)) continue;
    const visible = await sharp(view, { raw: { width: CANVAS_WIDTH_PX, height: CANVAS_HEIGHT_PX, channels: CHANNELS } })
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 0 })
      .png()
      .toBuffer();
    return await sharp(visible).resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside' }).webp({ quality: 90 }).toBuffer();
  }
  throw refuse(SUBMISSION_REFUSALS.empty, 'empty');
}

/** Encodes an uploaded thumbnail as WebP. Throws a DomainError when it is not a PNG, WebP or JPEG. */
export async function encodeThumbnail(thumbnail: Buffer): Promise<Uint8Array> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(thumbnail, { limitInputPixels: THUMBNAIL_SOURCE_MAX_PX, failOn: 'error' });
    if (!THUMBNAIL_FORMATS.includes((await picture.metadata()).format)) throw new Error('unsupported thumbnail format');
    return await picture
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch (cause) {
    throw new DomainError('invalid', SUBMISSION_REFUSALS.damaged, { code: 'damaged-thumbnail', cause });
  }
}
