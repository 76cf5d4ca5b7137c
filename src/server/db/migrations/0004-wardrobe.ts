/** Outfits: looks that players keep under a name. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migrate.ts';

export const wardrobe: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outfit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('look', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('outfit_player').on('outfit').columns(['playerId', 'createdAt']).execute();
  },
});
