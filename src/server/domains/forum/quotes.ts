/** Whom a reply quotes: players who wrote in the post, so that a quote of made-up words reaches nobody else. */
import { quotedNames } from '../../../shared/rules/bbcode/quote.ts';
import type { Executor } from '../../db/database.ts';
import { idOfName } from '../players/service.ts';
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
