/**
 * Fills a world with a large store: 20,000 items by many creators, a reader who owns some of them, and buyers with
 * large balances.
 */
import type { Database } from '../../src/server/db/database.ts';
import { insertItems } from '../../src/server/domains/store/repo.ts';
import { type NewItem, rowOf } from '../../src/server/domains/store/catalogue.ts';
import { Caller } from '../../src/server/testing/caller.ts';
import type { TestServer } from '../../src/server/testing/test-server.ts';
import { PLACE_OF_CATEGORY } from '../../src/shared/rules/slots.ts';
import { createRandom, type Random } from '../../tests/support/random.ts';

export const ITEMS = 20_000;
export const BUYERS = 50;
export const READER = 'Reader';
/** Stock of each limited item. */
export const LIMITED_LEFT = 40;
const MAKERS = 40;
const OWNED = 500;
const RICHES = '400000000';
/** One item in this many is limited. */
const UNLISTED = 60;
const LIMITED = 50;
const BY_THE_TOWN = 3;

const QUALITIES = 'striped quilted moonlit rusty velvet woven paper copper salted minty dotted faded'.split(' ');
const THINGS = 'coat scarf lantern boots cap gloves apron vest brooch trousers shirt sandals'.split(' ');
const PLACES = 'harbour pier orchard lighthouse arcade market dune attic'.split(' ');
/** A word in the names of few items, and one in every twelfth name. */
export const RARE_WORD = 'zephyr';
export const COMMON_WORD = 'lantern';
export const COMMON_PLACE = 'harbour';

export const CATEGORIES: readonly number[] = Object.keys(PLACE_OF_CATEGORY).map(Number);

export const buyerName = (index: number): string => `Buyer_${index}`;
export const itemId = (index: number): string => `bench-${index}`;
/** Whether the item is limited. */
export const isLimited = (index: number): boolean => index % LIMITED === 7;
export const isUnlisted = (index: number): boolean => index % UNLISTED === 11;

/** Seeded: every world of a size has the same items. */
export async function seedStore(server: TestServer, items: number): Promise<void> {
  const { db } = server.server.database;
  const random = createRandom(9);
  const makers: { id: string; username: string }[] = [];
  for (let index = 0; index < MAKERS; index += 1) {
    const maker = await Caller.create(server, `Maker_${index}`);
    makers.push({ id: (await maker.record()).id, username: maker.username });
  }
  const rows = Array.from({ length: items }, (_, index) => ({
    ...rowOf(itemOf(index, random, makers), false),
    isListed: isUnlisted(index) ? 0 : 1,
    addedAt: Date.UTC(2026, 0, 1) + index * 60_000,
  }));
  await insertItems(db, rows);
  const reader = await Caller.create(server, READER);
  await own(db, (await reader.record()).id, items);
  for (let index = 0; index < BUYERS; index += 1) {
    const buyer = await Caller.create(server, buyerName(index));
    await buyer.admin('grant', 'coins', RICHES);
    await buyer.admin('grant', 'gems', RICHES);
  }
}

function itemOf(index: number, random: Random, makers: readonly { id: string; username: string }[]): NewItem {
  const pick = <Value>(values: readonly Value[]): Value => values[random.whole(0, values.length)] as Value;
  const name = `${pick(QUALITIES)} ${pick(PLACES)} ${pick(THINGS)}${index % 2000 === 3 ? ` ${RARE_WORD}` : ''}`;
  const isForGems = random.next() < 0.3;
  const price = random.next() < 0.02 ? 0 : Math.round(10 ** random.between(0.7, 4));
  const rarity = random.next();
  return {
    id: itemId(index),
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)} no. ${index}`,
    description: `A ${name}, made for evenings by the water and washed at thirty degrees.`,
    category: pick(CATEGORIES),
    rarity: rarity < 0.7 ? 0 : rarity < 0.9 ? 1 : rarity < 0.98 ? 2 : 3,
    costCoins: isForGems ? 0 : price,
    costGems: isForGems ? price : 0,
    fits: index % 5 === 0 ? ['feminine'] : ['feminine', 'masculine'],
    creator: index % BY_THE_TOWN === 0 ? null : pick(makers),
    quantity: isLimited(index) ? LIMITED_LEFT : null,
  };
}

/** Evenly distributed over the whole store. */
async function own(db: Database, playerId: string, items: number): Promise<void> {
  const step = Math.max(1, Math.floor(items / OWNED));
  const rows = Array.from({ length: Math.min(OWNED, items) }, (_, index) => ({
    playerId,
    itemId: itemId(index * step),
    acquiredAt: index,
  }));
  await db.insertInto('inventory').values(rows).execute();
}
