/** HTTP routes of the feed and of the operator's events. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/feed.ts';
import type { TownEvent } from '../../../shared/contract/feed.ts';
import { FEED_LIMIT_DEFAULT } from '../../../shared/rules/limits.ts';
import { implement } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Feed } from './service.ts';

export interface FeedDeps {
  feed: Feed;
  events: readonly TownEvent[];
}

export function feedRoutes(app: FastifyInstance, { feed, events }: FeedDeps): void {
  implement(app, contract.getFeed, async ({ player, query }) => {
    const slice = sliceOf(query, FEED_LIMIT_DEFAULT);
    return { success: true, message: '' as const, ...(await feed.read(player.id, slice)) };
  });
  implement(app, contract.deleteActivity, async ({ player, params }) => ({
    success: true,
    message: await feed.remove(player, params.type, params.id),
  }));
  implement(app, contract.listEvents, () => [...events]);
}
