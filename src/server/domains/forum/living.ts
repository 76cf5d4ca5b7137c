/** Posts and replies that are there, as opposed to gone or tombstones; and the refusals for those that are not. */
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import * as replies from './replies-repo.ts';
import * as repo from './repo.ts';

export interface ReplyPlace {
  postId: number | null;
  replyId: number | null;
}

export const postNotFound = (): DomainError => new DomainError('not-found', 'Post not found');
export const replyNotFound = (): DomainError => new DomainError('not-found', 'This reply is no longer there.');

/** The post, when it is there and not deleted. */
export async function livingPost(db: Executor, id: number | null, isLocking = false): Promise<repo.PostRow> {
  const row = id === null ? undefined : await (isLocking ? repo.lockPost(db, id) : repo.findPost(db, id));
  if (row === undefined || row.deletedAt !== null) throw postNotFound();
  return row;
}

export async function livingReply(db: Executor, { postId, replyId }: ReplyPlace): Promise<replies.ReplyRow> {
  const row = replyId === null ? undefined : await replies.findReply(db, replyId);
  if (row === undefined || row.deletedAt !== null || row.postId !== postId) throw replyNotFound();
  return row;
}
