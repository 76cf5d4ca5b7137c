/**
 * Stores mails in the transaction that causes them, as template and parameters. `mailer.ts` sends them. A mail that cannot be sent is
 * given up: it stays for a month, without its secret, so that the operator can see it and have it sent again. Owns `queued_mail`.
 */
import { randomUuid } from '../../shared/runtime/runtime.ts';
import type { Language } from '../../shared/rules/languages.ts';
import type { Database, Executor } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import type { PlayerData } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { OperatorText } from '../sentences.ts';
import * as repo from './repo.ts';
import { isMailTemplate, MAIL_TEMPLATES, type MailTemplate, type ParamsOf } from './templates.ts';

/** To whom a mail is sent. */
export type MailTarget =
  /** To the address that the account has when the mail is sent. */
  | { accountId: string }
  /** To an address, in lower case, if an account has it. Only for `reset`. */
  | { ifKnown: string }
  /** To an address, in lower case, that was the one of this account. */
  | { former: string; aboutId: string }
  /** To the operator. `aboutId`: the player whose data the mail has. */
  | { operator: string; aboutId?: string };

export interface NewMail<Name extends MailTemplate = MailTemplate> {
  template: Name;
  to: MailTarget;
  params: ParamsOf<Name>;
  /** Of the page that causes the mail. Used where the account has none. */
  language?: Language;
}

/** A mail of any template, with its parameters. */
export type AnyMail = { [Name in Exclude<MailTemplate, 'stored'>]: NewMail<Name> }[Exclude<MailTemplate, 'stored'>];

const DAY_MS = 24 * 3600 * 1000;
/** How long the operator can see a mail that was given up. */
const DEAD_KEPT_MS = 30 * DAY_MS;

/** `dueAt`: epoch milliseconds. */
export async function storeMail(db: Executor, mail: AnyMail, { dueAt }: { dueAt: number }): Promise<void> {
  const { template, to, params, language = null } = mail;
  const now = runtime.now();
  await repo.insertMail(db, {
    ...NEW,
    id: randomUuid(runtime),
    template,
    ...addressing(to),
    params: JSON.stringify(params),
    language,
    createdAt: now,
    dueAt,
    expiresAt: now + MAIL_TEMPLATES[template].lifetimeMs,
  });
}

const NEW = { accountId: null, recipient: null, aboutId: null, secret: null, attempts: 0, deadAt: null, error: null };

function addressing(to: MailTarget): { accountId?: string; recipient?: string; aboutId?: string } {
  if ('accountId' in to) return { accountId: to.accountId };
  if ('ifKnown' in to) return { recipient: to.ifKnown };
  if ('former' in to) return { recipient: to.former, aboutId: to.aboutId };
  return { recipient: to.operator, ...(to.aboutId !== undefined && { aboutId: to.aboutId }) };
}

/** Moves mails that the previous version has stored, and that are due, to this table. Returns their number. */
export const takeOverMails = (
  db: Database,
  { limit, seal }: { limit: number; seal: (id: string, secret: string) => string },
): Promise<number> =>
  repo.takeOutgoing(db, { now: runtime.now(), limit }, async (transaction, mail) => {
    const { id, recipient, subject, text, createdAt, attempts, dueAt, expiresAt } = mail;
    const accountId = await repo.accountAt(transaction, recipient);
    await repo.insertMail(transaction, {
      ...NEW,
      id,
      template: 'stored' satisfies MailTemplate,
      ...(accountId === undefined ? { recipient } : { accountId }),
      params: '{}',
      secret: seal(id, JSON.stringify({ subject, text })),
      language: null,
      createdAt,
      attempts,
      dueAt,
      expiresAt,
    });
  });

/** Gives up mails that were not sent in time, and deletes those that were given up a month ago. */
export async function expireMails(db: Executor): Promise<void> {
  const now = runtime.now();
  for (const mail of await repo.expiredMails(db, now)) await expireMail(db, mail);
  await repo.deleteDeadBefore(db, now - DEAD_KEPT_MS);
}

/** A mail to an address of which nobody knows whether an account has it leaves nothing. */
export async function expireMail(
  db: Executor,
  { id, template, accountId }: Pick<repo.QueuedMail, 'id' | 'template' | 'accountId'>,
): Promise<void> {
  if (template === 'reset' && accountId === null) await repo.deleteMail(db, id);
  else await repo.buryMail(db, id, { now: runtime.now() });
}

export interface MailCounts {
  waiting: number;
  /** Mails that were given up. */
  dead: number;
  /** Age of the mail that waits longest, in seconds; 0 without one. */
  waitingS: number;
}

export async function countMails(db: Executor): Promise<MailCounts> {
  const { waiting, dead, oldestAt } = await repo.countMails(db);
  return { waiting, dead, waitingS: oldestAt === null ? 0 : Math.max(0, runtime.now() - oldestAt) / 1000 };
}

/** A line for each of the newest `limit` mails, oldest first. */
export async function describeMails(db: Executor, select: { isDead: boolean; limit: number }): Promise<string[]> {
  const rows = await repo.newestMails(db, select);
  return rows.map(({ id, template, accountId, username, createdAt, attempts, dueAt, deadAt, error }) => {
    const to = username ?? accountId ?? ADDRESSED[template] ?? 'the operator';
    const state = dueAt === null ? `given up ${timeOf(deadAt)}` : `next attempt ${timeOf(dueAt)}`;
    const last = error === null ? '' : `  ${error}`;
    return `${id}  ${timeOf(createdAt)}  ${template} to ${to}  attempts: ${attempts}  ${state}${last}`;
  });
}

/** Whom templates address that are not sent to the address of an account; the operator for all others. */
const ADDRESSED: Readonly<Record<string, string>> = { reset: 'an address', 'email-change': 'a former address' };

const timeOf = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());

/** What the audit log keeps of a mail. `accountId`: null for a mail to the operator, or to an address. */
export type MailFacts = Pick<repo.QueuedMail, 'template' | 'accountId'>;

/** Sends a mail that was given up like a new one, with a new link. Throws a DomainError when that is not possible. */
export async function retryMail(db: Executor, id: string): Promise<MailFacts> {
  const mail = await repo.mailById(db, id);
  if (mail === undefined) throw unknownMail(id);
  const { template } = mail;
  if (!isMailTemplate(template) || template === 'stored') {
    throw new DomainError('conflict', new OperatorText(`The text of the mail ${id} was erased when it was given up.`));
  }
  const now = runtime.now();
  const expiresAt = now + MAIL_TEMPLATES[template].lifetimeMs;
  if (await repo.reviveMail(db, id, { now, expiresAt })) return mail;
  throw new DomainError('conflict', new OperatorText(`The mail ${id} was not given up: it is sent when it is due.`));
}

/** Throws a DomainError when there is no such mail. */
export async function dropMail(db: Executor, id: string): Promise<MailFacts> {
  const mail = await repo.mailById(db, id);
  if (mail === undefined || !(await repo.deleteMail(db, id))) throw unknownMail(id);
  return mail;
}

const unknownMail = (id: string): DomainError =>
  new DomainError('not-found', new OperatorText(`There is no mail ${id}. It may have been sent.`));

/** Mails to a player, and to the operator about the player, that are not sent. Secret links are not exported. */
export const queuedMailData: PlayerData = {
  name: 'outgoingMails',
  export: async (db, playerId) => {
    const earlier = await repo.outgoingOf(db, playerId);
    const queued = await repo.mailsOf(db, playerId);
    return [
      ...earlier.map(({ subject, createdAt }) => ({ subject, createdAt: timeOf(createdAt) })),
      ...queued.map(({ template, params, createdAt, deadAt }) => ({
        mail: template,
        contents: JSON.parse(params) as unknown,
        createdAt: timeOf(createdAt),
        givenUpAt: deadAt === null ? null : timeOf(deadAt),
      })),
    ];
  },
  erase: (transaction, playerId) => repo.deleteMailsOf(transaction, playerId),
};
