/** SQL of the mails that wait to be sent, and of those that were given up. */
import { sql, type Selectable } from 'kysely';
import type { Database, Executor } from '../db/database.ts';
import type { OutgoingMailTable, QueuedMailTable } from '../db/schema-mails.ts';

export type QueuedMail = Selectable<QueuedMailTable>;
/** A mail that has not been given up. */
export type DueMail = QueuedMail & { dueAt: number };

export async function insertMail(db: Executor, mail: QueuedMail): Promise<void> {
  await db.insertInto('queued_mail').values(mail).execute();
}

/** Mails of these templates that may be sent at `now`, the first due first. */
export const dueMails = (
  db: Executor,
  { now, limit, templates }: { now: number; limit: number; templates: readonly string[] },
): Promise<DueMail[]> =>
  db
    .selectFrom('queued_mail')
    .selectAll()
    .where('dueAt', '<=', now)
    .where('template', 'in', templates)
    .orderBy('dueAt')
    .limit(limit)
    .$narrowType<{ dueAt: number }>()
    .execute();

/** Whether the mail is the caller's until `dueAt`: another process may have taken it since it was read. */
export async function leaseMail(db: Executor, mail: DueMail, dueAt: number): Promise<boolean> {
  const leased = await db
    .updateTable('queued_mail')
    .set({ dueAt, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('dueAt', '=', mail.dueAt)
    .where('attempts', '=', mail.attempts)
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

/** From now on the mail goes to an account, with a token. false: the mail is not there any more. */
export async function addressMail(
  db: Executor,
  id: string,
  change: { accountId: string; secret: string; expiresAt: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('queued_mail')
    .set({ ...change, recipient: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function postponeMail(
  db: Executor,
  id: string,
  { dueAt, error }: { dueAt: number; error: string },
): Promise<void> {
  await db
    .updateTable('queued_mail')
    .set({ dueAt, error })
    .where('id', '=', id)
    .where('dueAt', 'is not', null)
    .execute();
}

/** Gives the mail up and erases its secret. Without `error` the last one stays. */
export async function buryMail(
  db: Executor,
  id: string,
  { now, error }: { now: number; error?: string },
): Promise<void> {
  await db
    .updateTable('queued_mail')
    .set({ dueAt: null, deadAt: now, secret: null, ...(error !== undefined && { error }) })
    .where('id', '=', id)
    .execute();
}

/** Ids and addresses of mails that have not been sent in time. */
export const expiredMails = (db: Executor, now: number) =>
  db
    .selectFrom('queued_mail')
    .select(['id', 'template', 'accountId'])
    .where('expiresAt', '<=', now)
    .where('deadAt', 'is', null)
    .execute();

/** Whether there was such a mail. */
export async function deleteMail(db: Executor, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('queued_mail').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteDeadBefore(db: Executor, time: number): Promise<void> {
  await db.deleteFrom('queued_mail').where('deadAt', '<', time).execute();
}

export const mailById = (db: Executor, id: string): Promise<QueuedMail | undefined> =>
  db.selectFrom('queued_mail').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a mail that was given up waits again, as a new one. */
export async function reviveMail(
  db: Executor,
  id: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<boolean> {
  const revived = await db
    .updateTable('queued_mail')
    .set({ dueAt: now, deadAt: null, attempts: 0, expiresAt })
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return revived !== undefined;
}

/** The newest `limit` mails, oldest first, with the usernames of the players to whom they go. */
export async function newestMails(db: Executor, { isDead, limit }: { isDead: boolean; limit: number }) {
  const rows = await db
    .selectFrom('queued_mail')
    .leftJoin('player', 'player.id', 'queued_mail.accountId')
    .select(['queued_mail.id', 'template', 'accountId', 'recipient', 'attempts', 'dueAt', 'deadAt', 'error'])
    .select(['queued_mail.createdAt', 'player.username'])
    .$if(isDead, (query) => query.where('deadAt', 'is not', null))
    .orderBy('queued_mail.createdAt', 'desc')
    .orderBy('queued_mail.id')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** `oldestAt`: when the mail that waits longest was stored, in epoch milliseconds; null without one. */
export async function countMails(db: Executor): Promise<{ waiting: number; dead: number; oldestAt: number | null }> {
  const row = await db
    .selectFrom('queued_mail')
    .select((eb) => [
      eb.fn.count<number>('dueAt').as('waiting'),
      eb.fn.count<number>('deadAt').as('dead'),
      sql<number | null>`min(case when "deadAt" is null then "createdAt" end)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const oldestAt = row.oldest === null ? null : Number(row.oldest);
  return { waiting: Number(row.waiting), dead: Number(row.dead), oldestAt };
}

/** The address of an account; undefined when there is no such account. */
export async function addressOf(db: Executor, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom('auth_user').select('email').where('id', '=', accountId).executeTakeFirst();
  return row?.email;
}

/** The account with the address, in lower case. */
export async function accountAt(db: Executor, address: string): Promise<string | undefined> {
  const row = await db.selectFrom('auth_user').select('id').where('email', '=', address).executeTakeFirst();
  return row?.id;
}

/**
 * Takes mails of the previous version that are due, and those that have expired. One that another process is sending is not due. In one
 * transaction with `keep`, which stores them.
 */
export async function takeOutgoing(
  db: Database,
  { now, limit }: { now: number; limit: number },
  keep: (transaction: Executor, mail: OutgoingMailTable) => Promise<void>,
): Promise<number> {
  const due = await db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('outgoing_mail')
      .where('id', 'in', ids)
      .where('dueAt', '<=', now)
      .returningAll()
      .execute();
    for (const mail of taken) await keep(transaction, mail);
  });
  return due.length;
}

/** Mails to the account or about its player, waiting or given up. */
export const mailsOf = (db: Executor, accountId: string) =>
  db
    .selectFrom('queued_mail')
    .select(['template', 'params', 'createdAt', 'deadAt'])
    .where((eb) =>
      eb.or([
        eb('accountId', '=', accountId),
        eb('aboutId', '=', accountId),
        eb('recipient', '=', eb.selectFrom('auth_user').select('email').where('id', '=', accountId)),
      ]),
    )
    .orderBy('createdAt')
    .execute();

/** Mails of the previous version to the account's address. */
export const outgoingOf = (db: Executor, accountId: string) =>
  db
    .selectFrom('outgoing_mail')
    .innerJoin('auth_user', 'auth_user.email', 'outgoing_mail.recipient')
    .select(['outgoing_mail.subject', 'outgoing_mail.createdAt'])
    .where('auth_user.id', '=', accountId)
    .orderBy('outgoing_mail.createdAt')
    .execute();

export async function deleteMailsOf(db: Executor, accountId: string): Promise<void> {
  await db
    .deleteFrom('queued_mail')
    .where((eb) =>
      eb.or([
        eb('accountId', '=', accountId),
        eb('aboutId', '=', accountId),
        eb('recipient', '=', eb.selectFrom('auth_user').select('email').where('id', '=', accountId)),
      ]),
    )
    .execute();
  await db
    .deleteFrom('outgoing_mail')
    .where('recipient', '=', (eb) => eb.selectFrom('auth_user').select('email').where('id', '=', accountId))
    .execute();
}
