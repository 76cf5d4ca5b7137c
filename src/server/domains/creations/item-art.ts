/**
 * Makes of a creator's sheet what the generator makes of its own items: packed layers for the core, flat sheets, preview
 * and thumbnail, in the same sizes and formats. Each view is one front layer in the place of the item's slot.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sharp from 'sharp';
import type { Core, RgbaImage } from '../../../engine/core/types.ts';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  COLUMN_OF_ROTATION,
  HALF_HEIGHT_PX,
  HALF_WIDTH_PX,
} from '../../../shared/art/avatar-sizes.ts';
import { type PackedLayer, writeLayerPack } from '../../../shared/art/layer-pack.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../../shared/rules/creations.ts';

/** Raised when the same sheet would become other files than before. */
export const ITEM_ART_VERSION = 1;

export const ITEM_FILES = {
  layers: 'layers.bin',
  sheet: 'sheet.webp',
  halfSheet: 'sheet@half.webp',
  preview: 'preview.webp',
  thumbnail: 'thumbnail.webp',
} as const;
export type ItemFileName = (typeof ITEM_FILES)[keyof typeof ITEM_FILES];

const CHANNELS = 4;
const THUMBNAIL_PX = 128;
const CLOSE_UP_MARGIN_PX = 10;
/** Small things are not magnified without end. */
const CLOSE_UP_MIN_PX = 60;
/** The generator's own: flat sheets lossy, small pictures near-lossless, packs as quickly as they are small enough. */
const SHEET_ENCODING = { quality: 88, alphaQuality: 95, effort: 2 } as const;
const PICTURE_ENCODING = { nearLossless: true, quality: 60, effort: 2 } as const;
const PACK_QUALITY = 5;

const compress = promisify(brotliCompress);

/** `sheet` is a whole sheet as submissions keep it, `z` the place of its layers in the stack. Rejects when it is none. */
export async function makeItemArt(sheet: Uint8Array, z: number, core: Core): Promise<Map<ItemFileName, Uint8Array>> {
  const { data, info } = await sharp(sheet).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== SHEET_WIDTH_PX || info.height !== SHEET_HEIGHT_PX) throw new Error('a creation has another size');
  const whole: RgbaImage = { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
  const half: RgbaImage = {
    widthPx: HALF_WIDTH_PX * COLUMN_OF_ROTATION.length,
    heightPx: HALF_HEIGHT_PX,
    data: new Uint8ClampedArray(HALF_WIDTH_PX * COLUMN_OF_ROTATION.length * HALF_HEIGHT_PX * CHANNELS),
  };
  const layers: PackedLayer[] = [];
  let shown: Shown | null = null;
  for (const [rotation, column] of COLUMN_OF_ROTATION.entries()) {
    const view = core.crop(whole, column * CANVAS_WIDTH_PX, 0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    const seen = seenBox(view);
    if (seen === null) continue;
    shown ??= { view, seen };
    layers.push({ rotation, z, payload: core.packLayer(view) });
    place(half, core.halve(view), column * HALF_WIDTH_PX);
    // Nobody else has to wait for all six.
    await new Promise(setImmediate);
  }
  if (shown === null) throw new Error('a creation shows nothing');
  const [pack, sheetFile, halfFile, preview, thumbnail] = await Promise.all([
    compress(writeLayerPack(layers), { params: { [constants.BROTLI_PARAM_QUALITY]: PACK_QUALITY } }),
    encode(whole, SHEET_ENCODING),
    encode(half, SHEET_ENCODING),
    encode(core.resize(shown.view, HALF_WIDTH_PX, HALF_HEIGHT_PX), PICTURE_ENCODING),
    encode(closeUp(core, shown), PICTURE_ENCODING),
  ]);
  return new Map<ItemFileName, Uint8Array>([
    [ITEM_FILES.layers, pack],
    [ITEM_FILES.sheet, sheetFile],
    [ITEM_FILES.halfSheet, halfFile],
    [ITEM_FILES.preview, preview],
    [ITEM_FILES.thumbnail, thumbnail],
  ]);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** The front, or the first view after it that shows anything. */
interface Shown {
  view: RgbaImage;
  seen: Box;
}

/** `right` and `bottom` are the last column and row that show anything; null when none does. */
function seenBox({ widthPx, heightPx, data }: RgbaImage): Box | null {
  const box = { left: widthPx, top: heightPx, right: -1, bottom: -1 };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      if (data[(y * widthPx + x) * CHANNELS + CHANNELS - 1] === 0) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      box.bottom = y;
    }
  }
  return box.right < 0 ? null : box;
}

/** A square around what is seen, with a margin, inside the view. */
function closeUp(core: Core, { view, seen }: Shown): RgbaImage {
  const [width, height] = [seen.right - seen.left + 1, seen.bottom - seen.top + 1];
  const side = Math.min(CANVAS_WIDTH_PX, Math.max(width, height, CLOSE_UP_MIN_PX) + 2 * CLOSE_UP_MARGIN_PX);
  const inside = (middle: number, most: number): number =>
    Math.round(Math.max(0, Math.min(most - side, middle - side / 2)));
  const x = inside(seen.left + width / 2, CANVAS_WIDTH_PX);
  const y = inside(seen.top + height / 2, CANVAS_HEIGHT_PX);
  return core.resize(core.crop(view, x, y, side, side), THUMBNAIL_PX, THUMBNAIL_PX);
}

function place(into: RgbaImage, image: RgbaImage, left: number): void {
  const rowBytes = image.widthPx * CHANNELS;
  for (let y = 0; y < image.heightPx; y++) {
    into.data.set(image.data.subarray(y * rowBytes, (y + 1) * rowBytes), (y * into.widthPx + left) * CHANNELS);
  }
}

const encode = (
  { data, widthPx, heightPx }: RgbaImage,
  options: typeof SHEET_ENCODING | typeof PICTURE_ENCODING,
): Promise<Uint8Array> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: CHANNELS } })
    .webp(options)
    .toBuffer();
