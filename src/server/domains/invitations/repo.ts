/** SQL of invitations. */
import type { Executor } from '../../db/database.ts';

export interface Invitation {
  tokenHash: string;
  playerId: string;
  createdAt: number;
  expiresAt: number;
}

export async function insertInvitation(db: Executor, invitation: Invitation): Promise<void> {
  await db.insertInto('invitation').values(invitation).execute();
}

/** Of the player, newest first. */
export async function invitationsOf(db: Executor, playerId: string): Promise<Invitation[]> {
  return await db
    .selectFrom('invitation')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute();
}

/** The id of the player whose invitation it is; undefined when it is unknown or has expired. */
export async function inviterOf(db: Executor, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitation')
    .select('playerId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.playerId;
}

/** Returns how many there were. */
export async function deleteInvitationsOf(db: Executor, playerId: string): Promise<number> {
  const deleted = await db.deleteFrom('invitation').where('playerId', '=', playerId).returning('tokenHash').execute();
  return deleted.length;
}

export async function deleteInvitations(db: Executor, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await db.deleteFrom('invitation').where('tokenHash', 'in', tokenHashes).execute();
}

export async function deleteExpired(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('invitation').where('expiresAt', '<=', now).execute();
}
