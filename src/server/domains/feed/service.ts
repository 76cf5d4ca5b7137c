/**
 * What a player wrote, in one list: each room where something is written offers its part as an `ActivitySource`, and the
 * feed puts the parts in order of time. Deleting goes to the room that the activity came from, which keeps its own rules.
 */
import type { Activity, ActivityStats, ActivityType } from '../../../shared/contract/feed.ts';
import { FEED_LIMIT_DEFAULT } from '../../../shared/rules/limits.ts';
import { DomainError } from '../../domain-error.ts';
import type { ActivitySource, PlayerRecord } from '../../ports.ts';
import type { Slice } from '../../slices.ts';

/** Nobody reads on beyond this; a page behind it is empty. */
const DEPTH_MAX = 10_000;

export interface Feed {
  /** Newest first; without a limit the newest `FEED_LIMIT_DEFAULT`. */
  read(playerId: string, slice: Slice): Promise<{ activities: Activity[]; stats: ActivityStats }>;
  /** Resolves to the text for the toast. Throws a DomainError for what is not there or was written by another. */
  remove(player: PlayerRecord, type: ActivityType, id: string): Promise<string>;
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
      if (source === undefined) throw new DomainError('not-found', 'This activity is no longer there.');
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
