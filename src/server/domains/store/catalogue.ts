/**
 * What is sold: the items of the art manifest, put in at every start, and whatever else is listed later. Ids never
 * change; what the art no longer has is no longer sold, but stays with those who own it.
 */
import { createHash } from 'node:crypto';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import { BODY_TYPES, type BodyType } from '../../../shared/rules/slots.ts';
import { TOWN_MAKER } from '../../../shared/rules/store.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';

export interface NewItem {
  id: string;
  name: string;
  description: string;
  category: number;
  rarity: number;
  /** One of the two is 0; both are for free items. */
  costCoins: number;
  costGems: number;
  fits: readonly BodyType[];
  /** null: made by the town itself */
  creator: { id: string; username: string } | null;
  /** null: unlimited */
  quantity?: number | null;
}

/** Brings the catalogue up to date with the generated art: adds, changes and withdraws. Returns how many are new. */
export async function seedCatalogue(db: Database, items: readonly ArtItem[]): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const known = new Map((await repo.generatedItems(transaction)).map((row) => [row.id, row]));
    const wanted = new Set(items.map(({ id }) => id));
    const added: repo.NewCatalogueRow[] = [];
    for (const item of items.toSorted(byChance)) {
      const row = rowOf(newItemOf(item), true);
      const before = known.get(item.id);
      if (before === undefined) added.push(row);
      else if (contentOf(before) !== contentOf(row)) {
        await repo.updateItem(transaction, item.id, { ...row, addedAt: before.addedAt, quantity: before.quantity });
      }
    }
    await repo.insertItems(transaction, added);
    for (const { id, isListed } of known.values()) {
      if (!wanted.has(id) && isListed === 1) await repo.updateItem(transaction, id, { isListed: 0 });
    }
    return added.length;
  });
}

/** Mixed, and the same at every start: the newest of a new world are not all of the last category. */
const byChance = (a: ArtItem, b: ArtItem): number => (chanceOf(a.id) < chanceOf(b.id) ? -1 : 1);
const chanceOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const newItemOf = (item: ArtItem): NewItem => ({
  ...item,
  fits: BODY_TYPES.filter((body) => item.fits[body] !== undefined),
  creator: null,
});

const searchKeyOf = (name: string, maker: string): string => `${name}\n${maker}`.toLowerCase();

/** Puts an item on sale, inside the caller's transaction: it is the newest of its category. */
export const listItem = (transaction: Executor, item: NewItem): Promise<void> =>
  repo.insertItems(transaction, [rowOf(item, false)]);

/** Inside the caller's transaction: from now on nobody can buy it. Who has it keeps it. Returns what it was called. */
export async function endSale(transaction: Executor, itemId: string): Promise<string> {
  const [item] = await repo.itemsByIds(transaction, [itemId]);
  if (item === undefined) throw new DomainError('not-found', 'There is no such item.');
  await repo.updateItem(transaction, itemId, { isListed: 0 });
  return item.name;
}

/** What a player made is found by the new name, or no longer by the old one when the player goes. */
export async function renameMaker(transaction: Executor, playerId: string, username: string): Promise<void> {
  for (const { id, name } of await repo.itemsOfMaker(transaction, playerId)) {
    await repo.updateItem(transaction, id, { searchKey: searchKeyOf(name, username) });
  }
}

export function rowOf(item: NewItem, isGenerated: boolean): repo.NewCatalogueRow {
  const nameKey = item.name.toLowerCase();
  return {
    id: item.id,
    name: item.name,
    nameKey,
    searchKey: searchKeyOf(item.name, item.creator?.username ?? TOWN_MAKER),
    description: item.description,
    creatorId: item.creator?.id ?? null,
    category: item.category,
    rarity: item.rarity,
    costCoins: item.costCoins,
    costGems: item.costGems,
    quantity: item.quantity ?? null,
    fits: item.fits.join(','),
    isListed: 1,
    isGenerated: isGenerated ? 1 : 0,
    addedAt: runtime.now(),
  };
}

/** What the art decides of an item. */
const contentOf = (row: repo.NewCatalogueRow): string =>
  JSON.stringify([
    row.name,
    row.description,
    row.category,
    row.rarity,
    row.costCoins,
    row.costGems,
    row.fits,
    row.isListed,
  ]);
