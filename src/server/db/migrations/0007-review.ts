/**
 * Review of submissions: reviewer, time, and the item of an approved submission. An item's picture is in the table
 * `creation`, whose rows remain when the creator is deleted.
 */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const review: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('submission').addColumn('reviewedAt', 'bigint').execute();
    await db.schema.alterTable('submission').addColumn('reviewerId', 'text').execute();
    await db.schema.alterTable('submission').addColumn('itemId', 'text').execute();
    await db.schema.createIndex('submission_queue').on('submission').columns(['status', 'createdAt', 'id']).execute();
    await db.schema
      .createIndex('submission_reviewed')
      .on('submission')
      .columns(['status', 'reviewedAt', 'id'])
      .execute();
    await db.schema
      .createTable('creation')
      .addColumn('itemId', 'text', (c) => c.primaryKey().references('catalogue_item.id').onDelete('cascade'))
      .addColumn('image', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
  },
});
