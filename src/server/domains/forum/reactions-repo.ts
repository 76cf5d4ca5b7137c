/** SQL of reactions. `replyId` is 0 for the post itself. */
import { sql } from 'kysely';
import type { Reaction } from '../../../shared/rules/forum.ts';
import type { Executor } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';

export interface TextKey {
  postId: number;
  replyId: number;
}

export interface KindCount {
  replyId: number;
  kind: Reaction;
  count: number;
  isMine: boolean;
}

/** Players whom the reader has blocked are not counted. */
const isShown = (readerId: string) =>
  sql<boolean>`not exists (select 1 from "block"
    where "block"."playerId" = ${readerId} and "block"."blockedId" = "forum_reaction"."playerId")`;

/** Of the texts of one post. Kinds that nobody gave are omitted. */
export async function countReactions(
  db: Executor,
  readerId: string,
  postId: number,
  replyIds: readonly number[],
): Promise<KindCount[]> {
  const isMine = sql<number>`max(case when "forum_reaction"."playerId" = ${readerId} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('forum_reaction')
    .select(['replyId', 'kind', (eb) => eb.fn.countAll<number>().as('count'), isMine.as('isMine')])
    .where('postId', '=', postId)
    .where('replyId', 'in', replyIds)
    .where(isShown(readerId))
    .groupBy(['replyId', 'kind'])
    .execute();
  return rows.map(({ count, isMine: mine, ...row }) => ({ ...row, count: Number(count), isMine: Number(mine) === 1 }));
}

/** Ids of the first players who gave the text this reaction. */
export async function firstReactors(
  db: Executor,
  readerId: string,
  { postId, replyId }: TextKey,
  { kind, limit }: { kind: Reaction; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_reaction')
    .select('playerId')
    .where((eb) => eb.and({ postId, replyId, kind }))
    .where(isShown(readerId))
    .orderBy('createdAt')
    .orderBy('playerId')
    .limit(limit)
    .execute();
  return rows.map(({ playerId }) => playerId);
}

/** Does nothing when the player has given it before. Returns whether it is the player's first reaction to the text. */
export async function insertReaction(
  db: Executor,
  reaction: TextKey & { kind: Reaction; playerId: string },
): Promise<boolean> {
  const { postId, replyId, playerId } = reaction;
  const other = await db
    .selectFrom('forum_reaction')
    .select('kind')
    .where((eb) => eb.and({ postId, replyId, playerId }))
    .executeTakeFirst();
  await db
    .insertInto('forum_reaction')
    .values({ ...reaction, createdAt: runtime.now() })
    .onConflict((conflict) => conflict.columns(['postId', 'replyId', 'kind', 'playerId']).doNothing())
    .execute();
  return other === undefined;
}

export async function deleteReaction(
  db: Executor,
  { postId, replyId, kind, playerId }: TextKey & { kind: Reaction; playerId: string },
): Promise<void> {
  await db
    .deleteFrom('forum_reaction')
    .where((eb) => eb.and({ postId, replyId, kind, playerId }))
    .execute();
}

/** The player's reactions to a text, first given first. */
export async function kindsBy(db: Executor, { postId, replyId }: TextKey, playerId: string): Promise<Reaction[]> {
  const rows = await db
    .selectFrom('forum_reaction')
    .select('kind')
    .where((eb) => eb.and({ postId, replyId, playerId }))
    .orderBy('createdAt')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** All reactions to a text. */
export async function deleteReactionsTo(db: Executor, { postId, replyId }: TextKey): Promise<void> {
  await db
    .deleteFrom('forum_reaction')
    .where((eb) => eb.and({ postId, replyId }))
    .execute();
}

/** Call it before the replies of the author are deleted. */
export async function deleteReactionsToRepliesBy(db: Executor, authorId: string): Promise<void> {
  const replies = db.selectFrom('forum_reply').where('authorId', '=', authorId);
  await db
    .deleteFrom('forum_reaction')
    .where('postId', 'in', replies.select('postId'))
    .where('replyId', 'in', replies.select('id'))
    .execute();
}

/** Newest first. */
export async function reactionsBy(db: Executor, playerId: string) {
  return await db
    .selectFrom('forum_reaction')
    .select(['postId', 'replyId', 'kind', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function deleteReactionsBy(db: Executor, playerId: string): Promise<void> {
  await db.deleteFrom('forum_reaction').where('playerId', '=', playerId).execute();
}
