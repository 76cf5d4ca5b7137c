/** The first walks of newcomers. Accounts from before have no row. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const firstWalk: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('first_walk')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('bits', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('wornAtStart', 'text')
      .execute();
  },
});
