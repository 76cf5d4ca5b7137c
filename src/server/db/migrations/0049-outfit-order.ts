/** The order that a player gave to outfits. Outfits without a position are before the others, the newest first. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const outfitOrder: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outfit').addColumn('position', 'integer').execute();
  },
});
