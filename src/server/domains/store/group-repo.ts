/** SQL of the sales of one transaction, on SQLite. Lists are one JSON parameter, so that the texts of the statements do not change. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Cart, CartItem } from './repo.ts';

/** What an order wants. */
export interface GroupOrder {
  playerId: string;
  ids: readonly string[];
  call: { scope: string; key: string } | null;
  /** Whether it is known that the player has paid for something before. */
  isKnown: boolean;
}

export interface GroupCart extends Cart {
  /** Whether a call with the key was answered before. */
  isKeyUsed: boolean;
}

interface PurseRow {
  at: number;
  coins: number;
  gems: number;
  hasPaid: number;
  isKeyUsed: number;
}

type ItemRow = Omit<CartItem, 'isOwned'> & { at: number; isOwned: number };

/** Of each order, in their order, with the items ordered by id; undefined when the player is deleted. */
export async function groupCarts(db: Executor, orders: readonly GroupOrder[]): Promise<(GroupCart | undefined)[]> {
  const buyers = orders.map(({ playerId, call, isKnown }) => [playerId, call?.scope, call?.key, isKnown ? 1 : 0]);
  const wanted = orders.flatMap(({ playerId, ids }, at) => ids.map((id) => [at, playerId, id]));
  const purses = sql<PurseRow>`
    select "order"."key" as "at", "coins", "gems",
      "order"."value" ->> 3 or exists (
        select 1 from "ledger" where "ledger"."playerId" = "balance"."playerId" and "reason" = 'purchase') as "hasPaid",
      exists (
        select 1 from "idempotency_key" as "used"
        where "used"."scope" = "order"."value" ->> 1 and "used"."key" = "order"."value" ->> 2) as "isKeyUsed"
    from json_each(${JSON.stringify(buyers)}) as "order" join "balance" on "balance"."playerId" = "order"."value" ->> 0`;
  const items = sql<ItemRow>`
    select "wanted"."value" ->> 0 as "at", "catalogue_item"."id", "name", "costCoins", "costGems", "quantity", "isListed",
      exists (
        select 1 from "inventory" where "inventory"."playerId" = "wanted"."value" ->> 1 and "itemId" = "catalogue_item"."id") as "isOwned"
    from json_each(${JSON.stringify(wanted)}) as "wanted" cross join "catalogue_item" on "catalogue_item"."id" = "wanted"."value" ->> 2
    order by 1, 2`;
  const carts = orders.map((): GroupCart | undefined => undefined);
  for (const { at, coins, gems, hasPaid, isKeyUsed } of await rowsOf(db, purses)) {
    carts[at] = { coins, gems, hasPaid: hasPaid === 1, isKeyUsed: isKeyUsed === 1, items: [] };
  }
  for (const { at, isOwned, ...item } of await rowsOf(db, items))
    carts[at]?.items.push({ ...item, isOwned: isOwned === 1 });
  return carts;
}

const rowsOf = async <Row>(db: Executor, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db)).rows;

/** Takes one of a limited item for each time that it is in the list. */
export async function takeStock(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update "catalogue_item" set "quantity" = "quantity" - "sold"."count"
    from (select "value" as "id", count(*) as "count" from json_each(${JSON.stringify(ids)}) group by 1) as "sold"
    where "catalogue_item"."id" = "sold"."id"`.execute(db);
}
