/** How many players own an item that they paid for, for the sort order of the store. Counted every hour. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const popularity: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('catalogue_item')
      .addColumn('popularity', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});
