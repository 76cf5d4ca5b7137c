/** SQL of the first walks. */
import type { Executor } from '../../db/database.ts';
import type { FirstWalkTable } from '../../db/schema-games.ts';

export type WalkRow = FirstWalkTable;

export const walkOf = (db: Executor, playerId: string): Promise<WalkRow | undefined> =>
  db.selectFrom('first_walk').selectAll().where('playerId', '=', playerId).executeTakeFirst();

export async function insertWalk(db: Executor, row: WalkRow): Promise<void> {
  await db
    .insertInto('first_walk')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes a walk that is not done; returns whether there was one. A done walk never changes, so that it pays once. */
export async function updateWalk(
  db: Executor,
  playerId: string,
  change: Partial<Omit<WalkRow, 'playerId'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('first_walk')
    .set(change)
    .where('playerId', '=', playerId)
    .where('status', '<>', 'done')
    .returning('playerId')
    .executeTakeFirst();
  return row !== undefined;
}
