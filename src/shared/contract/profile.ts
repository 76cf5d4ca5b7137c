/** Profiles, the fields that their owners set, and hearts (specification: social, sections 2 to 7). */
import * as z from 'zod/mini';
import { BIO_MAX_LENGTH, NAMETAG_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { colorText, toggleParams, trimmedText, usernameParams } from './fields.ts';
import { favouriteOutfit } from './outfit.ts';
import { messageCall, messageReply } from './replies.ts';

export const getQuickProfile = endpoint({
  method: 'GET',
  path: '/profile/:username/quickAction',
  auth: 'player',
  summary: 'The profile data for quick actions',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    /** In the player's own spelling. */
    username: z.string(),
    isOnline: z.boolean(),
    isFriends: z.boolean(),
    /** The viewer has a pending friend request to the player. */
    hasPendingRequest: z.boolean(),
    isBlocked: z.boolean(),
    /** False when a block between the two forbids a friend request. */
    canAddFriend: z.boolean(),
    membership: z.number(),
    /** Bit mask, see `rules/badges`. */
    badges: z.number(),
    customization: z.object({ nametagColor: z.nullable(z.string()) }),
  }),
});
export type QuickProfile = z.infer<typeof getQuickProfile.reply>;

export const fullProfile = z.object({
  success: z.boolean(),
  message: z.string(),
  username: z.string(),
  /** BBCode, empty when there is none. */
  bio: z.string(),
  /** `#RRGGBB` */
  bioColor: z.nullable(z.string()),
  /** `#RRGGBB`; null for non-members. */
  nametagColor: z.nullable(z.string()),
  /** Empty for non-members. */
  nametag: z.string(),
  membership: z.number(),
  badges: z.number(),
  isOnline: z.boolean(),
  /** Code of `rules/countries`, or empty. */
  location: z.string(),
  honor: z.number(),
  /** Display text: the day the player joined. */
  createdAt: z.string(),
  /** Username at whom the player's heart points. */
  match: z.nullable(z.string()),
  isFriends: z.boolean(),
  /** Whether the viewer's heart points at the player. */
  isMatch: z.boolean(),
  isBlocked: z.boolean(),
  /** False when a block between the two forbids a friend request. */
  canAddFriend: z.boolean(),
  /** The viewer has a pending friend request to the player. */
  hasPendingRequest: z.boolean(),
  /** The outfit that its owner chose to show; null for none, and when a block separates owner and viewer. */
  favouriteOutfit: z.nullable(favouriteOutfit),
});
export type FullProfile = z.infer<typeof fullProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/:username',
  auth: 'player',
  summary: 'The full profile of a player',
  params: usernameParams,
  reply: fullProfile,
});

export const setBio = messageCall(
  '/profile/bio',
  'Set my bio (BBCode); empty removes it',
  z.object({ bio: trimmedText('bio', BIO_MAX_LENGTH) }),
  WRITE_RATES,
);

export const setLocation = messageCall(
  '/profile/location',
  'Set my location: a code of the country list in any case, or empty',
  z.object({ location: z.string().check(z.maxLength(20)) }),
  WRITE_RATES,
);

export const setBioColor = messageCall(
  '/profile/bioColor',
  'Set the colour of my profile; empty removes it',
  z.object({ bioColor: colorText }),
  WRITE_RATES,
);

export const setNameColor = messageCall(
  '/customization/nameColor',
  'Set the colour of my name (members); empty removes it',
  z.object({ nameColor: colorText }),
  WRITE_RATES,
);

export const setNametag = messageCall(
  '/customization/nametag',
  'Set the text beside my name (members); empty removes it',
  z.object({ nametag: trimmedText('nameTag', NAMETAG_MAX_LENGTH) }),
  WRITE_RATES,
);

/** `on` is 1 to point the caller's heart at the player and 0 to remove it. */
export const matchPlayer = endpoint({
  method: 'GET',
  path: '/profile/:username/match/:on',
  auth: 'player',
  summary: 'Point my heart at a player, or remove it',
  params: toggleParams,
  reply: messageReply,
  changesState: true,
  ...WRITE_RATES,
});
