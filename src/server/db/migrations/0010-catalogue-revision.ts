/**
 * Adds a revision to each item, so that cached item texts can be validated. The indexes of listed items cover all
 * columns that a page needs, so that no table row is read for it.
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
    // A narrow index for counting.
    await db.schema
      .createIndex('catalogue_item_listed_count')
      .on('catalogue_item')
      .column('category')
      .where(sql.ref('isListed'), '=', sql.lit(1))
      .execute();
  },
});
