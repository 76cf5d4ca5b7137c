/**
 * The list of everything that a player wrote. Each domain with texts of players provides an `ActivitySource`. The feed
 * merges the sources by time and passes deletions to the source, which checks permissions. Owns no state.
 */
import type { Activity, ActivityStats, ActivityType } from '../../../shared/contract/feed.ts';
import { FEED_LIMIT_DEFAULT } from '../../../shared/rules/limits.ts';
import { DomainError } from '../../domain-error.ts';
import type { ActivitySource, PlayerRecord } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

/** Upper bound of the rows that one call reads from each source. Pages beyond it are empty. */
const DEPTH_MAX = 10_000;

export interface Feed {
  /** Newest first. Without a limit: the newest `FEED_LIMIT_DEFAULT`. */
  read(playerId: string, slice: Slice): Promise<{ activities: Activity[]; stats: ActivityStats }>;
  /** Returns the message for the player. Throws a DomainError for unknown activities and those of other players. */
  remove(player: PlayerRecord, type: ActivityType, id: string): Promise<SentenceData>;
}

export function createFeed(sources: readonly ActivitySource[]): Feed {
  return {
    read: async (playerId, { limit, offset }) => {
      const count = limit ?? FEED_LIMIT_DEFAULT;
      const depth = offset + count;
      const newest = depth > DEPTH_MAX ? [] : sources.map((source) => source.newest(playerId, depth));
      const [lists, counts] = await Promise.all([
        Promise.all(newest),
        Promise.all(sources.map((source) => source.counts(playerId))),
      ]);
      const activities = lists.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return { activities: activities.slice(offset, depth), stats: Object.assign(noStats(), ...counts) };
    },

    remove: async (player, type, id) => {
      const source = sources.find(({ types }) => types.includes(type));
      if (source === undefined) throw new DomainError('not-found', sentence('thisActivityIsNoLonger'));
      return await source.remove(player, type, id);
    },
  };
}

const noStats = (): ActivityStats => ({
  totalProfileComments: 0,
  totalProfileReplies: 0,
  totalForumPosts: 0,
  totalForumReplies: 0,
});
