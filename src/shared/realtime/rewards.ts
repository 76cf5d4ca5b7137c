/**
 * What the server tells a client that announces `rewards-1`: something good happened to its player, with all that a card shows
 * of it. It is sent after the commit, so nothing is shown that was not booked. Clients without the feature get the sentences
 * of `notification_message` alone.
 */
import * as z from 'zod/mini';

/** Handshake feature: `rewarded` and `leveled` events come. */
export const FEATURE_REWARDS = 'rewards-1';

const text = z.string();
const count = z.int().check(z.gte(0));
const player = { username: text };

const reward = <Kind extends string, Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

export const rewardSchema = z.discriminatedUnion('kind', [
  /** `coins` is what was booked for the levels, 0 beyond a daily limit. `isWalk`: the gift of the first walk. */
  reward('level', { level: count, coins: count, isWalk: z.optional(z.boolean()) }),
  reward('heart', player),
  /** `id` is that of the request's mail. `mutual`: friends in common. */
  reward('request', { ...player, id: text, level: count, mutual: count }),
  reward('friend', { ...player, level: count }),
  /** `postId` is the forum post. */
  reward('tip', { ...player, coins: count, postId: text }),
  /** The first purchase of the player. `imageUrl` is a path on the storage host. */
  reward('bought', { items: z.array(z.object({ id: text, name: text, imageUrl: z.nullable(text) })) }),
  /** The first outfit that the player saved. */
  reward('outfit', { name: text }),
  /** All lanterns of a day. `filled`: what the day's stamp filled in the album. */
  reward('lanterns', { honor: count, filled: z.optional(z.enum(['week', 'page'])) }),
]);

export type ServerReward = z.infer<typeof rewardSchema>;
