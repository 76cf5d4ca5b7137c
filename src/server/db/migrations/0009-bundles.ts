/**
 * Lifetime bundles are sold in limited numbers. The row of a bundle counts the sales and serialises concurrent
 * payments. Payments that could not be fulfilled are stored for the operator.
 */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const bundles: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('bundle_stock')
      .addColumn('bundle', 'text', (c) => c.primaryKey())
      .addColumn('sold', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('payment_issue')
      .addColumn('eventId', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.references('player.id').onDelete('set null'))
      .addColumn('offer', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('settledAt', 'bigint')
      .execute();
    await db.schema.createIndex('payment_issue_player').on('payment_issue').column('playerId').execute();
    await db.schema.createIndex('payment_issue_created').on('payment_issue').column('createdAt').execute();
  },
});
