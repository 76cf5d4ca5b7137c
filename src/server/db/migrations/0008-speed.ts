/**
 * Covering indexes for large tables. The store's indexes contain all columns of its filters, so that deep pages and
 * counts read no table rows. On SQLite a narrow covering index serves the ranking of search results.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const speed: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const listed = async (name: string, columns: string[]): Promise<void> => {
      await db.schema
        .createIndex(`catalogue_item_listed_${name}`)
        .on('catalogue_item')
        .columns(columns)
        .where(sql.ref('isListed'), '=', sql.lit(1))
        .execute();
    };
    for (const name of ['category', 'price', 'name', 'rarity']) {
      await db.schema.dropIndex(`catalogue_item_${name}`).execute();
    }
    const filters = ['rarity', 'costGems', 'costCoins', 'searchKey'];
    await listed('newest', ['number', 'category', ...filters]);
    await listed('category', ['category', 'number', ...filters]);
    await listed('price', ['costGems', 'costCoins', 'number', 'category', 'rarity', 'searchKey']);
    await listed('name', ['nameKey', 'number', 'category', ...filters]);
    await listed('rarity', ['rarity', 'number', 'category', 'costGems', 'costCoins', 'searchKey']);
    if (kind === 'postgres') return;
    await db.schema
      .createIndex('forum_post_rank')
      .on('forum_post')
      .columns(['id', 'category', 'tipsCount', 'replyCount'])
      .execute();
  },
});
