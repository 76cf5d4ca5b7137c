/** Links that bring a friend to the player who made them. Their tokens are stored hashed. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const invitations: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('invitation')
      .addColumn('tokenHash', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('expiresAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('invitation_player').on('invitation').column('playerId').execute();
    await db.schema.createIndex('invitation_expires').on('invitation').column('expiresAt').execute();
  },
});
