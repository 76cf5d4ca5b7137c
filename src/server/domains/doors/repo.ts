/** SQL of the visits behind the doors of the town. */
import type { Executor } from '../../db/database.ts';
import type { DoorVisitTable } from '../../db/schema-doors.ts';

export type DoorVisit = Omit<DoorVisitTable, 'playerId'>;

/** Ordered by door. */
export const visitsOf = (db: Executor, playerId: string): Promise<DoorVisit[]> =>
  db.selectFrom('door_visit').select(['door', 'seen']).where('playerId', '=', playerId).orderBy('door').execute();

export async function writeVisit(db: Executor, visit: DoorVisitTable): Promise<void> {
  await db
    .insertInto('door_visit')
    .values(visit)
    .onConflict((conflict) => conflict.columns(['playerId', 'door']).doUpdateSet({ seen: visit.seen }))
    .execute();
}
