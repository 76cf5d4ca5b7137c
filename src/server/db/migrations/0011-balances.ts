/** Moves the balances from the player table into a table that only the ledger writes. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

const COLUMNS = ['coins', 'gems', 'honor', 'paidLevel'];

export const balances: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('balance')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('coins', 'bigint', (c) => c.notNull().check(sql`"coins" >= 0`))
      .addColumn('gems', 'bigint', (c) => c.notNull().check(sql`"gems" >= 0`))
      .addColumn('honor', 'bigint', (c) => c.notNull().check(sql`"honor" >= 0`))
      .addColumn('paidLevel', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`
      insert into "balance" ("playerId", "coins", "gems", "honor", "paidLevel")
      select "id", "coins", "gems", "honor", "paidLevel" from "player"`.execute(db);
    for (const column of COLUMNS) await db.schema.alterTable('player').dropColumn(column).execute();
  },
});
