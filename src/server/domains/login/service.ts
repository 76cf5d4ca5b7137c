/** Registration: an account with its player, or the player of an account that has none, each in one transaction. */
import type { BodyType } from '../../../shared/rules/slots.ts';
import { type DatabaseKind, type Executor, isUniqueViolation, type OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { ArtHost } from '../../ports.ts';
import { createPlayer } from '../players/service.ts';
import { checkEmail, checkPassword, checkUsername } from './credentials.ts';
import type { Passwords } from './passwords.ts';
import * as repo from './repo.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';

export interface RegistrationForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  bodyType: BodyType;
}

export interface Registration {
  /** Throws a DomainError for the first thing that is wrong with the form. */
  register(form: RegistrationForm): Promise<void>;
  /** Throws a DomainError when the name cannot be had or the account has one already. */
  finish(accountId: string, username: string, bodyType: BodyType): Promise<void>;
}

const emailTaken = (): DomainError =>
  new DomainError('conflict', 'An account with this e-mail address exists already.', { code: 'email-taken' });

export function createRegistration(deps: {
  database: OpenDatabase;
  art: Pick<ArtHost, 'manifest'>;
  passwords: Passwords;
}): Registration {
  const { database, art, passwords } = deps;
  const { db, kind } = database;
  return {
    register: async (form) => {
      const username = checkUsername(form.username);
      const email = checkEmail(form.email);
      checkPassword(form.password);
      if (form.password !== form.confirmPassword) {
        throw new DomainError('invalid', 'The two passwords are not the same.', { code: 'password-mismatch' });
      }
      if (await repo.emailExists(db, email)) throw emailTaken();
      const passwordHash = await passwords.hash(form.password);
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
          const manifest = art.manifest();
          await createPlayer(transaction, { accountId: id, username, bodyType: form.bodyType, manifest });
        });
      } catch (error) {
        throw isUniqueViolation(error) ? emailTaken() : error;
      }
    },
    finish: async (accountId, given, bodyType) => {
      const username = checkUsername(given);
      await db.transaction().execute(async (transaction) => {
        await createPlayer(transaction, { accountId, username, bodyType, manifest: art.manifest() });
      });
    },
  };
}

/** The account in whose name the product itself writes: it has neither password nor provider, so nobody signs in as it. */
export const createSystemAccount = (
  transaction: Executor,
  kind: DatabaseKind,
  account: { id: string; name: string },
): Promise<void> => repo.insertUser(transaction, kind, { ...account, email: `${account.id}@system.invalid` });

/** Removes sessions and mailed links whose time is over. */
export const forgetExpired = ({ db, kind }: OpenDatabase): Promise<void> => repo.deleteExpired(db, kind);
