/** Copies of wishlists on accounts. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const wishes: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('wish_setting')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('hasNews', 'integer', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('wish')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('itemId', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('shownPrice', 'bigint', (c) => c.notNull())
      .addColumn('isLow', 'integer', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('wish_key', ['playerId', 'itemId'])
      .execute();
    await db.schema.createIndex('wish_item').on('wish').column('itemId').execute();
  },
});
