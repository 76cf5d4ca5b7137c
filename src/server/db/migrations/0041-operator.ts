/** Requests of the administrator's commands to the running servers, and what the operator announces to players. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const operator: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('admin_request')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('argv', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('takenBy', 'text')
      .addColumn('answer', 'text')
      .execute();
    await db.schema
      .createTable('announcement')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('announcement_until').on('announcement').column('until').execute();
  },
});
