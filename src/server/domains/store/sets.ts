/**
 * The purchase of a day's set: the missing pieces at the price of a set, in one transaction. Sets are sold on their day and the day
 * after it, for pages that were open at midnight. A piece of a set cannot be returned by the player. Owns no state.
 */
import { dayOf, dayOfSet, priceInSet, setTotal } from '../../../shared/rules/shelf.ts';
import { INSUFFICIENT_FUNDS, type Total } from '../../../shared/rules/store.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { giving } from '../inventory/service.ts';
import { type Charge, holdBalance, payment, runOnce } from '../ledger/service.ts';
import { lockPlayers } from '../players/service.ts';
import type { Purchase } from './checkout.ts';
import { changedPrices } from './price-words.ts';
import * as repo from './repo.ts';
import type { Shelves } from './shelves.ts';

export interface SetOrder {
  setId: string;
  /** The total that the client displayed. */
  expected: Total;
  /** Idempotency key; null: the call is not idempotent */
  key: string | null;
}

export type BuySet = (player: PlayerRecord, order: SetOrder) => Promise<Purchase>;

/** Rejects with a DomainError; then nothing is charged. */
export function createSetSale(db: Database, shelves: Shelves): BuySet {
  return async ({ id: playerId }, order) => {
    const ids = await piecesOf(db, shelves, order.setId);
    const run = (transaction: Executor): Promise<Purchase> => buy(transaction, { playerId, ids, order });
    if (order.key === null) return await db.transaction().execute(run);
    const { setId, expected, key } = order;
    return await runOnce(db, { scope: `${playerId} set`, key, request: { setId, expected }, run });
  };
}

async function piecesOf(db: Database, shelves: Shelves, setId: string): Promise<string[]> {
  const day = dayOfSet(setId);
  const today = dayOf(runtime.now());
  const isSold = day !== null && (day === today || day === today - 1);
  const ids = isSold ? (await shelves.ofDay(db, day)).look : [];
  if (ids.length === 0) throw new DomainError('not-found', sentence('thisSetIsNotSold'), { code: 'unknown-set' });
  return ids;
}

interface Sale {
  playerId: string;
  ids: readonly string[];
  order: SetOrder;
}

async function buy(transaction: Executor, { playerId, ids, order: { expected } }: Sale): Promise<Purchase> {
  await lockPlayers(transaction, [playerId]);
  await holdBalance(transaction, playerId).execute();
  const cart = await repo.cartOf(transaction, playerId, { ids, isPaidAsked: false });
  if (cart === null) throw new DomainError('not-found', sentence('thisPlayerIsNoLonger'));
  const missing = cart.items.filter(({ isOwned }) => !isOwned).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (cart.items.length < ids.length || missing.some(({ isListed, quantity }) => isListed === 0 || quantity !== null)) {
    throw new DomainError('not-found', sentence('thisSetIsNotSold'), { code: 'unknown-set' });
  }
  if (missing.length === 0) throw new DomainError('conflict', sentence('youOwnThisSet'), { code: 'already-owned' });
  const total = setTotal(missing);
  if (total.coins !== expected.coins || total.gems !== expected.gems) {
    throw new DomainError('conflict', changedPrices(total), {
      code: 'price-changed',
      params: { coins: total.coins, gems: total.gems },
    });
  }
  if (total.coins > cart.coins || total.gems > cart.gems) {
    throw new DomainError('conflict', INSUFFICIENT_FUNDS, { code: 'insufficient-funds' });
  }
  const { paid, entries } = payment(transaction, playerId, {
    purse: cart,
    charges: missing.flatMap(chargesOf),
    reason: 'set',
  });
  await paid?.execute();
  await entries?.execute();
  const items = missing.map(({ id }) => id);
  await giving(transaction, playerId, items).execute();
  return { items, coins: cart.coins - total.coins, gems: cart.gems - total.gems };
}

function chargesOf({ id, costCoins, costGems }: repo.CartItem): Charge[] {
  if (costGems > 0) return [{ currency: 'gems', amount: priceInSet(costGems), reference: id }];
  return costCoins > 0 ? [{ currency: 'coins', amount: priceInSet(costCoins), reference: id }] : [];
}
