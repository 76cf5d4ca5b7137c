/** FLOW over HTTP: a game's beginning and end, and multipliers. Its moves come over the socket (`match_score`). */
import * as z from 'zod/mini';
import { MULTIPLIERS } from '../rules/flow.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';

export const openFlowGame = endpoint({
  method: 'POST',
  path: '/flow/game',
  auth: 'player',
  summary: 'Goes on with the open game, or deals a new one',
  reply: z.object({
    success: z.boolean(),
    gameId: z.string(),
    /** 32-bit number that decides every gem */
    seed: z.number(),
    /** The core's log of what was played, bytes 0 to 255 */
    log: z.array(z.number()),
    /** Swaps in the log; the next one's index. */
    applied: z.number(),
    /** With multipliers */
    score: z.number(),
    /** What scores count for now: 1, 2 or 7 */
    multiplier: z.number(),
    /** Milliseconds until it is 1 again; 0 when it is. */
    multiplierEndsInMs: z.number(),
    highScore: z.number(),
    largestCombo: z.number(),
  }),
  ratePerMinute: 60,
});

export const endFlowGame = endpoint({
  method: 'POST',
  path: '/flow/game/:id/end',
  auth: 'player',
  summary: 'Ends a game of one’s own and sets the high score; ending it again changes nothing',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: z.extend(messageReply, { score: z.number(), highScore: z.number() }),
});

export const buyFlowMultiplier = endpoint({
  method: 'POST',
  path: '/flow/multiplier/:factor',
  auth: 'player',
  summary: 'Buys a multiplier of scores for five minutes; refused while one is active',
  params: z.object({ factor: z.enum(MULTIPLIERS.map(String) as [string, ...string[]]) }),
  reply: messageReply,
  ratePerMinute: 30,
});
