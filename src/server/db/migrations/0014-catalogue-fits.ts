/** An index of listed items by the bodies that they fit. Only the items that do not fit a reader are read from it. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const catalogueFits: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('catalogue_item_listed_fits')
      .on('catalogue_item')
      .columns(['fits', 'number'])
      .where(sql.ref('isListed'), '=', sql.lit(1))
      .execute();
  },
});
