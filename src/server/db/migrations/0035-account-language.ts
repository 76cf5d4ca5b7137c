/** The language of an account: of its mails and notifications, and of its pages once the player has chosen one. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const accountLanguage: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_language')
      .addColumn('accountId', 'text', (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('choice', 'text')
      .execute();
  },
});
