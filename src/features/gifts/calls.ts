/** The lists of gifts, unwrapping, and sending back. */
import { queryOptions } from '@tanstack/react-query';
import { translateNames } from '../../languages/item-words.ts';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { bellKeys, giftKeys, storeKeys, wardrobeKeys } from '../../net/query-keys.ts';
import {
  type Gift,
  type GiftLists,
  listGifts,
  openGift as openGiftCall,
  returnGift as returnGiftCall,
} from '../../shared/contract/gifts.ts';

export type Lists = Pick<GiftLists, 'received' | 'sent'>;

export const giftsQuery = queryOptions({
  queryKey: giftKeys.lists,
  queryFn: async ({ signal }): Promise<Lists> => {
    const { received, sent } = await call(listGifts, { signal });
    return { received: await nameItems(received), sent: await nameItems(sent) };
  },
  // The other side may have unwrapped one, or sent it back.
  staleTime: 0,
});

async function nameItems(gifts: readonly Gift[]): Promise<Gift[]> {
  const ids = gifts.map(({ item }) => item?.id ?? '');
  const names = await translateNames(
    ids,
    gifts.map(({ item }) => item?.name ?? ''),
  );
  return gifts.map((gift, at) =>
    gift.item === null ? gift : { ...gift, item: { ...gift.item, name: names[at] ?? gift.item.name } },
  );
}

export const openGift = defineMutation({
  send: async (id: string) => {
    const reply = await call(openGiftCall, { params: { id } });
    const [gift = reply.gift] = await nameItems([reply.gift]);
    return { ...reply, gift };
  },
  onSuccess: ({ gift }) => {
    queryClient.setQueryData<Lists>(
      giftKeys.lists,
      (lists) => lists && { ...lists, received: lists.received.map((one) => (one.id === gift.id ? gift : one)) },
    );
  },
  invalidates: () => [bellKeys.list, storeKeys.lists, wardrobeKeys.inventory, wardrobeKeys.codes],
});

/** The purse follows by a push. */
export const returnGift = defineMutation({
  send: (id: string) => call(returnGiftCall, { params: { id } }),
  invalidates: () => [giftKeys.lists, bellKeys.list, storeKeys.lists],
});
