/**
 * HTTP calls of FLOW: open and end a game, buy multipliers; swaps are sent over the socket (`match_score`). And those of the
 * daily lantern board, whose swaps are sent here.
 */
import * as z from 'zod/mini';
import { TRIES_A_DAY } from '../rules/daily-board.ts';
import { MAX_SWAPS_PER_MESSAGE, MULTIPLIERS } from '../rules/flow.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
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

const count = z.number();

const dailyRank = z.object({ username: z.string(), score: count, place: count, isMe: z.boolean() });
export type DailyRank = z.infer<typeof dailyRank>;

export const readDailyBoard = endpoint({
  method: 'GET',
  path: '/flow/daily',
  auth: 'player',
  summary: "Today's lantern board: my tries, my place, the best of the day, and my friends' results",
  reply: z.object({
    success: z.boolean(),
    /** Days since 1970-01-01, UTC */
    day: count,
    /** Milliseconds until the next board */
    endsInMs: count,
    triesLeft: count,
    hasOpenTry: z.boolean(),
    /** Of my ended tries of the day; null without any. */
    bestScore: z.nullable(count),
    /** I finished a board of the day, which gave its lantern. */
    isFinished: z.boolean(),
    /** My place among all players of the day; null without an ended try. */
    place: z.nullable(count),
    players: count,
    /** My friends and I with an ended try, best first. */
    friends: z.array(dailyRank),
    /** The best of the day among all, without those across a block. A server of an older build leaves it out. */
    top: z.optional(z.array(dailyRank)),
    /** Days that I finished so far. */
    lanterns: count,
    /** The item that every seventh lantern gives in this season. */
    prize: z.object({ id: z.string(), isMine: z.boolean() }),
  }),
  accountRatePerMinute: 120,
});

export type DailyBoard = ReplyOf<typeof readDailyBoard>;

export const startDailyTry = endpoint({
  method: 'POST',
  path: '/flow/daily',
  auth: 'player',
  summary: 'Deal the next of my tries of the day, or return the open one',
  reply: z.object({
    success: z.boolean(),
    tryId: z.string(),
    number: count.check(z.lte(TRIES_A_DAY)),
    day: count,
    /** 32-bit seed of the deal and the random gems */
    seed: count,
    /** The log of the try, bytes 0 to 255, one for each swap */
    log: z.array(count),
    /** Unused playing time in milliseconds: the next swap is accepted while it is not negative. */
    creditMs: count,
  }),
  accountRatePerMinute: 30,
});

const cell = z.int().check(z.gte(0), z.lt(36));

export const playDailyTry = endpoint({
  method: 'POST',
  path: '/flow/daily/:id',
  auth: 'player',
  summary: 'Play swaps of my try; the server replays them. The try ends with its last swap',
  params: idParams,
  body: z.object({
    /** Index of the first swap; those that the server has are ignored. */
    from: z.int().check(z.gte(0)),
    swaps: z.array(z.tuple([cell, cell])).check(z.minLength(1), z.maxLength(MAX_SWAPS_PER_MESSAGE)),
    /** Score and longest cascade after the last swap, as the client computed them */
    score: z.number().check(z.gte(0)),
    combo: z.int().check(z.gte(0)),
  }),
  reply: z.object({
    success: z.boolean(),
    isApplied: z.boolean(),
    /** Swaps that the server has; null when there is no such open try. */
    applied: z.nullable(count),
    /** Why the swaps were not applied, as in `match_score` */
    code: z.optional(z.enum(['gap', 'forged', 'too-fast', 'no-game'])),
    creditMs: z.optional(count),
    score: z.optional(count),
    /** The try has ended. */
    isOver: z.optional(z.boolean()),
    /** With the end: this try gave the lantern of the day. */
    isLanternNew: z.optional(z.boolean()),
    /** With the end: id of the item that the lantern gave. */
    prize: z.optional(z.string()),
  }),
  accountRatePerMinute: 240,
});

export type ReplyOfPlay = ReplyOf<typeof playDailyTry>;

export const endDailyTry = endpoint({
  method: 'POST',
  path: '/flow/daily/:id/end',
  auth: 'player',
  summary: 'Give up one of my tries; its score counts. Idempotent',
  params: idParams,
  reply: z.object({ success: z.boolean(), score: count }),
  accountRatePerMinute: 30,
});
