/**
 * SQL of the sales of one statement, on PostgreSQL: the orders of several players, each of which is met whole or not at all. The text
 * depends on nothing. The orders are JSON and not arrays: PostgreSQL assumes ten elements of an unknown array, and would plan each
 * call again for fewer. Of JSON it assumes a hundred rows, and would read a whole table of thousands instead of its index: conditions that
 * are always true make it assume eleven. Owns no state.
 */
import { type RawBuilder, sql } from 'kysely';
import { isCreationId } from '../../../shared/rules/creations.ts';
import type { Total } from '../../../shared/rules/store.ts';

export interface WantedSale {
  ids: readonly string[];
  /** The total that the client displayed; null: any. */
  expected: Total | null;
}

export interface SaleParts {
  /**
   * `wanted` has the items of each order, `cart` those that are listed. Orders are named by their place in the list, `at`. `sale` holds
   * the sales of what players drew, except those that are changed now: a withdrawal finds the new owners.
   */
  cart: RawBuilder<unknown>[];
  /**
   * For the rows of `held`. `stock` locks the limited items that are left, except those that others have locked; `short` has the orders
   * for which one is not left, when the orders before got theirs.
   */
  stock: RawBuilder<unknown>[];
  /** `taken` takes one of each limited item, for the rows of `paid`. */
  taken: RawBuilder<unknown>;
  /** Query of what each item costs that is not free: `at`, `position`, `currency`, `amount`, `reference`. */
  charges: RawBuilder<unknown>;
  /** Query of the orders whose items are all listed, for the expected prices. */
  met: RawBuilder<unknown>;
}

export function saleParts(sales: readonly WantedSale[]): SaleParts {
  const orders = sales.map(({ ids, expected }, at) => ({ at, count: ids.length, ...expected }));
  const wanted = sales.flatMap(({ ids }, at) => ids.map((id) => ({ at, id, isDrawn: isCreationId(id) })));
  return {
    cart: [
      sql`"wanted" as (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as "w" ("at" int, "id" text, "isDrawn" boolean)
        where "at" >= 0 and "id" > '')`,
      sql`"cart" as (
        select "wanted"."at", "item"."id", "costCoins", "costGems", "quantity", "isDrawn" and "quantity" is null as "mayEnd"
        from "wanted" join "catalogue_item" "item" on "item"."id" = "wanted"."id" where "isListed" = 1)`,
      sql`"sale" as (
        select "id" from "catalogue_item"
        where "id" in (select "id" from "cart" where "mayEnd") and "isListed" = 1 for share skip locked)`,
    ],
    met: sql`
      select "o"."at"
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as "o" ("at" int, "count" int, "coins" bigint, "gems" bigint)
      join (select "at", count(*) as "count", sum("costCoins") as "coins", sum("costGems") as "gems"
        from "cart" where not "mayEnd" or "id" in (select "id" from "sale") group by "at") "c"
        on "c"."at" = "o"."at" and "c"."count" = "o"."count"
        and "c"."coins" = coalesce("o"."coins", "c"."coins") and "c"."gems" = coalesce("o"."gems", "c"."gems")`,
    stock: [
      sql`"demand" as (
        select "at", "id", row_number() over (partition by "id" order by "at") as "place"
        from "cart" where "quantity" is not null and "at" in (select "at" from "held"))`,
      sql`"stock" as (
        select "id", "quantity" from "catalogue_item"
        where "id" in (select "id" from "demand") and "quantity" > 0 and "isListed" = 1 for update skip locked)`,
      sql`"short" as (
        select "at" from "demand" left join "stock" on "stock"."id" = "demand"."id"
        where "quantity" is null or "quantity" < "place")`,
    ],
    taken: sql`"taken" as (
      update "catalogue_item" set "quantity" = "quantity" - "sold"."count"
      from (
        select "id", count(*)::int as "count" from "demand" where "at" in (select "at" from "paid") group by "id") "sold"
      where "catalogue_item"."id" = "sold"."id")`,
    charges: sql`
      select "at", row_number() over (partition by "at" order by "id") as "position",
        case when "costGems" > 0 then 'gems' else 'coins' end as "currency",
        case when "costGems" > 0 then "costGems" else "costCoins" end as "amount",
        "id" as "reference"
      from "cart" where "costGems" > 0 or "costCoins" > 0`,
  };
}
