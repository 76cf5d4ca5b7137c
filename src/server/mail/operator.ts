/** Mails to the operator's contact address. Without an address they are not sent; admin commands list the same data. */
import type { Executor } from '../db/database.ts';
import type { Mail, Mailer } from './mailer.ts';

/** `db`: of the transaction that stores what the mail reports. */
export type NotifyOperator = (db: Executor, mail: Pick<Mail, 'subject' | 'text'>) => Promise<void>;

const LIFETIME_MS = 7 * 24 * 3600 * 1000;

export const createOperatorMail =
  (mailer: Pick<Mailer, 'post'>, address: string | null): NotifyOperator =>
  async (db, mail) => {
    if (address !== null) await mailer.post(db, { to: address, lifetimeMs: LIFETIME_MS, ...mail });
  };
