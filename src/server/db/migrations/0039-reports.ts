/** Reports of players with their evidence and decision, and appeals. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const reports: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('report')
      .addColumn('id', 'integer', (c) =>
        kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('contentId', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('reporterId', 'text', (c) => c.references('player.id').onDelete('set null'))
      .addColumn('targetId', 'text', (c) => c.references('player.id').onDelete('set null'))
      .addColumn('evidence', 'text')
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('action', 'text')
      .addColumn('minutes', 'integer')
      .addColumn('days', 'integer')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('decidedAt', 'bigint')
      .addColumn('firstDecidedAt', 'bigint')
      .addColumn('moderatorId', 'text')
      .addColumn('evidenceUntil', 'bigint')
      .execute();
    // One open report of a player about another.
    await db.schema
      .createIndex('report_open')
      .on('report')
      .columns(['reporterId', 'targetId'])
      .unique()
      .where(sql.ref('decidedAt'), 'is', null)
      .execute();
    await db.schema.createIndex('report_target').on('report').columns(['targetId', 'id']).execute();
    await db.schema.createIndex('report_reporter').on('report').columns(['reporterId', 'id']).execute();
    await db.schema.createIndex('report_created').on('report').column('createdAt').execute();
    await db.schema.createIndex('report_decided').on('report').columns(['decidedAt', 'id']).execute();
    await db.schema.createIndex('report_evidence').on('report').column('evidenceUntil').execute();
    await db.schema
      .createTable('report_appeal')
      .addColumn('reportId', 'integer', (c) => c.notNull().references('report.id').onDelete('cascade'))
      .addColumn('party', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('isChanged', 'integer')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('decidedAt', 'bigint')
      .addColumn('moderatorId', 'text')
      .addPrimaryKeyConstraint('report_appeal_key', ['reportId', 'party'])
      .execute();
    await db.schema
      .createIndex('report_appeal_open')
      .on('report_appeal')
      .column('createdAt')
      .where(sql.ref('decidedAt'), 'is', null)
      .execute();
  },
});
