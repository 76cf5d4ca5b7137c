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

/** About the event that is on in the town; sent when it changes. */
export const momentNewsSchema = z.object({
  /** Players who have been there for half a minute; null when no event is on. */
  people: z.nullable(z.int().check(z.gte(0))),
});
export type MomentNews = z.infer<typeof momentNewsSchema>;
