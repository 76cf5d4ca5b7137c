/**
 * Account management. Players change their password, end the sessions of other devices, download their data and delete their account.
 * Administrators ban, export and delete players. The login domain owns the tables of accounts and sessions.
 */
import type { Language, LanguageChoice } from '../../../shared/rules/languages.ts';
import type { Executor, OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord } from '../../ports.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { lockPlayers, recordAuditEntry, setBannedUntil } from '../players/service.ts';
import {
  checkNewPassword,
  chooseLanguage,
  describeSignIn,
  endOtherSessions,
  endSessions,
  type Passwords,
  replacePassword,
  verifyPassword,
} from '../login/service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { archiveOf } from './archive.ts';

export interface AccountsDeps {
  database: OpenDatabase;
  passwords: Passwords;
  /** Called with the account's id after sessions of the account ended. */
  sessions: { revoked(accountId: string): void };
  data: readonly PlayerData[];
  /** The uploads. */
  blobs: Pick<Blobs, 'read'>;
}

export interface PasswordForm {
  currentPassword?: string | undefined;
  newPassword: string;
  confirmPassword: string;
}

/** All methods throw DomainErrors. `sessionKey` is the key of the current session. */
export interface Accounts {
  describe(player: PlayerRecord, sessionKey: string): Promise<{ hasPassword: boolean; otherDeviceCount: number }>;
  changePassword(player: PlayerRecord, sessionKey: string, form: PasswordForm): Promise<void>;
  /** Returns the number of sessions that ended. */
  signOutOthers(player: PlayerRecord, sessionKey: string): Promise<number>;
  /** `browser`: the language that the browser prefers. */
  chooseLanguage(player: PlayerRecord, wanted: { choice: LanguageChoice; browser: Language }): Promise<void>;
  /** Throws a DomainError when the account has a password and `password` does not match it. */
  confirm(player: PlayerRecord, password: string): Promise<void>;
  /** A zip with all stored data of the player and the uploads. */
  archive(player: PlayerRecord): AsyncIterable<Uint8Array>;
  remove(player: PlayerRecord, confirmation: { username: string; password?: string | undefined }): Promise<void>;
}

export function createAccounts({ database, passwords, sessions, data, blobs }: AccountsDeps): Accounts {
  const { db, kind } = database;

  return {
    describe: (player, sessionKey) => describeSignIn(db, player.id, sessionKey),

    changePassword: async (player, sessionKey, form) => {
      checkNewPassword(form.newPassword, form.confirmPassword);
      await verifyPassword(db, passwords, { accountId: player.id, password: form.currentPassword });
      const passwordHash = await passwords.hash(form.newPassword);
      await db
        .transaction()
        .execute((transaction) =>
          replacePassword(transaction, kind, { accountId: player.id, passwordHash, sessionKey }),
        );
      sessions.revoked(player.id);
    },

    signOutOthers: async (player, sessionKey) => {
      const count = await endOtherSessions(db, player.id, sessionKey);
      sessions.revoked(player.id);
      return count;
    },

    chooseLanguage: (player, wanted) => chooseLanguage(db, player.id, wanted),

    confirm: (player, password) => verifyPassword(db, passwords, { accountId: player.id, password }),

    archive: (player) => archiveOf({ db, blobs, data, playerId: player.id }),

    remove: async (player, { username, password }) => {
      if (username.trim().toLowerCase() !== player.username.toLowerCase()) {
        throw new DomainError('invalid', sentence('pleaseTypeYourOwnUsername'), { code: 'not-confirmed' });
      }
      await verifyPassword(db, passwords, { accountId: player.id, password });
      await deletePlayer(database.db, { player, actor: player.id, data });
      sessions.revoked(player.id);
    },
  };
}

/**
 * Bans the player until a time in epoch milliseconds and ends the account's sessions. `until: null` lifts the ban. `post` is called in
 * the same transaction, for a mail to the player.
 */
export async function setBan(
  db: OpenDatabase['db'],
  ban: { playerId: string; actor: string; until: number | null; details: string },
  post: (transaction: Executor) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { playerId, actor, until, details } = ban;
  await db.transaction().execute(async (transaction) => {
    await setBannedUntil(transaction, playerId, until);
    if (until !== null) await endSessions(transaction, playerId);
    await recordAuditEntry(transaction, {
      actor,
      action: until === null ? 'unban' : 'ban',
      targetId: playerId,
      details,
    });
    await post(transaction);
  });
}

/** Ends all sessions of the account and adds a row to the audit log. */
export async function revokeSessions(
  db: OpenDatabase['db'],
  { accountId, actor }: { accountId: string; actor: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, accountId);
    await recordAuditEntry(transaction, { actor, action: 'revoke', targetId: accountId, details: 'all sessions' });
  });
}

export interface Deletion {
  /** Of an account without a username only the id. */
  player: Pick<PlayerRecord, 'id'>;
  /** A player's id, or `console` */
  actor: string;
  data: readonly PlayerData[];
}

/**
 * Deletes the account and the player. The username stays reserved, and the next sweep replaces it by its hash. The caller must end
 * live connections.
 */
export async function deletePlayer(db: OpenDatabase['db'], { player, actor, data }: Deletion): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayers(transaction, [player.id]);
    for (const part of data) await part.erase(transaction, player.id);
    await recordAuditEntry(transaction, {
      actor,
      action: 'delete-account',
      targetId: player.id,
      details: '',
    });
    await endSessions(transaction, player.id, { andDelete: true });
  });
}

/** All stored data of a player as JSON values, keyed by domain. */
export async function exportPlayer(
  db: Executor,
  playerId: string,
  data: readonly PlayerData[],
): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const part of data) parts.push([part.name, await part.export(db, playerId)]);
  return Object.fromEntries(parts);
}
