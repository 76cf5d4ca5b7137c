/** SQL of the cookie game's saves. */
import type { Executor } from '../../db/database.ts';

export interface SaveRow {
  id: number;
  /** JSON of `CookieSave` */
  state: string;
  /** Client clock, epoch ms */
  lastSave: number;
  /** Server clock, epoch ms */
  createdAt: number;
}

export const newestSave = (db: Executor, playerId: string): Promise<SaveRow | undefined> =>
  db
    .selectFrom('cookie_save')
    .select(['id', 'state', 'lastSave', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** All kept saves of a player, newest first. */
export const recentSaves = (db: Executor, playerId: string): Promise<SaveRow[]> =>
  db
    .selectFrom('cookie_save')
    .select(['id', 'state', 'lastSave', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('id', 'desc')
    .execute();

/** Returns false when another save follows `previousId` already. */
export async function insertSave(
  db: Executor,
  save: { playerId: string; previousId: number; state: string; lastSave: number; createdAt: number },
): Promise<boolean> {
  const row = await db
    .insertInto('cookie_save')
    .values(save)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSaves(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('cookie_save').where('id', 'in', ids).execute();
}
