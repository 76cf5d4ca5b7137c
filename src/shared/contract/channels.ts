/** The channels of the town: copies of it that hold a limited number of players. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const channel = z.object({
  number: z.int(),
  players: z.int(),
  /** Nobody can enter; a player who is in it may return. */
  isFull: z.boolean(),
  /** Usernames of the caller's friends who are in it, case-insensitively ordered. */
  friends: z.array(z.string()),
});
export type Channel = z.infer<typeof channel>;

/** Ordered by number. One channel that is never full where the town has only one. */
export const listChannels = endpoint({
  method: 'GET',
  path: '/channels',
  auth: 'player',
  summary: 'List the channels of the town',
  reply: z.array(channel),
});
