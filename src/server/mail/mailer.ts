/**
 * Sends the mails that the server has promised. A mail is a row of the database until it is sent, so that no end of a process loses it.
 * Any process that sends takes a row for some time, sends it and deletes it; when the process ends in between, the mail is sent once
 * more with the same Message-ID. Owns the timer and the list of mails that this process is sending.
 */
import { withTimeout } from '../../shared/runtime/timing.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../shared/rules/languages.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Log } from '../log.ts';
import { replaceWords } from '../replace-words.ts';
import { runtime } from '../runtime.ts';
import { type AnyMail, countMails, expireMail, type MailCounts, storeMail, takeOverMails } from './queue.ts';
import * as repo from './repo.ts';
import type { Sealing } from './sealing.ts';
import {
  isMailTemplate,
  MAIL_TEMPLATES,
  type MailTemplate,
  type ParamsOf,
  renderMail,
  TEMPLATE_NAMES,
} from './templates.ts';
import { isRefusedForGood, type MailToSend, type MailTransport } from './transport.ts';

export interface Mailer {
  /**
   * Stores the mail with `db`: that of the transaction to which the mail belongs. It is sent after the commit. The response time of
   * the caller does not depend on the delivery, nor on whether an account has the address.
   */
  post(db: Executor, mail: AnyMail): Promise<void>;
  /** Number of mails that this process is sending. */
  underway(): number;
  /** The world's mails when this process last looked: at most 15 seconds ago while it sends and the database answers. */
  counts(): MailCounts;
  /** Resolves when this process has tried to send all stored mails that are due, or will be when their replies are sent. */
  idle(): Promise<void>;
  /** Waits for the mails that this process is sending. Others stay stored. */
  close(): Promise<void>;
}

/** What mails need to know about accounts. */
export interface MailAccounts {
  /** The language of an account; null for an account without one. */
  languageOf(accountId: string): Promise<Language | null>;
  /** A new token that sets a new password of the account. */
  resetToken(accountId: string): Promise<string>;
  /** A token that confirms the address of an account. */
  verificationToken(address: string): Promise<string>;
}

/** A mail to the operator. */
export type OperatorMail = { [Name in 'feedback' | 'payment-issue']: OperatorMailOf<Name> }[
  | 'feedback'
  | 'payment-issue'];

interface OperatorMailOf<Name extends MailTemplate> {
  template: Name;
  params: ParamsOf<Name>;
  /** The player whose data the mail has. */
  aboutId?: string;
}

/** `db`: of the transaction that stores what the mail reports. */
export type NotifyOperator = (db: Executor, mail: OperatorMail) => Promise<void>;

const CHECK_MS = 1000;
const COUNT_MS = 15_000;
/** A mail that must not tell whether an account has an address is looked at when the reply has been sent. */
const REPLY_MS = 1000;
/** Mails that a process sends at the same time. */
const BATCH = 10;
const SEND_MAX_MS = 60_000;
/** More than sending takes. */
const LEASE_MS = 2 * SEND_MAX_MS;
const MINUTE_MS = 60_000;
/** Waiting times after failed attempts; the last one repeats. */
const RETRY_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS];
const ATTEMPTS_MAX = 12;
const ERROR_MAX_LENGTH = 300;

/** Whether the mail is tried again. */
export type MailFailure = 'retried' | 'given-up';

export interface MailerDeps {
  db: Database;
  transport: MailTransport;
  sealing: Sealing;
  accounts: MailAccounts;
  /** Whether this process sends mails; others only store them. */
  sends: boolean;
  /** Called for each failed attempt. */
  onFailure?: (outcome: MailFailure) => void;
  log: Log;
}

/** No later attempt can send the mail. */
class UnusableMail extends Error {}

export function createMailer({ db, transport, sealing, accounts, sends, onFailure, log }: MailerDeps): Mailer {
  const sending = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  /** A mail may have been stored after the last look. */
  let isAwaited = false;
  let isClosed = false;
  let hasFailed = false;
  let counts: MailCounts = { waiting: 0, dead: 0, waitingS: 0 };
  let countedMs = Number.NEGATIVE_INFINITY;
  /** Mails that are due so much later are sent as well. Milliseconds. */
  let aheadMs = 0;

  /** The token of the mail's link; empty for a mail without one. Throws an UnusableMail when it is lost. */
  async function tokenOf(mail: repo.DueMail, name: MailTemplate, to: Address): Promise<string> {
    const { id } = mail;
    const { token, lifetimeMs } = MAIL_TEMPLATES[name];
    if (token === 'none') return '';
    if (token === 'derived') return await accounts.verificationToken(to.address);
    const opened = mail.secret === null ? null : sealing.open(id, mail.secret);
    if (opened !== null) return opened;
    if (name !== 'reset' || to.accountId === null) throw new UnusableMail('the sealed text cannot be opened');
    const made = await accounts.resetToken(to.accountId);
    const secret = sealing.seal(id, made);
    await repo.addressMail(db, id, { accountId: to.accountId, secret, expiresAt: runtime.now() + lifetimeMs });
    return made;
  }

  /** null when there is nobody to whom the mail goes. */
  async function addressOf({ template, accountId, recipient }: repo.DueMail): Promise<Address | null> {
    if (accountId === null && template !== 'reset') return { accountId, address: recipient ?? '' };
    const id = accountId ?? (await repo.accountAt(db, recipient ?? ''));
    const address = id === undefined ? undefined : await repo.addressOf(db, id);
    return id === undefined || address === undefined ? null : { accountId: id, address };
  }

  async function render(mail: repo.DueMail, to: Address): Promise<MailToSend> {
    const { id, createdAt, template, params } = mail;
    if (!isMailTemplate(template)) throw new UnusableMail(`there is no template ${template}`);
    const language = (await accountLanguage(to)) ?? languageOf(mail);
    const token = await tokenOf(mail, template, to);
    return { id, createdAt, to: to.address, ...renderMail(template, params, { language, token }) };
  }

  const accountLanguage = async ({ accountId }: Address): Promise<Language | null> =>
    accountId === null ? null : await accounts.languageOf(accountId);

  async function trySending(mail: repo.DueMail): Promise<void> {
    const { id, attempts } = mail;
    const to = await addressOf(mail);
    try {
      if (to !== null) {
        const sent = transport.send(await render(mail, to));
        await withTimeout(runtime, { limitMs: SEND_MAX_MS, message: 'the mail server took too long' }, sent);
      }
    } catch (error) {
      const isLast = attempts + 1 >= ATTEMPTS_MAX || isRefusedForGood(error) || error instanceof UnusableMail;
      onFailure?.(isLast ? 'given-up' : 'retried');
      const failure = failureOf(error, to?.address ?? '');
      log[isLast ? 'error' : 'warn'](
        { ...failure, mail: id, template: mail.template, attempt: attempts + 1 },
        `A mail could not be sent${isLast ? ' and is given up' : ' and is tried again'}`,
      );
      const now = runtime.now();
      const reason = failure.reason.slice(0, ERROR_MAX_LENGTH);
      if (isLast) await repo.buryMail(db, id, { now, error: reason });
      else await repo.postponeMail(db, id, { dueAt: now + retryMs(attempts), error: reason });
      return;
    }
    await repo.deleteMail(db, id);
  }

  async function takeAndSend(mail: repo.DueMail): Promise<void> {
    const now = runtime.now();
    if (mail.expiresAt <= now) return await expireMail(db, mail);
    if (!(await repo.leaseMail(db, mail, now + LEASE_MS))) return;
    const done = trySending(mail).finally(() => sending.delete(done));
    sending.add(done);
    await done;
  }

  async function recount(): Promise<void> {
    counts = await countMails(db);
    countedMs = runtime.monotonic();
  }

  async function sendDue(): Promise<void> {
    let isDone = false;
    let hasTried = false;
    while (!isDone) {
      isAwaited = false;
      await takeOverMails(db, { limit: BATCH, seal: sealing.seal });
      const now = runtime.now() + aheadMs;
      const due = await repo.dueMails(db, { now, limit: BATCH, templates: TEMPLATE_NAMES });
      await Promise.all(due.map(takeAndSend));
      hasTried ||= due.length > 0;
      isDone = isClosed || (due.length === 0 && !isAwaited);
    }
    if (hasTried || runtime.monotonic() - countedMs >= COUNT_MS) await recount();
  }

  /** Begins to send what is due. Resolves when that is done; null: this process does not send. */
  function wake(): Promise<void> | null {
    isAwaited = true;
    if (!sends || isClosed) return null;
    running ??= sendDue().then(
      () => {
        running = null;
        hasFailed = false;
        if (isAwaited) void wake();
      },
      (error: unknown) => {
        running = null;
        // Once in an outage of the database.
        if (!hasFailed) log.error({ err: error }, 'stored mails could not be read or written');
        hasFailed = true;
      },
    );
    return running;
  }

  const stopTimer = sends ? runtime.setInterval(() => void wake(), CHECK_MS) : () => undefined;
  return {
    async post(executor, mail) {
      const isSecretive = 'ifKnown' in mail.to;
      await storeMail(executor, mail, { dueAt: runtime.now() + (isSecretive ? REPLY_MS : 0) });
      if (!isSecretive) void wake();
    },
    underway: () => sending.size,
    counts: () => counts,
    async idle() {
      aheadMs = REPLY_MS;
      for (let sendingAll = wake(); sendingAll !== null; sendingAll = running) await sendingAll;
      aheadMs = 0;
    },
    async close() {
      stopTimer();
      isClosed = true;
      await running;
      await transport.close();
    },
  };
}

interface Address {
  accountId: string | null;
  address: string;
}

/** A later version may have stored a language that this one does not have. */
const languageOf = ({ language }: repo.DueMail): Language => {
  const tag = language ?? undefined;
  return isLanguage(tag) ? tag : DEFAULT_LANGUAGE;
};

/** A failure for the log, without the recipient: mail servers repeat addresses in their answers. */
function failureOf(error: unknown, recipient: string): { reason: string; code: unknown; answer: unknown } {
  const { message, code, responseCode } = Object(error) as { message?: string; code?: unknown; responseCode?: unknown };
  const [name = ''] = recipient.split('@');
  const reason = replaceWords(message ?? String(error), [recipient, name], '(recipient)');
  return { reason, code, answer: responseCode };
}

/** `failures`: number of attempts that failed before. */
const retryMs = (failures: number): number => RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? MINUTE_MS;
