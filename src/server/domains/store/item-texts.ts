/**
 * Cached JSON of store items. All fields of an item except four are the same for every player: they are validated
 * against the contract and serialized once for each revision of the item, so that a page of thousands of items costs
 * little.
 */
import { LRUCache } from 'lru-cache';
import { type StoreItem, storeItem } from '../../../shared/contract/store.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { BODY_TYPES } from '../../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';

/** The fields that differ between players or change with each sale. */
type Own = Pick<StoreItem, 'alreadyOwned' | 'isEquipped' | 'quantity' | 'imageUrl'>;

export interface ItemText {
  id: string;
  /** The complete item as JSON. */
  forReader(own: Own): string;
}

interface CachedText extends ItemText {
  revision: number;
}

/** About 400 bytes each. */
const CACHE_MAX_ENTRIES = 40_000;
const UNPERSONAL: Own = { alreadyOwned: false, isEquipped: false, quantity: null, imageUrl: null };

export class ItemTexts {
  /** By item number. */
  readonly #cache = new LRUCache<number, CachedText>({ max: CACHE_MAX_ENTRIES });

  /** The texts by item number; texts that are not cached in the current revision are read from the database. */
  async of(db: Executor, entries: readonly repo.PageEntry[]): Promise<ReadonlyMap<number, ItemText>> {
    const found = new Map<number, ItemText>();
    const missing: number[] = [];
    for (const { number, revision } of entries) {
      const cached = this.#cache.get(number);
      if (cached?.revision === revision) found.set(number, cached);
      else missing.push(number);
    }
    for (const row of await repo.shownItems(db, missing)) {
      const text = textOf(row);
      found.set(row.number, text);
      this.#cache.set(row.number, text);
    }
    return found;
  }
}

/** Throws a ZodError when the row does not match the contract. */
function textOf(row: repo.ShownRow): CachedText {
  const {
    alreadyOwned: _owned,
    isEquipped: _worn,
    quantity: _left,
    imageUrl: _image,
    ...same
  } = storeItem.parse(shown(row));
  const begin = JSON.stringify(same).slice(0, -1);
  return {
    id: row.id,
    revision: row.revision,
    forReader: ({ alreadyOwned, isEquipped, quantity, imageUrl }) =>
      `${begin},"alreadyOwned":${alreadyOwned},"isEquipped":${isEquipped},"quantity":${quantity},"imageUrl":${JSON.stringify(imageUrl)}}`,
  };
}

function shown(row: repo.ShownRow): StoreItem {
  const fits = row.fits.split(',');
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    creator: row.creator ?? (row.creationId === null ? SYSTEM_CREATOR : DELETED_NAME),
    category: row.category,
    rarity: row.rarity as StoreItem['rarity'],
    costCoins: row.costCoins,
    costGems: row.costGems,
    canBuyWithCoins: row.costGems === 0,
    canBuyWithGems: row.costGems > 0,
    bodyTypes: BODY_TYPES.filter((body) => fits.includes(body)),
    ...UNPERSONAL,
  };
}
