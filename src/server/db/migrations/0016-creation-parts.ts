/**
 * Submissions and creations with a second sheet, for what is behind the body, and a hair line. Submissions keep the
 * findings of their sheets and the time at which their item was withdrawn. The index finds identical sheets.
 */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const creationParts: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['submission', 'creation']) {
      await db.schema.alterTable(table).addColumn('backImage', 'text').execute();
      await db.schema.alterTable(table).addColumn('hairTopPx', 'integer').execute();
    }
    await db.schema.alterTable('submission').addColumn('findings', 'text').execute();
    await db.schema.alterTable('submission').addColumn('withdrawnAt', 'bigint').execute();
    await db.schema.createIndex('submission_image').on('submission').column('image').execute();
  },
});
