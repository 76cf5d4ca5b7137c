/** To which cut an item of the product's own belongs, so that pages of the store can be pages of cuts. The start fills the column. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const cuts: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('catalogue_item').addColumn('cut', 'text').execute();
    await db.schema.createIndex('catalogue_item_cut').on('catalogue_item').column('cut').execute();
  },
});
