/** What the operator changes of an account: the e-mail address, and a link to a new password. Owns no state. */
import { createHash } from 'node:crypto';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import { type Database, type DatabaseKind, type Executor, isUniqueViolation } from '../../db/database.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { recordAuditEntry } from '../players/service.ts';
import { checkEmail } from './credentials.ts';
import * as repo from './repo.ts';
import { emailTaken } from './service.ts';

/** As long as a link that is mailed. */
export const RESET_LINK_MS = 3600 * 1000;
const TOKEN_BYTES = 24;

interface Work {
  db: Database;
  kind: DatabaseKind;
  /** Of the audit log. */
  actor: string;
  accountId: string;
}

/** Makes a link with which a new password is set, once. Returns its secret, which is stored only as a hash. */
export async function createResetToken({ db, kind, actor, accountId }: Work): Promise<string> {
  const token = randomToken(TOKEN_BYTES);
  // As the auth provider names and hashes it.
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  const row = { id: randomUuid(runtime), accountId, identifier, expiresAt: runtime.now() + RESET_LINK_MS };
  await db.transaction().execute(async (transaction) => {
    await repo.insertResetToken(transaction, kind, row);
    await recordAuditEntry(transaction, { actor, action: 'reset-link', targetId: accountId, details: '' });
  });
  return token;
}

export interface EmailChange extends Work {
  email: string;
  /** Whether the account must confirm the new address. */
  mustConfirm: boolean;
  /** Stores mails about the change. `email`: the new address, in lower case. */
  notify(transaction: Executor, email: string): Promise<void>;
}

/**
 * Changes the address with which the account signs in. Links that were mailed to the old one end; sessions do not. The audit log does
 * not keep addresses. Returns the new address in lower case. Throws a DomainError when it is invalid or taken.
 */
export async function changeEmail(change: EmailChange): Promise<string> {
  const { db, kind, actor, accountId, mustConfirm, notify } = change;
  const email = checkEmail(change.email);
  try {
    await db.transaction().execute(async (transaction) => {
      if (await repo.emailExists(transaction, email)) throw emailTaken();
      await repo.writeEmail(transaction, kind, { accountId, email });
      if (mustConfirm) await repo.insertEmailCheck(transaction, accountId);
      await recordAuditEntry(transaction, { actor, action: 'email', targetId: accountId, details: '' });
      await notify(transaction, email);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
  return email;
}
