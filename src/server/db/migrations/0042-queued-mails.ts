/**
 * Mails as template and parameters, instead of finished texts with their secrets; and the events of the payment provider, which are
 * kept permanently. Events from before are known from their keys, which a sweep deletes, and from the audit.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const queuedMails: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('queued_mail')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('template', 'text', (c) => c.notNull())
      .addColumn('accountId', 'text', (c) => c.references('auth_user.id').onDelete('cascade'))
      .addColumn('recipient', 'text')
      .addColumn('aboutId', 'text')
      .addColumn('params', 'text', (c) => c.notNull())
      .addColumn('secret', 'text')
      .addColumn('language', 'text')
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('dueAt', 'bigint')
      .addColumn('expiresAt', 'bigint', (c) => c.notNull())
      .addColumn('deadAt', 'bigint')
      .addColumn('error', 'text')
      .execute();
    for (const column of ['accountId', 'recipient', 'aboutId', 'dueAt', 'expiresAt', 'deadAt']) {
      const name = `queued_mail_${column.replace(/(At|Id)$/, '').toLowerCase()}`;
      await db.schema.createIndex(name).on('queued_mail').column(column).execute();
    }
    await db.schema
      .createTable('payment_event')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('receivedAt', 'bigint', (c) => c.notNull())
      .execute();
    // The details are the event as JSON, and its id comes first.
    const id =
      kind === 'sqlite'
        ? sql`substr("details", 8, instr(substr("details", 8), '"') - 1)`
        : sql`split_part(substr("details", 8), '"', 1)`;
    await sql`
      insert into "payment_event" ("id", "receivedAt")
      select "event"."id", min("event"."at") from (
        select "key" as "id", "createdAt" as "at" from "idempotency_key" where "scope" = 'payment'
        union all select "eventId", "createdAt" from "payment_issue"
        union all select ${id}, "createdAt" from "audit" where "actor" = 'payment' and "details" like '{"id":"%'
      ) as "event" group by "event"."id"`.execute(db);
  },
});
