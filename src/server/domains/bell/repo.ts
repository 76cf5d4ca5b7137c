/**
 * SQL of the bell's entries. What an entry refers to is read from the tables of the other domains, so that an entry is
 * visible only while its text exists.
 */
import type { ExpressionBuilder, Insertable } from 'kysely';
import { batchesOf } from '../../db/batches.ts';
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { BellEntryTable } from '../../db/schema-bell.ts';
import { runtime } from '../../runtime.ts';

export type NewEntry = Omit<Insertable<BellEntryTable>, 'id' | 'createdAt' | 'readAt'>;
export type EntryRow = Awaited<ReturnType<typeof listVisible>>[number];

export async function insertEntry(db: Executor, entry: NewEntry): Promise<void> {
  await db
    .insertInto('bell_entry')
    .values({ ...entry, createdAt: runtime.now(), readAt: null })
    .execute();
  noteChange(db, 'bell', entry.playerId);
}

const ENTRIES_PER_STATEMENT = 500;

/** The same entry for several players. */
export async function insertEntries(
  db: Executor,
  playerIds: readonly string[],
  entry: Omit<NewEntry, 'playerId'>,
): Promise<void> {
  const createdAt = runtime.now();
  for (const batch of batchesOf(playerIds, ENTRIES_PER_STATEMENT)) {
    const rows = batch.map((playerId) => ({ ...entry, playerId, createdAt, readAt: null }));
    await db.insertInto('bell_entry').values(rows).execute();
  }
  noteChange(db, 'bell', ...playerIds);
}

/** Deletes all but the newest `kept` entries of the player. */
export async function deleteSurplus(db: Executor, playerId: string, kept: number): Promise<void> {
  const oldest = await db
    .selectFrom('bell_entry')
    .select('id')
    .where('playerId', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(kept - 1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db.deleteFrom('bell_entry').where('playerId', '=', playerId).where('id', '<', oldest.id).execute();
}

/** What entries refer to. Absent fields match all entries. */
export type EntryFilter = Partial<
  Pick<
    BellEntryTable,
    'playerId' | 'kind' | 'actorId' | 'postId' | 'replyId' | 'commentId' | 'submissionId' | 'detail'
  > & { giftId: string; itemId: string }
>;

export async function deleteEntries(db: Executor, filter: EntryFilter): Promise<void> {
  noteRows(db, await db.deleteFrom('bell_entry').where(matches(filter)).returning('playerId').execute());
}

export async function updateDetail(db: Executor, filter: EntryFilter, detail: string): Promise<void> {
  noteRows(
    db,
    await db.updateTable('bell_entry').set({ detail }).where(matches(filter)).returning('playerId').execute(),
  );
}

const MAILS_PER_STATEMENT = 1000;

export async function deleteOfMails(db: Executor, mailIds: readonly number[]): Promise<void> {
  for (const batch of batchesOf(mailIds, MAILS_PER_STATEMENT)) {
    noteRows(db, await db.deleteFrom('bell_entry').where('mailId', 'in', batch).returning('playerId').execute());
  }
}

export async function isThere(db: Executor, filter: EntryFilter): Promise<boolean> {
  const row = await db.selectFrom('bell_entry').select('id').where(matches(filter)).executeTakeFirst();
  return row !== undefined;
}

/** Entries about what the player did, and about posts and profiles that are deleted with the player. */
export async function deleteAbout(db: Executor, playerId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('bell_entry')
    .where((eb) =>
      eb.or([
        eb('actorId', '=', playerId),
        eb('postId', 'in', eb.selectFrom('forum_post').select('forum_post.id').where('authorId', '=', playerId)),
        eb(
          'commentId',
          'in',
          eb.selectFrom('profile_comment').select('profile_comment.id').where('ownerId', '=', playerId),
        ),
      ]),
    )
    .returning('playerId')
    .execute();
  noteRows(db, deleted);
}

export async function markRead(
  db: Executor,
  playerId: string,
  which: { ids: readonly number[] } | { upTo: number },
): Promise<void> {
  if ('ids' in which && which.ids.length === 0) return;
  const marked = await db
    .updateTable('bell_entry')
    .set({ readAt: runtime.now() })
    .where('playerId', '=', playerId)
    .where('readAt', 'is', null)
    .where((eb) => ('ids' in which ? eb('id', 'in', which.ids) : eb('id', '<=', which.upTo)))
    .returning('playerId')
    .execute();
  noteRows(db, marked);
}

export async function countUnread(db: Executor, playerId: string): Promise<number> {
  const row = await visible(db, playerId)
    .where('entry.readAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Newest first, those older than the entry `before`. */
export async function listVisible(
  db: Executor,
  playerId: string,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return await visible(db, playerId)
    .leftJoin('player as actor', 'actor.id', 'entry.actorId')
    .leftJoin('player as owner', 'owner.id', 'comment.ownerId')
    .leftJoin('catalogue_item as item', 'item.id', 'submission.itemId')
    .leftJoin('catalogue_item as given', 'given.id', 'gift.itemId')
    .select(['entry.id', 'entry.kind', 'entry.createdAt', 'entry.readAt', 'entry.postId', 'entry.replyId'])
    .select(['entry.commentId', 'entry.mailId', 'entry.submissionId', 'entry.detail', 'actor.username as actor'])
    .select([
      'owner.username as profile',
      'post.title as postTitle',
      'post.authorId as postAuthorId',
      'reply.message as replyText',
    ])
    .select(['comment.message as commentText', 'submission.name as drawing', 'submission.category as drawingCategory'])
    .select('item.name as itemName')
    .select(['entry.giftId', 'gift.state as giftState', 'gift.itemId as giftItemId', 'given.name as givenName'])
    .select(['entry.itemId', 'saved.name as savedName', 'gift.line as giftLine'])
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? 0))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
}

/** The player's entries whose texts exist and whose actor the player has not blocked. */
const visible = (db: Executor, playerId: string) =>
  db
    .selectFrom('bell_entry as entry')
    .leftJoin('forum_post as post', 'post.id', 'entry.postId')
    .leftJoin('forum_reply as reply', 'reply.id', 'entry.replyId')
    .leftJoin('profile_comment as comment', 'comment.id', 'entry.commentId')
    .leftJoin('friend_request as request', (join) =>
      join
        .onRef('request.fromId', '=', 'entry.actorId')
        .onRef('request.toId', '=', 'entry.playerId')
        .onRef('request.mailId', '=', 'entry.mailId'),
    )
    .leftJoin('submission', 'submission.id', 'entry.submissionId')
    .leftJoin('gift', 'gift.id', 'entry.giftId')
    .leftJoin('catalogue_item as saved', 'saved.id', 'entry.itemId')
    .where('entry.playerId', '=', playerId)
    .where((eb) =>
      eb.and([
        eb.or([
          eb('entry.postId', 'is', null),
          eb.and([eb('post.id', 'is not', null), eb('post.deletedAt', 'is', null)]),
        ]),
        eb.or([
          eb('entry.replyId', 'is', null),
          eb.and([eb('reply.id', 'is not', null), eb('reply.deletedAt', 'is', null)]),
        ]),
        eb.or([
          eb('entry.commentId', 'is', null),
          eb.and([eb('comment.id', 'is not', null), eb('comment.deletedAt', 'is', null)]),
        ]),
        eb.or([eb('entry.mailId', 'is', null), eb('request.mailId', 'is not', null)]),
        eb.or([eb('entry.submissionId', 'is', null), eb('submission.id', 'is not', null)]),
        eb.or([eb('entry.giftId', 'is', null), eb('gift.state', '<>', 'returned')]),
        eb.or([eb('entry.itemId', 'is', null), eb('entry.kind', '=', 'gift-back'), eb('saved.isListed', '=', 1)]),
        eb.not(
          eb.exists(
            eb
              .selectFrom('block')
              .select('block.blockedId')
              .whereRef('block.playerId', '=', 'entry.playerId')
              .whereRef('block.blockedId', '=', 'entry.actorId'),
          ),
        ),
      ]),
    );

const matches = (filter: EntryFilter) => (eb: ExpressionBuilder<Tables, 'bell_entry'>) => eb.and(filter);

/** For the export: all entries of the player, newest first. */
export async function allEntries(db: Executor, playerId: string) {
  return await db
    .selectFrom('bell_entry as entry')
    .leftJoin('player as actor', 'actor.id', 'entry.actorId')
    .select(['entry.kind', 'actor.username as actor', 'entry.createdAt', 'entry.readAt', 'entry.postId'])
    .select(['entry.replyId', 'entry.commentId', 'entry.submissionId', 'entry.giftId', 'entry.itemId', 'entry.detail'])
    .where('entry.playerId', '=', playerId)
    .orderBy('entry.id', 'desc')
    .execute();
}

/** Notes each player of the rows once. */
const noteRows = (db: Executor, rows: readonly { playerId: string }[]): void =>
  noteChange(db, 'bell', ...new Set(rows.map(({ playerId }) => playerId)));
