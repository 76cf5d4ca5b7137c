/**
 * Gifts that go back: the unit leaves its holder, and the giver gets the price that was paid, once. The state of the row decides, so
 * that a gift is unwrapped or goes back, never both. Owns no state.
 */
import { GIFT_WAIT_MS, type GiftState } from '../../../shared/rules/gifts.ts';
import type { Database, Executor } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import { forget, notify } from '../bell/service.ts';
import { takeItem } from '../inventory/service.ts';
import { entryOf, refund } from '../ledger/service.ts';
import { lockPlayers } from '../players/service.ts';
import { returnStock } from '../store/service.ts';
import * as repo from './repo.ts';

export interface Returning {
  /** Whether the giver gets an entry of the bell. Not when the giver did it. */
  isNews: boolean;
  /** Default: waiting. Of an opened gift the receiver, who is locked, loses the item. */
  from?: Exclude<GiftState, 'returned'>;
}

/** Returns false when the gift is not in the state `from` any more. Both players are locked. */
export async function giveBack(
  transaction: Executor,
  gift: repo.GiftRow,
  { isNews, from = 'waiting' }: Returning,
): Promise<boolean> {
  const { id, giverId, receiverId, itemId, entryId, currency, amount } = gift;
  if (!(await repo.changeState(transaction, { id, from, to: 'returned', at: runtime.now() }))) return false;
  if (from === 'opened') await takeItem(transaction, receiverId, itemId);
  await returnStock(transaction, itemId);
  await forget(transaction, { giftId: id });
  repo.noteGift(transaction, receiverId);
  if (giverId === null) return true;
  const entry = await entryOf(transaction, entryId);
  if (entry !== null) await refund(transaction, entry);
  repo.noteGift(transaction, giverId);
  // Without the receiver: a block or a deleted account is not the giver's business.
  const reference = { itemId, detail: `${currency} ${amount}` };
  if (isNews) await notify(transaction, giverId, { kind: 'gift-back', actorId: null, reference });
  return true;
}

/** Sends back what waits between two locked players. */
export async function returnGiftsBetween(transaction: Executor, one: string, other: string): Promise<void> {
  for (const gift of await repo.waitingGifts(transaction, { one, other })) {
    await giveBack(transaction, gift, { isNews: true });
  }
}

/** Sends back what waits with an item that is withdrawn, each in its own transaction. */
export async function returnGiftsOf(db: Database, itemId: string): Promise<void> {
  for (const gift of await repo.waitingGifts(db, { itemId })) await giveBackAlone(db, gift);
}

const EXPIRED_AT_ONCE = 200;

/** Sends back what nobody unwrapped in time. */
export async function returnExpiredGifts(db: Database): Promise<void> {
  const sentBefore = runtime.now() - GIFT_WAIT_MS;
  for (;;) {
    const gifts = await repo.waitingGifts(db, { sentBefore, limit: EXPIRED_AT_ONCE });
    for (const gift of gifts) await giveBackAlone(db, gift);
    if (gifts.length < EXPIRED_AT_ONCE) return;
  }
}

async function giveBackAlone(db: Database, gift: repo.GiftRow): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayers(transaction, playersOf(gift));
    await giveBack(transaction, gift, { isNews: true });
  });
}

export const playersOf = ({ giverId, receiverId }: repo.GiftRow): string[] =>
  giverId === null ? [receiverId] : [giverId, receiverId];
