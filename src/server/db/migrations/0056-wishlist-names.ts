/**
 * Databases of builds before 0.1.0 have the wishlist in tables of earlier names, without the currency of the shown price. Their
 * rows move to the tables of 0052; other databases are left as they are.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';
import { wishlist } from './0052-wishlist.ts';

export const wishlistNames: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'wish')) return;
    await wishlist(kind).up(db);
    await sql`
      insert into "wishlist_setting" ("playerId", "hasNews", "createdAt")
      select "playerId", "hasNews", "createdAt" from "wish_setting"`.execute(db);
    await sql`
      insert into "wishlist_item" ("playerId", "itemId", "place", "shownPrice", "shownCurrency", "isLow")
      select "playerId", "itemId", "place", "shownPrice",
        coalesce(
          (select case when "costGems" > 0 then 'gems' else 'coins' end from "catalogue_item"
            where "catalogue_item"."id" = "wish"."itemId"),
          'coins'),
        "isLow"
      from "wish"`.execute(db);
    await db.schema.dropTable('wish').execute();
    await db.schema.dropTable('wish_setting').execute();
  },
});
