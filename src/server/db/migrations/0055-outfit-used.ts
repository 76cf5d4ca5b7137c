/** When an outfit was last worn or saved by its owner. Outfits from before have no such time; the one of their saving counts. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const outfitUsed: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('outfit').addColumn('usedAt', 'bigint').execute();
  },
});
