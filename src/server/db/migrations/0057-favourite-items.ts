/** Which of the items that a player owns are favourites. Items from before are none. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const favouriteItems: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('inventory')
      .addColumn('isFavourite', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});
