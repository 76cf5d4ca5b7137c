/** Lists that come whole or in pages. Pure. */

/** Which part of a list is asked for; a null limit is all of it. */
export interface Slice {
  limit: number | null;
  offset: number;
}

/** Pages count from 1; a page without a limit has `defaultLimit`, and everything comes when neither is given. */
export function sliceOf(query: { page?: number; limit?: number }, defaultLimit = 50): Slice {
  if (query.limit === undefined && query.page === undefined) return { limit: null, offset: 0 };
  const limit = query.limit ?? defaultLimit;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/** A page of a list, and whether more items follow it. */
export interface Page<Item> {
  items: Item[];
  hasMore: boolean;
}

/** `rows` is what the database returned for `limit + 1`: the row after the page shows that more follow. */
export const pageOf = <Item>(rows: readonly Item[], limit: number): Page<Item> => ({
  items: rows.slice(0, limit),
  hasMore: rows.length > limit,
});
