/**
 * The approved creations as catalogue items. Owns the list of creations, which is read at the start, and the folder of
 * their art files. Files are rendered from the stored uploads on demand, so the folder can be deleted at any time.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../../engine/core/types.ts';
import { backOrderOf, layerOrderOf } from '../../../shared/art/layer-order.ts';
import type { ArtItem, ItemFiles } from '../../../shared/art/manifest.ts';
import { pathOfAddress, versionOf } from '../../art-host/art-paths.ts';
import { isCreationId } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { CreationTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { ArtHost } from '../../ports.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { ITEM_ART_VERSION, ITEM_FILES, type ItemFileName, makeItemArt } from './item-art.ts';
import * as repo from './repo.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface CreationsDeps {
  db: Database;
  blobs: Pick<Blobs, 'read'>;
  /** Absolute path of the cache of art files. */
  folder: string;
  core: () => Promise<Core>;
}

export interface Creations {
  item(id: string): ArtItem | undefined;
  /** Absolute path of an art file, which is rendered if necessary; null for an unknown address. */
  fileOf(address: string): Promise<string | null>;
  /** Whether the address has the version of the art file. */
  isCurrent(address: string): boolean;
  /** Renders the art files. Throws a DomainError when the upload is missing or unreadable. */
  prepare(source: ArtSource): Promise<void>;
  /** Adds an item, or removes it when the database has it no more. Call it after the commit. */
  load(itemId: string): Promise<void>;
  /** Reads all items again. */
  loadAll(): Promise<void>;
  /** Removes an item. Call it after the item was removed from the database. */
  unload(itemId: string): void;
}

/** The uploads and category that determine an item's art files. */
export type ArtSource = Pick<CreationTable, 'image' | 'backImage'> & { category: number };

interface Creation {
  item: ArtItem;
  source: ArtSource;
  body: CreationTable['body'];
}

const ADDRESS = /^storage\/items\/([\w-]+)\/(feminine|masculine)\/([\w@.]+)$/;
const HASH_LENGTH = 20;
const FILE_NAMES: ReadonlySet<string> = new Set(Object.values(ITEM_FILES));
const isFileName = (name: string): name is ItemFileName => FILE_NAMES.has(name);

/** Reads all creations from the database. */
export async function openCreations(deps: CreationsDeps): Promise<Creations> {
  const creations = new CreationList(deps);
  await creations.loadAll();
  return creations;
}

class CreationList implements Creations {
  readonly #deps: CreationsDeps;
  readonly #creations = new Map<string, Creation>();
  readonly #inProgress = new Map<string, Promise<string>>();
  /** Items are read one after the other: what was read first must not replace what was read later. */
  #reading: Promise<unknown> = Promise.resolve();
  /** Counts removals, which do not wait for reads. */
  #removals = 0;
  #core: Promise<Core> | null = null;

  constructor(deps: CreationsDeps) {
    this.#deps = deps;
  }

  item(id: string): ArtItem | undefined {
    return this.#creations.get(id)?.item;
  }

  add(row: repo.CreationRow): void {
    const source = { image: row.image, backImage: row.backImage, category: row.category };
    const files = filesOf(row, `?v=${hashOf(source)}`);
    this.#creations.set(row.itemId, { item: itemOf(row, files), source, body: row.body });
  }

  load(itemId: string): Promise<void> {
    return this.#read(
      () => repo.findCreation(this.#deps.db, itemId),
      (row) => {
        if (row === undefined) this.#creations.delete(itemId);
        else this.add(row);
      },
    );
  }

  loadAll(): Promise<void> {
    return this.#read(
      () => repo.allCreations(this.#deps.db),
      (rows) => {
        this.#creations.clear();
        for (const row of rows) this.add(row);
      },
    );
  }

  unload(itemId: string): void {
    this.#removals += 1;
    this.#creations.delete(itemId);
  }

  /** Reads in turn, and again if an item was removed during the read: the rows may still have it. */
  #read<Rows>(read: () => Promise<Rows>, take: (rows: Rows) => void): Promise<void> {
    const run = this.#reading.then(async () => {
      for (;;) {
        const before = this.#removals;
        const rows = await read();
        if (before === this.#removals) return take(rows);
      }
    });
    this.#reading = run.catch(() => undefined);
    return run;
  }

  async prepare(source: ArtSource): Promise<void> {
    await this.#folderOf(source);
  }

  async fileOf(address: string): Promise<string | null> {
    const [, id = '', body, name = ''] = ADDRESS.exec(pathOfAddress(address) ?? '') ?? [];
    const creation = this.#creations.get(id);
    if (creation === undefined || creation.body !== body || !isFileName(name)) return null;
    const folder = await this.#folderOf(creation.source).catch(nullIfUnavailable);
    return folder === null ? null : join(folder, name);
  }

  isCurrent(address: string): boolean {
    const [, id = ''] = ADDRESS.exec(pathOfAddress(address) ?? '') ?? [];
    const creation = this.#creations.get(id);
    return creation !== undefined && versionOf(address) === hashOf(creation.source);
  }

  /** The folder with all art files of a source. */
  #folderOf(source: ArtSource): Promise<string> {
    const folder = join(this.#deps.folder, hashOf(source));
    const rendering =
      this.#inProgress.get(folder) ?? this.#render(folder, source).finally(() => this.#inProgress.delete(folder));
    this.#inProgress.set(folder, rendering);
    return rendering;
  }

  async #upload(upload: string): Promise<Uint8Array> {
    const bytes = await this.#deps.blobs.read(upload);
    if (bytes === null) throw unreadableUpload(new Error(`the upload ${upload} is missing`));
    return bytes;
  }

  async #render(folder: string, { image, backImage, category }: ArtSource): Promise<string> {
    if (await exists(folder)) return folder;
    const front = { sheet: await this.#upload(image), z: layerOrderOf(category) };
    const back = backImage === null ? null : { sheet: await this.#upload(backImage), z: backOrderOf(category) };
    this.#core ??= this.#deps.core();
    const files = await makeItemArt({ front, back }, await this.#core).catch((error: unknown) => {
      throw unreadableUpload(error);
    });
    await mkdir(this.#deps.folder, { recursive: true });
    const temporary = await mkdtemp(`${folder}.part-`);
    for (const [name, bytes] of files) await writeFile(join(temporary, name), bytes);
    try {
      await rename(temporary, folder);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      // Another server process has created the folder concurrently.
      if (!(await exists(folder))) throw error;
    }
    return folder;
  }
}

const unreadableUpload = (cause: unknown): DomainError =>
  new DomainError('conflict', sentence('theImageOfThisSubmission'), { code: 'image-gone', cause });

/** Creations with a missing or unreadable upload have no files. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** Hash of all inputs of the art files. */
const hashOf = ({ image, backImage, category }: ArtSource): string =>
  createHash('sha256')
    .update(`${ITEM_ART_VERSION} ${image} ${layerOrderOf(category)}`)
    .update(backImage === null ? '' : ` ${backImage} ${backOrderOf(category)}`)
    .digest('hex')
    .slice(0, HASH_LENGTH);

function filesOf({ itemId, body }: CreationTable, query: string): ItemFiles {
  const addressOf = (name: ItemFileName): string => `/storage/items/${itemId}/${body}/${name}${query}`;
  return {
    layers: addressOf(ITEM_FILES.layers),
    sheet: addressOf(ITEM_FILES.sheet),
    halfSheet: addressOf(ITEM_FILES.halfSheet),
    preview: addressOf(ITEM_FILES.preview),
    thumbnail: addressOf(ITEM_FILES.thumbnail),
  };
}

const itemOf = (row: repo.CreationRow, files: ItemFiles): ArtItem => ({
  id: row.itemId,
  name: row.name,
  description: row.description,
  category: row.category,
  rarity: row.rarity as ArtItem['rarity'],
  costCoins: row.costCoins,
  costGems: row.costGems,
  fits: { [row.body]: files },
  ...(row.hairTopPx === null ? {} : { hairTopPx: row.hairTopPx }),
  isStarter: false,
});

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Extends an art host by the files of creations. Generated files take precedence. */
export const withCreations = (
  art: Pick<ArtHost, 'manifest' | 'fileOf' | 'isCurrent'>,
  creations: Pick<Creations, 'fileOf' | 'isCurrent'>,
): Pick<ArtHost, 'manifest' | 'fileOf' | 'isCurrent'> => ({
  manifest: () => art.manifest(),
  isCurrent: (address) => art.isCurrent(address) || creations.isCurrent(address),
  fileOf: async (address, waitMs) => (await art.fileOf(address, waitMs)) ?? (await creations.fileOf(address)),
});

/** The usernames of creators by item id; null for a deleted creator. Items that are not creations are omitted. */
export async function creatorsOf(db: Executor, itemIds: readonly string[]): Promise<Map<string, string | null>> {
  const ids = itemIds.filter(isCreationId);
  return ids.length === 0 ? new Map() : await repo.creatorsOf(db, ids);
}
