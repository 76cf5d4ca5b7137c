/**
 * Registration of accounts with their player, and completion of accounts without a player, each in one transaction.
 * Also the functions on accounts, passwords and sessions for other domains. Owns the tables of accounts and sessions.
 */
import type { BodyType } from '../../../shared/rules/slots.ts';
import { type DatabaseKind, type Executor, isUniqueViolation, type OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { requestLanguage } from '../../request-language.ts';
import type { ArtHost } from '../../ports.ts';
import { openWalk } from '../first-walk/service.ts';
import { giveStarters } from '../inventory/service.ts';
import { openBalances } from '../ledger/service.ts';
import { createPlayer, type NameHash, type NewPlayer } from '../players/service.ts';
import { rememberLanguage } from './language.ts';
import { createNewcomerLooks } from './newcomer-looks.ts';
import { checkEmail, checkPassword, checkUsername } from './credentials.ts';
import type { Passwords } from './passwords.ts';
import * as repo from './repo.ts';
import { hashSessionKey } from './token-hashing.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export type { Passwords };
export { chooseLanguage } from './language.ts';

export interface RegistrationForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  bodyType: BodyType;
  /** Seed of the look; drawn by default. */
  lookSeed?: number | undefined;
}

/** Mails the link with which a new account confirms its e-mail address, inside the caller's transaction. */
export type MailVerification = (transaction: Executor, accountId: string) => Promise<void>;

export interface Registration {
  /** Throws a DomainError for the first violated rule. */
  register(form: RegistrationForm): Promise<void>;
  /** Throws a DomainError when the name is invalid or taken, or the account has a username already. */
  finish(accountId: string, answers: Pick<RegistrationForm, 'username' | 'bodyType' | 'lookSeed'>): Promise<void>;
}

export const emailTaken = (): DomainError =>
  new DomainError('conflict', sentence('anAccountWithThisE'), { code: 'email-taken' });

export function createRegistration(deps: {
  database: OpenDatabase;
  art: Pick<ArtHost, 'manifest'>;
  passwords: Passwords;
  /** null: new accounts need not confirm their e-mail address. */
  mailVerification: MailVerification | null;
  /** Hashes the names of deleted players. */
  nameHash: NameHash;
  /** Whether new accounts begin with the first walk. */
  hasFirstWalk: boolean;
}): Registration {
  const { database, art, passwords, mailVerification, nameHash, hasFirstWalk } = deps;
  const { db, kind } = database;
  const looks = createNewcomerLooks({ db, art });
  return {
    register: async (form) => {
      const username = checkUsername(form.username);
      const email = checkEmail(form.email);
      checkNewPassword(form.password, form.confirmPassword);
      if (await repo.emailExists(db, email)) throw emailTaken();
      const passwordHash = await passwords.hash(form.password);
      const look = await looks.draw(form);
      const id = randomUuid(runtime);
      try {
        await db.transaction().execute(async (transaction) => {
          await repo.insertAccount(transaction, kind, {
            id,
            rowId: randomUuid(runtime),
            email,
            name: username,
            passwordHash,
          });
          await rememberLanguage(transaction, id, requestLanguage());
          if (mailVerification !== null) await repo.insertEmailCheck(transaction, id);
          const manifest = art.manifest();
          const { bodyType } = form;
          await addPlayer(transaction, { accountId: id, username, bodyType, manifest, look, nameHash });
          if (hasFirstWalk) await openWalk(transaction, id);
          await mailVerification?.(transaction, id);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? emailTaken() : error;
      }
    },
    finish: async (accountId, answers) => {
      const { bodyType } = answers;
      const username = checkUsername(answers.username);
      const look = await looks.draw(answers);
      await db.transaction().execute(async (transaction) => {
        await addPlayer(transaction, { accountId, username, bodyType, manifest: art.manifest(), look, nameHash });
        if (hasFirstWalk) await openWalk(transaction, accountId);
        if (mailVerification === null) return;
        await repo.insertEmailCheck(transaction, accountId);
        // The providers confirm most addresses themselves.
        if (await isUnverified(transaction, accountId)) await mailVerification(transaction, accountId);
      });
    },
  };
}

/**
 * Creates the player of an account inside the caller's transaction: name and look, balances with the starting grants,
 * and the starter items. Throws a DomainError when the name is taken.
 */
export async function addPlayer(transaction: Executor, player: NewPlayer): Promise<void> {
  const { accountId, bodyType, manifest } = player;
  await createPlayer(transaction, player);
  await openBalances(transaction, accountId);
  const starters = manifest.items.filter((item) => item.isStarter).map((item) => item.id);
  await giveStarters(transaction, accountId, [...starters, ...manifest.starterOutfits[bodyType]]);
}

/** Whether the account was asked to confirm its e-mail address and has not. A password reset confirms it as well. */
export const isUnverified = (db: Executor, accountId: string): Promise<boolean> =>
  repo.hasOpenEmailCheck(db, accountId);

/** Creates the product's account. It has no password and no provider, so that sign-in is impossible. */
export const createSystemAccount = (
  transaction: Executor,
  kind: DatabaseKind,
  account: { id: string; name: string },
): Promise<void> => repo.insertUser(transaction, kind, { ...account, email: `${account.id}@system.invalid` });

/** Deletes expired sessions and reset links. */
export const deleteExpiredLogins = ({ db, kind }: OpenDatabase): Promise<void> => repo.deleteExpired(db, kind);

/** Throws a DomainError when a new password has a wrong length or differs from its confirmation. */
export function checkNewPassword(password: string, confirmPassword: string): void {
  checkPassword(password);
  if (password === confirmPassword) return;
  throw new DomainError('invalid', sentence('theTwoPasswordsAreNot'), { code: 'password-mismatch' });
}

/** Throws a DomainError when the account has a password and `password` does not match it. */
export async function verifyPassword(
  db: Executor,
  passwords: Passwords,
  { accountId, password }: { accountId: string; password: string | undefined },
): Promise<void> {
  const hash = await repo.passwordHashOf(db, accountId);
  if (hash === null) return;
  if (password !== undefined && (await passwords.verify({ hash, password }))) return;
  throw new DomainError('forbidden', sentence('yourPasswordIsWrong'), { code: 'wrong-password' });
}

/** The sign-in method of an account, and the number of its sessions besides that of `sessionKey`. */
export async function describeSignIn(
  db: Executor,
  accountId: string,
  sessionKey: string,
): Promise<{ hasPassword: boolean; otherDeviceCount: number }> {
  return {
    hasPassword: (await repo.passwordHashOf(db, accountId)) !== null,
    otherDeviceCount: await repo.countOtherSessions(db, accountId, hashSessionKey(sessionKey)),
  };
}

/** Sets the password inside the caller's transaction and ends all sessions besides that of `sessionKey`. */
export async function replacePassword(
  transaction: Executor,
  kind: DatabaseKind,
  { accountId, passwordHash, sessionKey }: { accountId: string; passwordHash: string; sessionKey: string },
): Promise<void> {
  await repo.writePassword(transaction, kind, { id: accountId, rowId: randomUuid(runtime), passwordHash });
  await endOtherSessions(transaction, accountId, sessionKey);
}

/** Id of the session's row, for rows that end with the session; null when the session has just ended. */
export const sessionIdOf = (db: Executor, sessionKey: string): Promise<string | null> =>
  repo.sessionIdOf(db, hashSessionKey(sessionKey));

/** Ends all sessions of the account besides that of `sessionKey`. Returns the number of ended sessions. */
export const endOtherSessions = (db: Executor, accountId: string, sessionKey: string): Promise<number> =>
  repo.deleteOtherSessions(db, accountId, hashSessionKey(sessionKey));

/** Ends all sessions of the account. `andDelete` also deletes the account, its player and all rows of both. */
export async function endSessions(
  transaction: Executor,
  accountId: string,
  { andDelete = false }: { andDelete?: boolean } = {},
): Promise<void> {
  await repo.deleteSessions(transaction, accountId);
  if (andDelete) await repo.deleteAccount(transaction, accountId);
}
