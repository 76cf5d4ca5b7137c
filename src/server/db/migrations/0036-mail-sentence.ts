/** What a mail of the server says, beside its English text, so that pages show it in their language. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const mailSentence: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mail').addColumn('sentence', 'text').execute();
  },
});
