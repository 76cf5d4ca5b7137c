/**
 * Refunds by the operator: a second ledger row reverses the change of a ledger row, once. A purchased item is removed
 * from the inventory and the avatar, and its stock is incremented.
 */
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { takeItem } from '../inventory/service.ts';
import { lastPurchase, refund, refundableEntry } from '../ledger/service.ts';
import { lockPlayers, recordAuditEntry } from '../players/service.ts';
import * as repo from './repo.ts';
import { OperatorText } from '../../sentences.ts';

export interface Refund {
  playerId: string;
  currency: 'coins' | 'gems' | 'honor';
  /** Signed change of the player's balance. */
  amount: number;
  balance: number;
  /** The removed item; null when the row was not a purchase. */
  itemId: string | null;
}

/** Throws a DomainError when the row does not exist, is already refunded, or a balance would become negative. */
export async function refundEntry(db: Database, entryId: number, actor: string): Promise<Refund> {
  return await db.transaction().execute(async (transaction) => {
    const entry = await refundableEntry(transaction, entryId);
    const { playerId, currency } = entry;
    await lockPlayers(transaction, [playerId]);
    const balance = await refund(transaction, entry);
    if (balance === null) {
      throw new DomainError('conflict', new OperatorText(`Row ${entryId} was refunded already.`), {
        code: 'refunded',
        params: { row: entryId },
      });
    }
    const amount = -entry.amount;
    const itemId = entry.reason === 'purchase' || entry.reason === 'set' ? entry.reference : null;
    if (itemId !== null && (await takeItem(transaction, playerId, itemId))) {
      await repo.incrementStock(transaction, itemId);
    }
    await recordAuditEntry(transaction, {
      actor,
      action: 'refund',
      targetId: playerId,
      details: `row ${entryId}: ${amount} ${currency}`,
    });
    return { playerId, currency, amount, balance, itemId };
  });
}

export interface ItemRefund {
  currency: Refund['currency'];
  /** 0: the item was free, or is already refunded */
  amount: number;
}

/**
 * Removes an item from one player, inside the caller's transaction, and refunds its price. Returns null when the player
 * does not own it.
 */
export async function refundItem(transaction: Executor, playerId: string, itemId: string): Promise<ItemRefund | null> {
  await lockPlayers(transaction, [playerId]);
  if (!(await takeItem(transaction, playerId, itemId))) return null;
  const entry = await lastPurchase(transaction, playerId, itemId);
  if (entry === null) return { currency: 'coins', amount: 0 };
  const isRefunded = (await refund(transaction, entry)) !== null;
  return { currency: entry.currency, amount: isRefunded ? -entry.amount : 0 };
}
