/**
 * Refunds by the operator: a second ledger row reverses the change of a ledger row, once. A purchased item is removed
 * from its holder, the buyer or the friend who got it, and from the avatar, and its stock is incremented.
 */
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { takeItem } from '../inventory/service.ts';
import { lastPurchase, refund, refundableEntry } from '../ledger/service.ts';
import { lockPlayers, recordAuditEntry } from '../players/service.ts';
import { returnStock } from '../store/service.ts';
import * as repo from './repo.ts';
import { giveBack, playersOf } from './returning.ts';
import { OperatorText } from '../../sentences.ts';

export interface Refund {
  playerId: string;
  currency: 'coins' | 'gems' | 'honor';
  /** Signed change of the player's balance. */
  amount: number;
  balance: number;
  /** The removed item; null when the row was not a purchase. */
  itemId: string | null;
  /** Who had the item; null when nobody had it. */
  holderId: string | null;
}

/** Throws a DomainError when the row does not exist, is already refunded, or a balance would become negative. */
export async function refundEntry(db: Database, entryId: number, actor: string): Promise<Refund> {
  return await db.transaction().execute(async (transaction) => {
    const entry = await refundableEntry(transaction, entryId);
    const { playerId, currency } = entry;
    const gift = entry.reason === 'gift' ? await repo.giftOfEntry(transaction, entryId) : null;
    await lockPlayers(transaction, gift === null ? [playerId] : playersOf(gift));
    const balance = await refund(transaction, entry);
    if (balance === null) {
      throw new DomainError('conflict', new OperatorText(`Row ${entryId} was refunded already.`), {
        code: 'refunded',
        params: { row: entryId },
      });
    }
    const amount = -entry.amount;
    const holderId = gift === null ? playerId : gift.receiverId;
    const itemId = entry.reason === 'purchase' || entry.reason === 'set' || gift !== null ? entry.reference : null;
    if (gift !== null) {
      // Its row of the ledger is reversed already, so that only the unit goes back.
      const isWaiting = await giveBack(transaction, gift, { isNews: false });
      if (!isWaiting) await giveBack(transaction, gift, { isNews: false, from: 'opened' });
    } else if (itemId !== null && (await takeItem(transaction, playerId, itemId))) {
      await returnStock(transaction, itemId);
    }
    await recordAuditEntry(transaction, {
      actor,
      action: 'refund',
      targetId: playerId,
      details: `row ${entryId}: ${amount} ${currency}`,
    });
    return { playerId, currency, amount, balance, itemId, holderId: itemId === null ? null : holderId };
  });
}

export interface ItemRefund {
  currency: Refund['currency'];
  /** 0: the item was free or a gift, or is already refunded */
  amount: number;
}

/**
 * Removes an item from one player, inside the caller's transaction, and refunds its price to who paid it. Returns null when the player
 * does not own it.
 */
export async function refundItem(transaction: Executor, playerId: string, itemId: string): Promise<ItemRefund | null> {
  const gift = await repo.openedGift(transaction, playerId, itemId);
  await lockPlayers(transaction, gift === null ? [playerId] : playersOf(gift));
  if (gift !== null && (await giveBack(transaction, gift, { isNews: true, from: 'opened' }))) {
    return { currency: 'coins', amount: 0 };
  }
  if (!(await takeItem(transaction, playerId, itemId))) return null;
  const entry = await lastPurchase(transaction, playerId, itemId);
  if (entry === null) return { currency: 'coins', amount: 0 };
  const isRefunded = (await refund(transaction, entry)) !== null;
  return { currency: entry.currency, amount: isRefunded ? -entry.amount : 0 };
}
