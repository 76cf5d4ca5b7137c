/** SQL of mails and of the two sides' copies of them (`mailbox`). */
import { type ExpressionBuilder, sql } from 'kysely';
import { MAIL_FRIEND_REQUEST, type MailFolder } from '../../../shared/contract/mail.ts';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Slice } from '../../slices.ts';

export interface NewMail {
  senderId: string;
  recipientId: string;
  type: number;
  message: string;
}

export async function insertMail(db: Executor, mail: NewMail): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({ ...mail, createdAt: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A sender has read what they wrote. */
export async function insertCopy(
  db: Executor,
  copy: { playerId: string; mailId: number; isSender: boolean },
): Promise<void> {
  const isSender = copy.isSender ? 1 : 0;
  await db
    .insertInto('mailbox')
    .values({ ...copy, isSender, isRead: isSender, isSaved: 0, isReplied: 0, deletedAt: null })
    .execute();
}

/** How many mails of the type the player sent since then (epoch milliseconds). */
export async function countSent(db: Executor, senderId: string, type: number, since: number): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('senderId', '=', senderId)
    .where('type', '=', type)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Which copies a folder holds, by the conditions that the indexes are made for. */
const inFolder = (folder: MailFolder) => (eb: ExpressionBuilder<Pick<Tables, 'mailbox'>, 'mailbox'>) => {
  if (folder === 'trash') return eb('mailbox.deletedAt', 'is not', null);
  const kept = eb('mailbox.deletedAt', 'is', null);
  if (folder === 'saved') return eb.and([eb('mailbox.isSaved', '=', 1), kept]);
  if (folder === 'sent') return eb.and([eb('mailbox.isSender', '=', 1), kept]);
  const inbox = eb.and([eb('mailbox.isSender', '=', 0), kept]);
  return folder === 'inbox' ? inbox : eb.and([eb('mailbox.isRead', '=', 0), inbox]);
};

/** A search text as a pattern; its own wildcards stand for themselves. */
const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const copies = (db: Executor, playerId: string) =>
  db
    .selectFrom('mailbox')
    .innerJoin('mail', 'mail.id', 'mailbox.mailId')
    .leftJoin('player as sender', 'sender.id', 'mail.senderId')
    .leftJoin('player as recipient', 'recipient.id', 'mail.recipientId')
    .where('mailbox.playerId', '=', playerId)
    .select([
      'mailbox.mailId as id',
      'mailbox.isSender',
      'mailbox.isRead',
      'mailbox.isSaved',
      'mailbox.isReplied',
      'mailbox.deletedAt',
      'mail.senderId',
      'mail.recipientId',
      'mail.type',
      'mail.message',
      'mail.createdAt',
      'sender.username as sender',
      'recipient.username as recipient',
    ]);
export type Copy = Awaited<ReturnType<typeof listCopies>>[number];

export interface MailQuery {
  folder?: MailFolder | undefined;
  search?: string | undefined;
  slice: Slice;
}

/** Newest first. */
export async function listCopies(db: Executor, playerId: string, { folder, search, slice }: MailQuery) {
  let query = copies(db, playerId);
  if (folder !== undefined) query = query.where((eb) => inFolder(folder)(eb));
  if (search !== undefined && search !== '') {
    const pattern = patternOf(search);
    const matches = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    query = query.where((eb) =>
      eb.or([matches('sender.username'), matches('recipient.username'), matches('mail.message')]),
    );
  }
  if (slice.limit !== null) query = query.limit(slice.limit).offset(slice.offset);
  return await query.orderBy('mailbox.mailId', 'desc').execute();
}

export async function copyOf(db: Executor, playerId: string, mailId: number): Promise<Copy | undefined> {
  return await copies(db, playerId).where('mailbox.mailId', '=', mailId).executeTakeFirst();
}

export async function countUnread(db: Executor, playerId: string): Promise<number> {
  const row = await db
    .selectFrom('mailbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mailbox.playerId', '=', playerId)
    .where((eb) => inFolder('unread')(eb))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** False when the player has no such copy. */
export async function updateCopy(
  db: Executor,
  playerId: string,
  mailId: number,
  change: { isRead?: number; isSaved?: number; isReplied?: number; deletedAt?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('mailbox')
    .set(change)
    .where('playerId', '=', playerId)
    .where('mailId', '=', mailId)
    .returning('mailId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeCopy(db: Executor, playerId: string, mailId: number): Promise<void> {
  await db.deleteFrom('mailbox').where('playerId', '=', playerId).where('mailId', '=', mailId).execute();
}

/** All copies of these mails. */
export async function removeCopies(db: Executor, mailIds: readonly number[]): Promise<void> {
  if (mailIds.length === 0) return;
  await db.deleteFrom('mailbox').where('mailId', 'in', mailIds).execute();
}

/** Friend requests among the copies that `clearFolder` would move. */
export async function requestsIn(db: Executor, playerId: string, folder: MailFolder): Promise<number[]> {
  const rows = await db
    .selectFrom('mailbox')
    .innerJoin('mail', 'mail.id', 'mailbox.mailId')
    .select('mailbox.mailId')
    .where('mailbox.playerId', '=', playerId)
    .where((eb) => inFolder(folder)(eb))
    .where('mail.type', '=', MAIL_FRIEND_REQUEST)
    .$if(folder !== 'saved', (query) => query.where('mailbox.isSaved', '=', 0))
    .execute();
  return rows.map((row) => row.mailId);
}

/** To Trash, or out of it for good. Saved copies stay, unless the folder is Saved or Trash. Returns how many went. */
export async function clearFolder(db: Executor, playerId: string, folder: MailFolder): Promise<number> {
  if (folder === 'trash') {
    const removed = await db
      .deleteFrom('mailbox')
      .where('mailbox.playerId', '=', playerId)
      .where('mailbox.deletedAt', 'is not', null)
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  }
  const moved = await db
    .updateTable('mailbox')
    .set({ deletedAt: Date.now() })
    .where('mailbox.playerId', '=', playerId)
    .where((eb) => inFolder(folder)(eb))
    .$if(folder !== 'saved', (query) => query.where('mailbox.isSaved', '=', 0))
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

/** Copies that lie in Trash since before `time`, and mails of which no copy is left. Epoch milliseconds. */
export async function deleteBefore(db: Executor, time: number): Promise<void> {
  await db.deleteFrom('mailbox').where('deletedAt', '<', time).execute();
  await db
    .deleteFrom('mail')
    .where('createdAt', '<', time)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('mailbox').select('mailbox.mailId').whereRef('mailbox.mailId', '=', 'mail.id'))),
    )
    .execute();
}

export async function replaceSentTexts(db: Executor, senderId: string, message: string): Promise<void> {
  await db.updateTable('mail').set({ message }).where('senderId', '=', senderId).execute();
}
