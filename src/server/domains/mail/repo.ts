/** SQL of mails (`mail`) and of their copies for sender and recipient (`mailbox`). */
import { type ExpressionBuilder, type Selectable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { MAIL_NORMAL, type MailFolder } from '../../../shared/contract/mail.ts';
import { noteChange } from '../../db/changes.ts';
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

/** A text of the server: English, and the sentence as JSON. */
export interface SaidText {
  message: string;
  sentence: string;
}

export async function insertMail(db: Executor, mail: NewMail & Partial<SaidText>): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({ ...mail, createdAt: runtime.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Whether the same mail was sent since `since` (epoch milliseconds). */
export async function isRepeated(db: Executor, mail: NewMail, since: number): Promise<boolean> {
  const { senderId, recipientId, type, message } = mail;
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where((eb) => eb.and({ senderId, recipientId, type, message }))
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sender's copy is marked as read. */
export async function insertCopy(
  db: Executor,
  copy: { playerId: string; mailId: number; isSender: boolean },
): Promise<void> {
  const isSender = copy.isSender ? 1 : 0;
  await db
    .insertInto('mailbox')
    .values({ ...copy, isSender, isRead: isSender, isSaved: 0, isReplied: 0, deletedAt: null })
    .execute();
  if (!copy.isSender) noteChange(db, 'mails', copy.playerId);
}

/** Number of mails of a type that the player has sent since `since` (epoch milliseconds). */
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

/** Condition for the copies in a folder. It matches the indexes of `mailbox`. */
const inFolder = (folder: MailFolder) => (eb: ExpressionBuilder<Tables, 'mailbox'>) => {
  if (folder === 'trash') return eb('mailbox.deletedAt', 'is not', null);
  const kept = eb('mailbox.deletedAt', 'is', null);
  if (folder === 'saved') return eb.and([eb('mailbox.isSaved', '=', 1), kept]);
  if (folder === 'sent') return eb.and([eb('mailbox.isSender', '=', 1), kept]);
  const inbox = eb.and([eb('mailbox.isSender', '=', 0), kept]);
  return folder === 'inbox' ? inbox : eb.and([eb('mailbox.isRead', '=', 0), inbox]);
};

/** Pattern for a substring search; wildcards in the text are escaped. */
const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** A player's copies. `narrow` filters the indexed columns; texts and names are joined to the filtered rows. */
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
    .select(['mail.senderId', 'mail.recipientId', 'mail.type', 'mail.message', 'mail.sentence'])
    .select('mail.createdAt')
    .select(['sender.username as sender', 'recipient.username as recipient'])
    .select(['sender.membership as senderLevel', 'sender.membershipUntil as senderUntil'])
    .select(['recipient.membership as recipientLevel', 'recipient.membershipUntil as recipientUntil']);

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
    const filtered = folder === undefined ? query : query.where((eb) => inFolder(folder)(eb));
    // A search filters the joined texts, so its limit applies after the join.
    return limit === null || isSearch
      ? filtered
      : filtered.orderBy('mailbox.mailId', 'desc').limit(limit).offset(offset);
  };
  const query = copies(db, playerId, inner).orderBy('copy.mailId', 'desc');
  if (!isSearch) return await query.execute();
  const pattern = patternOf(search);
  const matches = (lowered: RawBuilder<unknown>) => sql<boolean>`${lowered} like ${pattern} escape '\\'`;
  // Name keys are already lower case; only the message needs `lower` for each row.
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

export interface ConversationQuery {
  partnerId: string;
  /** Belongs to the conversation also while it is in Trash. */
  openedId: number;
  /** The mails next to this one, which is not included, in one direction. */
  from: { before: number } | { after: number };
  limit: number;
}

/** The mails between the player and the partner, those next to `from` first. */
export async function conversationCopies(db: Executor, playerId: string, query: ConversationQuery): Promise<Copy[]> {
  const { partnerId, openedId, from, limit } = query;
  const isBefore = 'before' in from;
  return await copies(db, playerId, (own) =>
    own
      .where((eb) => (isBefore ? eb('mailbox.mailId', '<', from.before) : eb('mailbox.mailId', '>', from.after)))
      .where((eb) => eb.or([eb('mailbox.deletedAt', 'is', null), eb('mailbox.mailId', '=', openedId)])),
  )
    .where('mail.type', '=', MAIL_NORMAL)
    .where((eb) => eb.or([eb('mail.senderId', '=', partnerId), eb('mail.recipientId', '=', partnerId)]))
    .orderBy('copy.mailId', isBefore ? 'desc' : 'asc')
    .limit(limit)
    .execute();
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

/** Returns false when the player has no copy of this mail. */
export async function updateCopy(
  db: Executor,
  playerId: string,
  mailId: number,
  change: { isRead?: number; isSaved?: number; isReplied?: number; deletedAt?: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('mailbox')
    .set(change)
    .where('playerId', '=', playerId)
    .where('mailId', '=', mailId)
    .returning('mailId')
    .executeTakeFirst();
  noteChange(db, 'mails', playerId);
  return row !== undefined;
}

export async function removeCopy(db: Executor, playerId: string, mailId: number): Promise<void> {
  await db.deleteFrom('mailbox').where('playerId', '=', playerId).where('mailId', '=', mailId).execute();
  noteChange(db, 'mails', playerId);
}

/** All copies of these mails. */
export async function deleteCopies(db: Executor, mailIds: readonly number[]): Promise<void> {
  const deleted = await db.deleteFrom('mailbox').where('mailId', 'in', mailIds).returning('playerId').execute();
  noteChange(db, 'mails', ...new Set(deleted.map((row) => row.playerId)));
}

/** Returns the number of deleted copies. */
export async function emptyTrash(db: Executor, playerId: string): Promise<number> {
  const removed = await db
    .deleteFrom('mailbox')
    .where('playerId', '=', playerId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** Moves the copies of a folder to Trash; saved copies only when the folder is Saved. Returns the ids of the mails. */
export async function moveToTrash(db: Executor, playerId: string, folder: MailFolder): Promise<number[]> {
  const moved = await db
    .updateTable('mailbox')
    .set({ deletedAt: runtime.now() })
    .where('mailbox.playerId', '=', playerId)
    .where((eb) => inFolder(folder)(eb))
    .$if(folder !== 'saved', (query) => query.where('mailbox.isSaved', '=', 0))
    .returning('mailbox.mailId')
    .execute();
  noteChange(db, 'mails', playerId);
  return moved.map((row) => row.mailId);
}

/** Deletes copies moved to Trash before `time` (epoch milliseconds), and older mails without copies. */
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

export async function replaceSentTexts(db: Executor, senderId: string, said: SaidText): Promise<void> {
  await db.updateTable('mail').set(said).where('senderId', '=', senderId).execute();
}
