/** Blocks between a player and the author of a post or reply. */
import type { Executor } from '../../db/database.ts';
import type { PlayerRecord } from '../../ports.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { authorsOf } from '../profile/service.ts';

/** Returns the author's username; '' for a deleted author. Throws a DomainError when a block exists. */
export async function refuseBlockedAuthor(
  transaction: Executor,
  player: PlayerRecord,
  authorId: string | null,
): Promise<string> {
  if (authorId === null) return '';
  const username = (await authorsOf(transaction, [authorId])).get(authorId)?.username ?? '';
  if (authorId !== player.id) await refuseBlocked(transaction, player.id, { id: authorId, username });
  return username;
}
