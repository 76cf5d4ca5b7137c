/**
 * Gifts: an item that a player pays for a friend. It waits in the friend's bell until it is unwrapped or goes back. What waits is not
 * named to its receiver.
 */
import * as z from 'zod/mini';
import { GIFT_HINDRANCES, GIFT_LINE_MAX_LENGTH, GIFT_STATES, GIFTS_SHOWN_MAX } from '../rules/gifts.ts';
import { CURRENCIES } from '../rules/store.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idText, trimmedText, usernameText } from './fields.ts';
import { messageFields } from './replies.ts';
import { storeItem } from './store.ts';

const amount = z.int().check(z.gte(0));
const price = z.object({ currency: z.enum(CURRENCIES), amount });

const giftItem = z.pick(storeItem, {
  id: true,
  name: true,
  category: true,
  rarity: true,
  bodyTypes: true,
  imageUrl: true,
});

export const gift = z.object({
  id: z.string(),
  /** The other side: who gave it, or who gets it. Null: a deleted player. */
  username: z.nullable(z.string()),
  /** '' for none. */
  line: z.string(),
  state: z.enum(GIFT_STATES),
  /** ISO 8601 */
  sentAt: z.iso.datetime(),
  /** When it goes back by itself, ISO 8601; null unless it waits. */
  until: z.nullable(z.iso.datetime()),
  /** Null for the receiver while it waits. */
  item: z.nullable(giftItem),
  /** What was paid; null for the receiver. */
  price: z.nullable(price),
});
export type Gift = z.infer<typeof gift>;

const gifts = z.array(gift).check(z.maxLength(GIFTS_SHOWN_MAX));

/**
 * Those that wait, then the others, newest first. Gifts that went back are not listed for their receiver, and none of players whom the
 * caller blocked.
 */
export const listGifts = endpoint({
  method: 'GET',
  path: '/gifts',
  auth: 'player',
  summary: 'Gifts to me and from me',
  accountRatePerMinute: 120,
  reply: z.object({ success: z.boolean(), received: gifts, sent: gifts }),
});
export type GiftLists = z.infer<typeof listGifts.reply>;

/** To whom an item can be given, and what can be spent on gifts: what was earned, without the coins and gems of the start. */
export const getGiftChoice = endpoint({
  method: 'GET',
  path: '/gifts/choice/:id',
  auth: 'player',
  summary: 'Friends who can get an item as a gift',
  params: idParams,
  accountRatePerMinute: 60,
  reply: z.object({
    success: z.boolean(),
    price,
    /** Of the currency of the price. */
    canSpend: amount,
    /** Whether the own account is old enough. */
    isOldEnough: z.boolean(),
    /** Ordered by username. `hindrance`: why not now; null: the friend can get it. */
    friends: z.array(z.object({ username: z.string(), hindrance: z.nullable(z.enum(GIFT_HINDRANCES)) })),
  }),
});
export type GiftChoice = z.infer<typeof getGiftChoice.reply>;

/** `expected` is the price that the client displayed. A repeated call with the same key returns the first reply and charges nothing. */
export const sendGift = endpoint({
  method: 'POST',
  path: '/gifts',
  auth: 'player',
  summary: 'Give an item to a friend',
  ratePerMinute: 2000,
  accountRatePerMinute: 10,
  body: z.object({
    itemId: idText,
    username: usernameText,
    line: trimmedText('message', GIFT_LINE_MAX_LENGTH),
    expected: price,
    idempotencyKey: z.string().check(z.regex(/^[\w-]{8,80}$/, sentenceMessage(sentence('thisIsNoIdempotencyKey')))),
  }),
  reply: z.object({
    success: z.boolean(),
    ...messageFields,
    giftId: z.string(),
    /** The new balances. */
    coins: z.number(),
    gems: z.number(),
  }),
});

/** A gift that is unwrapped is answered like the first time. */
export const openGift = endpoint({
  method: 'POST',
  path: '/gifts/:id/open',
  auth: 'player',
  summary: 'Unwrap a gift',
  params: idParams,
  accountRatePerMinute: 30,
  reply: z.object({ success: z.boolean(), gift }),
});

/** Sends a waiting gift back, or takes it back as its giver. The giver gets the price that was paid, once. */
export const returnGift = endpoint({
  method: 'POST',
  path: '/gifts/:id/return',
  auth: 'player',
  summary: 'Refuse or withdraw a gift',
  params: idParams,
  accountRatePerMinute: 30,
  reply: z.object({ success: z.boolean(), ...messageFields }),
});
