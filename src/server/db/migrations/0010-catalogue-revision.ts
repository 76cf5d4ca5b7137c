/**
 * Items count their changes, so that what was made ready of an item for its readers is known to be current; and the
 * indexes of what is sold hold all that a page is made of, so that no row is read for it.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';
import { LISTED_INDEXES } from './0008-speed.ts';

export const catalogueRevision: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('catalogue_item')
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    const listed = async (name: string, columns: readonly string[]): Promise<void> => {
      await db.schema.dropIndex(`catalogue_item_listed_${name}`).execute();
      await db.schema
        .createIndex(`catalogue_item_listed_${name}`)
        .on('catalogue_item')
        .columns([...columns, 'revision', 'quantity'])
        .where(sql.ref('isListed'), '=', sql.lit(1))
        .execute();
    };
    for (const [name, columns] of Object.entries(LISTED_INDEXES)) await listed(name, columns);
    // Small, to be counted.
    await db.schema
      .createIndex('catalogue_item_listed_count')
      .on('catalogue_item')
      .column('category')
      .where(sql.ref('isListed'), '=', sql.lit(1))
      .execute();
  },
});
