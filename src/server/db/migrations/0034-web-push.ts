/** Browsers that are notified while the page is closed, and for what. A browser's row ends with the session that registered it. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const webPush: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('push_browser')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (c) => c.notNull().references('auth_session.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('push_browser_player').on('push_browser').column('playerId').execute();
    await db.schema.createIndex('push_browser_session').on('push_browser').column('sessionId').execute();
    await db.schema
      .createTable('push_setting')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('whisper', 'integer', (c) => c.notNull())
      .addColumn('mail', 'integer', (c) => c.notNull())
      .addColumn('friend', 'integer', (c) => c.notNull())
      .addColumn('quietFrom', 'integer')
      .addColumn('quietTo', 'integer')
      .addColumn('timeZone', 'text', (c) => c.notNull())
      .execute();
  },
});
