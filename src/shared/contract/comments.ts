/** Comments on profiles and replies to them (specification: social, sections 2 to 7). */
import * as z from 'zod/mini';
import { COMMENT_MAX_LENGTH } from '../rules/limits.ts';
import { author } from './author.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { nonEmptyBbcode } from './bbcode-field.ts';
import { idParams, pageQuery, usernameParams } from './fields.ts';
import { messageReply } from './replies.ts';
import { sentence } from '../rules/sentence.ts';

const commentReply = z.object({
  id: z.string(),
  sender: z.string(),
  /** Display data of the sender; null for a tombstone. */
  author: z.nullable(author),
  /** BBCode */
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export const profileComment = z.extend(commentReply, {
  /** Deleted while it has replies: sender and message are empty. */
  isDeleted: z.boolean(),
  /** Oldest first. */
  replies: z.array(commentReply),
});
export type ProfileComment = z.infer<typeof profileComment>;
export type ProfileCommentReply = z.infer<typeof commentReply>;

/** Newest first. */
export const listComments = endpoint({
  method: 'GET',
  path: '/profile/:username/comment',
  auth: 'player',
  summary: 'Comments on a profile, with their replies',
  params: usernameParams,
  query: pageQuery,
  reply: z.array(profileComment),
});

const commentText = nonEmptyBbcode('comment', COMMENT_MAX_LENGTH, sentence('pleaseWriteSomething'));

export const addComment = endpoint({
  method: 'POST',
  path: '/profile/:username/comment',
  auth: 'player',
  summary: 'Comment on a profile',
  params: usernameParams,
  body: z.object({ comment: commentText }),
  reply: z.extend(messageReply, { id: z.string() }),
  ...WRITE_RATES,
});

/** Permitted for the profile's owner and the comment's author. */
export const replyToComment = endpoint({
  method: 'POST',
  path: '/profile/comment/:id/reply',
  auth: 'player',
  summary: 'Reply to a comment',
  params: idParams,
  body: z.object({ reply: commentText }),
  reply: z.extend(messageReply, { id: z.string() }),
  ...WRITE_RATES,
});

/** Permitted for the profile's owner, the author and moderators. A comment with replies becomes a tombstone. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/profile/comment/:id',
  auth: 'player',
  summary: 'Delete a comment or a reply',
  params: idParams,
  reply: messageReply,
});
