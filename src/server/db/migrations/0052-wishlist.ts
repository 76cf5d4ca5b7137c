/** Copies of wishlists on accounts. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const wishlist: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('wishlist_setting')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('hasNews', 'integer', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('wishlist_item')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('itemId', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('shownPrice', 'bigint', (c) => c.notNull())
      .addColumn('shownCurrency', 'text', (c) => c.notNull())
      .addColumn('isLow', 'integer', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('wishlist_item_key', ['playerId', 'itemId'])
      .execute();
    await db.schema.createIndex('wishlist_item_by_item').on('wishlist_item').column('itemId').execute();
  },
});
