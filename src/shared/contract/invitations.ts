/** Links that bring a friend to the player who made them. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageFields, messageReply } from './replies.ts';

/** The answer alone has the link: the server stores a hash of its token. */
export const createInvitation = endpoint({
  method: 'POST',
  path: '/invitations',
  auth: 'player',
  summary: 'Make a link that brings a friend to me',
  reply: z.object({
    success: z.boolean(),
    ...messageFields,
    url: z.string(),
    /** ISO 8601 */
    expiresAt: z.string(),
  }),
  accountRatePerMinute: 20,
});

export const revokeInvitations = endpoint({
  method: 'DELETE',
  path: '/invitations',
  auth: 'player',
  summary: 'Make all my links invalid',
  reply: messageReply,
  accountRatePerMinute: 20,
});

/** Answers 404 for a link that has expired, was made invalid, or is of a player with a block in either direction. */
export const followInvitation = endpoint({
  method: 'POST',
  path: '/invitations/follow',
  auth: 'player',
  summary: 'Find the player whose link this is',
  body: z.object({ token: z.string().check(z.maxLength(64)) }),
  reply: z.object({
    success: z.boolean(),
    username: z.string(),
    isInTown: z.boolean(),
    /** Number of the channel in which the player is; null when the player is not in the town. */
    channel: z.nullable(z.int()),
  }),
  accountRatePerMinute: 20,
});
