/** Store and checkout (specification: avatar, sections 3, 5 and 7). */
import * as z from 'zod/mini';
import { PAGE_MAX } from '../rules/limits.ts';
import { BODY_TYPES } from '../rules/slots.ts';
import { CURRENCIES, OUTLET_PAGE_SIZE, STORE_SORTS } from '../rules/store.ts';
import { endpoint } from './endpoint.ts';
import { idText, searchText } from './fields.ts';
import { messageFields } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

export const storeItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Username of the creator, or the product's name for its own items. */
  creator: z.string(),
  category: z.number(),
  /** 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY */
  rarity: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  costCoins: z.number(),
  costGems: z.number(),
  canBuyWithCoins: z.boolean(),
  canBuyWithGems: z.boolean(),
  alreadyOwned: z.boolean(),
  isEquipped: z.boolean(),
  /** Remaining number; null: unlimited. */
  quantity: z.nullable(z.number()),
  /** Body types that the item fits; on another one it is hidden. */
  bodyTypes: z.readonly(z.array(z.enum(BODY_TYPES))),
  /** Path on the storage host, for the player's body type if the item fits it. */
  imageUrl: z.nullable(z.string()),
});
export type StoreItem = z.infer<typeof storeItem>;

const CATEGORIES_PATTERN = /^\d{1,4}(,\d{1,4}){0,63}$/;
/** As many ids as a cart can contain. */
const IDS_PATTERN = /^[\w-]{1,64}(,[\w-]{1,64}){0,199}$/;
const PRICE_RANGE_PATTERN = /^\d{0,9}-\d{0,9}$/;

/**
 * Defaults: 50 items per page, newest first. `price-low` sorts items priced in coins before those priced in gems.
 * `priceRange` is `min-max` in the item's currency; both sides are optional and are swapped when they are in the wrong
 * order. `name` sorts by the names that pages in the language of the request show. A search matches names and creators that contain all of its words, in any order, without regard
 * to case, accents, and the marks and the article of Arabic words; when nothing does, words that no item contains are corrected.
 */
export const listStore = endpoint({
  method: 'GET',
  path: '/store',
  auth: 'player',
  summary: 'Listed items, in pages',
  accountRatePerMinute: 240,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_MAX))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(OUTLET_PAGE_SIZE))),
    categories: z.optional(
      z.union([
        z.literal(''),
        z.string().check(z.regex(CATEGORIES_PATTERN, sentenceMessage(sentence('theseAreNoCategories')))),
      ]),
    ),
    search: z.optional(searchText),
    sortBy: z.optional(z.enum(STORE_SORTS)),
    rarity: z.optional(z.enum(['0', '1', '2', '3'])),
    priceRange: z.optional(
      z.string().check(z.regex(PRICE_RANGE_PATTERN, sentenceMessage(sentence('aPriceRangeIsWritten')))),
    ),
    /** Comma-separated ids of the only items to return, for carts and wishlists. */
    ids: z.optional(z.string().check(z.regex(IDS_PATTERN, sentenceMessage(sentence('theseAreNoIds'))))),
    /** Items that the player can pay and does not own yet. */
    onlyAffordable: z.optional(z.enum(['true', 'false'])),
    /** Items that fit the player's body type. */
    onlyFitting: z.optional(z.enum(['true', 'false'])),
    /** Items that the player owns, or does not own. */
    owned: z.optional(z.enum(['true', 'false'])),
    /** Items priced in gems, or the others: priced in coins, or free. */
    currency: z.optional(z.enum(CURRENCIES)),
    /** `limit` counts cuts. Each is at the place of its first item, followed by its other colours that match. `total` counts items. */
    cuts: z.optional(z.enum(['true', 'false'])),
  }),
  /** Clients accept a bare array of items as well. */
  reply: z.union([
    z.object({
      success: z.boolean(),
      message: z.optional(z.string()),
      items: z.array(storeItem),
      pagination: z.object({ total: z.number(), hasMore: z.boolean() }),
    }),
    z.array(storeItem),
  ]),
});

const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,80}$/, sentenceMessage(sentence('thisIsNoIdempotencyKey'))));
const amount = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/**
 * Atomic. `items` is a JSON text of a list of distinct ids. `expected` is the total that the client displayed: if the
 * price has changed, nothing is charged and the error has the code `price-changed`. A repeated call with the same
 * `idempotencyKey`, or header `idempotency-key`, returns the first reply and charges nothing.
 */
export const checkout = endpoint({
  method: 'POST',
  path: '/store/checkout',
  auth: 'player',
  summary: 'Buy items',
  accountRatePerMinute: 60,
  body: z.object({
    items: z.string().check(z.maxLength(20_000)),
    expected: z.optional(z.object({ coins: amount, gems: amount })),
    idempotencyKey: z.optional(idempotencyKey),
  }),
  reply: z.object({
    success: z.boolean(),
    ...messageFields,
    /** Ids of the purchased items. */
    items: z.array(z.string()),
    /** The new balances. */
    coins: z.number(),
    gems: z.number(),
  }),
});

/** The page of an item that is listed. */
export const getStoreItem = endpoint({
  method: 'GET',
  path: '/store/item/:id',
  auth: 'player',
  summary: 'An item with its colours, what goes with it, and who wears it',
  accountRatePerMinute: 120,
  params: z.object({ id: idText }),
  reply: z.object({
    success: z.boolean(),
    item: storeItem,
    /** The same cut in other colours. */
    colours: z.array(storeItem),
    goesWith: z.array(storeItem),
    /** Usernames of friends who wear it, at most twelve. */
    wornBy: z.array(z.string()),
  }),
});
export type StoreItemPage = z.infer<typeof getStoreItem.reply>;

/** The shelf changes at midnight UTC. */
export const getShelf = endpoint({
  method: 'GET',
  path: '/store/shelf',
  auth: 'player',
  summary: "The day's look and items",
  accountRatePerMinute: 60,
  reply: z.object({
    success: z.boolean(),
    /** Null when the catalogue has no look. */
    set: z.nullable(
      z.object({
        id: z.string(),
        pieces: z.array(storeItem),
        /** What the missing pieces cost in the set. */
        coins: z.number(),
        gems: z.number(),
      }),
    ),
    items: z.array(storeItem),
  }),
});
export type StoreShelf = z.infer<typeof getShelf.reply>;

/** Buys the missing pieces of a day's set. Otherwise as `checkout`. The pieces cannot be returned. */
export const buySet = endpoint({
  method: 'POST',
  path: '/store/set',
  auth: 'player',
  summary: 'Buy the missing pieces of a set',
  accountRatePerMinute: 30,
  body: z.object({
    setId: idText,
    expected: z.object({ coins: amount, gems: amount }),
    idempotencyKey: z.optional(idempotencyKey),
  }),
  reply: checkout.reply,
});

const ledgerEntry = z.object({
  /** Number of the entry in the ledger; newer entries have higher ones. */
  id: z.number(),
  /** `gift`: paid for a friend. */
  kind: z.enum(['purchase', 'gift', 'refund']),
  /** ISO 8601 */
  at: z.string(),
  currency: z.enum(CURRENCIES),
  /** Signed change of the balance. */
  amount: z.number(),
  balanceAfter: z.number(),
  item: z.object({
    id: z.string(),
    name: z.string(),
    category: z.number(),
    rarity: storeItem.shape.rarity,
    bodyTypes: storeItem.shape.bodyTypes,
    imageUrl: z.nullable(z.string()),
  }),
  /** Until when it can be returned, ISO 8601; null when it cannot. */
  returnUntil: z.nullable(z.string()),
  /** Why an item that was bought within the time of a return cannot be returned; absent for all others. */
  keptFor: z.optional(z.enum(['worn', 'limited', 'returned', 'set'])),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** The entries of the ledger about purchases and their refunds, newest first. Free items have none. */
export const listPurchases = endpoint({
  method: 'GET',
  path: '/store/purchases',
  auth: 'player',
  summary: 'My purchases and refunds',
  accountRatePerMinute: 60,
  query: z.object({
    /** Only older entries than this one. */
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
  }),
  reply: z.object({
    success: z.boolean(),
    /** Server time, ISO 8601. */
    now: z.string(),
    entries: z.array(ledgerEntry),
    hasMore: z.boolean(),
  }),
});

/**
 * Returns a purchased item for the price that was paid: within ten minutes, unlimited items that were never worn, each item once a
 * week, and no piece that was owned when the rest of its set was bought. A repeated call with the same `idempotencyKey` returns the first
 * reply.
 */
export const refundPurchase = endpoint({
  method: 'POST',
  path: '/store/refund',
  auth: 'player',
  summary: 'Return a purchased item',
  accountRatePerMinute: 20,
  body: z.object({ itemId: idText, idempotencyKey: z.optional(idempotencyKey) }),
  reply: z.object({
    success: z.boolean(),
    ...messageFields,
    /** The new balances. */
    coins: z.number(),
    gems: z.number(),
  }),
});
