/** Creates the forum and registers its routes. Connects what is written with the clients that have it open. */
import type { FastifyInstance } from 'fastify';
import { createCachedCounts } from '../domains/forum/counts.ts';
import { createForumReaders } from '../domains/forum/readers.ts';
import { createReactions } from '../domains/forum/reactions.ts';
import { createReading } from '../domains/forum/reading.ts';
import { forumRoutes } from '../domains/forum/routes.ts';
import { createForum, type Forum, type ForumDeps } from '../domains/forum/service.ts';
import type { ForumNews } from '../../shared/realtime/forum-news.ts';
import type { Bus } from '../realtime/directory/directory.ts';
import type { Town } from '../realtime/town.ts';

export interface ForumDomain {
  forum: Forum;
  stop: () => void;
}

export function createForumDomain(
  app: FastifyInstance,
  {
    town,
    bus,
    ...deps
  }: Omit<ForumDeps, 'announce' | 'counts' | 'town'> & {
    town: Town;
    bus: Pick<Bus, 'cast' | 'onCast'>;
  },
): ForumDomain {
  const readers = createForumReaders((playerId, forum) => void town.push(playerId, { forum }));
  const { db } = deps.database;
  const announce = (news: ForumNews): void => {
    readers.announce(news);
    bus.cast({ kind: 'forum', news });
  };
  const cached = createCachedCounts(db);
  const counts = {
    ...cached,
    invalidate: () => {
      cached.invalidate();
      bus.cast({ kind: 'forum-counts' });
    },
  };
  bus.onCast((message) => {
    if (message.kind === 'forum') readers.announce(message.news);
    else if (message.kind === 'forum-counts') cached.invalidate();
  });
  const forum = createForum({ ...deps, town, counts, announce });
  forumRoutes(app, { forum, reactions: createReactions(db), reading: createReading(db) });
  // oxlint-disable-next-line typescript/require-await -- handlers are asynchronous
  town.handle('watch_forum', async (playerId, args) => readers.watch(playerId, args));
  const stopLeaving = town.onLeft(({ id }) => readers.forget(id));
  return {
    forum,
    stop() {
      stopLeaving();
      readers.stop();
    },
  };
}
