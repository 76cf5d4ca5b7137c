/**
 * What the server tells clients that announce `lanterns-1`: which of today's lanterns the player found, and the date's clock.
 * Where the lanterns are, clients compute by `rules/lanterns`.
 */
import * as z from 'zod/mini';

/** Handshake feature: `lanterns` events come. */
export const FEATURE_LANTERNS = 'lanterns-1';

export const lanternNewsSchema = z.object({
  /** Server time in epoch milliseconds, and the town's clock at the same moment. */
  nowMs: z.number(),
  townMs: z.number(),
  /** Days since 1970-01-01 in UTC, of `found`. */
  day: z.int(),
  /** Spots in the order of finding. */
  found: z.array(z.int()),
  /** The spot that the player has just found; absent after joining. */
  spot: z.optional(z.int()),
});
export type LanternNews = z.infer<typeof lanternNewsSchema>;

const count = z.int().check(z.gte(0));
/** Of one message; others are counted only. */
export const SENT_LANTERNS_MAX = 20;

/** What clients cannot compute of the moments of the town; a message has what changed. */
export const momentNewsSchema = z.object({
  /** Players who have been at the event for half a minute; null when none is on. */
  people: z.optional(z.nullable(count)),
  /** Sky lanterns of this lantern minute, those of players included. */
  risen: z.optional(count),
  /** Feet of players who have just sent a sky lantern up, map px. */
  sent: z.optional(z.array(z.tuple([z.int(), z.int()])).check(z.maxLength(SENT_LANTERNS_MAX))),
});
export type MomentNews = z.infer<typeof momentNewsSchema>;
