/** SQL of the catalogue: pages of listed items, and the stock. */
import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { BODY_TYPES, type BodyType } from '../../../shared/rules/slots.ts';
import type { Currency, StoreSort } from '../../../shared/rules/store.ts';
import { batchesOf } from '../../db/batches.ts';
import type { Executor } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/migration.ts';
import type { CatalogueItemTable, CatalogueNameTable, Tables } from '../../db/schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/rules/languages.ts';
import type { SearchWords } from './search-words.ts';

export type CatalogueRow = Selectable<CatalogueItemTable>;
export type NewCatalogueRow = Insertable<CatalogueItemTable>;
/** With the creator's username; null for items of the product itself and of deleted players. */
export type ShownRow = CatalogueRow & { creator: string | null; creationId: string | null };

export interface Filter {
  categories: readonly number[];
  /** In lower case; empty matches all items. */
  words: SearchWords;
  /** Names of colours in ids of the product's own items; empty: any */
  colours: readonly string[];
  rarity: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Only these; null: all */
  ids: readonly string[] | null;
  /** null: any */
  currency: Currency | null;
  /** Items of at most these prices that the player does not own; null: any */
  affordable: { coins: number; gems: number; playerId: string } | null;
  /** Only items that fit this body; null: any */
  body: BodyType | null;
  /** Only items that the player owns, or does not own; null: any */
  owned: { playerId: string; isOwned: boolean } | null;
}

type Condition = ExpressionBuilder<Tables, 'catalogue_item'>;

/** Pattern for a substring search; wildcards in the text are escaped. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export const matches = (filter: Filter, kind: DatabaseKind) => (eb: Condition) => {
  const { categories, words, colours, rarity, minPrice, maxPrice, ids, currency, affordable, body, owned } = filter;
  const price = sql<number>`"costCoins" + "costGems"`;
  const conditions: Expression<SqlBool>[] = [eb('isListed', '=', eb.lit(1))];
  if (categories.length > 0) conditions.push(eb('category', 'in', [...categories]));
  for (const alternatives of words) {
    conditions.push(eb.or(alternatives.map((word) => sql<SqlBool>`"searchKey" like ${containing(word)} escape '\\'`)));
  }
  if (colours.length > 0) {
    conditions.push(eb.or(colours.map((colour) => sql<SqlBool>`"id" like ${`%-${colour}%`}`)));
  }
  if (rarity !== null) conditions.push(eb('rarity', '=', rarity));
  if (minPrice !== null) conditions.push(eb(price, '>=', minPrice));
  if (maxPrice !== null) conditions.push(eb(price, '<=', maxPrice));
  if (ids !== null) conditions.push(eb('id', 'in', [...ids]));
  if (affordable !== null) {
    // Most items are affordable: the unary plus prevents SQLite from using the price index and sorting the rows again.
    // PostgreSQL estimates the number of rows from the plain column.
    const sign = kind === 'sqlite' ? sql`+` : sql``;
    conditions.push(
      sql<SqlBool>`${sign}"costCoins" <= ${affordable.coins}`,
      sql<SqlBool>`${sign}"costGems" <= ${affordable.gems}`,
    );
    conditions.push(eb('number', 'not in', ownedNumbers(affordable.playerId)));
  }
  if (currency !== null) conditions.push(eb('costGems', currency === 'gems' ? '>' : '=', eb.lit(0)));
  if (owned !== null) conditions.push(eb('number', owned.isOwned ? 'in' : 'not in', ownedNumbers(owned.playerId)));
  if (body !== null) conditions.push(eb('number', 'not in', unfitNumbers(body)));
  return eb.and(conditions);
};

/**
 * Few items: the covering indexes of the page stay usable. The number is read by a subquery, because PostgreSQL's planner
 * reads the whole catalogue for a join. 0 is no item's number, where null would exclude all items.
 */
const ownedNumbers = (playerId: string) =>
  expressionBuilder<Tables, never>()
    .selectFrom('inventory')
    .select(({ fn, selectFrom, lit }) =>
      fn
        .coalesce(
          selectFrom('catalogue_item as owned').select('owned.number').whereRef('owned.id', '=', 'inventory.itemId'),
          lit(0),
        )
        .as('number'),
    )
    .where('inventory.playerId', '=', playerId);

function unfitNumbers(body: BodyType) {
  const eb = expressionBuilder<Tables, never>();
  const others = BODY_TYPES.filter((one) => one !== body);
  return eb
    .selectFrom('catalogue_item as unfit')
    .select('unfit.number')
    .where('unfit.isListed', '=', eb.lit(1))
    .where('unfit.fits', 'in', ['', ...others]);
}

const ORDERS: Readonly<
  Record<
    StoreSort,
    readonly ['number' | 'costGems' | 'costCoins' | 'nameKey' | 'rarity' | 'popularity', 'asc' | 'desc'][]
  >
> = {
  newest: [['number', 'desc']],
  oldest: [['number', 'asc']],
  'price-low': [
    ['costGems', 'asc'],
    ['costCoins', 'asc'],
    ['number', 'asc'],
  ],
  'price-high': [
    ['costGems', 'desc'],
    ['costCoins', 'desc'],
    ['number', 'desc'],
  ],
  name: [
    ['nameKey', 'asc'],
    ['number', 'asc'],
  ],
  rarity: [
    ['rarity', 'desc'],
    ['number', 'desc'],
  ],
  popular: [
    ['popularity', 'desc'],
    ['number', 'desc'],
  ],
};

/** The name that pages in the language show. */
const nameIn = (language: Language, table: string) =>
  sql`coalesce((select translated."nameKey" from catalogue_name translated
    where translated."itemId" = ${sql.ref(`${table}.id`)} and translated.language = ${language}), ${sql.ref(`${table}.nameKey`)})`;

/** The columns of an order, of one table of a query. */
export const sortKeysOf = ({ sortBy, language }: Pick<PageSlice, 'sortBy' | 'language'>, table = 'catalogue_item') =>
  ORDERS[sortBy].map(([column, direction]) => ({
    key:
      column === 'nameKey' && language !== DEFAULT_LANGUAGE ? nameIn(language, table) : sql.ref(`${table}.${column}`),
    direction,
  }));

/** An item of a page, with the quantity, which changes without a new revision. */
export type PageEntry = Pick<CatalogueRow, 'number' | 'revision' | 'quantity'>;

export interface PageSlice {
  sortBy: StoreSort;
  limit: number;
  offset: number;
  /** In which `sortBy` reads names. */
  language: Language;
}

/**
 * Reads only covering indexes, except for names in languages other than English. The entries are aggregated to one text, because the transfer of thousands of rows takes
 * longer than the query. Both databases aggregate in the order of the sorted subquery.
 */
export async function pageOf(
  db: Executor,
  kind: DatabaseKind,
  filter: Filter,
  { sortBy, limit, offset, language }: PageSlice,
): Promise<PageEntry[]> {
  let entries = db.selectFrom('catalogue_item').select(['number', 'revision', 'quantity']).where(matches(filter, kind));
  for (const { key, direction } of sortKeysOf({ sortBy, language })) entries = entries.orderBy(key, direction);
  const text = (column: 'number' | 'revision' | 'quantity') => sql`coalesce(cast(${sql.ref(column)} as text), '')`;
  const entry = sql`${text('number')} || ',' || ${text('revision')} || ',' || ${text('quantity')}`;
  const page = await db
    .selectFrom(entries.limit(limit).offset(offset).as('page'))
    .select(sql<string | null>`string_agg(${entry}, ';')`.as('entries'))
    .executeTakeFirst();
  return (page?.entries ?? '').split(';').filter(Boolean).map(parseEntry);
}

function parseEntry(text: string): PageEntry {
  const [number, revision, quantity] = text.split(',');
  return { number: Number(number), revision: Number(revision), quantity: quantity === '' ? null : Number(quantity) };
}

/** In no order. */
export async function shownItems(db: Executor, numbers: readonly number[]): Promise<ShownRow[]> {
  const rows: ShownRow[] = [];
  for (const batch of batchesOf(numbers, NUMBERS_PER_STATEMENT)) {
    const found = await db
      .selectFrom('catalogue_item')
      .leftJoin('player', 'player.id', 'catalogue_item.creatorId')
      .leftJoin('creation', 'creation.itemId', 'catalogue_item.id')
      .selectAll('catalogue_item')
      .select(['player.username as creator', 'creation.itemId as creationId'])
      .where('catalogue_item.number', 'in', batch)
      .execute();
    rows.push(...found);
  }
  return rows;
}

export async function countOf(db: Executor, kind: DatabaseKind, filter: Filter): Promise<number> {
  const row = await db
    .selectFrom('catalogue_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matches(filter, kind))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Changes with every change of the listed items, except sales. */
export async function listedSignature(db: Executor): Promise<string> {
  const row = await db
    .selectFrom('catalogue_item')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max('number').as('last'),
      fn.sum<number>('revision').as('revisions'),
    ])
    .where((eb) => eb('isListed', '=', eb.lit(1)))
    .executeTakeFirst();
  return JSON.stringify(row);
}

/** The highest number of a listed item; 0 without one. */
export async function newestListed(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('catalogue_item')
    .select('number')
    .where((eb) => eb('isListed', '=', eb.lit(1)))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Listed or not, in no order. */
export async function itemsByIds(db: Executor, ids: readonly string[]): Promise<CatalogueRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('catalogue_item')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** An item of the catalogue for one buyer. */
export type CartItem = Pick<CatalogueRow, 'id' | 'name' | 'costCoins' | 'costGems' | 'quantity' | 'isListed'> & {
  isOwned: boolean;
};

export interface Cart {
  coins: number;
  gems: number;
  /** Whether the buyer ever paid for an item; true when it was not asked. */
  hasPaid: boolean;
  /** In no order. Ids without an item are missing. */
  items: CartItem[];
}

/** What a checkout has to know, in one statement; null when the player is deleted. */
export async function cartOf(
  db: Executor,
  playerId: string,
  { ids, isPaidAsked }: { ids: readonly string[]; isPaidAsked: boolean },
): Promise<Cart | null> {
  const rows = await db
    .selectFrom('balance')
    .leftJoin('catalogue_item', (join) => join.on('catalogue_item.id', 'in', [...ids]))
    .leftJoin('inventory', (join) =>
      join.onRef('inventory.itemId', '=', 'catalogue_item.id').onRef('inventory.playerId', '=', 'balance.playerId'),
    )
    .select(['balance.coins', 'balance.gems', 'inventory.itemId as ownedId'])
    .select(['catalogue_item.id', 'name', 'costCoins', 'costGems', 'quantity', 'isListed'])
    .$if(isPaidAsked, (query) =>
      query.select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('ledger')
              .select('ledger.id')
              .where('ledger.playerId', '=', playerId)
              .where('ledger.reason', '=', 'purchase'),
          )
          .as('hasPaid'),
      ),
    )
    .where('balance.playerId', '=', playerId)
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const items = rows.flatMap(({ id, name, costCoins, costGems, quantity, isListed, ownedId }) =>
    id === null || name === null || costCoins === null || costGems === null || isListed === null
      ? []
      : [{ id, name, costCoins, costGems, quantity, isListed, isOwned: ownedId !== null }],
  );
  return { coins: first.coins, gems: first.gems, hasPaid: !isPaidAsked || Boolean(first.hasPaid), items };
}

/** In the order in which sales are held. */
export const itemsOfCreator = (db: Executor, playerId: string): Promise<{ id: string; name: string }[]> =>
  db.selectFrom('catalogue_item').select(['id', 'name']).where('creatorId', '=', playerId).orderBy('id').execute();

export const generatedItems = (db: Executor): Promise<CatalogueRow[]> =>
  db.selectFrom('catalogue_item').selectAll().where('isGenerated', '=', 1).execute();

export type NameRow = Selectable<CatalogueNameTable>;

/** In no order. */
export const names = (db: Executor): Promise<NameRow[]> => db.selectFrom('catalogue_name').selectAll().execute();

export async function replaceNames(db: Executor, rows: readonly NameRow[]): Promise<void> {
  await db.deleteFrom('catalogue_name').execute();
  for (const batch of batchesOf(rows, ROWS_PER_STATEMENT)) {
    await db.insertInto('catalogue_name').values(batch).execute();
  }
}

const ROWS_PER_STATEMENT = 200;
const NUMBERS_PER_STATEMENT = 3000;

/** Inserts in the given order, which is the order of `oldest`. */
export async function insertItems(db: Executor, rows: readonly NewCatalogueRow[]): Promise<void> {
  for (const batch of batchesOf(rows, ROWS_PER_STATEMENT)) {
    await db.insertInto('catalogue_item').values(batch).execute();
  }
}

export async function updateItem(
  db: Executor,
  id: string,
  change: Partial<Omit<NewCatalogueRow, 'number' | 'id' | 'revision'>>,
): Promise<void> {
  await db
    .updateTable('catalogue_item')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Takes one of each of these limited items, at least one, and returns those that were on sale and not sold out. They are locked in the order of
 * their ids, so that two buyers cannot deadlock.
 */
export function decrementStock(db: Executor, kind: DatabaseKind, ids: readonly string[]) {
  const left = db
    .selectFrom('catalogue_item')
    .select('id')
    .where('id', 'in', [...ids])
    .where('quantity', '>', 0)
    .where('isListed', '=', 1)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate());
  return db
    .updateTable('catalogue_item')
    .set((eb) => ({ quantity: eb('quantity', '-', 1) }))
    .where('id', 'in', left)
    .where('quantity', '>', 0)
    .returning('id');
}

/** The statement that holds the sales of these items, at least one, and returns those that are listed. On PostgreSQL. */
export const holdingSales = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('catalogue_item')
    .select('id')
    .where('id', 'in', [...ids])
    .where('isListed', '=', 1)
    .orderBy('id')
    .forShare();

/** Whether an item is listed now. */
export async function isOnSale(db: Executor, id: string): Promise<boolean> {
  const row = await db.selectFrom('catalogue_item').select('isListed').where('id', '=', id).executeTakeFirst();
  return row?.isListed === 1;
}

/** Whether an item is listed; its sale does not end before the transaction does. SQLite has one transaction. */
export async function holdsSale(db: Executor, kind: DatabaseKind, id: string): Promise<boolean> {
  const row = db.selectFrom('catalogue_item').select('isListed').where('id', '=', id);
  const held = await row.$if(kind === 'postgres', (query) => query.forShare()).executeTakeFirst();
  return held?.isListed === 1;
}

export async function incrementStock(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('catalogue_item')
    .set((eb) => ({ quantity: eb('quantity', '+', 1) }))
    .where('id', '=', id)
    .where('quantity', 'is not', null)
    .execute();
}
