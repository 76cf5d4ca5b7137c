/** SQL of the blocks between players. */
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';

export async function hasBlocked(db: Executor, playerId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('block')
    .select('blockedId')
    .where('playerId', '=', playerId)
    .where('blockedId', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when the block exists already. */
export async function insertBlock(db: Executor, playerId: string, blockedId: string): Promise<boolean> {
  const inserted = await db
    .insertInto('block')
    .values({ playerId, blockedId, createdAt: runtime.now() })
    .onConflict((conflict) => conflict.columns(['playerId', 'blockedId']).doNothing())
    .returning('blockedId')
    .executeTakeFirst();
  noteChange(db, 'blocks', playerId);
  return inserted !== undefined;
}

/** Returns false when no block existed. */
export async function deleteBlock(db: Executor, playerId: string, blockedId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('block')
    .where('playerId', '=', playerId)
    .where('blockedId', '=', blockedId)
    .returning('blockedId')
    .executeTakeFirst();
  noteChange(db, 'blocks', playerId);
  return deleted !== undefined;
}
