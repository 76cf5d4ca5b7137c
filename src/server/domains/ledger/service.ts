/**
 * Every change of coins, gems or honor goes through here: one ledger row in the same transaction as the change, with its
 * reason and what it belongs to. A balance is never negative and always the sum of its rows.
 */
import { COINS_PER_LEVEL, type Currency, type LedgerReason } from '../../../shared/rules/economy.ts';
import { levelOf } from '../../../shared/rules/honor.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { addToBalance, entriesOf, insertEntry, raisePaidLevel } from './repo.ts';

export interface BalanceChange {
  playerId: string;
  currency: Currency;
  /** Whole and signed; not 0. */
  amount: number;
  reason: LedgerReason;
  reference: string;
}

/**
 * Changes one balance inside the caller's transaction and returns the new one. Honor that reaches a level for the first
 * time pays the level's coins. Throws a DomainError `not-enough-<currency>` when the balance would become negative; the
 * caller's transaction must then be rolled back, which throwing out of it does.
 */
export async function changeBalance(transaction: Executor, change: BalanceChange): Promise<number> {
  if (!Number.isSafeInteger(change.amount) || change.amount === 0) {
    throw new RangeError(`a balance changes by a whole amount, not ${change.amount}`);
  }
  const balance = await addToBalance(transaction, change.playerId, change.currency, change.amount);
  if (balance === null) {
    const code = `not-enough-${change.currency}`;
    throw new DomainError('conflict', `There are not enough ${change.currency} for this.`, { code });
  }
  await insertEntry(transaction, { ...change, balanceAfter: balance, createdAt: Date.now() });
  if (change.currency === 'honor' && change.amount > 0) await payLevels(transaction, change.playerId, levelOf(balance));
  return balance;
}

/** The newest rows of a player's ledger, one line each, oldest first. */
export async function describeLedger(db: Executor, playerId: string, limit: number): Promise<string[]> {
  const entries = await entriesOf(db, playerId, limit);
  return entries.map(({ id, createdAt, amount, currency, balanceAfter, reason, reference }) => {
    const signed = amount > 0 ? `+${amount}` : String(amount);
    return `${id}  ${new Date(createdAt).toISOString()}  ${signed} ${currency} = ${balanceAfter}  ${reason} (${reference})`;
  });
}

async function payLevels(transaction: Executor, playerId: string, level: number): Promise<void> {
  const paidBefore = await raisePaidLevel(transaction, playerId, level);
  if (paidBefore === null) return;
  await changeBalance(transaction, {
    playerId,
    currency: 'coins',
    amount: (level - paidBefore) * COINS_PER_LEVEL,
    reason: 'level-reward',
    reference: level - paidBefore === 1 ? `level ${level}` : `levels ${paidBefore + 1} to ${level}`,
  });
}
