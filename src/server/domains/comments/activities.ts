/** `ActivitySource` of the feed for a player's comments and replies on profiles. */
import type { Activity } from '../../../shared/contract/feed.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { numberOfId } from '../../ids.ts';
import type { ActivitySource } from '../../ports.ts';
import * as repo from './repo.ts';
import type { Comments } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export interface CommentActivitiesDeps {
  db: Database;
  comments: Pick<Comments, 'remove'>;
}

export function createCommentActivities({ db, comments }: CommentActivitiesDeps): ActivitySource {
  return {
    types: ['profileComment'],

    newest: async (playerId, count) => (await repo.newestBy(db, playerId, count)).map(toActivity),

    counts: async (playerId) => {
      const { total, replies } = await repo.countBy(db, playerId);
      return { totalProfileComments: total - replies, totalProfileReplies: replies };
    },

    remove: async (player, _, id) => {
      const commentId = numberOfId(id);
      const comment = commentId === null ? undefined : await repo.findComment(db, commentId);
      // Profile owners delete comments of others through the comment's own endpoint, not through the feed.
      if (comment !== undefined && comment.authorId !== player.id) {
        throw new DomainError('forbidden', sentence('youCanDeleteYourOwn'));
      }
      return await comments.remove(player, commentId);
    },
  };
}

function toActivity(row: Awaited<ReturnType<typeof repo.newestBy>>[number]): Activity {
  return {
    type: 'profileComment',
    id: String(row.id),
    forumId: null,
    forumTitle: null,
    profileOwnerUsername: row.profileOwnerUsername,
    isReply: row.parentId !== null,
    message: row.message,
    createdAt: new Date(Number(row.createdAt)).toISOString(),
  };
}
