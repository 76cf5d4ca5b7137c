/**
 * Renders the art files of a creation from its sheet, in the sizes and formats of generated items: packed layers, flat
 * sheets, preview and thumbnail. Each view has one layer, with the layer order of the item's slot, and one behind the body when
 * there is a second sheet. Owns no state.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Core, RgbaImage } from '../../../engine/core/types.ts';
import { visibleBox } from '../../../engine/core/rgba.ts';
import { closeUpBox, drawCloseUp } from '../../../engine/figures/close-up.ts';
import { blankSheet, placeView, viewOfSheet } from '../../../engine/figures/frames.ts';
import { COLUMN_OF_ROTATION, HALF_HEIGHT_PX, HALF_WIDTH_PX } from '../../../shared/art/avatar-sizes.ts';
import { type PackedLayer, writeLayerPack } from '../../../shared/art/layer-pack.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../../shared/rules/creations.ts';
import { loadSharp } from './load-sharp.ts';

/** Increment when the same sheet results in different files, so that stored files are rendered again. */
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
/** The values of the generator: lossy flat sheets, near-lossless small pictures, fast compression for packs. */
const SHEET_ENCODING = { quality: 88, alphaQuality: 95, effort: 2 } as const;
const PICTURE_ENCODING = { nearLossless: true, quality: 60, effort: 2 } as const;
const PACK_QUALITY = 5;

const compress = promisify(brotliCompress);

/** A stored sheet and its layer order. */
export interface ArtSheet {
  sheet: Uint8Array;
  z: number;
}

/**
 * Layers keep the two sheets apart; flat pictures show the back behind the front. Rejects for a wrong size and when the
 * front is empty.
 */
export async function makeItemArt(
  { front, back }: { front: ArtSheet; back: ArtSheet | null },
  core: Core,
): Promise<Map<ItemFileName, Uint8Array>> {
  const parts = await Promise.all([front, back].filter((part) => part !== null).map(readPart));
  const fullSheet = await joinParts(parts);
  const half = blankSheet('half');
  const layers: PackedLayer[] = [];
  /** The first view, by rotation, with visible pixels. */
  let firstVisible: RgbaImage | null = null;
  for (const [rotation, column] of COLUMN_OF_ROTATION.entries()) {
    for (const { image, z } of parts) {
      const layer = viewOfSheet(image, column);
      if (visibleBox(layer) !== null) layers.push({ rotation, z, payload: core.packLayer(layer) });
    }
    const view = viewOfSheet(fullSheet, column);
    if (visibleBox(view) === null) continue;
    firstVisible ??= view;
    placeView(half, core.halve(view), column);
    // Yields to the event loop, so that other calls do not wait for all six views.
    await new Promise(setImmediate);
  }
  if (firstVisible === null) throw new Error('the sheet of a creation is empty');
  const [pack, sheetFile, halfFile, preview, thumbnail] = await Promise.all([
    compress(writeLayerPack(layers), { params: { [constants.BROTLI_PARAM_QUALITY]: PACK_QUALITY } }),
    encode(fullSheet, SHEET_ENCODING),
    encode(half, SHEET_ENCODING),
    encode(core.resize(firstVisible, HALF_WIDTH_PX, HALF_HEIGHT_PX), PICTURE_ENCODING),
    encode(drawCloseUp(core, firstVisible, closeUpBox(firstVisible, 'inside'), THUMBNAIL_PX), PICTURE_ENCODING),
  ]);
  return new Map<ItemFileName, Uint8Array>([
    [ITEM_FILES.layers, pack],
    [ITEM_FILES.sheet, sheetFile],
    [ITEM_FILES.halfSheet, halfFile],
    [ITEM_FILES.preview, preview],
    [ITEM_FILES.thumbnail, thumbnail],
  ]);
}

interface Part {
  image: RgbaImage;
  z: number;
}

async function readPart({ sheet, z }: ArtSheet): Promise<Part> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(sheet).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== SHEET_WIDTH_PX || info.height !== SHEET_HEIGHT_PX)
    throw new Error('the sheet of a creation has a wrong size');
  return { image: { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) }, z };
}

/** The front over the back. */
async function joinParts([front, back]: readonly Part[]): Promise<RgbaImage> {
  if (front === undefined) throw new Error('a creation has no sheet');
  if (back === undefined) return front.image;
  const sharp = await loadSharp();
  const { data, info } = await sharp(back.image.data, { raw: rawFormatOf(back.image) })
    .composite([{ input: Buffer.from(front.image.data), raw: rawFormatOf(front.image) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

const rawFormatOf = ({ widthPx, heightPx }: RgbaImage) =>
  ({ width: widthPx, height: heightPx, channels: CHANNELS }) as const;

async function encode(image: RgbaImage, options: typeof SHEET_ENCODING | typeof PICTURE_ENCODING): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return await sharp(image.data, { raw: rawFormatOf(image) })
    .webp(options)
    .toBuffer();
}
