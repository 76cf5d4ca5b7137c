/** Moves FLOW's unused playing time from the game to the player. All players begin with the maximum. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

const MAXIMUM_MS = 5000;

export const flowCredit: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const table = (name: string) => db.schema.alterTable(name);
    await table('flow_player')
      .addColumn('creditMs', 'integer', (c) => c.notNull().defaultTo(MAXIMUM_MS))
      .execute();
    await table('flow_player')
      .addColumn('playedAt', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await table('flow_game').dropColumn('creditMs').execute();
    await table('flow_game').dropColumn('playedAt').execute();
  },
});
