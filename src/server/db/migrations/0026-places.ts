/**
 * Where each player was last, and the number of the claim by which a connection owns the player. A narrow table, because it is
 * written all the time: on PostgreSQL half of each page is kept free, so that an update stays in its page and touches no index.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

const MOVED_COLUMNS = ['positionX', 'positionY', 'positionFrame'];

export const places: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('place')
      .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('x', 'double precision')
      .addColumn('y', 'double precision')
      .addColumn('frame', 'integer')
      .$call((table) => (kind === 'postgres' ? table.modifyEnd(sql`with (fillfactor = 50)`) : table))
      .execute();
    await sql`
      insert into "place" ("playerId", "epoch", "x", "y", "frame")
      select "id", 0, "positionX", "positionY", "positionFrame" from "player" where "positionX" is not null`.execute(
      db,
    );
    for (const column of MOVED_COLUMNS) await db.schema.alterTable('player').dropColumn(column).execute();
  },
});
