/**
 * The orders of several players at one time, which cost the database little more than one: on PostgreSQL they are one statement, on
 * SQLite one transaction of two reads and five writes. Each order is met whole, or changes nothing. Owns no state.
 */
import { sql } from 'kysely';
import { type Total, totalOf } from '../../../shared/rules/store.ts';
import { type Executor, isUniqueViolation, type OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { givingAtOnce, giveTogether } from '../inventory/service.ts';
import { type Call, type Charge, type Paying, paymentAtOnce, payTogether } from '../ledger/service.ts';
import * as repo from './repo.ts';
import { type GroupCart, groupCarts, takeStock } from './group-repo.ts';
import { saleParts } from './sale-parts.ts';

export interface Sale {
  playerId: string;
  ids: readonly string[];
  /** The total that the client displayed; null: the current price is accepted. */
  expected: Total | null;
  /** Null: the call is not idempotent. */
  call: Call | null;
  /** Whether it is known that the player has paid for something before. */
  isKnown: boolean;
}

/** The new balances. */
export interface Sold extends Total {
  /** Whether the player had paid for something before. */
  hadPaid: boolean;
  /** Whether this order cost something. */
  isPaid: boolean;
  /** On SQLite; empty on PostgreSQL, where only orders of known buyers come. */
  items: readonly repo.CartItem[];
}

/**
 * Resolves to null for an order that changed nothing: it cannot be met, or somebody else holds what it needs. The players are
 * different ones; on PostgreSQL all of them are known.
 */
export async function sellAtOnce(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  sales: readonly Sale[],
): Promise<(Sold | null)[]> {
  try {
    if (kind === 'postgres') return await sellByStatement(db, sales);
    return await db.transaction().execute((transaction) => sellInTransaction(transaction, sales));
  } catch (error) {
    // Nothing was written. Each order of the group is tried alone, so that none is refused because of another.
    if (isUniqueViolation(error) || isBusy(error)) return sales.map(() => null);
    throw error;
  }
}

/** Outside a transaction: PostgreSQL gets one message and commits once. */
async function sellByStatement(db: Executor, sales: readonly Sale[]): Promise<(Sold | null)[]> {
  const { cart, met, stock, taken, charges } = saleParts(sales);
  const { given, owning } = givingAtOnce();
  const [holding, paying] = paymentAtOnce({
    payments: sales.map(payingOf),
    charges,
    reason: 'purchase',
    admitted: sql`"due"."at" in (${met}) and "due"."at" not in (${owning})`,
    condition: sql`"held"."at" not in (select "at" from "short")`,
  });
  const parts = [...cart, ...holding, ...stock, ...paying, given, taken];
  const statement = sql<Total & { at: number }>`with ${sql.join(parts)} select "at", "coins", "gems" from "paid"`;
  const sold = sales.map((): Sold | null => null);
  for (const { at, coins, gems } of (await statement.execute(db)).rows) {
    sold[at] = { coins: Number(coins), gems: Number(gems), hadPaid: true, isPaid: true, items: [] };
  }
  return sold;
}

/** Nobody else writes between the reads and the writes. */
async function sellInTransaction(transaction: Executor, sales: readonly Sale[]): Promise<(Sold | null)[]> {
  const carts = await groupCarts(transaction, sales);
  const left = new Map<string, number>();
  const sold = sales.map((sale, at) => sell(carts[at], sale, left));
  const met = sales.flatMap((sale, at) => {
    const [own, cart] = [sold[at], carts[at]];
    return own && cart ? [{ sale, cart, own }] : [];
  });
  if (met.length === 0) return sold;
  await payTogether(transaction, {
    reason: 'purchase',
    payments: met.map(({ sale, cart, own }) => ({
      ...payingOf(sale),
      purse: cart,
      charges: own.items.flatMap(chargesOf),
    })),
  });
  await giveTogether(
    transaction,
    met.flatMap(({ sale: { playerId, ids } }) => ids.map((itemId) => ({ playerId, itemId }))),
  );
  await takeStock(
    transaction,
    met.flatMap(({ own }) => own.items.filter(isLimited).map(({ id }) => id)),
  );
  return sold;
}

/** Takes what an order wants from what is `left` of limited items; null when it cannot be met. */
function sell(cart: GroupCart | undefined, { ids, expected }: Sale, left: Map<string, number>): Sold | null {
  if (cart === undefined || cart.isKeyUsed || cart.items.length < ids.length) return null;
  if (cart.items.some(({ isListed, isOwned }) => isListed === 0 || isOwned)) return null;
  const total = totalOf(cart.items);
  if (expected !== null && (expected.coins !== total.coins || expected.gems !== total.gems)) return null;
  if (total.coins > cart.coins || total.gems > cart.gems) return null;
  const limited = cart.items.filter(isLimited);
  const leftOf = ({ id, quantity }: repo.CartItem): number => left.get(id) ?? quantity ?? 0;
  if (limited.some((item) => leftOf(item) <= 0)) return null;
  for (const item of limited) left.set(item.id, leftOf(item) - 1);
  return {
    coins: cart.coins - total.coins,
    gems: cart.gems - total.gems,
    hadPaid: cart.hasPaid,
    isPaid: total.coins > 0 || total.gems > 0,
    items: cart.items,
  };
}

const isLimited = ({ quantity }: repo.CartItem): boolean => quantity !== null;

const payingOf = ({ playerId, ids, call }: Sale): Paying => ({
  playerId,
  call: call === null ? null : { ...call, reply: { items: ids } },
});

/** The database undid the statement because of others. */
const isBusy = (error: unknown): boolean => error instanceof DomainError && error.code === 'busy';

/** One charge, or none for a free item. */
export function chargesOf({ id, costCoins, costGems }: repo.CartItem): Charge[] {
  if (costGems > 0) return [{ currency: 'gems', amount: costGems, reference: id }];
  return costCoins > 0 ? [{ currency: 'coins', amount: costCoins, reference: id }] : [];
}
