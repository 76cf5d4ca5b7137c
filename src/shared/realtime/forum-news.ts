/**
 * News of the forum over the socket. A client says with `watch_forum` what it has open; `pushed` then carries what is written
 * there. Clients without `pushes-1` poll.
 */
import * as z from 'zod/mini';
import { FORUM_FILTERS, POST_CATEGORIES } from '../rules/forum.ts';

/** A category, or a post by its id; null: nothing. */
export const watchPayload = z.tuple([
  z.nullable(z.union([z.enum(FORUM_FILTERS), z.string().check(z.regex(/^post:[1-9]\d{0,14}$/))])),
]);

/** A new post, or a new reply. */
export const forumNewsSchema = z.object({
  postId: z.string(),
  category: z.enum(POST_CATEGORIES),
  /** Missing for a new post. */
  replyId: z.optional(z.string()),
  /** Username. */
  author: z.string(),
});
export type ForumNews = z.infer<typeof forumNewsSchema>;
