/** Profiles and the fields that their owners set (specification: social, sections 2 to 7), and hearts. */
import * as z from 'zod/mini';
import { BIO_MAX_LENGTH, NAMETAG_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { colorText, toggleParams, trimmedText, usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';

export const getQuickProfile = endpoint({
  method: 'GET',
  path: '/profile/:username/quickAction',
  auth: 'player',
  summary: 'What quick actions show of a player',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    /** As the player writes it. */
    username: z.string(),
    isOnline: z.boolean(),
    isFriends: z.boolean(),
    /** I asked and was not answered yet; when they asked me, adding them makes friends at once. */
    hasPendingRequest: z.boolean(),
    isBlocked: z.boolean(),
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
  /** `#RRGGBB`; null for who is no member. */
  nametagColor: z.nullable(z.string()),
  /** Empty for who is no member. */
  nametag: z.string(),
  membership: z.number(),
  badges: z.number(),
  isOnline: z.boolean(),
  /** Code of `rules/countries`, or empty. */
  location: z.string(),
  honor: z.number(),
  /** Display text: the day the player joined. */
  createdAt: z.string(),
  /** At whom the player's heart points. */
  match: z.nullable(z.string()),
  isFriends: z.boolean(),
  /** Whether my heart points at the player. */
  isMatch: z.boolean(),
  isBlocked: z.boolean(),
  /** I asked and was not answered yet; when they asked me, adding them makes friends at once. */
  hasPendingRequest: z.boolean(),
});
export type FullProfile = z.infer<typeof fullProfile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/:username',
  auth: 'player',
  summary: 'A player in full',
  params: usernameParams,
  reply: fullProfile,
});

/** A call that sets one field of the player's own profile. */
const setter = <Body extends z.ZodMiniType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'POST', path, auth: 'player', summary, body, reply: messageReply, ...WRITE_RATES });

export const setBio = setter(
  '/profile/bio',
  'Set my bio (BBCode); empty removes it',
  z.object({ bio: trimmedText('A bio', BIO_MAX_LENGTH) }),
);

export const setLocation = setter(
  '/profile/location',
  'Say where I am from: a code of the country list, or empty',
  z.object({ location: z.string().check(z.maxLength(20)) }),
);

export const setBioColor = setter(
  '/profile/bioColor',
  'Colour my profile; empty removes the colour',
  z.object({ bioColor: colorText }),
);

export const setNameColor = setter(
  '/customization/nameColor',
  'Colour my name (members); empty removes the colour',
  z.object({ nameColor: colorText }),
);

export const setNametag = setter(
  '/customization/nametag',
  'Set the text beside my name (members); empty removes it',
  z.object({ nametag: trimmedText('A name tag', NAMETAG_MAX_LENGTH) }),
);

/** `on` is 1 to point my heart at the player and 0 to remove it. */
export const matchPlayer = endpoint({
  method: 'GET',
  path: '/profile/:username/match/:on',
  auth: 'player',
  summary: 'Point my heart at a player, or stop pointing it there',
  params: toggleParams,
  reply: messageReply,
  changesState: true,
  ...WRITE_RATES,
});
