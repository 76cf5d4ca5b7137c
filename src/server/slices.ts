/** Pagination of lists. Pure. */

/** The requested part of a list; a null limit means the complete list. */
export interface Slice {
  limit: number | null;
  offset: number;
}

/** Pages count from 1. A page without a limit has `defaultLimit`. Without page and limit the list is complete. */
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
