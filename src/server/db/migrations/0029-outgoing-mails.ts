/** The mails that wait to be sent. A mail may have a secret link; the row is deleted when the mail is sent or has expired. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const outgoingMails: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outgoing_mail')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('dueAt', 'bigint', (c) => c.notNull())
      .addColumn('expiresAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('outgoing_mail_due').on('outgoing_mail').column('dueAt').execute();
    await db.schema.createIndex('outgoing_mail_recipient').on('outgoing_mail').column('recipient').execute();
  },
});
