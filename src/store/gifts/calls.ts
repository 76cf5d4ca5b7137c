/** Who can get an item as a gift, and sending one. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { defineMutation } from '../../net/mutation.ts';
import { giftKeys, storeKeys } from '../../net/query-keys.ts';
import { type GiftChoice, getGiftChoice, sendGift as sendGiftCall } from '../../shared/contract/gifts.ts';
import { setBalances } from '../../state/session/session.ts';
import { playSound } from '../../state/settings/sounds.ts';

export const choiceQuery = (itemId: string) =>
  queryOptions({
    queryKey: giftKeys.choice(itemId),
    queryFn: ({ signal }) => call(getGiftChoice, { params: { id: itemId }, signal }),
    // Friends, and what they own, change by others.
    staleTime: 0,
  });

export interface GiftOrder {
  itemId: string;
  username: string;
  line: string;
  expected: GiftChoice['price'];
  /** Stays the same until the order has an answer, so that a repetition costs nothing. */
  key: string;
}

export const sendGift = defineMutation({
  send: ({ key, ...order }: GiftOrder) => call(sendGiftCall, { body: { ...order, idempotencyKey: key } }),
  onSuccess: ({ coins, gems }) => {
    setBalances({ coins, gems });
    playSound('purchase');
  },
  // Also after a refusal: a price or the stock may have changed.
  invalidates: () => [giftKeys.lists, storeKeys.lists],
});
