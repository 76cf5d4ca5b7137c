/** SQL that reads what can be reported, for the evidence. Other domains own these tables. */
import type { Executor } from '../../db/database.ts';
import { MAIL_NORMAL } from '../../../shared/contract/mail.ts';

/** A text and its author; a null author is deleted. */
export interface FoundText {
  by: string | null;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

export async function findProfileTexts(db: Executor, playerId: string) {
  return await db
    .selectFrom('player')
    .leftJoin('profile', 'profile.playerId', 'player.id')
    .select(['profile.bio', 'profile.nametag', 'player.customization'])
    .where('player.id', '=', playerId)
    .executeTakeFirst();
}

/** The mail that the player received, and those before it between the same two players, oldest first. Empty: no such mail. */
export async function findMails(
  db: Executor,
  { readerId, senderId, mailId }: { readerId: string; senderId: string; mailId: number },
  limit: number,
): Promise<FoundText[]> {
  const mails = db
    .selectFrom('mailbox')
    .innerJoin('mail', 'mail.id', 'mailbox.mailId')
    .select(['mail.id', 'mail.senderId', 'mail.message', 'mail.createdAt'])
    .where('mailbox.playerId', '=', readerId)
    .where('mail.type', '=', MAIL_NORMAL);
  const received = await mails
    .where('mail.id', '=', mailId)
    .where('mail.senderId', '=', senderId)
    .where('mail.recipientId', '=', readerId)
    .executeTakeFirst();
  if (received === undefined) return [];
  const before = await mails
    .where('mail.id', '<', mailId)
    .where((eb) => eb.or([eb('mail.senderId', '=', senderId), eb('mail.recipientId', '=', senderId)]))
    .orderBy('mail.id', 'desc')
    .limit(limit - 1)
    .execute();
  return [...before.toReversed(), received].map((row) => ({
    by: row.senderId,
    text: row.message,
    at: Number(row.createdAt),
  }));
}

/** The comment or the reply to a comment, after the comment it answers. Empty: there is none of this kind. */
export async function findComments(db: Executor, id: number, kind: 'comment' | 'reply'): Promise<FoundText[]> {
  const read = (one: number) =>
    db
      .selectFrom('profile_comment')
      .select(['authorId', 'parentId', 'message', 'createdAt'])
      .where('id', '=', one)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
  const row = await read(id);
  if (row === undefined || (row.parentId === null) !== (kind === 'comment')) return [];
  const parent = row.parentId === null ? undefined : await read(row.parentId);
  return [...(parent === undefined ? [] : [parent]), row].map(({ authorId, message, createdAt }) => ({
    by: authorId,
    text: message,
    at: Number(createdAt),
  }));
}

export async function findPost(db: Executor, id: number): Promise<FoundText | null> {
  const row = await db
    .selectFrom('forum_post')
    .select(['authorId', 'title', 'message', 'createdAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { by: row.authorId, text: `${row.title}\n\n${row.message}`, at: Number(row.createdAt) };
}

/** The reply, and those before it to the same post, oldest first. Empty: no such reply. */
export async function findReplies(db: Executor, id: number, limit: number): Promise<FoundText[]> {
  const replies = db
    .selectFrom('forum_reply')
    .select(['id', 'postId', 'authorId', 'message', 'createdAt'])
    .where('deletedAt', 'is', null);
  const reply = await replies.where('id', '=', id).executeTakeFirst();
  if (reply === undefined) return [];
  const before = await replies
    .where('postId', '=', reply.postId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit - 1)
    .execute();
  return [...before.toReversed(), reply].map(({ authorId, message, createdAt }) => ({
    by: authorId,
    text: message,
    at: Number(createdAt),
  }));
}

/** A creation in the store with the file names of its pictures. */
export async function findCreation(db: Executor, itemId: string) {
  return await db
    .selectFrom('creation')
    .innerJoin('catalogue_item', 'catalogue_item.id', 'creation.itemId')
    .select(['catalogue_item.name', 'catalogue_item.creatorId', 'catalogue_item.addedAt'])
    .select(['creation.image', 'creation.backImage'])
    .where('creation.itemId', '=', itemId)
    .executeTakeFirst();
}

/** The line of a gift that the player got. Null: no such gift, or it has no line. */
export async function findGiftLine(
  db: Executor,
  { receiverId, giftId }: { receiverId: string; giftId: string },
): Promise<FoundText | null> {
  const row = await db
    .selectFrom('gift')
    .select(['giverId', 'line', 'sentAt'])
    .where('id', '=', giftId)
    .where('receiverId', '=', receiverId)
    .where('line', '<>', '')
    .executeTakeFirst();
  return row === undefined ? null : { by: row.giverId, text: row.line, at: Number(row.sentAt) };
}
