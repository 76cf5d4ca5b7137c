/** A player's activities and the operator's events (specification: world, sections 2.6, 3 and 7.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idText, pageQuery } from './fields.ts';
import { messageReply } from './replies.ts';

export const ACTIVITY_TYPES = ['profileComment', 'forumPost', 'forumReply'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const activity = z.object({
  type: z.enum(ACTIVITY_TYPES),
  /** Identifies the activity together with `type`. */
  id: z.string(),
  /** The post, or the post of the reply; null for a comment. */
  forumId: z.nullable(z.string()),
  /** Title of that post; null for a comment. */
  forumTitle: z.nullable(z.string()),
  /** Owner of the profile with the comment; null for forum activities. */
  profileOwnerUsername: z.nullable(z.string()),
  /** Whether a comment is a reply to another one. */
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

/** Newest first; `limit` defaults to `FEED_LIMIT_DEFAULT`. Deleted texts are excluded from list and counts. */
export const getFeed = endpoint({
  method: 'GET',
  path: '/feed',
  auth: 'player',
  summary: 'What I wrote in comments and forums, and how much',
  query: pageQuery,
  reply: z.extend(messageReply, { activities: z.array(activity), stats: activityStats }),
});

/** Deletes the activity's post or comment. A text with replies becomes a tombstone, so that the replies remain. */
export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/activity/:type/:id',
  auth: 'player',
  summary: 'Delete something that I wrote',
  params: z.object({ type: z.enum(ACTIVITY_TYPES), id: idText }),
  reply: messageReply,
  ratePerMinute: 120,
});

/** An event of the calendar. It has no time of day, so that its date does not depend on the time zone. */
export const townEvent = z.object({
  /** YYYY-MM-DD */
  date: z.iso.date(),
  title: z.string(),
  /** A second line; may be empty. */
  text: z.string(),
});
export type TownEvent = z.infer<typeof townEvent>;

/** From the operator's configuration, sorted by date. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  auth: 'player',
  summary: 'Events that the operator announced',
  reply: z.array(townEvent),
});
