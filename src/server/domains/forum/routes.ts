/** HTTP routes of the forum. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/forum.ts';
import { FORUM_PAGE_SIZE, REPLY_PAGE_SIZE } from '../../../shared/rules/forum.ts';
import { numberOfId } from '../../ids.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Reactions } from './reactions.ts';
import type { Reading } from './reading.ts';
import type { Forum } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

const replyKeyOf = (params: { id: string; replyId: string }) => ({
  postId: numberOfId(params.id),
  replyId: numberOfId(params.replyId),
});

/** Pages are counted from 1. */
const pageOf = (page = 1, limit: number) => ({ limit, offset: (page - 1) * limit });

export interface ForumParts {
  forum: Forum;
  reactions: Reactions;
  reading: Reading;
}

export function forumRoutes(app: FastifyInstance, { forum, reactions, reading }: ForumParts): void {
  implement(app, contract.listPosts, async ({ player, params, query }) => {
    const { sort = 'newest', search = '', page, limit = FORUM_PAGE_SIZE } = query;
    const listQuery = { filter: params.category, sort, search: search.trim(), ...pageOf(page, limit) };
    return { success: true, ...(await forum.list(player.id, listQuery)) };
  });
  implement(app, contract.countPosts, async () => ({ success: true, counts: await forum.counts() }));
  implement(app, contract.getPost, async ({ player, params, query }) => {
    const { repliesPage, repliesLimit, repliesAt } = query;
    const page = { page: repliesPage ?? 1, limit: repliesLimit ?? REPLY_PAGE_SIZE, at: repliesAt };
    return { success: true, ...(await forum.read(player.id, numberOfId(params.id), page)) };
  });
  implement(app, contract.getPostQuickInfo, async ({ player, params }) => ({
    success: true,
    ...(await forum.preview(player.id, numberOfId(params.id))),
  }));
  implement(app, contract.createPost, async ({ player, body }) => {
    const id = await forum.post(player, body);
    return { ...messageReply(sentence('yourPostIsOnline')), id };
  });
  implement(app, contract.editPost, async ({ player, params, body }) =>
    messageReply(await forum.editPost(player, numberOfId(params.id), body.message)),
  );
  implement(app, contract.replyToPost, async ({ player, params, body }) => {
    const id = await forum.reply(player, numberOfId(params.id), body.message);
    return { ...messageReply(sentence('replyPosted')), id };
  });
  implement(app, contract.editReply, async ({ player, params, body }) =>
    messageReply(await forum.editReply(player, replyKeyOf(params), body.message)),
  );
  implement(app, contract.tipPost, async ({ player, params }) =>
    messageReply(await forum.tip(player, { postId: numberOfId(params.id) })),
  );
  implement(app, contract.tipReply, async ({ player, params }) =>
    messageReply(await forum.tip(player, replyKeyOf(params))),
  );
  implement(app, contract.voteNsfw, async ({ player, params }) =>
    messageReply(await forum.vote(player, numberOfId(params.id))),
  );
  implement(app, contract.listNewPosts, async ({ player, params, query }) => ({
    success: true,
    ids: await reading.newPosts(player.id, params.category, Number(query.after)),
  }));
  implement(app, contract.listNewReplies, async ({ player, params, query }) => ({
    success: true,
    ids: await reading.newReplies(player.id, numberOfId(params.id), Number(query.after)),
  }));
  implement(app, contract.markRead, async ({ player, params, body }) => {
    await reading.mark(player.id, numberOfId(params.id), Number(body.replyId));
    return messageReply(sentence('yourPlaceIsRemembered'));
  });
  const reacted = (isOn: boolean) => messageReply(isOn ? sentence('reactionAdded') : sentence('reactionTakenBack'));
  implement(app, contract.reactToPost, async ({ player, params, body }) => ({
    ...reacted(body.isOn),
    reactions: await reactions.react(player, { postId: numberOfId(params.id) }, body),
  }));
  implement(app, contract.reactToReply, async ({ player, params, body }) => ({
    ...reacted(body.isOn),
    reactions: await reactions.react(player, replyKeyOf(params), body),
  }));
  implement(app, contract.listReactions, async ({ player, params, query: { replyId = '0' } }) => {
    const at = { postId: numberOfId(params.id), ...(replyId !== '0' && { replyId: numberOfId(replyId) }) };
    return { success: true, reactions: await reactions.names(player.id, at) };
  });
  implement(app, contract.moderatePost, async ({ player, params, body }) =>
    messageReply(await forum.moderate(player, numberOfId(params.id), body)),
  );
  implement(app, contract.removeReply, async ({ player, params, body }) =>
    messageReply(await forum.removeReply(player, replyKeyOf(params), body.reason)),
  );
}
