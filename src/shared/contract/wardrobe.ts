/** What players own, wear and keep as outfits (specification: avatar, sections 3 and 7). */
import * as z from 'zod/mini';
import { OUTFIT_NAME_MAX_LENGTH } from '../rules/limits.ts';
import { BODY_TYPES, SIZE_MAX, SIZE_MIN, SKIN_TONE_COUNT } from '../rules/slots.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idText, neededText, onOff, pageQuery } from './fields.ts';
import { messageReply } from './replies.ts';

const inventoryItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Who made it: usernames, or the product's name for its own */
  creator: z.array(z.string()),
  /** Number of `rules/slots` */
  category: z.number(),
  isEquipped: z.boolean(),
  costGems: z.number(),
  costCoins: z.number(),
  /** 0 normal, 1 RARE, 2 EPIC, 3 LEGENDARY */
  rarity: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The bodies that it has a fit for: worn on another it is hidden. */
  bodyTypes: z.array(z.enum(BODY_TYPES)),
  /** Path on the storage host, of the player's own body where there is a fit. */
  imageUrl: z.nullable(z.string()),
});
export type InventoryItem = z.infer<typeof inventoryItem>;

export const listInventory = endpoint({
  method: 'GET',
  path: '/inventory',
  auth: 'player',
  summary: 'Everything one owns, newest first; in pages when `page` or `limit` is given',
  query: pageQuery,
  reply: z.array(inventoryItem),
});

export const equipItem = endpoint({
  method: 'GET',
  path: '/inventory/:id/equip/:on',
  auth: 'player',
  summary: 'Puts on (1) or takes off (0) an item that one owns; another of its category is taken off',
  params: z.object({ id: idText, on: onOff }),
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: 400,
});

const LOOKS_A_MINUTE = 120;
const toneText = `A skin tone is a number from 0 to ${SKIN_TONE_COUNT - 1}.`;

export const setSkinTone = endpoint({
  method: 'POST',
  path: '/customization/skinTone',
  auth: 'player',
  summary: 'Changes one’s skin tone',
  body: z.object({
    skinTone: z.int(toneText).check(z.gte(0, toneText), z.lt(SKIN_TONE_COUNT, toneText)),
  }),
  reply: messageReply,
  accountRatePerMinute: LOOKS_A_MINUTE,
});

const sizeText = `A size lies between ${SIZE_MIN} and ${SIZE_MAX}.`;
const scale = z.number(sizeText).check(z.gte(SIZE_MIN, sizeText), z.lte(SIZE_MAX, sizeText));

export const setSize = endpoint({
  method: 'POST',
  path: '/customization/size',
  auth: 'player',
  summary: 'Changes one’s height and width, as factors',
  body: z.object({ height: scale, width: scale }),
  reply: messageReply,
  accountRatePerMinute: LOOKS_A_MINUTE,
});

export const setBodyType = endpoint({
  method: 'POST',
  path: '/customization/bodyType',
  auth: 'player',
  summary: 'Changes one’s body type; what is worn and has no fit for it is hidden, not lost',
  body: z.object({ bodyType: z.enum(BODY_TYPES) }),
  reply: messageReply,
  accountRatePerMinute: LOOKS_A_MINUTE,
});

const outfit = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Path on the storage host */
  imageUrl: z.string(),
});
export type Outfit = z.infer<typeof outfit>;

export const listOutfits = endpoint({
  method: 'GET',
  path: '/outfit/list',
  auth: 'player',
  summary: 'One’s outfits, newest first',
  reply: z.array(outfit),
});

export const getOutfit = endpoint({
  method: 'GET',
  path: '/outfit/:id',
  auth: 'player',
  summary: 'Any player’s outfit by its code, with how much of it one owns',
  params: idParams,
  reply: z.extend(outfit, { owner: z.string(), itemCount: z.number(), ownedCount: z.number() }),
});

export const saveOutfit = endpoint({
  method: 'POST',
  path: '/outfit',
  auth: 'player',
  summary: 'Keeps what one wears as an outfit',
  body: z.object({ name: neededText('An outfit’s name', OUTFIT_NAME_MAX_LENGTH, 'Please give your outfit a name.') }),
  reply: messageReply,
  accountRatePerMinute: 30,
});

export const deleteOutfit = endpoint({
  method: 'DELETE',
  path: '/outfit/:id',
  auth: 'player',
  summary: 'Deletes one of one’s outfits; nothing that is worn changes',
  params: idParams,
  reply: messageReply,
});

export const wearOutfit = endpoint({
  method: 'GET',
  path: '/outfit/:id/wear',
  auth: 'player',
  summary: 'Wears what one owns of an outfit, and names the rest',
  params: idParams,
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: LOOKS_A_MINUTE,
});
