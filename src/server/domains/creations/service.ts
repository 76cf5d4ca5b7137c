/**
 * Items that players drew, as everything that dresses figures sees them: known at once when one is approved, and after
 * every start. Owns the list of them and the folder of their files, which are made of the kept uploads whenever they are
 * missing: the folder may be emptied.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../../engine/core/types.ts';
import { layerOrderOf } from '../../../shared/art/layer-order.ts';
import type { ArtItem, ItemFiles } from '../../../shared/art/manifest.ts';
import { pathOfAddress } from '../../art-host/art-paths.ts';
import { isCreationId } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { CreationTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { ArtHost } from '../../ports.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { ITEM_ART_VERSION, ITEM_FILES, type ItemFileName, makeItemArt } from './item-art.ts';
import * as repo from './repo.ts';

export interface CreationsDeps {
  db: Database;
  blobs: Pick<Blobs, 'read'>;
  /** Absolute; whatever is in it can be made again. */
  folder: string;
  core: () => Promise<Core>;
}

export interface Creations {
  item(id: string): ArtItem | undefined;
  /** Absolute path of a file of an item, which is made now if it has to be; null: there is none of this address. */
  fileOf(address: string): Promise<string | null>;
  /** Makes the files of an item to be. Throws a DomainError when its upload is gone or cannot be read. */
  prepare(drawing: Drawing): Promise<void>;
  /** To be called once the item is in the database: from now on everybody knows it. */
  learn(itemId: string): Promise<void>;
  /** To be called once it is out of the database: from now on nobody sees it. */
  forget(itemId: string): void;
}

/** What an item's files are made of. */
export type Drawing = Pick<CreationTable, 'image'> & { category: number };

interface Creation {
  item: ArtItem;
  drawing: Drawing;
  body: CreationTable['body'];
}

const ADDRESS = /^storage\/items\/([\w-]+)\/(feminine|masculine)\/([\w@.]+)$/;
const HASH_LENGTH = 20;
const FILE_NAMES: ReadonlySet<string> = new Set(Object.values(ITEM_FILES));
const isFileName = (name: string): name is ItemFileName => FILE_NAMES.has(name);

/** Reads what there is. */
export async function openCreations(deps: CreationsDeps): Promise<Creations> {
  const creations = new Drawings(deps);
  for (const row of await repo.allCreations(deps.db)) creations.add(row);
  return creations;
}

class Drawings implements Creations {
  readonly #deps: CreationsDeps;
  readonly #known = new Map<string, Creation>();
  readonly #underway = new Map<string, Promise<string>>();
  #core: Promise<Core> | null = null;

  constructor(deps: CreationsDeps) {
    this.#deps = deps;
  }

  item(id: string): ArtItem | undefined {
    return this.#known.get(id)?.item;
  }

  add(row: repo.CreationRow): void {
    const drawing = { image: row.image, category: row.category };
    const files = filesOf(row, `?v=${hashOf(drawing)}`);
    this.#known.set(row.itemId, { item: itemOf(row, files), drawing, body: row.body });
  }

  async learn(itemId: string): Promise<void> {
    const row = await repo.findCreation(this.#deps.db, itemId);
    if (row !== undefined) this.add(row);
  }

  forget(itemId: string): void {
    this.#known.delete(itemId);
  }

  async prepare(drawing: Drawing): Promise<void> {
    await this.#folderOf(drawing);
  }

  async fileOf(address: string): Promise<string | null> {
    const [, id = '', body, name = ''] = ADDRESS.exec(pathOfAddress(address) ?? '') ?? [];
    const creation = this.#known.get(id);
    if (creation === undefined || creation.body !== body || !isFileName(name)) return null;
    const folder = await this.#folderOf(creation.drawing).catch(absent);
    return folder === null ? null : join(folder, name);
  }

  /** Holds all files of the item. */
  #folderOf(drawing: Drawing): Promise<string> {
    const folder = join(this.#deps.folder, hashOf(drawing));
    const underway =
      this.#underway.get(folder) ?? this.#make(folder, drawing).finally(() => this.#underway.delete(folder));
    this.#underway.set(folder, underway);
    return underway;
  }

  async #make(folder: string, { image, category }: Drawing): Promise<string> {
    if (await exists(folder)) return folder;
    const sheet = await this.#deps.blobs.read(image);
    if (sheet === null) throw damaged(new Error(`the upload ${image} is gone`));
    this.#core ??= this.#deps.core();
    const files = await makeItemArt(sheet, layerOrderOf(category), await this.#core).catch((error: unknown) => {
      throw damaged(error);
    });
    await mkdir(this.#deps.folder, { recursive: true });
    const draft = await mkdtemp(`${folder}.part-`);
    for (const [name, bytes] of files) await writeFile(join(draft, name), bytes);
    try {
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Another server on the same folder was faster.
      if (!(await exists(folder))) throw error;
    }
    return folder;
  }
}

const damaged = (cause: unknown): DomainError =>
  new DomainError('conflict', 'The image of this submission cannot be read any more.', { code: 'image-gone', cause });

/** What cannot be made is not there. */
function absent(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

/** Of everything that its files are made of. */
const hashOf = ({ image, category }: Drawing): string =>
  createHash('sha256')
    .update(`${ITEM_ART_VERSION} ${image} ${layerOrderOf(category)}`)
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
  isStarter: false,
});

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** An art host that knows generated files first and then those of creations. */
export const withCreations = (
  art: Pick<ArtHost, 'manifest' | 'fileOf'>,
  creations: Pick<Creations, 'fileOf'>,
): Pick<ArtHost, 'manifest' | 'fileOf'> => ({
  manifest: () => art.manifest(),
  fileOf: async (address, waitMs) => (await art.fileOf(address, waitMs)) ?? (await creations.fileOf(address)),
});

/** The usernames of the creators of those items that are creations, by item id; null when the creator is deleted. */
export async function makersOf(db: Executor, itemIds: readonly string[]): Promise<Map<string, string | null>> {
  const ids = itemIds.filter(isCreationId);
  return ids.length === 0 ? new Map() : await repo.makersOf(db, ids);
}
