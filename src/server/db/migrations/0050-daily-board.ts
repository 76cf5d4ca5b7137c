/** The daily lantern board of FLOW: the seed of each day, tries, and the lanterns that players earned. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const dailyBoard: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('daily_board')
      // Since 1970-01-01 in UTC.
      .addColumn('day', 'integer', (c) => c.primaryKey())
      // 32-bit, unsigned.
      .addColumn('seed', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('daily_try')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('log', 'text', (c) => c.notNull())
      .addColumn('applied', 'integer', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('combo', 'integer', (c) => c.notNull())
      .addColumn('lanternsLeft', 'integer', (c) => c.notNull())
      .addColumn('startedAt', 'bigint', (c) => c.notNull())
      .addColumn('endedAt', 'bigint')
      .addUniqueConstraint('daily_try_number', ['playerId', 'day', 'number'])
      .execute();
    await db.schema.createIndex('daily_try_score').on('daily_try').columns(['day', 'score']).execute();
    await db.schema
      .createTable('daily_lantern')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('litAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_lantern_key', ['playerId', 'day'])
      .execute();
  },
});
