/** Friends and friend requests (specification: social, sections 3, 4 and 7; world, section 7.2). */
import * as z from 'zod/mini';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { idParams, pageQuery, usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';

export const friendEntry = z.object({
  username: z.string(),
  /** `#RRGGBB` */
  bioColor: z.nullable(z.string()),
  nametagColor: z.nullable(z.string()),
  membership: z.number(),
  /** Scale of the avatar. */
  width: z.number(),
  height: z.number(),
});
export type FriendEntry = z.infer<typeof friendEntry>;

/** Ordered by username, case-insensitive. */
export const listFriends = endpoint({
  method: 'GET',
  path: '/friend/list',
  auth: 'player',
  summary: 'List my friends',
  query: pageQuery,
  reply: z.array(friendEntry),
});

/** Ordered by username, case-insensitive. */
export const listOnlineFriends = endpoint({
  method: 'GET',
  path: '/friend/list/online',
  auth: 'player',
  summary: 'List my friends who are online',
  reply: z.array(z.object({ username: z.string() })),
});

/** Ordered by username, case-insensitive. Empty for the caller's own username. */
export const listMutualFriends = endpoint({
  method: 'GET',
  path: '/friend/mutual/:username',
  auth: 'player',
  summary: 'List the friends that a player and I have in common',
  params: usernameParams,
  query: pageQuery,
  reply: z.array(z.object({ username: z.string() })),
});

const friendRequest = z.object({
  /** That of the request's mail. */
  id: z.string(),
  username: z.string(),
  level: z.number(),
  /** Number of mutual friends. */
  mutual: z.number(),
  /** The player saw its card, on any device. */
  isShown: z.boolean(),
});
export type FriendRequest = z.infer<typeof friendRequest>;

/** Oldest first; at most the newest 20. */
export const listFriendRequests = endpoint({
  method: 'GET',
  path: '/friend/requests',
  auth: 'player',
  summary: 'List the friend requests to me that are open',
  reply: z.array(friendRequest),
});

/** Requests that came after `upTo` were not shown yet and stay so. */
export const seeFriendRequests = endpoint({
  method: 'POST',
  path: '/friend/requests/seen',
  auth: 'player',
  summary: 'Note that I saw the cards of friend requests',
  body: z.object({ upTo: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) }),
  reply: z.object({ success: z.boolean() }),
  accountRatePerMinute: 60,
});

/** If the other player has a pending request to the caller, the two become friends immediately. */
export const addFriend = endpoint({
  method: 'POST',
  path: '/friend/:username',
  auth: 'player',
  summary: 'Send a friend request',
  params: usernameParams,
  reply: messageReply,
  ...WRITE_RATES,
});

/** Also withdraws a pending request of the caller. */
export const removeFriend = endpoint({
  method: 'DELETE',
  path: '/friend/:username',
  auth: 'player',
  summary: 'End a friendship or withdraw a friend request',
  params: usernameParams,
  reply: messageReply,
  ...WRITE_RATES,
});

/** `id` is the id of the mail of type 1, which is then removed. Deleting that mail declines the request. */
export const acceptFriend = endpoint({
  method: 'GET',
  path: '/friend/:id/accept',
  auth: 'player',
  summary: 'Accept a friend request',
  params: idParams,
  reply: messageReply,
  changesState: true,
  ratePerMinute: 2000,
  accountRatePerMinute: 60,
});
