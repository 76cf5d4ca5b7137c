/** HTTP calls of FLOW: open and end a game, buy multipliers. Swaps are sent over the socket (`match_score`). */
import * as z from 'zod/mini';
import { MULTIPLIERS } from '../rules/flow.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import { messageReply } from './replies.ts';

export const openFlowGame = endpoint({
  method: 'POST',
  path: '/flow/game',
  auth: 'player',
  summary: 'Return the open game, or create one',
  reply: z.object({
    success: z.boolean(),
    gameId: z.string(),
    /** 32-bit seed of the random gems */
    seed: z.number(),
    /** The core's log of the game, bytes 0 to 255 */
    log: z.array(z.number()),
    /** Number of swaps in the log; index of the next swap. */
    applied: z.number(),
    /** Unused playing time in milliseconds: the next swap is accepted while it is not negative. */
    creditMs: z.number(),
    /** Multipliers included */
    score: z.number(),
    /** Current factor of scores: 1, 2 or 7 */
    multiplier: z.number(),
    /** Milliseconds until the factor returns to 1; 0 when it is 1. */
    multiplierEndsInMs: z.number(),
    highScore: z.number(),
    largestCombo: z.number(),
  }),
  accountRatePerMinute: 120,
});

export const endFlowGame = endpoint({
  method: 'POST',
  path: '/flow/game/:id/end',
  auth: 'player',
  summary: 'End one of my games and update the high score; idempotent',
  params: idParams,
  reply: z.extend(messageReply, { score: z.number(), highScore: z.number() }),
});

export const buyFlowMultiplier = endpoint({
  method: 'POST',
  path: '/flow/multiplier/:factor',
  auth: 'player',
  summary: 'Buy a score multiplier for five minutes; rejected while one is active',
  params: z.object({ factor: z.enum(MULTIPLIERS.map(String) as [string, ...string[]]) }),
  reply: messageReply,
  accountRatePerMinute: 30,
});
