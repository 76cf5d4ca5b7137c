/** The channels of the town: copies of it that hold a limited number of players. */
import * as z from 'zod/mini';
import { CHANNEL_LAST } from '../realtime/channels.ts';
import { endpoint } from './endpoint.ts';

const PATH_MAX = 100;
const SLUG_MAX = 60;

const channel = z.object({
  number: z.int(),
  players: z.int(),
  /** Nobody can enter; a player who is in it may return. */
  isFull: z.boolean(),
  /** Usernames of the caller's friends who are in it, case-insensitively ordered. */
  friends: z.array(z.string()),
});
export type Channel = z.infer<typeof channel>;

/** Slug of the location; the town's own by default. */
const location = z.optional(z.string().check(z.maxLength(SLUG_MAX)));

/** Ordered by number. One channel that is never full where the town has only one. */
export const listChannels = endpoint({
  method: 'GET',
  path: '/channels',
  auth: 'player',
  summary: 'List the channels of a location',
  query: z.object({ location }),
  reply: z.array(channel),
});

const friendPlace = z.object({
  username: z.string(),
  /** Slug. */
  location: z.string(),
  /** Number of the channel there. */
  channel: z.int(),
});
export type FriendPlace = z.infer<typeof friendPlace>;

/** Ordered by username, case-insensitively. */
export const listFriendPlaces = endpoint({
  method: 'GET',
  path: '/channels/friends',
  auth: 'player',
  summary: 'List where my friends who are online are',
  reply: z.array(friendPlace),
});

const townPlace = z.object({
  /** Base path of the process; '' is the base of all. null: none is free, ask again in half a second. */
  path: z.nullable(z.string()),
  /** null: the process chooses. */
  channel: z.nullable(z.int()),
});
export type TownPlace = z.infer<typeof townPlace>;

/**
 * Which process of the world serves the caller's channel. Asked before each connection where several serve it; the client connects to
 * `path` + `/socket.io/` and names `channel` in its handshake.
 */
export const placeInTown = endpoint({
  method: 'POST',
  path: '/channels/place',
  auth: 'player',
  summary: 'Find the process that serves a channel, and reserve a place there',
  body: z.object({
    /** The requested channel; null: where most friends are, or where others are. */
    channel: z.nullable(z.int().check(z.gte(1), z.lte(CHANNEL_LAST))),
    /** `path` of an earlier answer: the process from which the client lost its connection; null without one. */
    lost: z.nullable(z.string().check(z.maxLength(PATH_MAX))),
    location,
  }),
  reply: townPlace,
  // A client that looks for its place asks several times in a few seconds.
  ratePerMinute: 4000,
  accountRatePerMinute: 60,
});
