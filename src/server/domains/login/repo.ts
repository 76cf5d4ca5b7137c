/** SQL of accounts and sessions. The auth provider writes the same tables with its own adapter. */
import { noteChange } from '../../db/changes.ts';
import type { Database, DatabaseKind, Executor } from '../../db/database.ts';
import type { ProviderDate } from '../../db/schema-auth.ts';
import { runtime } from '../../runtime.ts';

/** A date in the provider's column format of the database. */
const providerDate = (kind: DatabaseKind, date: Date): ProviderDate => (kind === 'sqlite' ? date.toISOString() : date);

export async function insertAccount(
  db: Executor,
  kind: DatabaseKind,
  account: { id: string; rowId: string; email: string; name: string; passwordHash: string },
): Promise<void> {
  await insertUser(db, kind, account);
  await insertPassword(db, providerDate(kind, new Date(runtime.now())), account);
}

/** Inserts an account without a password or provider. */
export async function insertUser(
  db: Executor,
  kind: DatabaseKind,
  account: { id: string; email: string; name: string },
): Promise<void> {
  const now = providerDate(kind, new Date(runtime.now()));
  await db
    .insertInto('auth_user')
    .values({
      id: account.id,
      name: account.name,
      email: account.email,
      emailVerified: kind === 'sqlite' ? 0 : false,
      image: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** The account must confirm its e-mail address. */
export async function insertEmailCheck(db: Executor, accountId: string): Promise<void> {
  await db
    .insertInto('email_check')
    .values({ accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets an address that is not confirmed, and ends the links that were mailed to the old one. */
export async function writeEmail(
  db: Executor,
  kind: DatabaseKind,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const updatedAt = providerDate(kind, new Date(runtime.now()));
  const emailVerified = kind === 'sqlite' ? 0 : false;
  await db.updateTable('auth_user').set({ email, emailVerified, updatedAt }).where('id', '=', accountId).execute();
  await db.deleteFrom('auth_verification').where('value', '=', accountId).execute();
  noteChange(db, 'player', accountId);
}

/** `identifier`: the hash as the auth provider stores it. `expiresAt`: epoch ms. */
export async function insertResetToken(
  db: Executor,
  kind: DatabaseKind,
  token: { id: string; accountId: string; identifier: string; expiresAt: number },
): Promise<void> {
  const now = providerDate(kind, new Date(runtime.now()));
  const { id, accountId: value, identifier } = token;
  const expiresAt = providerDate(kind, new Date(token.expiresAt));
  await db
    .insertInto('auth_verification')
    .values({ id, identifier, value, expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/** Whether the account must confirm its e-mail address and has not. */
export async function hasOpenEmailCheck(db: Executor, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_check')
    .innerJoin('auth_user', 'auth_user.id', 'email_check.accountId')
    .select('auth_user.emailVerified')
    .where('email_check.accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && !row.emailVerified;
}

export async function emailExists(db: Executor, email: string): Promise<boolean> {
  const row = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

export async function emailOf(db: Executor, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('auth_user').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email ?? null;
}

export interface LiveSession {
  accountId: string;
  /** Epoch milliseconds. */
  endsAtMs: number;
}

/** The account of a session; null for an unknown or expired session and for a banned player. */
export async function liveSession(db: Database, hashedKey: string): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('auth_session')
    .leftJoin('player', 'player.id', 'auth_session.userId')
    .select(['auth_session.userId', 'auth_session.expiresAt', 'player.bannedUntil'])
    .where('auth_session.token', '=', hashedKey)
    .executeTakeFirst();
  if (row === undefined || isBlocked(row.bannedUntil)) return null;
  const endsAtMs = new Date(row.expiresAt).getTime();
  return endsAtMs > runtime.now() ? { accountId: row.userId, endsAtMs } : null;
}

/** Id of the session's row; null for an unknown session. */
export async function sessionIdOf(db: Executor, hashedKey: string): Promise<string | null> {
  const row = await db.selectFrom('auth_session').select('id').where('token', '=', hashedKey).executeTakeFirst();
  return row?.id ?? null;
}

export async function isAccountBlocked(db: Executor, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('player').select('bannedUntil').where('id', '=', accountId).executeTakeFirst();
  return isBlocked(row?.bannedUntil ?? null);
}

const isBlocked = (bannedUntil: number | null): boolean => bannedUntil !== null && bannedUntil > runtime.now();

/** The stored hash of the account's password; null when the account has only external providers. */
export async function passwordHashOf(db: Executor, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('auth_account')
    .select('password')
    .where('userId', '=', accountId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Sets or adds the password of an account and invalidates its mailed reset links. */
export async function writePassword(
  db: Executor,
  kind: DatabaseKind,
  account: { id: string; rowId: string; passwordHash: string },
): Promise<void> {
  const now = providerDate(kind, new Date(runtime.now()));
  const changed = await db
    .updateTable('auth_account')
    .set({ password: account.passwordHash, updatedAt: now })
    .where('userId', '=', account.id)
    .where('providerId', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) await insertPassword(db, now, account);
  await db.deleteFrom('auth_verification').where('value', '=', account.id).execute();
}

async function insertPassword(
  db: Executor,
  now: ProviderDate,
  account: { id: string; rowId: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto('auth_account')
    .values({
      id: account.rowId,
      accountId: account.id,
      providerId: 'credential',
      userId: account.id,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: account.passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** Number of unexpired sessions, except the one with `hashedKey`. */
export async function countOtherSessions(db: Executor, accountId: string, hashedKey: string): Promise<number> {
  const rows = await db
    .selectFrom('auth_session')
    .select('expiresAt')
    .where('userId', '=', accountId)
    .where('token', '!=', hashedKey)
    .execute();
  return rows.filter(({ expiresAt }) => new Date(expiresAt).getTime() > runtime.now()).length;
}

export async function deleteOtherSessions(db: Executor, accountId: string, hashedKey: string): Promise<number> {
  const deleted = await db
    .deleteFrom('auth_session')
    .where('userId', '=', accountId)
    .where('token', '!=', hashedKey)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export async function deleteSessions(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('auth_session').where('userId', '=', accountId).execute();
}

/** What is stored about the account, without passwords, tokens and hashes. undefined for an unknown account. */
export async function describeAccount(db: Executor, accountId: string) {
  const account = await db
    .selectFrom('auth_user')
    .select(['name', 'email', 'emailVerified', 'image', 'createdAt', 'updatedAt'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const sessions = await db
    .selectFrom('auth_session')
    .select(['ipAddress', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', accountId)
    .orderBy('createdAt')
    .execute();
  const signIns = await db
    .selectFrom('auth_account')
    .select(['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'])
    .where('userId', '=', accountId)
    .orderBy('createdAt')
    .execute();
  const links = await db
    .selectFrom('auth_verification')
    .select(['createdAt', 'expiresAt'])
    .where('value', '=', accountId)
    .orderBy('createdAt')
    .execute();
  const check = await db
    .selectFrom('email_check')
    .select('accountId')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return { account, sessions, signIns, links, mustConfirmEmail: check !== undefined };
}

/** Deletes the account. Foreign keys delete its sessions, sign-in methods, player and the player's rows. */
export async function deleteAccount(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('auth_verification').where('value', '=', accountId).execute();
  await db.deleteFrom('auth_user').where('id', '=', accountId).execute();
}

/** Deletes expired sessions and reset links. */
export async function deleteExpired(db: Executor, kind: DatabaseKind): Promise<void> {
  const now = providerDate(kind, new Date(runtime.now()));
  await db.deleteFrom('auth_session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('auth_verification').where('expiresAt', '<', now).execute();
}
