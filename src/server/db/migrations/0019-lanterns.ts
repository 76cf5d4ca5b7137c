/** Lanterns that players found, one row for each, and who shows the seals of the album on the profile. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const lanterns: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('album_lantern')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      // Since 1970-01-01 in UTC.
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('spot', 'integer', (c) => c.notNull())
      .addColumn('foundAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('album_lantern_key', ['playerId', 'day', 'spot'])
      .execute();
    await db.schema
      .createTable('album')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('isShown', 'integer', (c) => c.notNull())
      .execute();
  },
});
