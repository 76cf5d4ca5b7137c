/** Moderation of posts and replies inside the caller's transaction. Each action adds an audit row with its reason. */
import type { PostAct } from '../../../shared/contract/forum.ts';
import { type PostCategory } from '../../../shared/rules/forum.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { forget } from '../bell/service.ts';
import { accessOf, recordAuditEntry } from '../players/service.ts';
import { type ReplyKey, requirePost, requireReply } from './lookup.ts';
import { deleteReactionsTo } from './reactions-repo.ts';
import * as replies from './replies-repo.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface Moderation {
  act: PostAct;
  category?: PostCategory | undefined;
  reason: string;
}

const MESSAGES: Readonly<Record<Exclude<PostAct, 'move'>, SentenceData>> = {
  pin: sentence('postPinned'),
  unpin: sentence('postNoLongerPinned'),
  lock: sentence('postLocked'),
  unlock: sentence('postUnlocked'),
  remove: sentence('postRemoved'),
};

/** Returns the message for the moderator. Throws a DomainError when the action is not permitted. */
export async function moderatePost(
  transaction: Executor,
  moderator: PlayerRecord,
  id: number | null,
  { act, category, reason }: Moderation,
): Promise<SentenceData> {
  const post = await requirePost(transaction, id, true);
  if (act === 'move' && category === undefined) {
    throw new DomainError('invalid', sentence('categoryRequired'), { code: 'no-category' });
  }
  if (act === 'remove') await refuseEqualAccess(transaction, moderator, post.authorId);
  await repo.updatePost(transaction, post.id, changeOf(act, category ?? post.category));
  if (act === 'remove') {
    await forget(transaction, { postId: post.id });
    await deleteReactionsTo(transaction, { postId: post.id, replyId: 0 });
  }
  await record(transaction, moderator, {
    action: act === 'remove' ? 'delete' : act,
    targetId: post.authorId,
    details: `post ${post.id} "${isolate(post.title)}": ${isolate(reason)}${act === 'remove' ? ` (was: ${isolate(post.message)})` : ''}`,
  });
  return act === 'move' ? sentence('postMovedToCategory', { category: category ?? post.category }) : MESSAGES[act];
}

function changeOf(act: PostAct, category: repo.PostRow['category']): repo.PostChange {
  if (act === 'pin' || act === 'unpin') return { isPinned: act === 'pin' ? 1 : 0 };
  if (act === 'lock' || act === 'unlock') return { isLocked: act === 'lock' ? 1 : 0 };
  return act === 'move' ? { category } : { ...replies.TOMBSTONE, deletedAt: runtime.now() };
}

/** Replaces the reply by a tombstone. Returns the message for the moderator. Throws a DomainError. */
export async function removeReply(
  transaction: Executor,
  moderator: PlayerRecord,
  at: ReplyKey,
  reason: string,
): Promise<SentenceData> {
  const reply = await requireReply(transaction, at);
  await refuseEqualAccess(transaction, moderator, reply.authorId);
  await replies.updateReply(transaction, reply.id, { authorId: null, message: '', deletedAt: runtime.now() });
  await forget(transaction, { postId: reply.postId, replyId: reply.id });
  await deleteReactionsTo(transaction, { postId: reply.postId, replyId: reply.id });
  const details = `reply ${reply.id} to post ${reply.postId}: ${isolate(reason)} (was: ${isolate(reply.message)})`;
  await record(transaction, moderator, { action: 'delete', targetId: reply.authorId, details });
  return sentence('replyRemoved');
}

const record = (
  transaction: Executor,
  moderator: PlayerRecord,
  act: { action: string; targetId: string | null; details: string },
): Promise<void> => recordAuditEntry(transaction, { ...act, actor: moderator.id, targetId: act.targetId ?? '' });

/** Throws a DomainError when the author is another player with the same or higher access. */
async function refuseEqualAccess(
  transaction: Executor,
  moderator: PlayerRecord,
  authorId: string | null,
): Promise<void> {
  if (authorId === null || authorId === moderator.id) return;
  const author = await accessOf(transaction, authorId);
  if (author === null || author.access < moderator.access) return;
  throw new DomainError('forbidden', sentence('youCannotDoThisToA'), { code: 'equal-access' });
}
