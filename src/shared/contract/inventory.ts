/** The items that a player owns and wears (specification: avatar, sections 3 and 7). */
import * as z from 'zod/mini';
import { BODY_TYPES } from '../rules/slots.ts';
import { endpoint } from './endpoint.ts';
import { idText, onOff, pageQuery } from './fields.ts';
import { messageReply } from './replies.ts';

/** Items of one call. */
export const FAVOURITES_OF_CALL_MAX = 200;

const inventoryItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Usernames of the creators, or the product's name */
  creator: z.array(z.string()),
  /** Number of `rules/slots` */
  category: z.number(),
  isEquipped: z.boolean(),
  costGems: z.number(),
  costCoins: z.number(),
  /** 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY */
  rarity: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Body types with a fit. On other body types the item is hidden. */
  bodyTypes: z.array(z.enum(BODY_TYPES)),
  /** Path on the storage host, for the player's body type if it has a fit. */
  imageUrl: z.nullable(z.string()),
  /** Servers of an earlier version do not say it. */
  isFavourite: z.optional(z.boolean()),
});
export type InventoryItem = z.infer<typeof inventoryItem>;

export const listInventory = endpoint({
  method: 'GET',
  path: '/inventory',
  auth: 'player',
  summary: 'List my items, newest first; paginated when `page` or `limit` is given',
  query: pageQuery,
  reply: z.array(inventoryItem),
});

export const equipItem = endpoint({
  method: 'GET',
  path: '/inventory/:id/equip/:on',
  auth: 'player',
  summary: 'Put on (1) or take off (0) one of my items; replaces an item of the same category',
  params: z.object({ id: idText, on: onOff }),
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: 400,
});

/** Items that the player does not own are left out. */
export const setFavouriteItems = endpoint({
  method: 'POST',
  path: '/inventory/favourites',
  auth: 'player',
  summary: 'Mark some of my items as favourites, or as such no longer',
  body: z.object({ itemIds: z.array(idText).check(z.maxLength(FAVOURITES_OF_CALL_MAX)), isFavourite: z.boolean() }),
  reply: z.object({ success: z.boolean() }),
  accountRatePerMinute: 240,
});
