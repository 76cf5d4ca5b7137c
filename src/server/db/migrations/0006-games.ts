/** Games: the cookie game's saves. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migrate.ts';

export const games: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('cookie_save')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (c) =>
        kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      // The save that stood before it: two that come at once cannot both follow the same one.
      .addColumn('previousId', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('lastSave', 'bigint', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('cookie_save_order', ['playerId', 'previousId'])
      .execute();
    await db.schema.createIndex('cookie_save_player').on('cookie_save').columns(['playerId', 'id']).execute();
  },
});
