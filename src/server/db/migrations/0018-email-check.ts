/** Accounts that must confirm their e-mail address. Existing accounts are exempt. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const emailCheck: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('email_check')
      .addColumn('accountId', 'text', (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
      .execute();
  },
});
