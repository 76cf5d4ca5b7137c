/** Queries of item pages and of the day's shelf, and the purchase of a set. */
import { queryOptions } from '@tanstack/react-query';
import { translateItems } from '../../languages/item-words.ts';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { storeKeys, wardrobeKeys } from '../../net/query-keys.ts';
import { buySet as buySetCall, getShelf, getStoreItem, type StoreShelf } from '../../shared/contract/store.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { setBalances } from '../../state/session/session.ts';
import { playSound } from '../../state/settings/sounds.ts';

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: storeKeys.item(id),
    queryFn: async ({ signal }) => {
      const { item, colours, goesWith, wornBy } = await call(getStoreItem, { params: { id }, signal });
      const [own, alike, matching] = await Promise.all([[item], colours, goesWith].map(translateItems));
      return { item: own?.[0] ?? item, colours: alike ?? [], goesWith: matching ?? [], wornBy };
    },
  });

export const shelfQuery = queryOptions({
  queryKey: storeKeys.shelf,
  queryFn: async ({ signal }) => {
    const { set, items } = await call(getShelf, { signal });
    const [pieces, rest] = await Promise.all([set?.pieces ?? [], items].map(translateItems));
    return { set: set && { ...set, pieces: pieces ?? [] }, items: rest ?? [] };
  },
});

export type DaySet = NonNullable<StoreShelf['set']>;

export const buySet = defineMutation({
  send: ({ id, coins, gems }: DaySet) =>
    call(buySetCall, { body: { setId: id, expected: { coins, gems }, idempotencyKey: randomId(runtime) } }),
  onSuccess: ({ coins, gems }) => {
    setBalances({ coins, gems });
    playSound('purchase');
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.inventory });
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.codes });
  },
  // Also after a refusal: the day or a price may have changed.
  invalidates: () => [storeKeys.lists],
});
