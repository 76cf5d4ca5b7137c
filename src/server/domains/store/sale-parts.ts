/**
 * SQL of a sale in one statement, on PostgreSQL. The text depends on the number of items only. The ids are a list of parameters and not an
 * array: PostgreSQL assumes ten elements of an unknown array, and would plan each call again for fewer. Owns no state.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Total } from '../../../shared/rules/store.ts';

export interface SaleParts {
  /** `cart`: the items of the order that are listed. */
  cart: RawBuilder<unknown>;
  /** `stock` locks the limited items that are left, in the order of their ids, for the rows of `held`. */
  stock: RawBuilder<unknown>;
  /** `taken` takes one of each limited item, for the rows of `paid`. */
  taken: RawBuilder<unknown>;
  /** Query of what each item costs that is not free: `position`, `currency`, `amount`, `reference`. */
  charges: RawBuilder<unknown>;
  /** True when each item is listed and left, and the prices are the expected ones. */
  isSold: RawBuilder<unknown>;
}

/** `expected`: the total that the client displayed; null: any. */
export function saleParts(ids: readonly string[], expected: Total | null): SaleParts {
  const wanted = sql`(${sql.join(ids)})`;
  const [coins, gems] = [expected?.coins ?? null, expected?.gems ?? null];
  return {
    cart: sql`"cart" as (
      select "id", "costCoins", "costGems", "quantity" from "catalogue_item" where "id" in ${wanted} and "isListed" = 1)`,
    stock: sql`"stock" as (
      select "id" from "catalogue_item"
      where "id" in ${wanted} and "quantity" > 0 and exists (select 1 from "held")
      order by "id" for update)`,
    taken: sql`"taken" as (
      update "catalogue_item" set "quantity" = "quantity" - 1
      where "id" in (select "id" from "stock") and exists (select 1 from "paid"))`,
    charges: sql`
      select row_number() over (order by "id") as "position",
        case when "costGems" > 0 then 'gems' else 'coins' end as "currency",
        case when "costGems" > 0 then "costGems" else "costCoins" end as "amount",
        "id" as "reference"
      from "cart" where "costGems" > 0 or "costCoins" > 0`,
    isSold: sql`(
      select count(*) = ${ids.length}::int
        and count("quantity") = (select count(*) from "stock")
        and sum("costCoins") = coalesce(${coins}::bigint, sum("costCoins"))
        and sum("costGems") = coalesce(${gems}::bigint, sum("costGems"))
      from "cart")`,
  };
}
