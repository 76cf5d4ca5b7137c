/** What gifts and outfits need of the catalogue: items that are on sale, and a unit of the stock. Owns no state. */
import { itemPart, sentence } from '../../../shared/rules/sentence.ts';
import type { Currency } from '../../../shared/rules/store.ts';
import type { Executor } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/migration.ts';
import { DomainError } from '../../domain-error.ts';
import * as repo from './repo.ts';

export interface ItemForGift {
  id: string;
  name: string;
  currency: Currency;
  /** Above 0. */
  amount: number;
  /** null: unlimited */
  quantity: number | null;
  /** Comma-separated body types */
  fits: string;
}

/** Those of the items that the store lists. */
export const listedAmong = async (db: Executor, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await repo.itemsByIds(db, ids)).flatMap(({ id, isListed }) => (isListed === 1 ? [id] : [])));

/** Throws a DomainError for an item that is not listed, and for a free one. */
export async function itemForGift(db: Executor, itemId: string): Promise<ItemForGift> {
  const [item] = await repo.itemsByIds(db, [itemId]);
  if (item === undefined || item.isListed !== 1) throw notSold();
  const { id, name, costCoins, costGems, quantity, fits } = item;
  if (costCoins + costGems === 0) {
    throw new DomainError('conflict', sentence('freeItemsAreNoGifts'), { code: 'free' });
  }
  const currency = costGems > 0 ? 'gems' : 'coins';
  return { id, name, currency, amount: costGems > 0 ? costGems : costCoins, quantity, fits };
}

/**
 * Takes one of a limited item, and holds the sale until the transaction ends, so that a withdrawal finds the gift. Throws a DomainError when
 * it is sold out or not sold any more.
 */
export async function takeStock(transaction: Executor, kind: DatabaseKind, item: ItemForGift) {
  const { id, name, quantity } = item;
  // First, because who changes a row must not hold it together with others.
  if (quantity !== null && (await repo.decrementStock(transaction, kind, [id]).execute()).length === 0) {
    if (!(await repo.isOnSale(transaction, id))) throw notSold();
    throw new DomainError('conflict', sentence('nameIsSoldOutNothing', { name: itemPart(item) }), {
      code: 'sold-out',
      params: { name },
    });
  }
  if (!(await repo.holdsSale(transaction, kind, id))) throw notSold();
}

/** Puts one of a limited item back. */
export const returnStock = (transaction: Executor, itemId: string): Promise<void> =>
  repo.incrementStock(transaction, itemId);

const notSold = (): DomainError =>
  new DomainError('not-found', sentence('thisItemIsNotSold'), { code: 'unknown-item' });
