/** Which processes of a world have done a periodic job, and for which period. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const jobs: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('job')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('slot', 'bigint', (c) => c.notNull())
      .execute();
  },
});
