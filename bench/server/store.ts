/**
 * The store with 20,000 items: latency of each kind of query over HTTP on loopback, and checkouts a second with many
 * concurrent buyers, on both databases. The server runs in its own process. An audit checks the books afterwards.
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/server/db/database.ts';
import { readConfig } from '../../src/server/config/config.ts';
import {
  type Currency,
  OUTLET_PAGE_SIZE,
  STORE_PAGE_SIZE,
  type StoreSort,
  STORE_SORTS,
} from '../../src/shared/rules/store.ts';
import { flags } from '../lib/flags.ts';
import { createRandom } from '../../tests/support/random.ts';
import { inWorlds, type World } from '../lib/seeded-world.ts';
import { summarise } from '../lib/statistics.ts';
import { type Kind, load, timeKinds, WorldServer } from '../lib/world-server.ts';
import * as seed from './store-seed.ts';
import { type Row, short, type Table } from '../lib/table.ts';

const items = Math.round(seed.ITEMS * flags.size);
const CART = 3;
/** Parts of the bench, for `--only`. */
const [QUERIES, CHECKOUTS] = ['queries', 'checkouts'];
const isWanted = (part: string): boolean => flags.only?.includes(part) ?? true;
/** All buyers want the same limited items. */
const CONTESTED = 2;

export function benchStore(): Promise<Table[]> {
  return inWorlds(
    {
      name: 'store',
      size: flags.size,
      madeBy: ['bench/server/store-seed.ts'],
      seed: (server) => seed.seedStore(server, items),
    },
    measure,
  );
}

async function measure(world: World): Promise<Table[]> {
  const server = await WorldServer.start(world);
  const { database } = world;
  const tables: Table[] = [];
  try {
    if (isWanted(QUERIES)) {
      const rows = await timeKinds(server, await server.signIn(seed.READER), KINDS);
      const title = `${database}: store of ${items.toLocaleString('en')} items`;
      tables.push({ name: `store on ${database}`, title, rows });
    }
    if (isWanted(CHECKOUTS)) {
      const rows: Row[] = [];
      for (const sale of SALES) rows.push(await timeCheckouts(server, sale));
      const title = `${database}: checkouts of ${CART} items, the books checked afterwards`;
      tables.push({ name: `checkouts on ${database}`, title, rows });
    }
  } finally {
    await server.stop();
  }
  await checkBooks(world);
  return tables;
}

interface StoreQuery {
  page?: number;
  limit?: number;
  sortBy?: StoreSort;
  categories?: string;
  search?: string;
  rarity?: number;
  priceRange?: string;
  onlyAffordable?: boolean;
  onlyFitting?: boolean;
  currency?: Currency;
  ids?: string;
}

const pathOf = (query: StoreQuery): string => {
  const entries = Object.entries({ page: 1, limit: STORE_PAGE_SIZE, ...query });
  return `/store?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()}`;
};
const kindOf = (kind: string, queryOf: (turn: number) => StoreQuery): Kind => ({
  kind,
  path: (turn) => pathOf(queryOf(turn)),
  count: (reply) => (reply.items as unknown[]).length,
});

const pages = Math.floor((items * 0.98) / STORE_PAGE_SIZE);
const middle = (turn: number): number => 1 + Math.floor(pages / 2) + (turn % 20);
const category = (turn: number): string => String(seed.CATEGORIES[turn % seed.CATEGORIES.length]);
const chip = (turn: number): string =>
  [0, 7, 10].map((step) => seed.CATEGORIES[(turn + step) % seed.CATEGORIES.length]).join(',');

const KINDS: readonly Kind[] = [
  ...STORE_SORTS.flatMap((sortBy) => [
    kindOf(`${sortBy}, first page`, () => ({ sortBy })),
    kindOf(`${sortBy}, middle page`, (turn) => ({ sortBy, page: middle(turn) })),
    kindOf(`${sortBy}, last page`, () => ({ sortBy, page: pages })),
    kindOf(`${sortBy}, one category`, (turn) => ({ sortBy, categories: category(turn) })),
    kindOf(`${sortBy}, three categories`, (turn) => ({ sortBy, categories: chip(turn) })),
    kindOf(`${sortBy}, search "${seed.COMMON_WORD}"`, () => ({ sortBy, search: seed.COMMON_WORD })),
  ]),
  kindOf('search of a letter', (turn) => ({ search: 'abcdefgh'.charAt(turn % 8) })),
  kindOf(`search "${seed.RARE_WORD}"`, () => ({ search: seed.RARE_WORD })),
  kindOf('search of a maker', (turn) => ({ search: `maker_${turn % 40}` })),
  kindOf('search, nothing found', () => ({ search: 'no such thing at all' })),
  kindOf('search in another word order', () => ({ search: `coat ${seed.COMMON_PLACE}` })),
  kindOf('search of a misspelled word', () => ({ search: `${seed.COMMON_PLACE} lantren` })),
  kindOf('search of wildcards', () => ({ search: '%_%' })),
  kindOf('search in a category, by price', (turn) => ({
    search: 'coat',
    categories: category(turn),
    sortBy: 'price-low',
  })),
  kindOf('rarity', (turn) => ({ rarity: turn % 4 })),
  kindOf('price range', (turn) => ({ priceRange: `${turn * 10}-${turn * 10 + 500}`, sortBy: 'price-low' })),
  kindOf('only affordable', () => ({ onlyAffordable: true })),
  kindOf('only affordable, by price', () => ({ onlyAffordable: true, sortBy: 'price-high', page: 20 })),
  kindOf('only fitting', (turn) => ({ onlyFitting: true, page: middle(turn) })),
  kindOf('only in gems, by price', () => ({ currency: 'gems', sortBy: 'price-high' })),
  kindOf('all filters at once', (turn) => ({
    categories: chip(turn),
    search: 'a',
    rarity: 0,
    priceRange: '10-5000',
    onlyAffordable: true,
    sortBy: 'name',
  })),
  kindOf('50 ids of a cart', (turn) => ({
    ids: Array.from({ length: 50 }, (_, index) => seed.itemId((turn * 50 + index * 7) % items)).join(','),
  })),
  kindOf(`outlet, ${OUTLET_PAGE_SIZE} at once`, () => ({ limit: OUTLET_PAGE_SIZE })),
  kindOf(`outlet, ${OUTLET_PAGE_SIZE} at once, last`, () => ({
    limit: OUTLET_PAGE_SIZE,
    page: Math.max(1, Math.ceil((items * 0.98) / OUTLET_PAGE_SIZE) - 1),
  })),
  kindOf('outlet, a category', (turn) => ({ limit: OUTLET_PAGE_SIZE, categories: category(turn) })),
];

/** Each buyer checks out one cart after another. */
interface Sale {
  kind: string;
  buyers: number;
  /** Which carts of the buyer. */
  from: number;
  to: number;
}

/** Some limited items sell out in the first sale of all buyers, which also has each buyer's first purchases. */
const SALES: readonly Sale[] = [
  { kind: 'one buyer', buyers: 1, from: 0, to: 40 },
  { kind: 'a new server, contested items', buyers: seed.BUYERS, from: 0, to: 40 },
  ...[1, 2, 3].map((round) => {
    return { kind: `known buyers, round ${round}`, buyers: seed.BUYERS, from: 40 * round, to: 40 * (round + 1) };
  }),
];

async function timeCheckouts(server: WorldServer, { kind, buyers, from, to }: Sale): Promise<Row> {
  const isAlone = buyers === 1;
  const keys: string[] = [];
  for (let index = 0; index < buyers; index += 1) keys.push(await server.signIn(seed.buyerName(index)));
  const carts = keys.map((key, buyer) =>
    cartsOf(buyer, { isAlone, from, to }).map((cart) => {
      return { path: '/store/checkout', key, body: { items: JSON.stringify(cart), idempotencyKey: randomUUID() } };
    }),
  );
  await server.loop();
  const began = performance.now();
  const cpu = process.cpuUsage();
  const answers = (await Promise.all(carts.map((calls) => server.callAll(calls)))).flat();
  const seconds = (performance.now() - began) / 1000;
  const client = process.cpuUsage(cpu);
  const { stallMaxMs, stallP99Ms, cpuMs, databaseCpuMs } = await server.loop();
  const times = answers.map(({ ms }) => ms);
  let [bought, refused] = [0, 0];
  for (const { status, text } of answers) {
    if (status === 200) bought += 1;
    else if (status === 409 && text.includes('sold-out')) refused += 1;
    else throw new Error(`A checkout answered ${status}: ${text}`);
  }
  const { p50, p95 } = summarise(times);
  return {
    kind,
    'buyers at once': buyers,
    'checkouts a second': short((bought + refused) / seconds),
    bought,
    'sold out': refused,
    'ms p50': short(p50),
    'ms p95': short(p95),
    'cpu ms': short((cpuMs + databaseCpuMs) / times.length),
    'of it database': short(databaseCpuMs / times.length),
    "bench's cpu ms": short((client.user + client.system) / 1000 / times.length),
    'stall ms p99': short(Math.max(0, stallP99Ms)),
    'stall ms': short(Math.max(0, stallMaxMs)),
    load: load(),
  };
}

/** No two carts of a buyer share an item, neither in these sales nor in the sale with a single buyer. */
function cartsOf(buyer: number, { isAlone, from, to }: Pick<Sale, 'from' | 'to'> & { isAlone: boolean }): string[][] {
  const random = createRandom(100 + buyer);
  const free: string[] = [];
  for (let index = isAlone ? 0 : 1; index < items; index += 2) {
    if (!seed.isUnlisted(index) && !seed.isLimited(index)) free.push(seed.itemId(index));
  }
  const limited = Array.from({ length: items }, (_, index) => index).filter(seed.isLimited);
  const contested = limited.filter((index) => !seed.isUnlisted(index)).slice(0, CONTESTED);
  for (let at = free.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at + 1);
    [free[at], free[other]] = [free[other] ?? '', free[at] ?? ''];
  }
  return Array.from({ length: to - from }, (_, index) => {
    const turn = from + index;
    const cart = free.slice(turn * CART, (turn + 1) * CART);
    const limited = isAlone ? undefined : contested[turn];
    return limited === undefined ? cart : [...cart.slice(1), seed.itemId(limited)];
  });
}

/**
 * Throws when a balance is not the sum of its rows, a paid item was not granted, or more items were sold than in stock.
 */
async function checkBooks({ dataDir, env }: World): Promise<void> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, ...env }));
  try {
    const players = await db
      .selectFrom('player')
      .innerJoin('balance', 'balance.playerId', 'player.id')
      .select(['player.id', 'player.username', 'balance.coins', 'balance.gems', 'balance.honor'])
      .execute();
    const sums = await db
      .selectFrom('ledger')
      .select(['playerId', 'currency', (eb) => eb.fn.sum<number>('amount').as('sum')])
      .groupBy(['playerId', 'currency'])
      .execute();
    for (const player of players) {
      for (const currency of ['coins', 'gems', 'honor'] as const) {
        const row = sums.find((sum) => sum.playerId === player.id && sum.currency === currency);
        if (player[currency] < 0 || Number(row?.sum ?? 0) !== player[currency]) {
          throw new Error(`${player.username} has ${player[currency]} ${currency}, but rows for ${row?.sum ?? 0}`);
        }
      }
    }
    const buyers = players.filter(({ username }) => username.startsWith('Buyer_'));
    const catalogue = await db
      .selectFrom('catalogue_item')
      .select(['id', 'costCoins', 'costGems', 'quantity'])
      .execute();
    const owned = await db.selectFrom('inventory').select(['playerId', 'itemId']).execute();
    const priceOf = new Map(catalogue.map((item) => [item.id, item.costCoins + item.costGems]));
    for (const { id, username } of buyers) {
      const paid = await db
        .selectFrom('ledger')
        .select((eb) => eb.fn.sum<number>('amount').as('sum'))
        .where('playerId', '=', id)
        .where('reason', '=', 'purchase')
        .executeTakeFirst();
      const worth = owned
        .filter((row) => row.playerId === id)
        .reduce((sum, { itemId }) => sum + (priceOf.get(itemId) ?? 0), 0);
      if (worth + Number(paid?.sum ?? 0) !== 0) throw new Error(`${username} paid ${-Number(paid?.sum)} for ${worth}`);
    }
    const soldOf = Map.groupBy(owned, ({ itemId }) => itemId);
    for (const { id, quantity } of catalogue) {
      const sold = (soldOf.get(id) ?? []).filter(({ playerId }) =>
        buyers.some((buyer) => buyer.id === playerId),
      ).length;
      if (quantity !== null && quantity + sold !== seed.LIMITED_LEFT) {
        throw new Error(`${id}: ${sold} sold and ${quantity} left of ${seed.LIMITED_LEFT}`);
      }
    }
  } finally {
    await close();
  }
}
