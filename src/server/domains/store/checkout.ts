/**
 * The atomic checkout. The price of an item is read from the catalogue inside the transaction that charges it; prices in the
 * request are only compared. On PostgreSQL the checkouts of known buyers at one time are one statement; a transaction locks, reads and
 * writes by one statement each.
 */
import { LRUCache } from 'lru-cache';
import { isCreationId } from '../../../shared/rules/creations.ts';
import { CART_MAX_ITEMS, EMPTY_CART, INSUFFICIENT_FUNDS, type Total, totalOf } from '../../../shared/rules/store.ts';
import { noteReward } from '../../db/changes.ts';
import { type Executor, type OpenDatabase } from '../../db/database.ts';
import { together } from '../../db/together.ts';
import { DomainError } from '../../domain-error.ts';
import { Gathering } from '../../gathering.ts';
import type { PlayerRecord } from '../../ports.ts';
import { giving, noteGiven } from '../inventory/service.ts';
import { type Call, claimCall, earlierReply, holdBalance, keepReply, notePayment, payment } from '../ledger/service.ts';
import { lockingPlayer, type Players } from '../players/service.ts';
import { chargesOf, sellAtOnce } from './group-sale.ts';
import { changedPrices } from './price-words.ts';
import * as repo from './repo.ts';
import { itemPart, sentence } from '../../../shared/rules/sentence.ts';

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

export interface CheckoutDeps {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  players: Pick<Players, 'paying'>;
  /** The address of an item's thumbnail. */
  pictureOf(itemId: string, isMale: boolean): string | null;
}

const BUYERS_KEPT = 10_000;
/**
 * Items of a group, and groups at one time. While PostgreSQL works on one statement, the server answers the buyers of the other one;
 * SQLite works on the server's own thread, which must not be blocked for long.
 */
const GROUPS = { postgres: { maxSize: 300, maxRuns: 2 }, sqlite: { maxSize: 60, maxRuns: 1 } } as const;

/** Resolves to the items and the new balances. Rejects with a DomainError; then nothing is charged. */
export function createCheckout({
  database: { db, kind },
  players,
  pictureOf,
}: CheckoutDeps): (player: PlayerRecord, order: Order) => Promise<Purchase> {
  /** Players who have paid for something before, which stays so. */
  const buyers = new LRUCache<string, true>({ max: BUYERS_KEPT });

  async function checkout(transaction: Executor, player: PlayerRecord, order: Order): Promise<Purchase> {
    const { id: playerId } = player;
    const { ids, key } = order;
    const call = key === null ? null : callOf(playerId, order, key);
    // Serialises the checkouts of one player: the second one reads the inventory after the first. SQLite has one transaction.
    const isLocking = kind === 'postgres';
    const { claimed } = await together(transaction, kind, {
      claimed: call === null ? undefined : claimCall(transaction, call),
      player: isLocking ? lockingPlayer(transaction, playerId) : undefined,
      balance: isLocking ? holdBalance(transaction, playerId) : undefined,
    });
    if (call !== null && claimed.length === 0) return await earlierReply(transaction, call);
    const cart = await repo.cartOf(transaction, playerId, { ids, isPaidAsked: !buyers.has(playerId) });
    if (cart === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'));
    const total = priceOf(cart, order);
    const purchase = { items: [...ids], coins: cart.coins - total.coins, gems: cart.gems - total.gems };
    // In a fixed order.
    const items = cart.items.toSorted(byId);
    const limited = items.filter(({ quantity }) => quantity !== null);
    // A withdrawal takes the item from all owners: it waits for this checkout, or this one sees that the sale ended.
    const drawn = isLocking ? items.filter(({ id, quantity }) => quantity === null && isCreationId(id)) : [];
    const { held, sold } = await together(transaction, kind, {
      held: drawn.length > 0 ? repo.holdingSales(transaction, drawn.map(idOf)) : undefined,
      sold: limited.length > 0 ? repo.decrementStock(transaction, kind, limited.map(idOf)) : undefined,
      ...payment(transaction, playerId, { purse: cart, charges: items.flatMap(chargesOf), reason: 'purchase' }),
      given: giving(transaction, playerId, ids),
      reply: call === null ? undefined : keepReply(transaction, call, purchase),
    });
    if (held.length < drawn.length) throw notSold(ids);
    const missing = limited.find((item) => !sold.some(({ id }) => id === item.id));
    if (missing !== undefined) {
      throw (await repo.isOnSale(transaction, missing.id)) ? soldOut(missing) : notSold(ids);
    }
    const isPaid = total.coins > 0 || total.gems > 0;
    if (cart.hasPaid) buyers.set(playerId, true);
    else if (isPaid) noteFirst(transaction, player, cart.items);
    return purchase;
  }

  function noteFirst(executor: Executor, player: PlayerRecord, items: readonly repo.CartItem[]): void {
    const { isMale } = player.customization;
    const pictured = items.map(({ id, name }) => ({ id, name, imageUrl: pictureOf(id, isMale) }));
    noteReward(executor, player.id, { kind: 'bought', items: pictured });
  }

  /** Sells to different players at once. Null for an order that has to be decided alone. */
  async function sell(sales: readonly Sale[]): Promise<(Purchase | null)[]> {
    // The transaction of one order alone costs SQLite as little, and says why the order cannot be met.
    if (kind === 'sqlite' && sales.length === 1) return [null];
    const renewals = sales.map(({ player }) => players.paying(player.id));
    const group = sales.map(({ player: { id: playerId }, order: { ids, expected, key } }) => {
      const call = key === null ? null : callOf(playerId, { ids, expected }, key);
      return { playerId, ids, expected, call, isKnown: buyers.has(playerId) };
    });
    const sold = await sellAtOnce({ db, kind }, group);
    return sales.map(({ player, order }, at) => {
      const own = sold[at] ?? null;
      if (own === null) return null;
      const { coins, gems } = own;
      renewals[at]?.({ coins, gems }, () => notePayment(db, player.id));
      noteGiven(db, player.id);
      if (own.hadPaid) buyers.set(player.id, true);
      else if (own.isPaid) noteFirst(db, player, own.items);
      return { items: [...order.ids], coins, gems };
    });
  }

  const group = new Gathering<Sale, Purchase | null>({
    run: sell,
    ownerOf: ({ player }) => player.id,
    sizeOf: ({ order }) => order.ids.length,
    ...GROUPS[kind],
  });

  return async (player, order) => {
    checkOrder(order.ids);
    const isGrouped = kind === 'sqlite' || buyers.has(player.id);
    const bought = isGrouped ? await group.add({ player, order }) : null;
    if (bought !== null) return bought;
    return await db.transaction().execute((transaction) => checkout(transaction, player, order));
  };
}

interface Sale {
  player: PlayerRecord;
  order: Order;
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

/** The price of a cart that the player can buy. Throws a DomainError otherwise. */
function priceOf({ items, ...purse }: repo.Cart, { ids, expected }: Order): Total {
  if (items.length < ids.length || items.some(({ isListed }) => isListed === 0)) {
    throw notSold(ids);
  }
  const owned = items.find(({ isOwned }) => isOwned);
  if (owned !== undefined) {
    throw new DomainError('conflict', sentence('youOwnNameAlreadyNothing', { name: itemPart(owned) }), {
      code: 'already-owned',
      params: { name: owned.name },
    });
  }
  const total = totalOf(items);
  if (expected !== null && (expected.coins !== total.coins || expected.gems !== total.gems)) {
    throw new DomainError('conflict', changedPrices(total), {
      code: 'price-changed',
      params: { coins: total.coins, gems: total.gems },
    });
  }
  if (total.coins > purse.coins || total.gems > purse.gems) {
    throw new DomainError('conflict', INSUFFICIENT_FUNDS, { code: 'insufficient-funds' });
  }
  return total;
}

const callOf = (playerId: string, { ids, expected }: Pick<Order, 'ids' | 'expected'>, key: string): Call => ({
  scope: `${playerId} checkout`,
  key,
  request: { ids, expected },
});

const byId = (a: repo.CartItem, b: repo.CartItem): number => (a.id < b.id ? -1 : 1);

const idOf = ({ id }: repo.CartItem): string => id;

const notSold = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', sentence(ids.length === 1 ? 'thisItemIsNotSold' : 'anItemOfTheCart'), {
    code: 'unknown-item',
  });

const soldOut = (item: repo.CartItem): DomainError =>
  new DomainError('conflict', sentence('nameIsSoldOutNothing', { name: itemPart(item) }), {
    code: 'sold-out',
    params: { name: item.name },
  });
