/**
 * The forum. Players post, reply, vote, and tip a text once. Authors edit and delete their own texts. Moderators pin,
 * lock, move and remove. A deleted post becomes a tombstone while it has replies. All state is in the database, except a
 * cache of the post counts.
 */
import type { ForumPost, PostPreview } from '../../../shared/contract/forum.ts';
import type { ForumNews } from '../../../shared/realtime/forum-news.ts';
import { POST_TIP_COINS, REPLY_TIP_COINS } from '../../../shared/rules/economy.ts';
import { type ForumFilter, type ForumSort, type PostCategory } from '../../../shared/rules/forum.ts';
import { checkContent, checkPost, type PostDraft } from '../../../shared/rules/forum-post.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { noteReward } from '../../db/changes.ts';
import type { Executor, OpenDatabase } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { REPEAT_MS, requiredText, writtenLine } from '../../written-text.ts';
import { forget, notify } from '../bell/service.ts';
import { changeBalance } from '../ledger/service.ts';
import { lockPlayers, SYSTEM_PLAYER_ID, createWordFinder } from '../players/service.ts';
import { refuseBlockedAuthor } from './authors.ts';
import type { CachedCounts } from './counts.ts';
import { postNotFound, replyNotFound, type ReplyKey, requirePost, requireReply } from './lookup.ts';
import { type Moderation, moderatePost, removeReply } from './moderation.ts';
import { marksBy } from './reading-repo.ts';
import { markOwnPost, markOwnReply, pageOfReply } from './reading.ts';
import { deleteReactionsTo, reactionsBy } from './reactions-repo.ts';
import * as replies from './replies-repo.ts';
import { quotedPlayers, redactQuotesOf } from './quotes.ts';
import * as repo from './repo.ts';
import { toPost, toPreviews } from './presentation.ts';
import { textColumns } from './text-columns.ts';
import { refuseBeyondDailyTips, refuseTipper, type TipRules } from './tip-rules.ts';
import { runtime } from '../../runtime.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface ForumDeps {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  players: Pick<PlayerService, 'redact'>;
  town: Pick<LiveTown, 'notify'>;
  /** Posts that contain one of these words are marked as NSFW automatically. */
  sensitiveWords: readonly string[];
  tipRules: TipRules;
  counts: CachedCounts;
  /** Called for each new post and reply after its commit. */
  announce: (news: ForumNews) => void;
}

export interface PostQuery {
  filter: ForumFilter;
  sort: ForumSort;
  search: string;
  limit: number;
  offset: number;
}

export interface ReplyPage {
  /** Counted from 1. */
  page: number;
  limit: number;
  /** Chooses the page instead: the id of a reply, or `resume`. */
  at?: string | undefined;
}

/** All methods throw DomainErrors. An invalid id is null. Methods that change data return a message or the new id. */
export interface Forum {
  list(playerId: string, query: PostQuery): Promise<{ posts: PostPreview[]; hasMore: boolean }>;
  counts(): Promise<Record<ForumFilter, number>>;
  read(playerId: string, id: number | null, page: ReplyPage): Promise<ForumPost>;
  preview(playerId: string, id: number | null): Promise<PostPreview>;
  /** Returns the new post's id. */
  post(player: PlayerRecord, draft: PostDraft): Promise<string>;
  editPost(player: PlayerRecord, id: number | null, message: string): Promise<SentenceData>;
  /** Returns the new reply's id. */
  reply(player: PlayerRecord, postId: number | null, message: string): Promise<string>;
  editReply(player: PlayerRecord, at: ReplyKey, message: string): Promise<SentenceData>;
  /** Tips the author of the reply, or of the post when `replyId` is absent. */
  tip(player: PlayerRecord, at: { postId: number | null; replyId?: number | null }): Promise<SentenceData>;
  vote(player: PlayerRecord, id: number | null): Promise<SentenceData>;
  deletePost(player: PlayerRecord, id: number | null): Promise<SentenceData>;
  deleteReply(player: PlayerRecord, id: number | null): Promise<SentenceData>;
  moderate(moderator: PlayerRecord, id: number | null, act: Moderation): Promise<SentenceData>;
  removeReply(moderator: PlayerRecord, at: ReplyKey, reason: string): Promise<SentenceData>;
}

const notAuthor = (what: 'posts' | 'replies'): DomainError =>
  new DomainError('forbidden', sentence('youCanChangeYourOwn', { what }), { params: { what } });

function refuseLocked(post: repo.PostRow, player: PlayerRecord): void {
  if (post.isLocked === 0 || player.access > 0) return;
  throw new DomainError('forbidden', sentence('thisPostIsLocked'), { code: 'locked' });
}

export function createForum(deps: ForumDeps): Forum {
  const { database, players, town, sensitiveWords, tipRules, counts, announce } = deps;
  const { db, kind } = database;
  const isSensitiveText = createWordFinder(sensitiveWords);
  const stored = (title: string, message: string) => textColumns(title, message, isSensitiveText);

  return {
    list: async (playerId, query) => {
      const rows = await repo.listPreviews(db, kind, { ...query, limit: query.limit + 1 });
      const posts = await toPreviews(db, playerId, rows.slice(0, query.limit));
      return { posts, hasMore: rows.length > query.limit };
    },

    counts: () => counts.read(),

    read: async (playerId, id, page) => {
      const row = id === null ? undefined : await repo.findPost(db, id);
      if (row === undefined) throw postNotFound();
      const { limit, at } = page;
      const number = at === undefined ? page.page : await pageOfReply(db, { playerId, post: row, at, limit });
      const shown = await replies.listReplies(db, row.id, { limit, offset: (number - 1) * limit });
      return { ...(await toPost(db, playerId, row, shown)), repliesPage: number };
    },

    preview: async (playerId, id) => {
      const row = id === null ? undefined : await repo.findPreview(db, id);
      const [preview] = row === undefined ? [] : await toPreviews(db, playerId, [row]);
      if (preview === undefined) throw postNotFound();
      return preview;
    },

    post: async (player, draft) => {
      refuseMuted(player);
      const problem = checkPost(draft);
      if (problem !== null) throw new DomainError('invalid', problem, { code: 'bad-post' });
      const category = draft.category as PostCategory;
      if (category === 'announcements' && player.access === 0) {
        throw new DomainError('forbidden', sentence('onlyModeratorsPostAnnouncements'), { code: 'announcements' });
      }
      const title = writtenLine(draft.title, players.redact);
      const message = requiredText(draft.message, players.redact);
      const post = { authorId: player.id, category, ...stored(title, message) };
      const id = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const repeated = await repo.findRepeatedPost(transaction, post, runtime.now() - REPEAT_MS);
        if (repeated !== null) return repeated;
        const inserted = await repo.insertPost(transaction, post);
        await markOwnPost(transaction, player.id, inserted);
        return inserted;
      });
      counts.invalidate();
      announce({ postId: String(id), category, author: player.username });
      return String(id);
    },

    editPost: async (player, id, text) => {
      refuseMuted(player);
      const problem = checkContent(text);
      if (problem !== null) throw new DomainError('invalid', problem, { code: 'bad-post' });
      const message = requiredText(text, players.redact);
      return await db.transaction().execute(async (transaction) => {
        const post = await requirePost(transaction, id, true);
        if (post.authorId !== player.id) throw notAuthor('posts');
        refuseLocked(post, player);
        await repo.updatePost(transaction, post.id, { ...stored(post.title, message), editedAt: runtime.now() });
        return sentence('postSaved');
      });
    },

    reply: async (player, postId, text) => {
      refuseMuted(player);
      const message = requiredText(text, players.redact);
      const written = await db.transaction().execute(async (transaction) => {
        // Players are locked before posts, as for tips, so that the two cannot deadlock.
        await lockPlayers(transaction, [player.id]);
        const post = await requirePost(transaction, postId, true);
        refuseLocked(post, player);
        await refuseBlockedAuthor(transaction, player, post.authorId);
        const reply = { postId: post.id, authorId: player.id, message };
        const repeated = await replies.findRepeatedReply(transaction, reply, runtime.now() - REPEAT_MS);
        if (repeated !== null) return { id: repeated, post, isNew: false };
        const id = await replies.insertReply(transaction, reply);
        await repo.addToCount(transaction, post.id, 'replyCount', 1);
        await notify(transaction, post.authorId, {
          kind: 'reply',
          actorId: player.id,
          reference: { postId: post.id, replyId: id },
        });
        for (const quotedId of await quotedPlayers(transaction, post, message)) {
          await notify(transaction, quotedId, {
            kind: 'quote',
            actorId: player.id,
            reference: { postId: post.id, replyId: id },
          });
        }
        await markOwnReply(transaction, player.id, post, id);
        return { id, post, isNew: true };
      });
      const { post, isNew } = written;
      const id = String(written.id);
      if (isNew) announce({ postId: String(post.id), category: post.category, replyId: id, author: player.username });
      return id;
    },

    editReply: async (player, at, text) => {
      refuseMuted(player);
      const message = requiredText(text, players.redact);
      return await db.transaction().execute(async (transaction) => {
        const post = await requirePost(transaction, at.postId, true);
        const reply = await requireReply(transaction, at);
        if (reply.authorId !== player.id) throw notAuthor('replies');
        refuseLocked(post, player);
        await replies.updateReply(transaction, reply.id, { message, editedAt: runtime.now() });
        return sentence('replySaved');
      });
    },

    tip: async (player, { postId, replyId }) => {
      await refuseTipper(db, player, tipRules);
      const isPost = replyId === undefined;
      const coins = isPost ? POST_TIP_COINS : REPLY_TIP_COINS;
      const tipped = await db.transaction().execute(async (transaction) => {
        const post = await requirePost(transaction, postId);
        const target = isPost ? post : await requireReply(transaction, { postId, replyId });
        const { authorId } = target;
        if (authorId === null)
          throw new DomainError('conflict', sentence('thisAuthorIsNoLonger'), { code: 'no-author' });
        if (authorId === SYSTEM_PLAYER_ID) {
          throw new DomainError('forbidden', sentence('theTownItselfTakesNo'), { code: 'town' });
        }
        if (authorId === player.id)
          throw new DomainError('forbidden', sentence('youCannotTipYourself'), { code: 'oneself' });
        await lockPlayers(transaction, [player.id, authorId]);
        const author = await refuseBlockedAuthor(transaction, player, authorId);
        const tip = { postId: post.id, replyId: isPost ? 0 : target.id, playerId: player.id };
        if (!(await repo.insertTip(transaction, tip))) {
          throw new DomainError('conflict', sentence('youTippedThisAlready'), { code: 'already-tipped' });
        }
        await refuseBeyondDailyTips(transaction, { id: authorId, username: author }, coins);
        const reference = isPost ? `post ${post.id}` : `reply ${target.id} to post ${post.id}`;
        const transfer = (playerId: string, amount: number) =>
          changeBalance(transaction, { playerId, currency: 'coins', amount, reason: 'forum-tip', reference });
        await transfer(player.id, -coins);
        await transfer(authorId, coins);
        await (isPost
          ? repo.addToCount(transaction, post.id, 'tipsCount', 1)
          : replies.countTip(transaction, target.id));
        noteReward(transaction, authorId, {
          kind: 'tip',
          username: player.username,
          coins,
          postId: String(post.id),
        });
        await notify(transaction, authorId, {
          kind: 'tip',
          actorId: player.id,
          reference: { postId: post.id, ...(!isPost && { replyId: target.id }), detail: String(coins) },
        });
        return { authorId, author, title: post.title };
      });
      await town.notify(
        tipped.authorId,
        'tip',
        sentence('usernameTippedYouCoinsFor', {
          username: player.username,
          coins: sentence('partCoins', { count: coins }),
          what: isPost ? 'post' : 'reply',
          title: tipped.title,
        }),
        {
          code: 'tip-received',
          params: { username: player.username, coins, title: tipped.title, on: isPost ? 'post' : 'reply' },
        },
      );
      return sentence('youTippedAuthorCoins', {
        author: tipped.author,
        coins: sentence('partCoins', { count: coins }),
      });
    },

    vote: async (player, id) =>
      await db.transaction().execute(async (transaction) => {
        const post = await requirePost(transaction, id, true);
        const isVoted = await repo.toggleVote(transaction, post.id, player.id);
        await repo.addToCount(transaction, post.id, 'nsfwVotes', isVoted ? 1 : -1);
        return isVoted ? sentence('markedAsNsfw') : sentence('markedAsSfw');
      }),

    deletePost: async (player, id) => {
      await db.transaction().execute(async (transaction) => {
        const post = await requirePost(transaction, id, true);
        if (post.authorId !== player.id) throw notAuthor('posts');
        await forget(transaction, { postId: post.id });
        if (post.replyCount === 0) return await repo.deletePost(transaction, post.id);
        await repo.updatePost(transaction, post.id, { ...replies.TOMBSTONE, deletedAt: runtime.now() });
        await deleteReactionsTo(transaction, { postId: post.id, replyId: 0 });
      });
      counts.invalidate();
      return sentence('postDeleted');
    },

    deleteReply: async (player, id) => {
      const found = id === null ? undefined : await replies.findReply(db, id);
      if (found === undefined) throw replyNotFound();
      return await db.transaction().execute(async (transaction) => {
        await repo.lockPost(transaction, found.postId);
        const reply = await requireReply(transaction, { postId: found.postId, replyId: found.id });
        if (reply.authorId !== player.id) throw notAuthor('replies');
        await replies.deleteReply(transaction, reply);
        await repo.addToCount(transaction, reply.postId, 'replyCount', -1);
        await forget(transaction, { postId: reply.postId, replyId: reply.id });
        await replies.deleteEmptyTombstone(transaction, reply.postId);
        return sentence('replyDeleted');
      });
    },

    moderate: async (moderator, id, act) => {
      const message = await db.transaction().execute((transaction) => moderatePost(transaction, moderator, id, act));
      counts.invalidate();
      return message;
    },
    removeReply: (moderator, at, reason) =>
      db.transaction().execute((transaction) => removeReply(transaction, moderator, at, reason)),
  };
}

/** Replaces the text, and quotes of it in the same post, by the redaction marker. Returns null when the post or reply is unknown or deleted. */
export async function redactForum(
  transaction: Executor,
  id: number | null,
  kind: 'post' | 'reply',
): Promise<{ playerId: string; was: string } | null> {
  const row = id === null ? undefined : await (kind === 'post' ? repo.findPost : replies.findReply)(transaction, id);
  if (row?.authorId == null || row.deletedAt !== null) return null;
  await redactQuotesOf(transaction, 'title' in row ? row.id : row.postId, { ...row, authorId: row.authorId });
  if ('title' in row) {
    const columns = textColumns(REDACTION_MARKER, REDACTION_MARKER, () => row.automaticallyNsfw === 1);
    await repo.updatePost(transaction, row.id, columns);
    return { playerId: row.authorId, was: `${row.title}\n${row.message}` };
  }
  await replies.updateReply(transaction, row.id, { message: REDACTION_MARKER });
  return { playerId: row.authorId, was: row.message };
}

/**
 * Puts a text back that `redactForum` returned. Quotes of it in answers stay redacted. False when it is gone or was changed
 * since.
 */
export async function restoreForum(
  transaction: Executor,
  id: number | null,
  { kind, text }: { kind: 'post' | 'reply'; text: string },
): Promise<boolean> {
  const row = id === null ? undefined : await (kind === 'post' ? repo.findPost : replies.findReply)(transaction, id);
  if (row === undefined || row.deletedAt !== null || row.message !== REDACTION_MARKER) return false;
  if ('title' in row) {
    const [title = '', ...lines] = text.split('\n');
    await repo.updatePost(
      transaction,
      row.id,
      textColumns(title, lines.join('\n'), () => row.automaticallyNsfw === 1),
    );
  } else await replies.updateReply(transaction, row.id, { message: text });
  return true;
}

export const forumData: PlayerData = {
  name: 'forum',
  export: async (db, playerId) => ({
    posts: (await replies.postsBy(db, playerId, null)).map(withTime),
    replies: (await replies.repliesBy(db, playerId, null)).map(({ id, postId, message, createdAt, title }) =>
      withTime({ id, postId, message, createdAt, title }),
    ),
    tips: (await replies.tipsBy(db, playerId)).map(withTime),
    votes: (await replies.votesBy(db, playerId)).map(withTime),
    reactions: (await reactionsBy(db, playerId)).map(withTime),
    read: (await marksBy(db, playerId)).map(({ readAt, ...mark }) => ({ ...mark, readAt: timeOf(readAt) })),
  }),
  erase: replies.eraseAllBy,
};

const timeOf = (ms: number): string => new Date(ms).toISOString();

const withTime = <Row extends { createdAt: number }>(row: Row) => ({
  ...row,
  createdAt: timeOf(row.createdAt),
});
