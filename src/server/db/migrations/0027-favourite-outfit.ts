/** The outfit that a player's profile shows. It is deleted with the outfit and with the player. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const favouriteOutfit: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('favourite_outfit')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('outfitId', 'text', (c) => c.notNull().references('outfit.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('favourite_outfit_outfit').on('favourite_outfit').column('outfitId').execute();
  },
});
