/** The forum (specification: social, sections 2, 3, 5 and 7). */
import * as z from 'zod/mini';
import {
  FORUM_FILTERS,
  FORUM_SORTS,
  INITIAL_POST_KEYS,
  NEWS_MAX,
  POST_CATEGORIES,
  REACTION_NAMES_MAX,
  REACTIONS,
  REPLY_MAX_LENGTH,
} from '../rules/forum.ts';
import { endpoint, WRITE_RATES } from './endpoint.ts';
import { nonEmptyBbcode } from './bbcode-field.ts';
import { idParams, idText, pageQuery, reasonText, searchText } from './fields.ts';
import { messageReply } from './replies.ts';
import { author } from './author.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

/** One of the town's first posts; title and text are English. Missing for all other posts, and once the text was changed. */
const initialPost = z.optional(z.enum(INITIAL_POST_KEYS));

export const postPreview = z.object({
  id: z.string(),
  /** Username; `deleted` for a deleted player. */
  author: z.string(),
  /** `#RRGGBB` */
  authorColor: z.nullable(z.string()),
  authorMembership: z.number(),
  createdAt: z.iso.datetime(),
  category: z.enum(POST_CATEGORIES),
  /** Icon name of the user interface. */
  categoryIcon: z.string(),
  categoryLabel: z.string(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  title: z.string(),
  /** Plain text without BBCode, at most 250 characters. */
  message: z.string(),
  /** Number of tips, 1,000 coins each. */
  tipsCount: z.number(),
  hasTipped: z.boolean(),
  replyCount: z.number(),
  hasReplied: z.boolean(),
  hasNSFWVoted: z.boolean(),
  automaticallyNSFW: z.boolean(),
  nsfwVotes: z.number(),
  /** Replies after the last one that the caller has read. Missing when the caller has not read the post. */
  unreadReplies: z.optional(z.number()),
  initialPost,
});
export type PostPreview = z.infer<typeof postPreview>;

/** A kind of reaction to a text with the number of players who gave it, without those whom the caller blocked. */
const reactionCount = z.object({ kind: z.enum(REACTIONS), count: z.number(), isMine: z.boolean() });
export type ReactionCount = z.infer<typeof reactionCount>;

export const forumReply = z.object({
  id: z.string(),
  /** BBCode; empty for a removed reply. */
  message: z.string(),
  createdAt: z.iso.datetime(),
  lastEdited: z.nullable(z.iso.datetime()),
  /** Number of tips, 500 coins each. */
  tipsCount: z.number(),
  hasTipped: z.boolean(),
  isAuthor: z.boolean(),
  /** Removed by a moderator. */
  isRemoved: z.boolean(),
  /** null for a deleted player or a removed reply. */
  author: z.nullable(author),
  /** Those that were given, in display order. Missing when there are none. */
  reactions: z.optional(z.array(reactionCount)),
});
export type ForumReply = z.infer<typeof forumReply>;

export const forumPost = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(POST_CATEGORIES),
  /** BBCode */
  message: z.string(),
  createdAt: z.iso.datetime(),
  lastEdited: z.nullable(z.iso.datetime()),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** Tombstone of a deleted post with replies. */
  isDeleted: z.boolean(),
  tipsCount: z.number(),
  hasTipped: z.boolean(),
  hasNSFWVoted: z.boolean(),
  automaticallyNSFW: z.boolean(),
  nsfwVotes: z.number(),
  isAuthor: z.boolean(),
  totalReplies: z.number(),
  /** One page, oldest first. */
  replies: z.array(forumReply),
  /** null for a deleted player or a deleted post. */
  author: z.nullable(author),
  reactions: z.optional(z.array(reactionCount)),
  initialPost,
  /** The page that `replies` is, counted from 1. */
  repliesPage: z.optional(z.number()),
  /** Of all pages; `0` when there is no reply. */
  newestReplyId: z.optional(z.string()),
  /** How far the caller had read before. Missing when the caller has not read the post. */
  reading: z.optional(
    z.object({
      /** The last reply that was read; `0`: only the post itself. */
      lastReplyId: z.string(),
      /** Number of replies after it. */
      unread: z.number(),
    }),
  ),
});
export type ForumPost = z.infer<typeof forumPost>;

/** Pinned posts come first in each order. `search` matches prefixes of words in title and text. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/forum/:category',
  auth: 'player',
  summary: 'List the posts of a category, or of all categories',
  accountRatePerMinute: 240,
  params: z.object({ category: z.enum(FORUM_FILTERS) }),
  query: z.extend(pageQuery, {
    sort: z.optional(z.enum(FORUM_SORTS)),
    search: z.optional(searchText),
  }),
  reply: z.object({ success: z.boolean(), posts: z.array(postPreview), hasMore: z.boolean() }),
});

/** Deleted posts are not counted. */
export const countPosts = endpoint({
  method: 'GET',
  path: '/forum-counts',
  auth: 'player',
  summary: 'Number of posts in each category',
  accountRatePerMinute: 120,
  reply: z.object({ success: z.boolean(), counts: z.record(z.enum(FORUM_FILTERS), z.number()) }),
});

/**
 * Replies have 15 entries per page, counted from page 1. `repliesAt` chooses the page instead: that of the reply with this id,
 * or with `resume` that of the first reply which the caller has not read. It is the first page when there is no such reply.
 */
export const getPost = endpoint({
  method: 'GET',
  path: '/forum/post/:id',
  auth: 'player',
  summary: 'Get a post with one page of its replies',
  accountRatePerMinute: 240,
  params: idParams,
  query: z.object({
    repliesPage: pageQuery.shape.page,
    repliesLimit: pageQuery.shape.limit,
    repliesAt: z.optional(z.string().check(z.regex(/^(?:resume|[1-9]\d{0,14})$/))),
  }),
  reply: z.extend(forumPost, { success: z.boolean() }),
});

export const getPostQuickInfo = endpoint({
  method: 'GET',
  path: '/forum/post/:id/quick-info',
  auth: 'player',
  summary: 'Get the preview of a post',
  params: idParams,
  reply: z.extend(postPreview, { success: z.boolean() }),
});

/** Well above the rules' limits, so that the server can report the rule that a text violates. */
const roughText = z.string().check(z.maxLength(100_000));

/** Validation errors have the order and the texts of the specification. */
export const createPost = endpoint({
  method: 'POST',
  path: '/forum/post',
  auth: 'player',
  summary: 'Create a post',
  body: z.object({ title: roughText, category: z.string().check(z.maxLength(40)), message: roughText }),
  reply: z.extend(messageReply, { id: z.string() }),
  ratePerMinute: 600,
  accountRatePerMinute: 6,
});

export const editPost = endpoint({
  method: 'POST',
  path: '/forum/post/:id',
  auth: 'player',
  summary: 'Change the text of one of my posts',
  params: idParams,
  body: z.object({ message: roughText }),
  reply: messageReply,
  accountRatePerMinute: 30,
});

const replyBody = z.object({ message: nonEmptyBbcode('reply', REPLY_MAX_LENGTH, sentence('pleaseWriteSomething')) });

export const replyToPost = endpoint({
  method: 'POST',
  path: '/forum/post/:id/reply',
  auth: 'player',
  summary: 'Reply to a post',
  params: idParams,
  body: replyBody,
  reply: z.extend(messageReply, { id: z.string() }),
  ...WRITE_RATES,
});

const replyParams = z.object({ id: idText, replyId: idText });

export const editReply = endpoint({
  method: 'POST',
  path: '/forum/post/:id/reply/:replyId',
  auth: 'player',
  summary: 'Change one of my replies',
  params: replyParams,
  body: replyBody,
  reply: messageReply,
  accountRatePerMinute: 30,
});

/** Once per player and post. A tip cannot be revoked. */
export const tipPost = endpoint({
  method: 'GET',
  path: '/forum/post/:id/tip',
  auth: 'player',
  summary: 'Tip the author of a post with 1,000 coins',
  params: idParams,
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: 60,
});

export const tipReply = endpoint({
  method: 'GET',
  path: '/forum/post/:id/reply/:replyId/tip',
  auth: 'player',
  summary: 'Tip the author of a reply with 500 coins',
  params: replyParams,
  reply: messageReply,
  changesState: true,
  accountRatePerMinute: 60,
});

/** Toggles the vote of the caller. */
export const voteNsfw = endpoint({
  method: 'POST',
  path: '/forum/post/:id/nsfw',
  auth: 'player',
  summary: 'Mark a post as NSFW, or remove the mark',
  params: idParams,
  reply: messageReply,
  accountRatePerMinute: 60,
});

/** `0`, or an id that was in a reply of the server. */
const seenId = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})$/, sentenceMessage(sentence('thisIsNoId'))));
const newsReply = z.object({ success: z.boolean(), ids: z.array(z.string()).check(z.maxLength(NEWS_MAX)) });

/** Without the caller's own posts and those of players whom the caller blocked. Only recent posts are found. */
export const listNewPosts = endpoint({
  method: 'GET',
  path: '/forum-news/:category',
  auth: 'player',
  summary: 'Ids of the posts of a category that are newer than a post',
  accountRatePerMinute: 60,
  params: z.object({ category: z.enum(FORUM_FILTERS) }),
  query: z.object({ after: seenId }),
  reply: newsReply,
});

/** Without the caller's own replies and those of players whom the caller blocked; oldest first. */
export const listNewReplies = endpoint({
  method: 'GET',
  path: '/forum/post/:id/news',
  auth: 'player',
  summary: 'Ids of the replies to a post that are newer than a reply',
  accountRatePerMinute: 60,
  params: idParams,
  query: z.object({ after: seenId }),
  reply: newsReply,
});

/** The mark never moves back. `replyId` is `0` for the post itself. */
export const markRead = endpoint({
  method: 'POST',
  path: '/forum/post/:id/read',
  auth: 'player',
  summary: 'Remember how far I have read a post',
  params: idParams,
  body: z.object({ replyId: seenId }),
  reply: messageReply,
  accountRatePerMinute: 240,
});

const reactionBody = z.object({ reaction: z.enum(REACTIONS), isOn: z.boolean() });
const reactionReply = z.extend(messageReply, { reactions: z.array(reactionCount) });

export const reactToPost = endpoint({
  method: 'POST',
  path: '/forum/post/:id/react',
  auth: 'player',
  summary: 'Give a post a reaction, or take it back',
  params: idParams,
  body: reactionBody,
  reply: reactionReply,
  accountRatePerMinute: 60,
});

export const reactToReply = endpoint({
  method: 'POST',
  path: '/forum/post/:id/reply/:replyId/react',
  auth: 'player',
  summary: 'Give a reply a reaction, or take it back',
  params: replyParams,
  body: reactionBody,
  reply: reactionReply,
  accountRatePerMinute: 60,
});

/** Names are in the order in which the players reacted. */
export const listReactions = endpoint({
  method: 'GET',
  path: '/forum/post/:id/reactions',
  auth: 'player',
  summary: 'First players who reacted to a post, or to one of its replies',
  params: idParams,
  query: z.object({ replyId: z.optional(seenId) }),
  reply: z.object({
    success: z.boolean(),
    reactions: z.array(z.extend(reactionCount, { names: z.array(z.string()).check(z.maxLength(REACTION_NAMES_MAX)) })),
  }),
  accountRatePerMinute: 240,
});

export const POST_ACTS = ['pin', 'unpin', 'lock', 'unlock', 'move', 'remove'] as const;
export type PostAct = (typeof POST_ACTS)[number];

/** `category` is the target of `move`. A removed post becomes a tombstone. `moderation.ts` has the call to redact. */
export const moderatePost = endpoint({
  method: 'POST',
  path: '/forum/post/:id/moderate',
  auth: 'moderator',
  summary: 'Pin, lock, move or remove a post',
  params: idParams,
  body: z.object({ act: z.enum(POST_ACTS), category: z.optional(z.enum(POST_CATEGORIES)), reason: reasonText }),
  reply: messageReply,
});

export const removeReply = endpoint({
  method: 'POST',
  path: '/forum/post/:id/reply/:replyId/remove',
  auth: 'moderator',
  summary: 'Remove a reply',
  params: replyParams,
  body: z.object({ reason: reasonText }),
  reply: messageReply,
});
