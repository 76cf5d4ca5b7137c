/** The album of lanterns: what a player found today, the stamps, and whether the profile shows them. */
import * as z from 'zod/mini';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { usernameParams } from './fields.ts';
import { messageCall } from './replies.ts';

const albumPage = z.object({
  number: z.number(),
  /** Index into `PAGE_NAMES`. */
  motif: z.number(),
  weeks: z.array(z.object({ stamps: z.number(), stars: z.number() })),
  isFull: z.boolean(),
});

export const getAlbum = endpoint({
  method: 'GET',
  path: '/album',
  auth: 'player',
  summary: "Get my album and today's lanterns",
  reply: z.object({
    success: z.boolean(),
    /** Server time, epoch milliseconds. */
    nowMs: z.number(),
    /** Today's number since 1970-01-01 in UTC. */
    day: z.number(),
    /** Today's spots that were found, in the order of finding. */
    found: z.array(z.number()),
    /** The pages with a stamp and the present one, oldest first. */
    pages: z.array(albumPage),
    /** Whether the profile shows the album. */
    isShown: z.boolean(),
  }),
});
export type Album = z.infer<typeof getAlbum.reply>;

export const showAlbum = messageCall(
  '/album/shown',
  'Show my album on my profile, or not',
  z.object({ isShown: z.boolean() }),
  WRITE_RATES,
);

/** What a profile shows of an album; null when its owner does not show it, or a block separates owner and viewer. */
export const getPlayerAlbum = endpoint({
  method: 'GET',
  path: '/album/:username',
  auth: 'player',
  summary: 'Get what the profile of a player shows of the album',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    shown: z.nullable(z.object({ stamps: z.number(), seals: z.array(z.number()) })),
  }),
});
export type ShownAlbum = NonNullable<z.infer<typeof getPlayerAlbum.reply>['shown']>;
