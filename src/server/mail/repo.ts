/** SQL of the mails that wait to be sent. */
import type { Selectable } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { OutgoingMailTable } from '../db/schema-mails.ts';

export type OutgoingMail = Selectable<OutgoingMailTable>;

export async function insertMail(db: Executor, mail: OutgoingMail): Promise<void> {
  await db.insertInto('outgoing_mail').values(mail).execute();
}

/** Mails that may be sent at `now`, the first due first. */
export const dueMails = (db: Executor, now: number, limit: number): Promise<OutgoingMail[]> =>
  db.selectFrom('outgoing_mail').selectAll().where('dueAt', '<=', now).orderBy('dueAt').limit(limit).execute();

/** Whether the mail is the caller's until `dueAt`: another process may have taken it since it was read. */
export async function leaseMail(db: Executor, mail: OutgoingMail, dueAt: number): Promise<boolean> {
  const leased = await db
    .updateTable('outgoing_mail')
    .set({ dueAt, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('dueAt', '=', mail.dueAt)
    .where('attempts', '=', mail.attempts)
    .returning('id')
    .executeTakeFirst();
  return leased !== undefined;
}

export async function postponeMail(db: Executor, id: string, dueAt: number): Promise<void> {
  await db.updateTable('outgoing_mail').set({ dueAt }).where('id', '=', id).execute();
}

export async function deleteMail(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

export async function deleteExpired(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('expiresAt', '<=', now).execute();
}

/** Subjects of the mails to the account's address. */
export async function subjectsTo(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_mail')
    .innerJoin('auth_user', 'auth_user.email', 'outgoing_mail.recipient')
    .select('outgoing_mail.subject')
    .where('auth_user.id', '=', accountId)
    .execute();
  return rows.map(({ subject }) => subject);
}

export async function deleteMailsTo(db: Executor, accountId: string): Promise<void> {
  await db
    .deleteFrom('outgoing_mail')
    .where('recipient', '=', (eb) => eb.selectFrom('auth_user').select('email').where('id', '=', accountId))
    .execute();
}
