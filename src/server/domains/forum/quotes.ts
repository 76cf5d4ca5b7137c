/**
 * Whom a reply quotes: players who wrote in the post, so that a quote of made-up words reaches nobody else. Quotes are copies:
 * the redaction of a text is repeated in the replies that quote it.
 */
import { quotedNames, redactQuotes } from '../../../shared/rules/bbcode/quote.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import type { Executor } from '../../db/database.ts';
import { idOfName } from '../players/service.ts';
import { authorsOf } from '../profile/service.ts';
import { repliesWithQuotes, updateReply } from './replies-repo.ts';
import { marksOf, type PostRow } from './repo.ts';

/** Ids of the players; at most five. */
export async function quotedPlayers(transaction: Executor, post: PostRow, message: string): Promise<string[]> {
  const ids: string[] = [];
  for (const name of quotedNames(message)) {
    const id = await idOfName(transaction, name);
    if (id === null) continue;
    const isInPost = id === post.authorId || (await marksOf(transaction, id, [post.id])).replied.has(post.id);
    if (isInPost) ids.push(id);
  }
  return ids;
}

/** Redacts the words of the text in the quotes of the post's replies, inside the caller's transaction. */
export async function redactQuotesOf(
  transaction: Executor,
  postId: number,
  { authorId, message }: { authorId: string; message: string },
): Promise<void> {
  const author = (await authorsOf(transaction, [authorId])).get(authorId)?.username;
  if (author === undefined) return;
  for (const reply of await repliesWithQuotes(transaction, postId)) {
    const redacted = redactQuotes(reply.message, { author, quoted: message }, REDACTION_MARKER);
    if (redacted !== reply.message) await updateReply(transaction, reply.id, { message: redacted });
  }
}
