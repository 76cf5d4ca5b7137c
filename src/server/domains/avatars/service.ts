/**
 * Avatar pictures as files. Each look is drawn once for all players who wear it and for concurrent requests. Owns the
 * drawings in progress. Finished pictures are stored in a cache folder.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { figureOfLook } from '../../../engine/figures/compositor.ts';
import type { FigureRequest } from '../../../engine/figures/types.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import type { ArtHost } from '../../ports.ts';
import type { CacheFolder } from '../../storage/cache-folder.ts';
import type { Catalogue } from '../inventory/service.ts';
import { DrawPool } from './draw-pool.ts';
import type { Picture } from './pictures.ts';

export interface AvatarOptions {
  art: Pick<ArtHost, 'manifest' | 'fileOf'>;
  catalogue: Pick<Catalogue, 'item'>;
  cache: CacheFolder;
  /** How long to wait for the layers of a look. */
  waitMs: number;
  /** Maximum number of pictures that wait for a drawing thread. */
  queueMax: number;
}

export interface AvatarFile {
  file: string;
  /** Hash of the look and the kind of picture. */
  etag: string;
}

/** Increment when the same layers are drawn differently, so that cached files are invalidated. */
const DRAWING_VERSION = 1;

export class Avatars {
  readonly #options: AvatarOptions;
  readonly #pool: DrawPool;
  readonly #inProgress = new Map<string, Promise<string>>();

  constructor(options: AvatarOptions) {
    this.#options = options;
    this.#pool = new DrawPool(options.queueMax);
  }

  /**
   * Returns 'pending' while layers of the look are not rendered. `countMiss` is called before a picture is drawn that is
   * not cached; it rejects to refuse the drawing.
   */
  async fileOf(look: Customization, picture: Picture, countMiss: () => Promise<void>): Promise<AvatarFile | 'pending'> {
    const { art, catalogue } = this.#options;
    const figure = figureOfLook(art.manifest(), { get: (id) => catalogue.item(id) }, withDrawnSize(look));
    const etag = createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, figure, picture]))
      .digest('hex')
      .slice(0, 40);
    const name = join(etag.slice(0, 2), `${etag}.webp`);
    const cached = await this.#options.cache.find(name);
    if (cached !== null) return { file: cached, etag };
    const drawing =
      this.#inProgress.get(etag) ??
      countMiss()
        .then(() => this.#draw(name, figure, picture))
        .finally(() => this.#inProgress.delete(etag));
    this.#inProgress.set(etag, drawing);
    const file = await drawing;
    return file === 'pending' ? 'pending' : { file, etag };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** Returns the path of the drawn picture, or 'pending'. */
  async #draw(name: string, figure: FigureRequest, picture: Picture): Promise<string> {
    const { art, cache, waitMs } = this.#options;
    const files = await Promise.all(figure.packs.map(({ url }) => art.fileOf(url, waitMs)));
    const packs = figure.packs.map(({ clipTopPx }, index) => ({ clipTopPx, file: files[index] ?? 'pending' }));
    if (packs.some((pack) => pack.file === 'pending')) return 'pending';
    return await cache.write(name, await this.#pool.draw({ ...figure, packs }, picture));
  }
}

/** Steps of the size in pictures, which are those of the sliders: other sizes share the picture of the nearest step. */
const SIZE_STEPS = 100;
const drawnSize = (factor: number): number => Math.round(factor * SIZE_STEPS) / SIZE_STEPS;

const withDrawnSize = (look: Customization): Customization => ({
  ...look,
  width: drawnSize(look.width),
  height: drawnSize(look.height),
});
