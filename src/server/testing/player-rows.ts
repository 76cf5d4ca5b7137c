/** For tests: sets columns of players that no command sets, as if the change had come through the server. */
import { noteChange } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { PlayerRow } from '../db/schema.ts';

export async function setPlayerRows(
  db: Database,
  usernames: readonly string[],
  change: Partial<PlayerRow>,
): Promise<void> {
  const changed = await db
    .updateTable('player')
    .set(change)
    .where('username', 'in', usernames)
    .returning('id')
    .execute();
  noteChange(db, 'player', ...changed.map(({ id }) => id));
}
