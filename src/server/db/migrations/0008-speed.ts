/**
 * Covering indexes for large tables. The store's indexes contain all columns of its filters, so that deep pages and
 * counts read no table rows. On SQLite a narrow covering index serves the ranking of search results.
 */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

const FILTERS = ['rarity', 'costGems', 'costCoins', 'searchKey'];
/** Columns of the store's indexes by name. Migration 10 builds the same ones with two more columns. */
export const LISTED_INDEXES: Readonly<Record<string, readonly string[]>> = {
  newest: ['number', 'category', ...FILTERS],
  category: ['category', 'number', ...FILTERS],
  price: ['costGems', 'costCoins', 'number', 'category', 'rarity', 'searchKey'],
  name: ['nameKey', 'number', 'category', ...FILTERS],
  rarity: ['rarity', 'number', 'category', 'costGems', 'costCoins', 'searchKey'],
};

export const speed: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const listed = async (name: string, columns: readonly string[]): Promise<void> => {
      await db.schema
        .createIndex(`catalogue_item_listed_${name}`)
        .on('catalogue_item')
        .columns([...columns])
        .where(sql.ref('isListed'), '=', sql.lit(1))
        .execute();
    };
    for (const name of ['category', 'price', 'name', 'rarity']) {
      await db.schema.dropIndex(`catalogue_item_${name}`).execute();
    }
    for (const [name, columns] of Object.entries(LISTED_INDEXES)) await listed(name, columns);
    if (kind === 'postgres') return;
    await db.schema
      .createIndex('forum_post_rank')
      .on('forum_post')
      .columns(['id', 'category', 'tipsCount', 'replyCount'])
      .execute();
  },
});
