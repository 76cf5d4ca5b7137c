/** Draws one picture of a figure with the core and encodes it. Runs on a worker thread; owns the packs it has read. */
import sharp from 'sharp';
import type { Core, LayerRef, RgbaImage } from '../../../engine/core/types.ts';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  COLUMN_OF_ROTATION,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
} from '../../../shared/art/avatar-sizes.ts';
import { type PackedLayer, readLayerPack } from '../../../shared/art/layer-pack.ts';
import { readPackFile } from '../../art-host/pack-file.ts';
import type { Picture } from './pictures.ts';

export interface Figure {
  packs: { file: string; clipTopPx?: number }[];
  width: number;
  height: number;
}

type DrawView = (rotation: number, widthPx: number, heightPx: number) => RgbaImage;

/** About what a hundred looks wear. */
const KEPT_PACKS = 60;
/** Measured on dressed figures: a tenth of near-lossless's time, six tenths of its size, no difference to the eye. */
const ENCODING = { quality: 88, alphaQuality: 92, effort: 2 } as const;
/** For Optimized Mode's town, where frames are 80 px wide and bytes count: six tenths of the size again, seen threefold no worse. */
const SMALL_ENCODING = { quality: 74, alphaQuality: 72, effort: 4 } as const;
const SMALL_FRAME_PX = 80;

export class Drawing {
  readonly #core: Core;
  readonly #packs = new Map<string, PackedLayer[]>();

  constructor(core: Core) {
    this.#core = core;
  }

  /** The picture as a WebP file. Rejects when a pack cannot be read. */
  async draw(figure: Figure, picture: Picture): Promise<Uint8Array> {
    const packs = await Promise.all(
      figure.packs.map(async ({ file, clipTopPx }) => ({ clipTopPx, layers: await this.#read(file) })),
    );
    const views = COLUMN_OF_ROTATION.map((_, rotation) =>
      packs.flatMap(({ clipTopPx, layers }) =>
        layers
          .filter((layer) => layer.rotation === rotation)
          .map(({ payload, z }): LayerRef => ({ payload, z, ...(clipTopPx === undefined ? {} : { clipTopPx }) })),
      ),
    );
    // One for all views: a tall figure must not change its height as it turns.
    const figureTopPx = Math.min(...views.map((layers) => this.#core.topOfLayers(layers)));
    const { width, height } = figure;
    const view: DrawView = (rotation, outWidthPx, outHeightPx) =>
      this.#core.compose({ layers: views[rotation] ?? [], width, height, figureTopPx, outWidthPx, outHeightPx });
    const isSmall = picture.kind === 'sheet' && picture.frameWidthPx <= SMALL_FRAME_PX;
    return encode(this.#paint(picture, view), isSmall ? SMALL_ENCODING : ENCODING);
  }

  #paint(picture: Picture, view: DrawView): RgbaImage {
    if (picture.kind === 'view') return view(picture.rotation, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
    if (picture.kind === 'thumbnail') {
      const front = view(0, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX);
      return this.#core.crop(front, THUMBNAIL_X_PX, THUMBNAIL_Y_PX, THUMBNAIL_PX, THUMBNAIL_PX);
    }
    const { frameWidthPx, frameHeightPx } = picture;
    const data = new Uint8ClampedArray(frameWidthPx * frameHeightPx * COLUMN_OF_ROTATION.length * 4);
    const sheet = { widthPx: frameWidthPx * COLUMN_OF_ROTATION.length, heightPx: frameHeightPx, data };
    COLUMN_OF_ROTATION.forEach((column, rotation) => {
      placeFrame(sheet, view(rotation, frameWidthPx, frameHeightPx), column * frameWidthPx);
    });
    return sheet;
  }

  async #read(file: string): Promise<PackedLayer[]> {
    const layers = this.#packs.get(file) ?? readLayerPack(await readPackFile(file));
    this.#packs.delete(file);
    this.#packs.set(file, layers);
    for (const oldest of this.#packs.keys()) {
      if (this.#packs.size <= KEPT_PACKS) break;
      this.#packs.delete(oldest);
    }
    return layers;
  }
}

function placeFrame(sheet: RgbaImage, frame: RgbaImage, leftPx: number): void {
  const rowBytes = frame.widthPx * 4;
  for (let y = 0; y < frame.heightPx; y++) {
    const row = frame.data.subarray(y * rowBytes, (y + 1) * rowBytes);
    sheet.data.set(row, (y * sheet.widthPx + leftPx) * 4);
  }
}

const encode = (
  { data, widthPx, heightPx }: RgbaImage,
  encoding: typeof ENCODING | typeof SMALL_ENCODING,
): Promise<Uint8Array> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .webp(encoding)
    .toBuffer();
