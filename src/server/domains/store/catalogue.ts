/**
 * The catalogue of the store: the items of the art manifest, synchronised at every start, and items that are listed
 * later. Ids are stable. Items that were removed from the art are unlisted, but their owners keep them.
 */
import { createHash } from 'node:crypto';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import { cutOf } from '../../../shared/rules/cuts.ts';
import { BODY_TYPES, type BodyType } from '../../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import { plainText } from '../../../shared/rules/text/plain-text.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { searchedNames, sortedNames } from './item-names.ts';
import * as repo from './repo.ts';
import { foreignSearchKeys } from './search-repo.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface NewItem {
  id: string;
  name: string;
  description: string;
  category: number;
  rarity: number;
  /** At least one of the two is 0; both are 0 for free items. */
  costCoins: number;
  costGems: number;
  fits: readonly BodyType[];
  /** null: an item of the product itself */
  creator: { id: string; username: string } | null;
  /** null: unlimited */
  quantity?: number | null;
}

/**
 * Synchronises the catalogue with the generated art: adds, updates and unlists items. Prizes are never on sale. Returns the
 * number of new items.
 */
export async function seedCatalogue(db: Database, all: readonly ArtItem[]): Promise<number> {
  const items = all.filter(({ isPrize }) => isPrize !== true);
  return await db.transaction().execute(async (transaction) => {
    const known = new Map((await repo.generatedItems(transaction)).map((row) => [row.id, row]));
    const currentIds = new Set(items.map(({ id }) => id));
    const added: repo.NewCatalogueRow[] = [];
    for (const item of items.toSorted(byHash)) {
      const row = rowOf(newItemOf(item), true);
      const before = known.get(item.id);
      if (before === undefined) added.push(row);
      else if (contentOf(before) !== contentOf(row)) {
        await repo.updateItem(transaction, item.id, { ...row, addedAt: before.addedAt, quantity: before.quantity });
      }
    }
    await repo.insertItems(transaction, added);
    for (const { id, isListed } of known.values()) {
      if (!currentIds.has(id) && isListed === 1) await repo.updateItem(transaction, id, { isListed: 0 });
    }
    await updateNames(transaction, items);
    await updateKeys(transaction);
    return added.length;
  });
}

async function updateNames(transaction: Executor, items: readonly ArtItem[]): Promise<void> {
  const names = items.flatMap(({ id }) => sortedNames(id).map((name) => ({ itemId: id, ...name })));
  const lines = (rows: readonly repo.NameRow[]): string =>
    rows
      .map(({ itemId, language, nameKey }) => `${itemId} ${language} ${nameKey}`)
      .toSorted()
      .join('\n');
  if (lines(await repo.names(transaction)) !== lines(names)) await repo.replaceNames(transaction, names);
}

/** Items of players that were listed by an older version have no plain lines. */
async function updateKeys(transaction: Executor): Promise<void> {
  for (const { id, searchKey } of await foreignSearchKeys(transaction)) {
    const key = withPlainLines(searchKey);
    if (key !== searchKey) await repo.updateItem(transaction, id, { searchKey: key });
  }
}

/** Deterministic shuffle, so that the newest items of a new world belong to different categories. */
const byHash = (a: ArtItem, b: ArtItem): number => (hashOf(a.id) < hashOf(b.id) ? -1 : 1);
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const newItemOf = (item: ArtItem): NewItem => ({
  ...item,
  fits: BODY_TYPES.filter((body) => item.fits[body] !== undefined),
  creator: null,
});

const searchKeyOf = (name: string, creator: string): string => withPlainLines(`${name}\n${creator}`.toLowerCase());

/** A search compares the lines of a key as they are written and in their plain form. A key that has both stays as it is. */
const withPlainLines = (key: string): string =>
  [...new Set([...key.split('\n'), ...plainText(key).split('\n')])].join('\n');

/** Players search for the product's own items by the names that their pages show. */
const generatedKeyOf = ({ id, name }: NewItem): string =>
  withPlainLines([name.toLowerCase(), SYSTEM_CREATOR.toLowerCase(), ...searchedNames(id)].join('\n'));

/** Lists an item as the newest of its category, inside the caller's transaction. An item whose sale ended is sold again. */
export async function listItem(transaction: Executor, item: NewItem): Promise<void> {
  const row = rowOf(item, false);
  const [known] = await repo.itemsByIds(transaction, [item.id]);
  if (known === undefined) return await repo.insertItems(transaction, [row]);
  const { id, ...columns } = row;
  await repo.updateItem(transaction, id, columns);
}

/**
 * Unlists an item inside the caller's transaction; owners keep it. Returns its name. Throws a DomainError for an
 * unknown id.
 */
export async function endSale(transaction: Executor, itemId: string): Promise<string> {
  const [item] = await repo.itemsByIds(transaction, [itemId]);
  if (item === undefined) throw new DomainError('not-found', sentence('thereIsNoSuchItem'));
  await repo.updateItem(transaction, itemId, { isListed: 0 });
  return item.name;
}

/**
 * Changes price and rarity of a listed item inside the caller's transaction. Returns its name. Throws a DomainError for
 * an unknown id, and after the end of the sale.
 */
export async function repriceItem(
  transaction: Executor,
  itemId: string,
  change: Pick<NewItem, 'costCoins' | 'costGems' | 'rarity'>,
): Promise<string> {
  const [item] = await repo.itemsByIds(transaction, [itemId]);
  if (item === undefined || item.isListed !== 1) throw new DomainError('not-found', sentence('thereIsNoSuchItemIn'));
  await repo.updateItem(transaction, itemId, change);
  return item.name;
}

/** Updates the search keys of a creator's items after the creator was renamed or deleted. */
export async function renameCreator(transaction: Executor, playerId: string, username: string): Promise<void> {
  for (const { id, name } of await repo.itemsOfCreator(transaction, playerId)) {
    await repo.updateItem(transaction, id, { searchKey: searchKeyOf(name, username) });
  }
}

export function rowOf(item: NewItem, isGenerated: boolean): repo.NewCatalogueRow {
  const nameKey = item.name.toLowerCase();
  return {
    id: item.id,
    name: item.name,
    nameKey,
    searchKey: isGenerated ? generatedKeyOf(item) : searchKeyOf(item.name, item.creator?.username ?? SYSTEM_CREATOR),
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
    cut: item.creator === null ? cutOf(item.id).key : null,
    addedAt: runtime.now(),
  };
}

/** The properties of an item that the art defines, for a comparison. */
const contentOf = (row: repo.NewCatalogueRow): string =>
  JSON.stringify([
    row.name,
    row.searchKey,
    row.description,
    row.category,
    row.rarity,
    row.costCoins,
    row.costGems,
    row.fits,
    row.isListed,
    row.cut,
  ]);
