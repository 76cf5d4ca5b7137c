/** What a player saw behind the doors of the town, and which items the player never wore. Items from before count as worn. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const doorNews: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('door_visit')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('door', 'text', (c) => c.notNull())
      .addColumn('seen', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('door_visit_key', ['playerId', 'door'])
      .execute();
    await db.schema
      .alterTable('inventory')
      .addColumn('isUnworn', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('inventory_unworn')
      .on('inventory')
      .column('playerId')
      .where(sql.ref('isUnworn'), '=', sql.lit(1))
      .execute();
  },
});
