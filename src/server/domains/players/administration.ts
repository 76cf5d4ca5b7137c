/**
 * Changes of a player by administrators. Each runs in one transaction with its audit row. The caller notifies the live
 * town.
 */
import type { Currency } from '../../../shared/rules/economy.ts';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { changeBalance, runOnce } from '../ledger/service.ts';
import { replaceMembership } from '../membership/service.ts';
import { renameCreator } from '../store/service.ts';
import * as repo from './repo.ts';
import type { NameHash } from './deleted-names.ts';
import { nameKeyOf, nameTaken, refuseDeletedName } from './service.ts';

const ACTOR = 'console';

export async function setAccess(db: Database, playerId: string, access: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await repo.updatePlayer(transaction, playerId, { access });
    await audit(transaction, 'access', playerId, String(access));
  });
}

/** `until` in epoch milliseconds, null without an end. */
export async function setMembership(
  db: Database,
  playerId: string,
  membership: number,
  until: number | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await replaceMembership(transaction, playerId, { level: membership, until });
    await audit(
      transaction,
      'membership',
      playerId,
      `${membership} until ${until === null ? 'further notice' : new Date(until).toISOString()}`,
    );
  });
}

export interface Grant {
  playerId: string;
  currency: Currency;
  /** A negative amount is subtracted. */
  amount: number;
}

/**
 * Returns the new balance. A repeated call with the same `requestId` grants nothing again. Throws a DomainError when
 * the balance would become negative.
 */
export async function grant(db: Database, request: Grant, requestId: string): Promise<number> {
  const { playerId, currency, amount } = request;
  return await runOnce(db, {
    scope: `${ACTOR} grant`,
    key: requestId,
    request,
    run: async (transaction) => {
      await audit(transaction, 'grant', playerId, `${amount} ${currency}`);
      return await changeBalance(transaction, { ...request, reason: 'admin-grant', reference: ACTOR });
    },
  });
}

/** Sets or clears a badge, which is a bit of a mask. */
export async function setBadge(
  db: Database,
  playerId: string,
  badge: { bit: number; name: string },
  isOn: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await repo.lockPlayer(transaction, playerId).execute();
    const badges = await repo.badgesOf(transaction, playerId);
    await repo.updatePlayer(transaction, playerId, { badges: isOn ? badges | badge.bit : badges & ~badge.bit });
    await audit(transaction, 'badge', playerId, `${badge.name} ${isOn ? 'on' : 'off'}`);
  });
}

/** The old name stays reserved for the player, who can be renamed back. Throws a DomainError when the name is taken. */
export async function rename(
  db: Database,
  nameHash: NameHash,
  { playerId, username }: { playerId: string; username: string },
): Promise<void> {
  const usernameKey = nameKeyOf(username);
  try {
    await db.transaction().execute(async (transaction) => {
      const owner = await repo.ownerOfName(transaction, usernameKey);
      if (owner !== null && owner !== playerId) throw nameTaken();
      if (owner === null) {
        await repo.claimName(transaction, usernameKey, playerId);
        await refuseDeletedName(transaction, usernameKey, nameHash);
      }
      await repo.updatePlayer(transaction, playerId, { username, usernameKey });
      await renameCreator(transaction, playerId, username);
      await audit(transaction, 'rename', playerId, username);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

async function audit(
  db: Parameters<typeof repo.insertAudit>[0],
  action: string,
  targetId: string,
  details: string,
): Promise<void> {
  await repo.insertAudit(db, { actor: ACTOR, action, targetId, details });
}
