/** Outfits: looks saved under a name (specification: avatar, sections 3 and 7). */
import * as z from 'zod/mini';
import { OUTFIT_NAME_MAX_LENGTH, OUTFITS_MAX } from '../rules/limits.ts';
import { SHOWN_PARTS } from '../rules/shown-parts.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { idParams, idText, nonEmptyText } from './fields.ts';
import { outfit } from './outfit.ts';
import { messageCall, messageReply } from './replies.ts';
import { LOOK_CHANGES_A_MINUTE } from './wardrobe.ts';
import { sentence } from '../rules/sentence.ts';

const ownOutfit = z.extend(outfit, {
  /** The profile shows it. At most one outfit of a player. */
  isFavourite: z.boolean(),
  /** I wear exactly its items. A server of an older build leaves it out. */
  isWorn: z.optional(z.boolean()),
  /** When I last wore or saved it. A server of an older build leaves it out. */
  usedAt: z.optional(z.string()),
});
export type Outfit = z.infer<typeof ownOutfit>;

export const listOutfits = endpoint({
  method: 'GET',
  path: '/outfit/list',
  auth: 'player',
  summary: 'My outfits: new ones first, then in my order',
  reply: z.array(ownOutfit),
});

/** Across a block, in either direction, codes are unknown. */
export const getOutfit = endpoint({
  method: 'GET',
  path: '/outfit/:id',
  auth: 'player',
  summary: 'An outfit by its code, with the number of its items that I own',
  params: idParams,
  reply: z.extend(outfit, {
    owner: z.string(),
    itemCount: z.number(),
    ownedCount: z.number(),
    /** Names of my items in it that do not fit my body: they would be hidden. */
    hidden: z.array(z.string()),
    /** Their ids, in the same order. A server of an older build leaves them out. */
    hiddenIds: z.optional(z.array(z.string())),
    /** Its items that I do not own, and whether the store lists them. A server of an older build leaves them out. */
    missing: z.optional(z.array(z.object({ id: z.string(), name: z.string(), isSold: z.optional(z.boolean()) }))),
    /** What my figure has now and would be without. */
    bare: z.array(z.enum(SHOWN_PARTS)),
  }),
});

const namedOutfit = z.object({
  name: nonEmptyText('outfitName', OUTFIT_NAME_MAX_LENGTH, sentence('pleaseGiveYourOutfitA')),
});

export const saveOutfit = messageCall('/outfit', 'Save my look as an outfit', namedOutfit, {
  accountRatePerMinute: 30,
});

export const setFavouriteOutfit = messageCall(
  '/outfit/favourite',
  'Choose which of my outfits my profile shows; empty shows none',
  z.object({ outfitId: z.union([idText, z.literal('')]) }),
  WRITE_RATES,
);

export const renameOutfit = endpoint({
  method: 'POST',
  path: '/outfit/:id/name',
  auth: 'player',
  summary: 'Rename one of my outfits',
  params: idParams,
  body: namedOutfit,
  reply: messageReply,
  ...WRITE_RATES,
});

export const overwriteOutfit = endpoint({
  method: 'POST',
  path: '/outfit/:id/look',
  auth: 'player',
  summary: 'Replace the look of one of my outfits by the one that I wear',
  params: idParams,
  reply: messageReply,
  accountRatePerMinute: 30,
});

export const arrangeOutfits = messageCall(
  '/outfit/order',
  'Put my outfits in an order',
  z.object({ outfitIds: z.array(idText).check(z.maxLength(OUTFITS_MAX)) }),
  WRITE_RATES,
);

export const deleteOutfit = endpoint({
  method: 'DELETE',
  path: '/outfit/:id',
  auth: 'player',
  summary: 'Delete one of my outfits; the worn look stays',
  params: idParams,
  reply: messageReply,
});

export const wearOutfit = endpoint({
  method: 'GET',
  path: '/outfit/:id/wear',
  auth: 'player',
  summary: 'Wear the items of an outfit that I own; the message names the others',
  params: idParams,
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: LOOK_CHANGES_A_MINUTE,
});
