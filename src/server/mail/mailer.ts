/**
 * The mails that the server has promised. A mail is a row of the database until it is sent, so that no end of a process loses it. Any
 * process that sends takes a row for some time, sends it and deletes it; when the process ends in between, the mail is sent once more.
 * Owns the timer and the list of mails that this process is sending.
 */
import { withTimeout } from '../../shared/runtime/timing.ts';
import { randomUuid } from '../../shared/runtime/runtime.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { PlayerData } from '../ports.ts';
import { replaceWords } from '../replace-words.ts';
import { runtime } from '../runtime.ts';
import * as repo from './repo.ts';
import { isRefusedForGood, type Mail, type MailTransport } from './transport.ts';

export type { Mail };

export interface Mailer {
  /**
   * Stores the mail with `db`: that of the transaction to which the mail belongs. It is sent after the commit. The response time of
   * the caller does not depend on the delivery.
   */
  post(db: Executor, mail: Mail): Promise<void>;
  /** Number of mails that this process is sending. */
  underway(): number;
  /** Resolves when this process has tried to send all stored mails that are due. */
  idle(): Promise<void>;
  /** Waits for the mails that this process is sending. Others stay stored. */
  close(): Promise<void>;
}

const CHECK_MS = 1000;
/** Mails that a process sends at the same time. */
const BATCH = 10;
const SEND_MAX_MS = 60_000;
/** More than sending takes. */
const LEASE_MS = 2 * SEND_MAX_MS;
const MINUTE_MS = 60_000;
/** Waiting times after failed attempts; the last one repeats. */
const RETRY_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS];
const ATTEMPTS_MAX = 12;

/** Whether the mail is tried again. */
export type MailFailure = 'retried' | 'given-up';

export interface MailerDeps {
  db: Database;
  transport: MailTransport;
  /** Whether this process sends mails; others only store them. */
  sends: boolean;
  /** Called for each failed attempt. */
  onFailure?: (outcome: MailFailure) => void;
  log: Log;
}

export function createMailer({ db, transport, sends, onFailure, log }: MailerDeps): Mailer {
  const sending = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  /** A mail may have been stored after the last look. */
  let isAwaited = false;
  let isClosed = false;
  let hasFailed = false;

  async function trySending(mail: repo.OutgoingMail): Promise<void> {
    const { id, createdAt, recipient, subject, text, attempts } = mail;
    try {
      const sent = transport.send({ id, createdAt, to: recipient, subject, text });
      await withTimeout(runtime, { limitMs: SEND_MAX_MS, message: 'the mail server took too long' }, sent);
    } catch (error) {
      const isLast = attempts + 1 >= ATTEMPTS_MAX || isRefusedForGood(error);
      onFailure?.(isLast ? 'given-up' : 'retried');
      log[isLast ? 'error' : 'warn'](
        { ...failureOf(error, recipient), mail: id, attempt: attempts + 1 },
        `A mail could not be sent${isLast ? ' and is given up' : ' and is tried again'}`,
      );
      if (!isLast) return await repo.postponeMail(db, id, runtime.now() + retryMs(attempts));
    }
    await repo.deleteMail(db, id);
  }

  async function takeAndSend(mail: repo.OutgoingMail): Promise<void> {
    const now = runtime.now();
    if (mail.expiresAt <= now) return await repo.deleteMail(db, mail.id);
    if (!(await repo.leaseMail(db, mail, now + LEASE_MS))) return;
    const done = trySending(mail).finally(() => sending.delete(done));
    sending.add(done);
    await done;
  }

  async function sendDue(): Promise<void> {
    let isDone = false;
    while (!isDone) {
      isAwaited = false;
      const due = await repo.dueMails(db, runtime.now(), BATCH);
      await Promise.all(due.map(takeAndSend));
      isDone = isClosed || (due.length === 0 && !isAwaited);
    }
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
    async post(executor, { to, subject, text, lifetimeMs }) {
      const now = runtime.now();
      const id = randomUuid(runtime);
      await repo.insertMail(executor, {
        id,
        recipient: to,
        subject,
        text,
        createdAt: now,
        attempts: 0,
        dueAt: now,
        expiresAt: now + lifetimeMs,
      });
      void wake();
    },
    underway: () => sending.size,
    async idle() {
      for (let sendingAll = wake(); sendingAll !== null; sendingAll = running) await sendingAll;
    },
    async close() {
      stopTimer();
      isClosed = true;
      await running;
      await transport.close();
    },
  };
}

/** A failure for the log, without the recipient: mail servers repeat addresses in their answers. */
function failureOf(error: unknown, recipient: string): { reason: string; code: unknown; answer: unknown } {
  const { message, code, responseCode } = Object(error) as { message?: string; code?: unknown; responseCode?: unknown };
  const [name = ''] = recipient.split('@');
  const reason = replaceWords(message ?? String(error), [recipient, name], '(recipient)');
  return { reason, code, answer: responseCode };
}

/** `failures`: number of attempts that failed before. */
const retryMs = (failures: number): number => RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? MINUTE_MS;

/** Deletes mails that are of no use any more. */
export const deleteExpiredMails = (db: Database): Promise<void> => repo.deleteExpired(db, runtime.now());

/** Mails to a player that are not sent yet. Their texts have secret links, which are not exported. */
export const outgoingMailData: PlayerData = {
  name: 'outgoingMails',
  export: (db, playerId) => repo.subjectsTo(db, playerId),
  erase: (transaction, playerId) => repo.deleteMailsTo(transaction, playerId),
};
