/** Names of the product's own items in languages other than English, by which pages in them sort the store. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const catalogueNames: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('catalogue_name')
      .addColumn('itemId', 'text', (c) => c.notNull().references('catalogue_item.id').onDelete('cascade'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('nameKey', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('catalogue_name_key', ['itemId', 'language'])
      .execute();
  },
});
