/** SQL of hearts: at whom a player's points. It stands in the profile's row. */
import type { Executor } from '../../db/database.ts';

export async function heartOf(db: Executor, playerId: string): Promise<string | null> {
  const row = await db.selectFrom('profile').select('heartId').where('playerId', '=', playerId).executeTakeFirst();
  return row?.heartId ?? null;
}

export async function pointHeart(db: Executor, playerId: string, heartId: string): Promise<void> {
  await db
    .insertInto('profile')
    .values({ playerId, heartId })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ heartId }))
    .execute();
}

/** False when it pointed elsewhere. */
export async function takeBackHeart(db: Executor, playerId: string, heartId: string): Promise<boolean> {
  const changed = await db
    .updateTable('profile')
    .set({ heartId: null })
    .where('playerId', '=', playerId)
    .where('heartId', '=', heartId)
    .returning('playerId')
    .executeTakeFirst();
  return changed !== undefined;
}
