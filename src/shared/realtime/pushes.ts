/**
 * What the server tells a client that announces `pushes-1`, so that the client need not poll for it. The first `pushed` of
 * a connection carries `user`, `purse`, `unread` and `friends`: it acknowledges the feature. Later ones carry the parts
 * that changed. Clients without the feature poll as the specification says.
 */
import * as z from 'zod/mini';
import { walkState } from '../rules/first-walk.ts';
import { doorNews } from '../contract/doors.ts';
import { sessionUser } from '../contract/login.ts';
import { forumNewsSchema } from './forum-news.ts';

/** Handshake feature: `pushed` events come. */
export const FEATURE_PUSHES = 'pushes-1';

const names = z.array(z.string());

export const pushSchema = z.object({
  /** The session's user without `_id` and `email`, which never change. */
  user: z.optional(
    z.pick(sessionUser, {
      username: true,
      access: true,
      membership: true,
      badges: true,
      blockedList: true,
      blockedListIds: true,
    }),
  ),
  purse: z.optional(z.pick(sessionUser, { coins: true, gems: true, honor: true })),
  /** Number of unread mails. */
  unread: z.optional(z.int().check(z.gte(0))),
  /** Number of unread entries of the bell. */
  bell: z.optional(z.int().check(z.gte(0))),
  /** What is new behind the doors of the town. It comes only after a change. */
  doors: z.optional(doorNews),
  /** All friends in the town, in the order of GET /friend/list/online. */
  friends: z.optional(names),
  /** Friends who entered the town or left it since the push before. */
  came: z.optional(names),
  left: z.optional(names),
  /** Number of players in the town. */
  online: z.optional(z.int().check(z.gte(0))),
  /** The player's first walk. It may come before the complete push of a connection. */
  firstWalk: z.optional(walkState),
  /** What is new where the client has the forum open (see `forum-news.ts`). It may come before the complete push. */
  forum: z.optional(z.array(forumNewsSchema)),
});

export type Push = z.infer<typeof pushSchema>;
export type PushedUser = NonNullable<Push['user']>;
export type PushedPurse = NonNullable<Push['purse']>;
