/** HTTP routes of profile comments. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/comments.ts';
import { numberOfId } from '../../ids.ts';
import { implement } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Comments } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function commentRoutes(app: FastifyInstance, { comments }: { comments: Comments }): void {
  implement(app, contract.listComments, ({ params, query }) => comments.list(params.username, sliceOf(query)));
  implement(app, contract.addComment, async ({ player, params, body }) => {
    const id = await comments.add(player, params.username, body.comment);
    return { success: true, message: sentence('commentPosted'), id };
  });
  implement(app, contract.replyToComment, async ({ player, params, body }) => {
    const id = await comments.reply(player, numberOfId(params.id), body.reply);
    return { success: true, message: sentence('replyPosted'), id };
  });
  implement(app, contract.deleteComment, async ({ player, params }) => ({
    success: true,
    message: await comments.remove(player, numberOfId(params.id)),
  }));
}
