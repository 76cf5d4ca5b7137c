/** In which location a player's last place is. All places of before are in the only location there was. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

const FIRST_LOCATION = 'lantern-bay';

export const placeLocation: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('place')
      .addColumn('location', 'text', (c) => c.notNull().defaultTo(FIRST_LOCATION))
      .execute();
  },
});
