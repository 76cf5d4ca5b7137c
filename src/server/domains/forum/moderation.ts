/** What moderators do to posts and replies, inside the caller's transaction. Each act is a row of the audit log with its reason. */
import type { PostAct } from '../../../shared/contract/forum.ts';
import { CATEGORY_LABELS, type PostCategory } from '../../../shared/rules/forum.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { accessOf, recordAct } from '../players/service.ts';
import { livingPost, livingReply, type ReplyPlace } from './living.ts';
import * as replies from './replies-repo.ts';
import * as repo from './repo.ts';
import { runtime } from '../../runtime.ts';

export interface Moderation {
  act: PostAct;
  category?: PostCategory | undefined;
  reason: string;
}

const DONE: Readonly<Record<Exclude<PostAct, 'move'>, string>> = {
  pin: 'Post pinned.',
  unpin: 'Post no longer pinned.',
  lock: 'Post locked.',
  unlock: 'Post unlocked.',
  remove: 'Post removed.',
};

/** Returns what to tell the moderator. Throws a DomainError. */
export async function moderatePost(
  transaction: Executor,
  moderator: PlayerRecord,
  id: number | null,
  { act, category, reason }: Moderation,
): Promise<string> {
  const post = await livingPost(transaction, id, true);
  if (act === 'move' && category === undefined) {
    throw new DomainError('invalid', 'Category required.', { code: 'no-category' });
  }
  if (act === 'remove') await refuseEquals(transaction, moderator, post.authorId);
  await repo.updatePost(transaction, post.id, changeOf(act, category ?? post.category));
  await record(transaction, moderator, {
    action: act === 'remove' ? 'delete' : act,
    targetId: post.authorId,
    details: `post ${post.id} "${post.title}": ${reason}${act === 'remove' ? ` (was: ${post.message})` : ''}`,
  });
  return act === 'move' ? `Post moved to ${CATEGORY_LABELS[category ?? post.category]}.` : DONE[act];
}

function changeOf(act: PostAct, category: repo.PostRow['category']): repo.PostChange {
  if (act === 'pin' || act === 'unpin') return { isPinned: act === 'pin' ? 1 : 0 };
  if (act === 'lock' || act === 'unlock') return { isLocked: act === 'lock' ? 1 : 0 };
  return act === 'move' ? { category } : { ...replies.BURIED, deletedAt: runtime.now() };
}

/** Leaves a tombstone. Returns what to tell the moderator. Throws a DomainError. */
export async function removeReply(
  transaction: Executor,
  moderator: PlayerRecord,
  at: ReplyPlace,
  reason: string,
): Promise<string> {
  const reply = await livingReply(transaction, at);
  await refuseEquals(transaction, moderator, reply.authorId);
  await replies.updateReply(transaction, reply.id, { authorId: null, message: '', deletedAt: runtime.now() });
  const details = `reply ${reply.id} to post ${reply.postId}: ${reason} (was: ${reply.message})`;
  await record(transaction, moderator, { action: 'delete', targetId: reply.authorId, details });
  return 'Reply removed.';
}

const record = (
  transaction: Executor,
  moderator: PlayerRecord,
  act: { action: string; targetId: string | null; details: string },
): Promise<void> => recordAct(transaction, { ...act, actor: moderator.id, targetId: act.targetId ?? '' });

/** Nobody takes away what was written by who has the same access or more, but for oneself. */
async function refuseEquals(transaction: Executor, moderator: PlayerRecord, authorId: string | null): Promise<void> {
  if (authorId === null || authorId === moderator.id) return;
  const author = await accessOf(transaction, authorId);
  if (author === null || author.access < moderator.access) return;
  throw new DomainError('forbidden', 'You cannot do this to a moderator.', { code: 'equal-access' });
}
