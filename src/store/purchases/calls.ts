/** The list of purchases in pages, and the return of one. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { translateNames } from '../../languages/item-words.ts';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { storeKeys, wardrobeKeys } from '../../net/query-keys.ts';
import { type LedgerEntry, listPurchases, refundPurchase } from '../../shared/contract/store.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { setBalances } from '../../state/session/session.ts';

export interface PurchasePage {
  entries: LedgerEntry[];
  hasMore: boolean;
  /** What the server's clock is ahead of this one, ms. */
  aheadMs: number;
}

export const purchasesQuery = infiniteQueryOptions({
  queryKey: storeKeys.purchases,
  queryFn: async ({ pageParam, signal }): Promise<PurchasePage> => {
    const query = pageParam === null ? {} : { before: pageParam };
    const { entries, hasMore, now } = await call(listPurchases, { query, signal });
    const [ids, known] = [entries.map(({ item }) => item.id), entries.map(({ item }) => item.name)];
    const names = await translateNames(ids, known);
    const translated = entries.map((entry, at) => ({
      ...entry,
      item: { ...entry.item, name: names[at] ?? entry.item.name },
    }));
    return { entries: translated, hasMore, aheadMs: Date.parse(now) - runtime.now() };
  },
  initialPageParam: null as number | null,
  getNextPageParam: (last: PurchasePage) => (last.hasMore ? last.entries.at(-1)?.id : undefined),
  // An item may have been worn since.
  staleTime: 0,
});

export const returnPurchase = defineMutation({
  send: (itemId: string) => call(refundPurchase, { body: { itemId, idempotencyKey: randomId(runtime) } }),
  onSuccess: ({ coins, gems }) => setBalances({ coins, gems }),
  invalidates: () => [storeKeys.lists, wardrobeKeys.inventory, wardrobeKeys.codes],
});
