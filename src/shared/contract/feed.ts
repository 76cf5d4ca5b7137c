/** The feed of a player's own texts, and the operator's events (specification: world, sections 2.6, 3 and 7.2). */
import * as z from 'zod/mini';
import { INITIAL_POST_KEYS } from '../rules/forum.ts';
import { endpoint } from './endpoint.ts';
import { PLACE_KEYS } from '../rules/place-keys.ts';
import { idText, pageQuery } from './fields.ts';
import { messageReply } from './replies.ts';

/** A day. */
const EVENT_MINUTES_MAX = 1440;

export const ACTIVITY_TYPES = ['profileComment', 'forumPost', 'forumReply'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const activity = z.object({
  type: z.enum(ACTIVITY_TYPES),
  /** Unique within `type`; `deleteActivity` takes both. */
  id: z.string(),
  /** The post, or the post of the reply; null for comments. */
  forumId: z.nullable(z.string()),
  /** Title of that post; null for comments. */
  forumTitle: z.nullable(z.string()),
  /** Which of the town's first posts it is; missing for all others. */
  initialPost: z.optional(z.enum(INITIAL_POST_KEYS)),
  /** Owner of the profile with the comment; null for forum activities. */
  profileOwnerUsername: z.nullable(z.string()),
  /** A reply to a comment or post. */
  isReply: z.boolean(),
  /** BBCode */
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type Activity = z.infer<typeof activity>;

const count = z.number();
export const activityStats = z.object({
  totalProfileComments: count,
  totalProfileReplies: count,
  totalForumPosts: count,
  totalForumReplies: count,
});
export type ActivityStats = z.infer<typeof activityStats>;

/** Newest first. Without `limit`: the newest `FEED_LIMIT_DEFAULT`. Deleted texts are neither listed nor counted. */
export const getFeed = endpoint({
  method: 'GET',
  path: '/feed',
  auth: 'player',
  summary: 'My comments, replies and forum posts, with their counts',
  query: pageQuery,
  reply: z.extend(messageReply, { activities: z.array(activity), stats: activityStats }),
});

/** Deletes the post, comment or reply of the activity. A post or comment with replies becomes a tombstone. */
export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/activity/:type/:id',
  auth: 'player',
  summary: 'Delete one of my posts, comments or replies',
  params: z.object({ type: z.enum(ACTIVITY_TYPES), id: idText }),
  reply: messageReply,
  accountRatePerMinute: 120,
});

/**
 * An event on a calendar day. Without `at` it lasts all day, in every time zone; with it, it happens in the town: a banner, a
 * countdown and a way there.
 */
export const townEvent = z.object({
  /** YYYY-MM-DD */
  date: z.iso.date(),
  title: z.string(),
  /** One additional line; can be empty. */
  text: z.string(),
  /** HH:MM in UTC. */
  at: z.optional(z.iso.time({ precision: -1 })),
  /** How long it lasts from `at`. */
  minutes: z.optional(z.int().check(z.gte(1), z.lte(EVENT_MINUTES_MAX))),
  /** Key of the named place where it happens. */
  place: z.optional(z.enum(PLACE_KEYS)),
});
export type TownEvent = z.infer<typeof townEvent>;

/** From the operator's configuration, ordered by date. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  auth: 'player',
  summary: 'List the events that the operator announced',
  reply: z.array(townEvent),
});
