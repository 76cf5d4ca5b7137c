/** Gifts between friends, and the entries of the bell about gifts and items. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const gifts: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('gift')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('giverId', 'text', (c) => c.references('player.id').onDelete('set null'))
      .addColumn('receiverId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('itemId', 'text', (c) => c.notNull())
      .addColumn('entryId', 'bigint', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sentAt', 'bigint', (c) => c.notNull())
      .addColumn('endedAt', 'bigint')
      .execute();
    await db.schema.createIndex('gift_receiver').on('gift').columns(['receiverId', 'sentAt']).execute();
    await db.schema.createIndex('gift_giver').on('gift').columns(['giverId', 'sentAt']).execute();
    await db.schema.createIndex('gift_entry').on('gift').column('entryId').unique().execute();
    // A player has one of an item, wrapped or not.
    await sql`create unique index "gift_held" on "gift" ("itemId", "receiverId") where "state" <> 'returned'`.execute(
      db,
    );
    await sql`create index "gift_waiting" on "gift" ("sentAt") where "state" = 'waiting'`.execute(db);
    await db.schema
      .alterTable('bell_entry')
      .addColumn('giftId', 'text', (c) => c.references('gift.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('bell_entry').addColumn('itemId', 'text').execute();
    await sql`create index "bell_entry_giftId" on "bell_entry" ("giftId") where "giftId" is not null`.execute(db);
  },
});
