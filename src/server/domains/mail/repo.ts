/** SQL of mails and of the two sides' copies of them (`mailbox`). */
import { type ExpressionBuilder, type Selectable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { MailFolder } from '../../../shared/contract/mail.ts';
import type { Executor } from '../../db/database.ts';
import type { MailboxTable, Tables } from '../../db/schema.ts';
import type { Slice } from '../../slices.ts';
import { runtime } from '../../runtime.ts';

export interface NewMail {
  senderId: string;
  recipientId: string;
  type: number;
  message: string;
}

export async function insertMail(db: Executor, mail: NewMail): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({ ...mail, createdAt: runtime.now() })
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
const inFolder = (folder: MailFolder) => (eb: ExpressionBuilder<Tables, 'mailbox'>) => {
  if (folder === 'trash') return eb('mailbox.deletedAt', 'is not', null);
  const kept = eb('mailbox.deletedAt', 'is', null);
  if (folder === 'saved') return eb.and([eb('mailbox.isSaved', '=', 1), kept]);
  if (folder === 'sent') return eb.and([eb('mailbox.isSender', '=', 1), kept]);
  const inbox = eb.and([eb('mailbox.isSender', '=', 0), kept]);
  return folder === 'inbox' ? inbox : eb.and([eb('mailbox.isRead', '=', 0), inbox]);
};

/** A search text as a pattern; its own wildcards stand for themselves. */
const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** A player's copies, narrowed by `narrow`, which sees the index's columns alone; texts and names are joined to what is left. */
const copies = (db: Executor, playerId: string, narrow: (query: CopyQuery) => CopyQuery = (query) => query) =>
  db
    .selectFrom((eb) =>
      narrow(
        eb
          .selectFrom('mailbox')
          .select(['mailbox.mailId', 'mailbox.isSender', 'mailbox.isRead', 'mailbox.isSaved'])
          .select(['mailbox.isReplied', 'mailbox.deletedAt'])
          .where('mailbox.playerId', '=', playerId),
      ).as('copy'),
    )
    .innerJoin('mail', 'mail.id', 'copy.mailId')
    .leftJoin('player as sender', 'sender.id', 'mail.senderId')
    .leftJoin('player as recipient', 'recipient.id', 'mail.recipientId')
    .select(['copy.mailId as id', 'copy.isSender', 'copy.isRead', 'copy.isSaved', 'copy.isReplied', 'copy.deletedAt'])
    .select(['mail.senderId', 'mail.recipientId', 'mail.type', 'mail.message', 'mail.createdAt'])
    .select(['sender.username as sender', 'recipient.username as recipient']);

type CopyQuery = SelectQueryBuilder<
  Tables,
  'mailbox',
  Pick<Selectable<MailboxTable>, 'mailId' | 'isSender' | 'isRead' | 'isSaved' | 'isReplied' | 'deletedAt'>
>;
export type Copy = Awaited<ReturnType<typeof listCopies>>[number];

export interface MailQuery {
  folder?: MailFolder | undefined;
  search?: string | undefined;
  slice: Slice;
}

/** Newest first. */
export async function listCopies(db: Executor, playerId: string, { folder, search = '', slice }: MailQuery) {
  const { limit, offset } = slice;
  const isSearch = search !== '';
  const inner = (query: CopyQuery): CopyQuery => {
    const inIts = folder === undefined ? query : query.where((eb) => inFolder(folder)(eb));
    // What is searched for is known only after the texts were joined.
    return limit === null || isSearch ? inIts : inIts.orderBy('mailbox.mailId', 'desc').limit(limit).offset(offset);
  };
  const query = copies(db, playerId, inner).orderBy('copy.mailId', 'desc');
  if (!isSearch) return await query.execute();
  const pattern = patternOf(search);
  const matches = (lowered: RawBuilder<unknown>) => sql<boolean>`${lowered} like ${pattern} escape '\\'`;
  // A name's key is its lower case already; only the message costs a call a row.
  const [from, to] = [sql.ref('sender.usernameKey'), sql.ref('recipient.usernameKey')];
  const message = sql`lower(${sql.ref('mail.message')})`;
  return await query
    .where((eb) => eb.or([matches(from), matches(to), matches(message)]))
    .$if(limit !== null, (found) => found.limit(limit ?? 0).offset(offset))
    .execute();
}

export async function copyOf(db: Executor, playerId: string, mailId: number): Promise<Copy | undefined> {
  return await copies(db, playerId, (query) => query.where('mailbox.mailId', '=', mailId)).executeTakeFirst();
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
export async function deleteCopies(db: Executor, mailIds: readonly number[]): Promise<void> {
  await db.deleteFrom('mailbox').where('mailId', 'in', mailIds).execute();
}

/** Returns how many went. */
export async function emptyTrash(db: Executor, playerId: string): Promise<number> {
  const removed = await db
    .deleteFrom('mailbox')
    .where('playerId', '=', playerId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Moves a folder to Trash, but for saved copies unless the folder is Saved. Returns the mails. */
export async function moveToTrash(db: Executor, playerId: string, folder: MailFolder): Promise<number[]> {
  const moved = await db
    .updateTable('mailbox')
    .set({ deletedAt: runtime.now() })
    .where('mailbox.playerId', '=', playerId)
    .where((eb) => inFolder(folder)(eb))
    .$if(folder !== 'saved', (query) => query.where('mailbox.isSaved', '=', 0))
    .returning('mailbox.mailId')
    .execute();
  return moved.map((row) => row.mailId);
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
