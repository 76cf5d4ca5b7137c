/**
 * Makes of a creator's sheet what the generator makes of its own items: packed layers for the core, flat sheets, preview
 * and thumbnail, in the same sizes and formats. Each view is one front layer in the place of the item's slot.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sharp from 'sharp';
import type { Core, RgbaImage } from '../../../engine/core/types.ts';
import { visibleBox } from '../../../engine/core/rgba.ts';
import { closeUpBox, drawCloseUp } from '../../../engine/figures/close-up.ts';
import { blankSheet, placeView, viewOfSheet } from '../../../engine/figures/frames.ts';
import { COLUMN_OF_ROTATION, HALF_HEIGHT_PX, HALF_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
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
  const half = blankSheet('half');
  const layers: PackedLayer[] = [];
  /** The front, or the first view after it that shows anything. */
  let shown: RgbaImage | null = null;
  for (const [rotation, column] of COLUMN_OF_ROTATION.entries()) {
    const view = viewOfSheet(whole, column);
    if (visibleBox(view) === null) continue;
    shown ??= view;
    layers.push({ rotation, z, payload: core.packLayer(view) });
    placeView(half, core.halve(view), column);
    // Nobody else has to wait for all six.
    await new Promise(setImmediate);
  }
  if (shown === null) throw new Error('a creation shows nothing');
  const [pack, sheetFile, halfFile, preview, thumbnail] = await Promise.all([
    compress(writeLayerPack(layers), { params: { [constants.BROTLI_PARAM_QUALITY]: PACK_QUALITY } }),
    encode(whole, SHEET_ENCODING),
    encode(half, SHEET_ENCODING),
    encode(core.resize(shown, HALF_WIDTH_PX, HALF_HEIGHT_PX), PICTURE_ENCODING),
    encode(drawCloseUp(core, shown, closeUpBox(shown, 'inside'), THUMBNAIL_PX), PICTURE_ENCODING),
  ]);
  return new Map<ItemFileName, Uint8Array>([
    [ITEM_FILES.layers, pack],
    [ITEM_FILES.sheet, sheetFile],
    [ITEM_FILES.halfSheet, halfFile],
    [ITEM_FILES.preview, preview],
    [ITEM_FILES.thumbnail, thumbnail],
  ]);
}

const encode = (
  { data, widthPx, heightPx }: RgbaImage,
  options: typeof SHEET_ENCODING | typeof PICTURE_ENCODING,
): Promise<Uint8Array> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: CHANNELS } })
    .webp(options)
    .toBuffer();
