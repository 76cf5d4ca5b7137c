/** What a player wrote, in one list, and what the operator announced (specification: world, sections 2.6, 3 and 7.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idText, pageQuery } from './fields.ts';
import { messageReply } from './replies.ts';

export const ACTIVITY_TYPES = ['profileComment', 'forumPost', 'forumReply'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const activity = z.object({
  type: z.enum(ACTIVITY_TYPES),
  /** With `type` what deletes it. */
  id: z.string(),
  /** The post, or the post that was replied to; null of a comment. */
  forumId: z.nullable(z.string()),
  /** That post's title; likewise. */
  forumTitle: z.nullable(z.string()),
  /** Owner of the profile with the comment; null for forum activities. */
  profileOwnerUsername: z.nullable(z.string()),
  /** A comment that answers another. */
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

/** Newest first. Without `limit` the newest `FEED_LIMIT_DEFAULT`; what was deleted is in neither list nor counts. */
export const getFeed = endpoint({
  method: 'GET',
  path: '/feed',
  auth: 'player',
  summary: 'What I wrote in comments and forums, and how much',
  query: pageQuery,
  reply: z.extend(messageReply, { activities: z.array(activity), stats: activityStats }),
});

/** Removes the activity's post or comment. One with answers becomes a tombstone, so that the answers stay. */
export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/activity/:type/:id',
  auth: 'player',
  summary: 'Delete something that I wrote',
  params: z.object({ type: z.enum(ACTIVITY_TYPES), id: idText }),
  reply: messageReply,
  ratePerMinute: 120,
});

/** A day of the calendar. Times of day are words of the title: a date is the same everywhere. */
export const townEvent = z.object({
  /** YYYY-MM-DD */
  date: z.iso.date(),
  title: z.string(),
  /** One line more, or empty. */
  text: z.string(),
});
export type TownEvent = z.infer<typeof townEvent>;

/** From the operator's configuration, in the order of their dates. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  auth: 'player',
  summary: 'What the operator announced',
  reply: z.array(townEvent),
});
