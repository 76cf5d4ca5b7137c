/**
 * What the store says of an item is the same for every reader but for a few fields. The rest is kept as JSON, checked
 * against the contract and written once for each revision of the item: a page of thousands is put together from it.
 */
import { type StoreItem, storeItem } from '../../../shared/contract/store.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { BODY_TYPES } from '../../../shared/rules/slots.ts';
import { TOWN_MAKER } from '../../../shared/rules/store.ts';
import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';

/** What is another for each reader, or changes with each sale. */
type Own = Pick<StoreItem, 'alreadyOwned' | 'isEquipped' | 'quantity' | 'imageUrl'>;

export interface ItemText {
  id: string;
  /** The whole item as JSON. */
  forReader(own: Own): string;
}

interface Kept extends ItemText {
  revision: number;
}

/** About 400 bytes each. */
const KEPT_MAX = 40_000;
const NOBODYS: Own = { alreadyOwned: false, isEquipped: false, quantity: null, imageUrl: null };

export class ItemTexts {
  /** By number, the ones that were read first at the front. */
  readonly #kept = new Map<number, Kept>();

  /** By number; those that are not known in this revision are read. */
  async of(db: Executor, places: readonly repo.Place[]): Promise<ReadonlyMap<number, ItemText>> {
    const found = new Map<number, ItemText>();
    const missing: number[] = [];
    for (const { number, revision } of places) {
      const kept = this.#kept.get(number);
      if (kept?.revision === revision) found.set(number, kept);
      else missing.push(number);
    }
    for (const row of await repo.shownItems(db, missing)) {
      const text = keptOf(row);
      found.set(row.number, text);
      this.#keep(row.number, text);
    }
    return found;
  }

  #keep(number: number, text: Kept): void {
    this.#kept.delete(number);
    this.#kept.set(number, text);
    const [oldest] = this.#kept.size > KEPT_MAX ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** Throws when the row is not what the contract promises. */
function keptOf(row: repo.ShownRow): Kept {
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
    creator: row.creator ?? (row.creationId === null ? TOWN_MAKER : DELETED_NAME),
    category: row.category,
    rarity: row.rarity as StoreItem['rarity'],
    costCoins: row.costCoins,
    costGems: row.costGems,
    canBuyWithCoins: row.costGems === 0,
    canBuyWithGems: row.costGems > 0,
    bodyTypes: BODY_TYPES.filter((body) => fits.includes(body)),
    ...NOBODYS,
  };
}
