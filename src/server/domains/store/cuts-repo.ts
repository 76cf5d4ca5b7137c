/** SQL of the store's pages of cuts: each cut once, with all its colours that match. */
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/migration.ts';
import type { Tables } from '../../db/schema.ts';
import { type Filter, matches, type PageEntry, type PageSlice, sortKeysOf } from './repo.ts';

export interface CutPage {
  /** Cut by cut, each with all its colours that match. */
  entries: PageEntry[];
  hasMore: boolean;
}

/**
 * A page of cuts. The place of a cut is that of its first item: the one before which no other colour comes that matches too. The index
 * of cuts finds the other colours, so that only as many items are compared as the page passes.
 */
export async function pageOfCuts(
  db: Executor,
  kind: DatabaseKind,
  filter: Filter,
  { limit, offset, ...order }: PageSlice,
): Promise<CutPage> {
  // Columns without a table belong to the innermost table that has them, so that one condition serves both.
  const isMatching = matches(filter, kind)(expressionBuilder<Tables, 'catalogue_item'>());
  const [keys, otherKeys] = [sortKeysOf(order), sortKeysOf(order, 'other')];
  const isBefore = sql<SqlBool>`(${sql.join(otherKeys.map(({ key }) => key))})
    ${keys[0]?.direction === 'asc' ? sql`<` : sql`>`} (${sql.join(keys.map(({ key }) => key))})`;
  let items = db.selectFrom('catalogue_item').select(['number', 'revision', 'quantity', 'cut']).where(isMatching);
  for (const { key, direction } of keys) items = items.orderBy(key, direction);
  const first = await items
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('catalogue_item as other')
            .select('other.number')
            .whereRef('other.cut', '=', 'catalogue_item.cut')
            .where(isBefore)
            .where(isMatching),
        ),
      ),
    )
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const shown = first.slice(0, limit);
  const cuts = shown.flatMap(({ cut }) => cut ?? []);
  const colours = cuts.length === 0 ? [] : await items.where('cut', 'in', cuts).execute();
  const byCut = Map.groupBy(colours, ({ cut }) => cut);
  const entries = shown.flatMap((item) => (item.cut === null ? [item] : (byCut.get(item.cut) ?? [])));
  return { entries, hasMore: first.length > limit };
}
