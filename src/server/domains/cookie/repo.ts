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

/** Deletes all saves of a player except the newest `count`. */
export async function deleteOlderSaves(db: Executor, playerId: string, count: number): Promise<void> {
  const oldest = await db
    .selectFrom('cookie_save')
    .select('id')
    .where('playerId', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db.deleteFrom('cookie_save').where('playerId', '=', playerId).where('id', '<', oldest.id).execute();
}
