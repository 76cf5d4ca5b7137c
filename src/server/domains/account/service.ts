/**
 * What owners do with their accounts: another password, an end to other devices' sessions, deletion; and what the
 * administrator does for them: export and deletion. What of a deleted player has to stay becomes a tombstone.
 */
import type { Executor, OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import { lockPlayers, recordAct } from '../players/service.ts';
import { checkPassword } from '../login/credentials.ts';
import type { Passwords } from '../login/passwords.ts';
import * as repo from '../login/repo.ts';
import type { Sessions } from '../login/sessions.ts';
import { hashSessionKey } from '../login/token-hashing.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';

export interface AccountsDeps {
  database: OpenDatabase;
  passwords: Passwords;
  sessions: Pick<Sessions, 'revoked'>;
  data: readonly PlayerData[];
}

export interface PasswordForm {
  currentPassword?: string | undefined;
  newPassword: string;
  confirmPassword: string;
}

/** All throw DomainErrors. `sessionKey` is the caller's own. */
export interface Accounts {
  describe(player: PlayerRecord, sessionKey: string): Promise<{ hasPassword: boolean; otherDeviceCount: number }>;
  changePassword(player: PlayerRecord, sessionKey: string, form: PasswordForm): Promise<void>;
  /** Returns how many sessions ended. */
  signOutOthers(player: PlayerRecord, sessionKey: string): Promise<number>;
  remove(player: PlayerRecord, confirmation: { username: string; password?: string | undefined }): Promise<void>;
}

export function createAccounts({ database, passwords, sessions, data }: AccountsDeps): Accounts {
  const { db, kind } = database;

  /** Throws when the account has a password and this is another. */
  const verify = async (accountId: string, password: string | undefined): Promise<void> => {
    const hash = await repo.passwordHashOf(db, accountId);
    if (hash === null) return;
    if (password !== undefined && (await passwords.verify({ hash, password }))) return;
    throw new DomainError('forbidden', 'Your password is wrong.', { code: 'wrong-password' });
  };

  return {
    describe: async (player, sessionKey) => ({
      hasPassword: (await repo.passwordHashOf(db, player.id)) !== null,
      otherDeviceCount: await repo.countOtherSessions(db, player.id, hashSessionKey(sessionKey)),
    }),

    changePassword: async (player, sessionKey, form) => {
      checkPassword(form.newPassword);
      if (form.newPassword !== form.confirmPassword) {
        throw new DomainError('invalid', 'The two passwords are not the same.', { code: 'password-mismatch' });
      }
      await verify(player.id, form.currentPassword);
      const passwordHash = await passwords.hash(form.newPassword);
      await db.transaction().execute(async (transaction) => {
        await repo.writePassword(transaction, kind, { id: player.id, rowId: randomUuid(runtime), passwordHash });
        await repo.deleteOtherSessions(transaction, player.id, hashSessionKey(sessionKey));
      });
      sessions.revoked(player.id);
    },

    signOutOthers: async (player, sessionKey) => {
      const count = await repo.deleteOtherSessions(db, player.id, hashSessionKey(sessionKey));
      sessions.revoked(player.id);
      return count;
    },

    remove: async (player, { username, password }) => {
      if (username.trim().toLowerCase() !== player.username.toLowerCase()) {
        throw new DomainError('invalid', 'Please type your own username to confirm.', { code: 'not-confirmed' });
      }
      await verify(player.id, password);
      await deletePlayer(database.db, { player, actor: player.id, data });
      sessions.revoked(player.id);
    },
  };
}

/** Until then (epoch milliseconds) the player can neither sign in nor stay; null lets them in again. */
export async function setBan(
  db: OpenDatabase['db'],
  ban: { playerId: string; actor: string; until: number | null; details: string },
): Promise<void> {
  const { playerId, actor, until, details } = ban;
  await db.transaction().execute(async (transaction) => {
    await repo.writeBan(transaction, playerId, until);
    if (until !== null) await repo.deleteSessions(transaction, playerId);
    await recordAct(transaction, { actor, action: until === null ? 'unban' : 'ban', targetId: playerId, details });
  });
}

/** Ends all sessions of the account. */
export async function revokeSessions(
  db: OpenDatabase['db'],
  { accountId, actor }: { accountId: string; actor: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await repo.deleteSessions(transaction, accountId);
    await recordAct(transaction, { actor, action: 'revoke', targetId: accountId, details: 'all sessions' });
  });
}

export interface Deletion {
  player: PlayerRecord;
  /** A player's id, or `console` */
  actor: string;
  data: readonly PlayerData[];
}

/** Removes account and player; the name stays reserved. Ending live connections is the caller's part. */
export async function deletePlayer(db: OpenDatabase['db'], { player, actor, data }: Deletion): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayers(transaction, [player.id]);
    for (const part of data) await part.erase(transaction, player.id);
    await recordAct(transaction, { actor, action: 'delete-account', targetId: player.id, details: player.username });
    await repo.deleteAccount(transaction, player.id);
  });
}

/** Everything that is kept of a player, by domain, as JSON can carry it. */
export async function exportPlayer(
  db: Executor,
  playerId: string,
  data: readonly PlayerData[],
): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const part of data) parts.push([part.name, await part.export(db, playerId)]);
  return Object.fromEntries(parts);
}
