/**
 * The store: pages of the catalogue for one player, and the atomic checkout. The price of an item is read from the
 * catalogue inside the transaction that charges it; prices in the request are only compared.
 */
import { LRUCache } from 'lru-cache';
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { Language } from '../../../shared/rules/languages.ts';
import { BODY_TYPES, type BodyType, wornItemIds } from '../../../shared/rules/slots.ts';
import {
  CART_MAX_ITEMS,
  EMPTY_CART,
  INSUFFICIENT_FUNDS,
  type StoreSort,
  type Total,
  totalOf,
} from '../../../shared/rules/store.ts';
import { noteReward } from '../../db/changes.ts';
import type { Executor, OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { giveItems, ownedOf } from '../inventory/service.ts';
import { changeBalance, hasPurchased, runOnce, spendableBalances } from '../ledger/service.ts';
import { lockPlayers } from '../players/service.ts';
import { ItemTexts } from './item-texts.ts';
import * as repo from './repo.ts';
import { wordsOf } from './search-words.ts';
import { Spelling } from './spelling.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export { endSale, listItem, renameCreator, repriceItem } from './catalogue.ts';
export { refundItem } from './refunds.ts';

export interface StoreQuery extends Omit<repo.Filter, 'affordable' | 'body' | 'words'> {
  /** As typed by the player. */
  search: string;
  page: number;
  limit: number;
  sortBy: StoreSort;
  /** In which `sortBy` reads names. */
  language: Language;
  isOnlyAffordable: boolean;
  isOnlyFitting: boolean;
}

export interface StorePage {
  /** Each the JSON of a `StoreItem`. */
  items: string[];
  pagination: { total: number; hasMore: boolean };
}

export interface Order {
  ids: readonly string[];
  /** The total that the client displayed; null: the current price is accepted. */
  expected: Total | null;
  /** Idempotency key; null: the call is not idempotent */
  key: string | null;
}

export interface Purchase extends Total {
  items: string[];
}

export interface Store {
  page(player: PlayerRecord, query: StoreQuery): Promise<StorePage>;
  /** The number of the newest listed item, which is higher than those of all before; 0 without one. */
  newest(): Promise<number>;
  /** Resolves to the items and the new balances. Rejects with a DomainError; then nothing is charged. */
  checkout(player: PlayerRecord, order: Order): Promise<Purchase>;
}

type CatalogueDatabase = Pick<OpenDatabase, 'db' | 'kind'>;

const BUYERS_KEPT = 10_000;

export interface StoreDeps {
  database: CatalogueDatabase;
  /** The art of each item. */
  catalogue: { item(id: string): ArtItem | undefined };
}

export function createStore({ database, catalogue }: StoreDeps): Store {
  const { db } = database;
  const texts = new ItemTexts();
  const spelling = new Spelling();
  /** Players who have bought something before, which stays so. */
  const buyers = new LRUCache<string, true>({ max: BUYERS_KEPT });
  return {
    async page(player, query) {
      const { entries, total } = await entriesOf(database, spelling, { player, query });
      const offset = (query.page - 1) * query.limit;
      const found = await texts.of(db, entries);
      const ids = [...found.values()].map(({ id }) => id);
      const owned = await ownedOf(db, player.id, ids);
      const worn = new Set(wornItemIds(player.customization));
      const itemAt = ({ number, quantity }: repo.PageEntry): string[] => {
        const text = found.get(number);
        if (text === undefined) return [];
        const { id } = text;
        const imageUrl = pictureOf(catalogue.item(id), player.customization.isMale);
        return [text.forReader({ alreadyOwned: owned.has(id), isEquipped: worn.has(id), quantity, imageUrl })];
      };
      const items = entries.flatMap(itemAt);
      return { items, pagination: { total, hasMore: offset + entries.length < total } };
    },

    newest: () => repo.newestListed(db),

    async checkout(player, { ids, expected, key }) {
      checkOrder(ids);
      const run = async (transaction: Executor): Promise<Purchase> => {
        const hasBought = async (): Promise<boolean> => {
          if (!buyers.has(player.id) && (await hasPurchased(transaction, player.id))) buyers.set(player.id, true);
          return buyers.has(player.id);
        };
        const { items, ...purchase } = await buy(transaction, player.id, { ids, expected, hasBought });
        if (purchase.isFirst) {
          noteReward(transaction, player.id, {
            kind: 'bought',
            items: items.map(({ id, name }) => ({
              id,
              name,
              imageUrl: pictureOf(catalogue.item(id), player.customization.isMale),
            })),
          });
        }
        return { items: [...ids], coins: purchase.coins, gems: purchase.gems };
      };
      if (key === null) return await db.transaction().execute(run);
      return await runOnce(db, { scope: `${player.id} checkout`, key, request: { ids, expected }, run });
    },
  };
}

interface Entries {
  entries: repo.PageEntry[];
  /** Of all pages. */
  total: number;
}

/** When nothing is found, misspelled words are corrected. */
async function entriesOf(
  database: CatalogueDatabase,
  spelling: Spelling,
  { player, query }: { player: PlayerRecord; query: StoreQuery },
): Promise<Entries> {
  const { page, limit, sortBy, language, search, isOnlyAffordable, isOnlyFitting, ...rest } = query;
  const { id: playerId, coins, gems, customization } = player;
  const slice = { sortBy, language, limit, offset: (page - 1) * limit };
  const words = wordsOf(search);
  const filter = {
    ...rest,
    words: words.map((word) => [word]),
    affordable: isOnlyAffordable ? { coins, gems, playerId } : null,
    body: isOnlyFitting ? bodyOf(customization) : null,
  };
  const found = await listed(database, filter, slice);
  if (found.total > 0 || words.length === 0) return found;
  const corrected = await spelling.correct(database.db, words);
  return corrected === null ? found : await listed(database, { ...filter, words: corrected }, slice);
}

async function listed({ db, kind }: CatalogueDatabase, filter: repo.Filter, slice: repo.PageSlice): Promise<Entries> {
  const { limit, offset } = slice;
  const entries = await repo.pageOf(db, kind, filter, slice);
  const isLast = entries.length < limit && (entries.length > 0 || offset === 0);
  return { entries, total: isLast ? offset + entries.length : await repo.countOf(db, kind, filter) };
}

const bodyOf = ({ isMale }: { isMale: boolean }): BodyType => (isMale ? 'masculine' : 'feminine');

/** The thumbnail for the player's body type, or for another one that the item fits. */
function pictureOf(item: ArtItem | undefined, isMale: boolean): string | null {
  const own = bodyOf({ isMale });
  const fit = item?.fits[own] ?? BODY_TYPES.map((body) => item?.fits[body]).find((files) => files !== undefined);
  return fit?.thumbnail ?? null;
}

function checkOrder(ids: readonly string[]): void {
  if (ids.length === 0) throw new DomainError('invalid', EMPTY_CART, { code: 'empty-cart' });
  if (ids.length > CART_MAX_ITEMS) {
    throw new DomainError('invalid', sentence('cartHasAtMost', { most: CART_MAX_ITEMS }), {
      code: 'too-many-items',
      params: { max: CART_MAX_ITEMS },
    });
  }
  if (new Set(ids).size !== ids.length) {
    throw new DomainError('invalid', sentence('theCartHoldsTheSame'), { code: 'duplicate-item' });
  }
}

async function buy(
  transaction: Executor,
  playerId: string,
  order: { ids: readonly string[]; expected: Total | null; hasBought: () => Promise<boolean> },
): Promise<{ items: readonly repo.CatalogueRow[]; coins: number; gems: number; isFirst: boolean }> {
  const { ids, expected } = order;
  // Serialises the checkouts of one player: the second one reads the inventory after the first.
  await lockPlayers(transaction, [playerId]);
  const items = await listedItems(transaction, ids);
  await refuseOwned(transaction, playerId, items);
  const total = totalOf(items);
  if (expected !== null && (expected.coins !== total.coins || expected.gems !== total.gems)) {
    throw new DomainError('conflict', changedPrices(total), {
      code: 'price-changed',
      params: { coins: total.coins, gems: total.gems },
    });
  }
  const purse = await spendableBalances(transaction, playerId);
  if (total.coins > purse.coins || total.gems > purse.gems) {
    throw new DomainError('conflict', INSUFFICIENT_FUNDS, { code: 'insufficient-funds' });
  }
  const isPaid = total.coins > 0 || total.gems > 0;
  const isFirst = isPaid && !(await order.hasBought());
  // A fixed order prevents deadlocks between buyers of limited items.
  for (const item of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (item.quantity !== null && !(await repo.decrementStock(transaction, item.id))) throw soldOut(item);
    await pay(transaction, playerId, item);
  }
  await giveItems(transaction, playerId, ids);
  return { items, coins: purse.coins - total.coins, gems: purse.gems - total.gems, isFirst };
}

async function pay(
  transaction: Executor,
  playerId: string,
  { id, costCoins, costGems }: repo.CatalogueRow,
): Promise<void> {
  const [currency, cost] = costGems > 0 ? (['gems', costGems] as const) : (['coins', costCoins] as const);
  if (cost === 0) return;
  await changeBalance(transaction, { playerId, currency, amount: -cost, reason: 'purchase', reference: id });
}

async function listedItems(transaction: Executor, ids: readonly string[]): Promise<repo.CatalogueRow[]> {
  const items = (await repo.itemsByIds(transaction, ids)).filter(({ isListed }) => isListed === 1);
  if (items.length < ids.length) {
    const message = ids.length === 1 ? sentence('thisItemIsNotSold') : sentence('anItemOfTheCart');
    throw new DomainError('not-found', message, { code: 'unknown-item' });
  }
  return items;
}

async function refuseOwned(
  transaction: Executor,
  playerId: string,
  items: readonly repo.CatalogueRow[],
): Promise<void> {
  const owned = await ownedOf(
    transaction,
    playerId,
    items.map(({ id }) => id),
  );
  const first = items.find(({ id }) => owned.has(id));
  if (first === undefined) return;
  throw new DomainError('conflict', sentence('youOwnNameAlreadyNothing', { name: first.name }), {
    code: 'already-owned',
    params: { name: first.name },
  });
}

/** Names only the currencies that are paid. */
function changedPrices({ coins, gems }: Total): SentenceData {
  const price = [
    ...(coins > 0 ? [sentence('partCoins', { count: coins })] : []),
    ...(gems > 0 ? [sentence('partGems', { count: gems })] : []),
  ];
  return price.length === 0 ? sentence('pricesFreeNothingCharged') : sentence('pricesCostNothingCharged', { price });
}

const soldOut = ({ name }: repo.CatalogueRow): DomainError =>
  new DomainError('conflict', sentence('nameIsSoldOutNothing', { name }), {
    code: 'sold-out',
    params: { name },
  });
