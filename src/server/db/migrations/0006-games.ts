/** Games: saves of the cookie game, games of FLOW, and each player's results in FLOW. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const games: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('cookie_save')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (c) =>
        kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      // The preceding save. The unique constraint rejects the second of two concurrent saves.
      .addColumn('previousId', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('lastSave', 'bigint', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('cookie_save_order', ['playerId', 'previousId'])
      .execute();
    await db.schema
      .createTable('flow_game')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('seed', 'bigint', (c) => c.notNull())
      .addColumn('log', 'text', (c) => c.notNull())
      .addColumn('windows', 'text', (c) => c.notNull())
      .addColumn('applied', 'integer', (c) => c.notNull())
      .addColumn('score', 'bigint', (c) => c.notNull())
      .addColumn('combo', 'integer', (c) => c.notNull())
      .addColumn('grantedHonor', 'bigint', (c) => c.notNull())
      .addColumn('creditMs', 'integer', (c) => c.notNull())
      .addColumn('playedAt', 'bigint', (c) => c.notNull())
      .addColumn('startedAt', 'bigint', (c) => c.notNull())
      .addColumn('endedAt', 'bigint')
      // 'open' during the game, afterwards the game's id: with the unique constraint a player has one open game.
      .addColumn('openKey', 'text', (c) => c.notNull())
      .addUniqueConstraint('flow_game_open', ['playerId', 'openKey'])
      .execute();
    await db.schema
      .createTable('flow_player')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('highScore', 'bigint', (c) => c.notNull())
      .addColumn('largestCombo', 'integer', (c) => c.notNull())
      .addColumn('multiplier', 'integer', (c) => c.notNull())
      .addColumn('multiplierUntil', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('cookie_save_player').on('cookie_save').columns(['playerId', 'id']).execute();
  },
});
