/** From which location a player came to the one of the last place: it decides at which door the player arrives. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const placeFrom: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('place').addColumn('cameFrom', 'text').execute();
  },
});
