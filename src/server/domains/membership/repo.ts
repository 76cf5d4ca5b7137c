/** SQL of memberships: one row for each level that a player has, with its end. The player's row shows the highest. */
import type { Executor } from '../../db/database.ts';

export interface Period {
  level: number;
  /** Epoch milliseconds; null: without an end */
  until: number | null;
}

export const periodsOf = (db: Executor, playerId: string): Promise<Period[]> =>
  db.selectFrom('membership_period').select(['level', 'until']).where('playerId', '=', playerId).execute();

export async function putPeriod(db: Executor, playerId: string, { level, until }: Period): Promise<void> {
  await db
    .insertInto('membership_period')
    .values({ playerId, level, until })
    .onConflict((conflict) => conflict.columns(['playerId', 'level']).doUpdateSet({ until }))
    .execute();
}

export async function dropPeriods(db: Executor, playerId: string): Promise<void> {
  await db.deleteFrom('membership_period').where('playerId', '=', playerId).execute();
}

export async function dropEndedPeriods(db: Executor, playerId: string, now: number): Promise<void> {
  await db
    .deleteFrom('membership_period')
    .where('playerId', '=', playerId)
    .where('until', 'is not', null)
    .where('until', '<=', now)
    .execute();
}
