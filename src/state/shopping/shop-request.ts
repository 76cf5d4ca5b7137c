/** What another screen wants to find in the store: the store searches for it when it opens, once. */
import { SEARCH_MAX_LENGTH } from '../../shared/rules/limits.ts';

export const shopRequest: { search: string | null } = { search: null };

/** The requested search, which is answered by this. Null for none. */
export function takeShopRequest(): string | null {
  const { search } = shopRequest;
  shopRequest.search = null;
  return search === null ? null : search.slice(0, SEARCH_MAX_LENGTH);
}
