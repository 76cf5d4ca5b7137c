/** Store and checkout (specification: avatar, sections 3, 5 and 7). */
import * as z from 'zod/mini';
import { SEARCH_MAX_LENGTH } from '../rules/limits.ts';
import { BODY_TYPES } from '../rules/slots.ts';
import { OUTLET_PAGE_SIZE, STORE_SORTS } from '../rules/store.ts';
import { endpoint } from './endpoint.ts';

export const storeItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Who made it. */
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
  /** How many are left; null: as many as are wanted. */
  quantity: z.nullable(z.number()),
  /** The bodies that it has a fit for: worn on another it is hidden. */
  bodyTypes: z.readonly(z.array(z.enum(BODY_TYPES))),
  /** Path on the storage host, of the player's own body where there is a fit. */
  imageUrl: z.nullable(z.string()),
});
export type StoreItem = z.infer<typeof storeItem>;

const CATEGORIES_PATTERN = /^\d{1,4}(,\d{1,4}){0,63}$/;
/** At most as many as a cart holds. */
const IDS_PATTERN = /^[\w-]{1,64}(,[\w-]{1,64}){0,199}$/;
const PRICE_RANGE_PATTERN = /^\d{0,9}-\d{0,9}$/;

/**
 * By 50 and the newest first where nothing else is asked for. `price-low` shows what costs coins first, then what costs gems; `priceRange` is `min-max` in the
 * item's own currency, either side may be empty.
 */
export const listStore = endpoint({
  method: 'GET',
  path: '/store',
  auth: 'player',
  summary: 'What is sold, by pages',
  accountRatePerMinute: 240,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(OUTLET_PAGE_SIZE))),
    categories: z.optional(
      z.union([z.literal(''), z.string().check(z.regex(CATEGORIES_PATTERN, 'These are no categories.'))]),
    ),
    search: z.optional(z.string().check(z.maxLength(SEARCH_MAX_LENGTH))),
    sortBy: z.optional(z.enum(STORE_SORTS)),
    rarity: z.optional(z.enum(['0', '1', '2', '3'])),
    priceRange: z.optional(z.string().check(z.regex(PRICE_RANGE_PATTERN, 'A price range is written min-max.'))),
    /** Comma list: only these items, for carts and wishlists. */
    ids: z.optional(z.string().check(z.regex(IDS_PATTERN, 'These are no ids.'))),
    onlyAffordable: z.optional(z.enum(['true', 'false'])),
  }),
  /** Callers take a bare array of items too. */
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

const amount = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/**
 * All or nothing. `items` is a JSON text of a list of ids, each once. `expected` is what the buyer was shown: when the
 * prices have changed since, nothing is charged and the refusal has the code `price-changed`. Called again with the same
 * `idempotencyKey`, or header `idempotency-key`, it answers as it did and charges nothing more.
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
    idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/, 'This is no idempotency key.'))),
  }),
  reply: z.object({
    success: z.boolean(),
    message: z.string(),
    /** Ids of what was bought. */
    items: z.array(z.string()),
    /** What is left in the purse. */
    coins: z.number(),
    gems: z.number(),
  }),
});
