/** Draws one picture of a figure with the core and encodes it. Runs on a worker thread. Owns a cache of layer packs. */
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { cropImage } from '../../../engine/core/rgba.ts';
import type { Compositor, RgbaImage } from '../../../engine/core/picture-types.ts';
import { drawSheet, type FigureSource, loadFigure, type ViewRequests } from '../../../engine/figures/compositor.ts';
import { PORTRAIT_BOX } from '../../../engine/figures/frames.ts';
import { type PackedLayer, readLayerPack } from '../../../shared/art/layer-pack.ts';
import { readPackFile } from '../../art-host/pack-file.ts';
import type { Picture } from './pictures.ts';

/** A figure with layer packs from the local file system. */
export type Figure = FigureSource<{ file: string; clipTopPx?: number }>;

/** About the number of packs that 100 looks use. */
const PACK_CACHE_MAX = 60;
/** Measured on dressed figures, against near-lossless: 10 % of the time, 60 % of the size, no visible difference. */
const ENCODING = { quality: 88, alphaQuality: 92, effort: 2 } as const;
/** For Optimized Mode's town sheets (frames 80 px wide): 60 % of that size, no visible difference at 3x zoom. */
const SMALL_ENCODING = { quality: 74, alphaQuality: 72, effort: 4 } as const;

export class FigureRenderer {
  readonly #core: Compositor;
  readonly #packs = new LRUCache<string, PackedLayer[]>({ max: PACK_CACHE_MAX });

  constructor(core: Compositor) {
    this.#core = core;
  }

  /** Returns the picture as a WebP file. Rejects when a pack is unreadable. */
  async draw(figure: Figure, picture: Picture): Promise<Uint8Array> {
    const views = await loadFigure(this.#core, figure, ({ file }) => this.#read(file));
    const isSmall = picture.kind === 'sheet' && picture.size === 'townHalf';
    return encode(await this.#paint(picture, views), isSmall ? SMALL_ENCODING : ENCODING);
  }

  async #paint(picture: Picture, views: ViewRequests): Promise<RgbaImage> {
    if (picture.kind === 'sheet') return drawSheet(this.#core, views, { size: picture.size, alpha: 'straight' });
    if (picture.kind === 'view') return this.#core.compose(views(picture.rotation, picture.size ?? 'full'));
    return cropImage(this.#core.borrowComposed(views(0, 'full'), 'straight'), PORTRAIT_BOX);
  }

  async #read(file: string): Promise<PackedLayer[]> {
    const layers = this.#packs.get(file) ?? readLayerPack(await readPackFile(file));
    this.#packs.set(file, layers);
    return layers;
  }
}

const encode = (
  { data, widthPx, heightPx }: RgbaImage,
  encoding: typeof ENCODING | typeof SMALL_ENCODING,
): Promise<Uint8Array> =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .webp(encoding)
    .toBuffer();
