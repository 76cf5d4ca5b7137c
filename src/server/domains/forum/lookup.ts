/** Reads posts and replies that are not deleted. Throws the DomainErrors for deleted and unknown ones. */
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import * as replies from './replies-repo.ts';
import * as repo from './repo.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface ReplyKey {
  postId: number | null;
  replyId: number | null;
}

export const postNotFound = (): DomainError => new DomainError('not-found', sentence('postNotFound'));
export const replyNotFound = (): DomainError => new DomainError('not-found', sentence('thisReplyIsNoLonger'));

/** Throws a DomainError when the post is unknown or deleted. `isLocking` locks its row for the transaction. */
export async function requirePost(db: Executor, id: number | null, isLocking = false): Promise<repo.PostRow> {
  const row = id === null ? undefined : await (isLocking ? repo.lockPost(db, id) : repo.findPost(db, id));
  if (row === undefined || row.deletedAt !== null) throw postNotFound();
  return row;
}

/** Throws a DomainError when the reply is unknown, deleted or not a reply to the post. */
export async function requireReply(db: Executor, { postId, replyId }: ReplyKey): Promise<replies.ReplyRow> {
  const row = replyId === null ? undefined : await replies.findReply(db, replyId);
  if (row === undefined || row.deletedAt !== null || row.postId !== postId) throw replyNotFound();
  return row;
}
