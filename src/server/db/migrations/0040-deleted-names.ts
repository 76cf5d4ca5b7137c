/**
 * An index of the names of a player; and on SQLite the search of the forum removes words from its index at once, because words of
 * deleted posts would otherwise stay in the file.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const deletedNames: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('claimed_name_player').on('claimed_name').column('playerId').execute();
    if (kind !== 'sqlite') return;
    await sql`insert into forum_search (forum_search, rank) values ('secure-delete', 1)`.execute(db);
    await sql`insert into forum_search (forum_search) values ('optimize')`.execute(db);
  },
});
