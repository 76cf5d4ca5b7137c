/**
 * Checks an uploaded sprite sheet and makes our own files of it: nothing that a creator sent is ever served as it came.
 * Size and kind are read from the first bytes, before anything is decoded.
 */
import sharp, { type OutputInfo } from 'sharp';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_MAX_BYTES, SHEET_WIDTH_PX, SUBMISSION_TEXTS } from '../../../shared/rules/creations.ts';
import { DomainError } from '../../domain-error.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of the header: length, 'IHDR', width, height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_BYTES = 24;
const CHANNELS = 4;
const THUMBNAIL_PX = 256;
/** Of a thumbnail that a creator made. */
const THUMBNAIL_SOURCE_MAX_PX = 2048 * 2048;
const THUMBNAIL_FORMATS: readonly (string | undefined)[] = ['png', 'webp', 'jpeg'];

export interface Sheet {
  /** PNG, without anything but its pixels. */
  image: Uint8Array;
  /** WebP of at most 256 px either way. */
  thumbnail: Uint8Array;
}

const refuse = (text: string, code: string): DomainError => new DomainError('invalid', text, { code });

/** Throws a DomainError that tells what is wrong. Without `thumbnail` one is cut from the first view that shows anything. */
export async function readSheet(image: Buffer, thumbnail: Buffer | null): Promise<Sheet> {
  if (image.length > SHEET_MAX_BYTES) throw new DomainError('too-large', SUBMISSION_TEXTS.tooLarge);
  const isPng = image.length >= HEADER_BYTES && image.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  if (!isPng) throw refuse(SUBMISSION_TEXTS.notPng, 'not-png');
  if (image.readUInt32BE(WIDTH_AT) !== SHEET_WIDTH_PX || image.readUInt32BE(HEIGHT_AT) !== SHEET_HEIGHT_PX) {
    throw refuse(SUBMISSION_TEXTS.wrongSize, 'wrong-size');
  }
  const { data, info } = await decode(image);
  const alpha = alphaRange(data);
  if (alpha.least === 255) throw refuse(SUBMISSION_TEXTS.opaque, 'opaque');
  if (alpha.most === 0) throw refuse(SUBMISSION_TEXTS.empty, 'empty');
  const raw = { raw: { width: info.width, height: info.height, channels: CHANNELS } } as const;
  return {
    image: await sharp(data, raw).png({ compressionLevel: 7 }).toBuffer(),
    thumbnail: thumbnail === null ? await cutThumbnail(data, raw) : await redrawThumbnail(thumbnail),
  };
}

async function decode(image: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(image, { limitInputPixels: SHEET_WIDTH_PX * SHEET_HEIGHT_PX, failOn: 'error' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new DomainError('invalid', SUBMISSION_TEXTS.damaged, { code: 'damaged', cause });
  }
}

function alphaRange(pixels: Uint8Array): { least: number; most: number } {
  let [least, most] = [255, 0];
  for (let at = CHANNELS - 1; at < pixels.length; at += CHANNELS) {
    const alpha = pixels[at] ?? 0;
    if (alpha < least) least = alpha;
    if (alpha > most) most = alpha;
  }
  return { least, most };
}

type Raw = { raw: { width: number; height: number; channels: typeof CHANNELS } };

/** The seen part of the first view, by rotation, that shows anything. */
async function cutThumbnail(data: Buffer, raw: Raw): Promise<Uint8Array> {
  for (const column of COLUMN_OF_ROTATION) {
    const left = column * CANVAS_WIDTH_PX;
    const view = await sharp(data, raw)
      .extract({ left, top: 0, width: CANVAS_WIDTH_PX, height: CANVAS_HEIGHT_PX })
      .raw()
      .toBuffer();
    if (alphaRange(view).most === 0) continue;
    const seen = await sharp(view, { raw: { width: CANVAS_WIDTH_PX, height: CANVAS_HEIGHT_PX, channels: CHANNELS } })
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 0 })
      .png()
      .toBuffer();
    return await sharp(seen).resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside' }).webp({ quality: 90 }).toBuffer();
  }
  throw refuse(SUBMISSION_TEXTS.empty, 'empty');
}

/** A creator's own thumbnail, made anew. Throws a DomainError when it is no picture. */
export async function redrawThumbnail(thumbnail: Buffer): Promise<Uint8Array> {
  try {
    const picture = sharp(thumbnail, { limitInputPixels: THUMBNAIL_SOURCE_MAX_PX, failOn: 'error' });
    if (!THUMBNAIL_FORMATS.includes((await picture.metadata()).format)) throw new Error('no picture for a thumbnail');
    return await picture
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
  } catch (cause) {
    throw new DomainError('invalid', SUBMISSION_TEXTS.damaged, { code: 'damaged-thumbnail', cause });
  }
}
