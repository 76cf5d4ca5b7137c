/** Friends and friend requests (specification: social, sections 3, 4 and 7; world, section 7.2). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
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

/** By username, without regard to case. */
export const listFriends = endpoint({
  method: 'GET',
  path: '/friend/list',
  auth: 'player',
  summary: 'My friends',
  query: pageQuery,
  reply: z.array(friendEntry),
});

/** By username, without regard to case. */
export const listOnlineFriends = endpoint({
  method: 'GET',
  path: '/friend/list/online',
  auth: 'player',
  summary: 'Those of my friends who are in the town now',
  reply: z.array(z.object({ username: z.string() })),
});

/** By username, without regard to case; empty for oneself. */
export const listMutualFriends = endpoint({
  method: 'GET',
  path: '/friend/mutual/:username',
  auth: 'player',
  summary: 'Friends that a player and I have in common',
  params: usernameParams,
  query: pageQuery,
  reply: z.array(z.object({ username: z.string() })),
});

/** Two requests that cross make friends at once; the message then says so. */
export const addFriend = endpoint({
  method: 'POST',
  path: '/friend/:username',
  auth: 'player',
  summary: 'Ask a player to be my friend',
  params: usernameParams,
  reply: messageReply,
  ratePerMinute: 60,
  accountRatePerMinute: 20,
});

/** Also withdraws a request of mine that is pending. */
export const removeFriend = endpoint({
  method: 'DELETE',
  path: '/friend/:username',
  auth: 'player',
  summary: 'End a friendship',
  params: usernameParams,
  reply: messageReply,
  ratePerMinute: 60,
  accountRatePerMinute: 20,
});

/** `id` is that of the mail of type 1, which leaves the mailbox by it. Deleting that mail declines. */
export const acceptFriend = endpoint({
  method: 'GET',
  path: '/friend/:id/accept',
  auth: 'player',
  summary: 'Accept a friend request',
  params: idParams,
  reply: messageReply,
  changesState: true,
  ratePerMinute: 120,
  accountRatePerMinute: 60,
});
