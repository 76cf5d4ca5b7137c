/** Converts rows of the forum into the previews, posts and replies of the API. */
import type { ForumPost, ForumReply, PostPreview } from '../../../shared/contract/forum.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { CATEGORY_ICONS, CATEGORY_LABELS } from '../../../shared/rules/forum.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import type { Executor } from '../../db/database.ts';
import { initialPostOf } from '../../initial-post.ts';
import { SYSTEM_PLAYER_ID } from '../players/service.ts';
import { authorsOf } from '../profile/service.ts';
import { reactionsOf } from './reactions.ts';
import { readingOf } from './reading.ts';
import type { ReplyRow } from './replies-repo.ts';
import * as replies from './replies-repo.ts';
import type { PostRow, PreviewRow } from './repo.ts';
import * as repo from './repo.ts';

const isoOf = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : isoOf(time));
const authorOf = (row: { authorId: string | null }, authors: ReadonlyMap<string, Author>): Author | null =>
  authors.get(row.authorId ?? '') ?? null;
const authorIdsOf = (rows: readonly { authorId: string | null }[]): string[] =>
  rows.flatMap(({ authorId }) => authorId ?? []);

const initialOf = ({ authorId, title }: { authorId: string | null; title: string }) =>
  initialPostOf({ isByTown: authorId === SYSTEM_PLAYER_ID, title });

export async function toPreviews(db: Executor, playerId: string, rows: readonly PreviewRow[]): Promise<PostPreview[]> {
  const ids = rows.map(({ id }) => id);
  const { tipped, replied, voted, seen } = await repo.marksOf(db, playerId, ids);
  const authors = await authorsOf(db, authorIdsOf(rows));
  return rows.map((row) => {
    const author = authorOf(row, authors);
    return {
      id: String(row.id),
      author: author?.username ?? DELETED_NAME,
      authorColor: author?.customization.nametagColor ?? null,
      authorMembership: author?.membership ?? 0,
      createdAt: isoOf(row.createdAt),
      category: row.category,
      categoryIcon: CATEGORY_ICONS[row.category],
      categoryLabel: CATEGORY_LABELS[row.category],
      isPinned: row.isPinned === 1,
      isLocked: row.isLocked === 1,
      title: row.title,
      message: row.preview,
      tipsCount: row.tipsCount,
      hasTipped: tipped.has(row.id),
      replyCount: row.replyCount,
      hasReplied: replied.has(row.id),
      hasNSFWVoted: voted.has(row.id),
      automaticallyNSFW: row.automaticallyNsfw === 1,
      nsfwVotes: row.nsfwVotes,
      ...unreadOf(row, seen.get(row.id)),
      ...initialOf(row),
    };
  });
}

const unreadOf = ({ replyCount }: PreviewRow, seenCount: number | undefined) =>
  seenCount === undefined ? {} : { unreadReplies: Math.max(0, replyCount - seenCount) };

export async function toPost(
  db: Executor,
  playerId: string,
  row: PostRow,
  page: readonly ReplyRow[],
): Promise<ForumPost> {
  const reactions = await reactionsOf(db, playerId, row.id, [0, ...page.map(({ id }) => id)]);
  const reactionsTo = (id: number) => (reactions.has(id) ? { reactions: reactions.get(id) } : {});
  const reading = await readingOf(db, playerId, row.id);
  const { tipped, voted } = await repo.marksOf(db, playerId, [row.id]);
  const tippedReplies = await replies.tippedReplies(
    db,
    playerId,
    row.id,
    page.map(({ id }) => id),
  );
  const authors = await authorsOf(db, authorIdsOf([row, ...page]));
  return {
    id: String(row.id),
    title: row.title,
    category: row.category,
    message: row.message,
    createdAt: isoOf(row.createdAt),
    lastEdited: isoOrNull(row.editedAt),
    isPinned: row.isPinned === 1,
    isLocked: row.isLocked === 1,
    isDeleted: row.deletedAt !== null,
    tipsCount: row.tipsCount,
    hasTipped: tipped.has(row.id),
    hasNSFWVoted: voted.has(row.id),
    automaticallyNSFW: row.automaticallyNsfw === 1,
    nsfwVotes: row.nsfwVotes,
    isAuthor: row.authorId === playerId,
    totalReplies: row.replyCount,
    replies: page.map(
      (reply): ForumReply => ({
        id: String(reply.id),
        message: reply.message,
        createdAt: isoOf(reply.createdAt),
        lastEdited: isoOrNull(reply.editedAt),
        tipsCount: reply.tipsCount,
        hasTipped: tippedReplies.has(reply.id),
        isAuthor: reply.authorId === playerId,
        isRemoved: reply.deletedAt !== null,
        author: authorOf(reply, authors),
        ...reactionsTo(reply.id),
      }),
    ),
    author: authorOf(row, authors),
    ...reactionsTo(0),
    ...initialOf(row),
    ...reading,
  };
}
