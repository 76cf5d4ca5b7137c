/**
 * Refunds by the operator: the change of one ledger row is undone by another row, once. What was bought with it goes back
 * to the store and is no longer worn.
 */
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { takeItem } from '../inventory/service.ts';
import { lastPurchase, refund, refundableEntry } from '../ledger/service.ts';
import { lockPlayers, recordAct } from '../players/service.ts';
import * as repo from './repo.ts';

export interface Refund {
  playerId: string;
  currency: 'coins' | 'gems' | 'honor';
  /** Signed, as the player's balance changed now. */
  amount: number;
  balance: number;
  /** Taken back; null when the row was no purchase. */
  itemId: string | null;
}

/** Throws a DomainError when there is no such row, it was refunded, or a balance would become negative. */
export async function refundEntry(db: Database, entryId: number, actor: string): Promise<Refund> {
  return await db.transaction().execute(async (transaction) => {
    const entry = await refundableEntry(transaction, entryId);
    const { playerId, currency } = entry;
    await lockPlayers(transaction, [playerId]);
    const balance = await refund(transaction, entry);
    if (balance === null) {
      throw new DomainError('conflict', `Row ${entryId} was refunded already.`, { code: 'refunded' });
    }
    const amount = -entry.amount;
    const itemId = entry.reason === 'purchase' ? entry.reference : null;
    if (itemId !== null && (await takeItem(transaction, playerId, itemId))) {
      await repo.giveOneBack(transaction, itemId);
    }
    await recordAct(transaction, {
      actor,
      action: 'refund',
      targetId: playerId,
      details: `row ${entryId}: ${amount} ${currency}`,
    });
    return { playerId, currency, amount, balance, itemId };
  });
}

export interface TakenBack {
  currency: Refund['currency'];
  /** 0: it had cost nothing, or was paid back before */
  amount: number;
}

/**
 * Takes an item from one player, inside the caller's transaction, and gives back what it cost. null: the player does not
 * have it.
 */
export async function takeBack(transaction: Executor, playerId: string, itemId: string): Promise<TakenBack | null> {
  await lockPlayers(transaction, [playerId]);
  if (!(await takeItem(transaction, playerId, itemId))) return null;
  const entry = await lastPurchase(transaction, playerId, itemId);
  if (entry === null) return { currency: 'coins', amount: 0 };
  const isRefunded = (await refund(transaction, entry)) !== null;
  return { currency: entry.currency, amount: isRefunded ? -entry.amount : 0 };
}
