/** `ActivitySource` of the feed for a player's forum posts and replies. */
import type { Activity } from '../../../shared/contract/feed.ts';
import type { Database } from '../../db/database.ts';
import { numberOfId } from '../../ids.ts';
import { initialPostOf } from '../../initial-post.ts';
import type { ActivitySource } from '../../ports.ts';
import { SYSTEM_PLAYER_ID } from '../players/service.ts';
import * as replies from './replies-repo.ts';
import type { Forum } from './service.ts';

export interface ForumActivitiesDeps {
  db: Database;
  forum: Pick<Forum, 'deletePost' | 'deleteReply'>;
}

export function createForumActivities({ db, forum }: ForumActivitiesDeps): ActivitySource {
  return {
    types: ['forumPost', 'forumReply'],

    newest: async (playerId, count) => {
      const posts = (await replies.postsBy(db, playerId, count)).map((post) =>
        activityOf('forumPost', { ...post, postId: post.id, postAuthorId: playerId }),
      );
      const answers = (await replies.repliesBy(db, playerId, count)).map((reply) => activityOf('forumReply', reply));
      return [...posts, ...answers].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
    },

    counts: async (playerId) => ({
      totalForumPosts: await replies.countBy(db, playerId, 'forum_post'),
      totalForumReplies: await replies.countBy(db, playerId, 'forum_reply'),
    }),

    remove: (player, type, id) =>
      type === 'forumPost' ? forum.deletePost(player, numberOfId(id)) : forum.deleteReply(player, numberOfId(id)),
  };
}

function activityOf(
  type: 'forumPost' | 'forumReply',
  row: { id: number; postId: number; postAuthorId: string | null; title: string; message: string; createdAt: number },
): Activity {
  return {
    type,
    id: String(row.id),
    forumId: String(row.postId),
    forumTitle: row.title,
    ...initialPostOf({ isByTown: row.postAuthorId === SYSTEM_PLAYER_ID, title: row.title }),
    profileOwnerUsername: null,
    isReply: type === 'forumReply',
    message: row.message,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
