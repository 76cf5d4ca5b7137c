/**
 * Creators: the page of one with works, wearers and followers, and the favourites of a month, which count what players wore in the
 * town.
 */
import * as z from 'zod/mini';
import { FAVOURITES_MAX, WORKS_SHOWN_MAX } from '../rules/creators.ts';
import { endpoint } from './endpoint.ts';
import { usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';
import { storeItem } from './store.ts';

const count = z.int().check(z.gte(0));

/** An item that a player drew, as the store lists it. `creator` is a username, or `deleted`. */
const work = z.extend(storeItem, {
  /** Other players who wore it in the town this month; in a list of favourites in its month */
  wearers: count,
});
export type Work = z.infer<typeof work>;

/** A player without works has a page without works. */
export const getCreator = endpoint({
  method: 'GET',
  path: '/creators/:username',
  auth: 'player',
  summary: 'Get the works of a creator, how many players wear them, and the followers',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    /** As it is written. */
    username: z.string(),
    isOwn: z.boolean(),
    followers: count,
    isFollowed: z.boolean(),
    /** Whether a block separates the two: then nothing can be followed. */
    isBlocked: z.boolean(),
    /** Newest first. */
    works: z.array(work).check(z.maxLength(WORKS_SHOWN_MAX)),
  }),
  accountRatePerMinute: 120,
});
export type CreatorPage = z.infer<typeof getCreator.reply>;

/** Followers learn of each new work by the bell. */
export const followCreator = endpoint({
  method: 'POST',
  path: '/creators/:username/follow',
  auth: 'player',
  summary: 'Follow a creator, or not',
  params: usernameParams,
  body: z.object({ isFollowed: z.boolean() }),
  reply: messageReply,
  accountRatePerMinute: 30,
});

const month = z.object({
  /** First moment of the month in UTC, epoch ms */
  startMs: z.number(),
  /** Most wearers first. */
  favourites: z.array(work).check(z.maxLength(FAVOURITES_MAX)),
});

/** `previous` no longer changes. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/creators',
  auth: 'player',
  summary: 'List what players wear most of what players drew: this month and the one before',
  reply: z.object({ success: z.boolean(), current: month, previous: month }),
  accountRatePerMinute: 120,
});
export type Favourites = z.infer<typeof listFavourites.reply>;

/** Who drew what a player wears now; empty when a block separates the two. */
export const listWornWorks = endpoint({
  method: 'GET',
  path: '/creators/:username/worn',
  auth: 'player',
  summary: 'List the drawn items that a player wears, with their creators',
  params: usernameParams,
  reply: z.object({
    success: z.boolean(),
    worn: z.array(z.object({ id: z.string(), name: z.string(), creator: z.nullable(z.string()) })),
  }),
  accountRatePerMinute: 240,
});
