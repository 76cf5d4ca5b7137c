/** The bell of the top bar: what happened to a player while somebody else acted, with its read state. */
import * as z from 'zod/mini';
import { BELL_ENTRIES_MAX, BELL_KINDS, BELL_PAGE_SIZE, SUBMISSION_DECISIONS } from '../rules/bell.ts';
import { INITIAL_POST_KEYS } from '../rules/forum.ts';
import { endpoint } from './endpoint.ts';

/** The town loads this file: it imports little. Fields that do not belong to the kind are null. Texts and names are those of now, so that redactions hold. */
export const bellEntry = z.object({
  id: z.string(),
  kind: z.enum(BELL_KINDS),
  /** Username of who did it; null for a decision of the town. */
  actor: z.nullable(z.string()),
  /** ISO 8601 */
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Title of the post, or name of the drawing or item. */
  title: z.nullable(z.string()),
  /** Which of the town's first posts it is; missing for all others. */
  initialPost: z.optional(z.enum(INITIAL_POST_KEYS)),
  /** Start of the reply or comment, without BBCode. */
  excerpt: z.nullable(z.string()),
  coins: z.nullable(z.number()),
  /** Name of the emoji of a reaction. */
  reaction: z.nullable(z.string()),
  decision: z.nullable(z.enum(SUBMISSION_DECISIONS)),
  /** The forum post; with `replyId` the reply in it. */
  postId: z.nullable(z.string()),
  replyId: z.nullable(z.string()),
  /** Whose profile has the comment. */
  profile: z.nullable(z.string()),
  commentId: z.nullable(z.string()),
  /** The mail of an open friend request. */
  mailId: z.nullable(z.string()),
  submissionId: z.nullable(z.string()),
  /** A gift to the player, or from the player; missing for other kinds. */
  giftId: z.optional(z.string()),
  /** What a gift or an item of the wishlist is about; missing while a gift is wrapped. `title` is its name. */
  itemId: z.optional(z.string()),
  /** What came back with a gift, or what an item of the wishlist costs now. */
  price: z.optional(z.object({ currency: z.enum(['coins', 'gems']), amount: z.number() })),
  /** How many there are of an item of the wishlist. */
  left: z.optional(z.number()),
});
export type BellEntry = z.infer<typeof bellEntry>;

const idNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const unreadCount = z.int().check(z.gte(0));

/** Newest first. The next page begins before the last entry of this one. */
export const listBell = endpoint({
  method: 'GET',
  path: '/bell',
  auth: 'player',
  summary: 'What happened to me',
  accountRatePerMinute: 240,
  query: z.object({ before: z.optional(idNumber) }),
  reply: z.object({
    success: z.boolean(),
    /** At most BELL_PAGE_SIZE. */
    entries: z.array(bellEntry).check(z.maxLength(BELL_PAGE_SIZE)),
    hasMore: z.boolean(),
    /** Of all pages. */
    unread: unreadCount,
  }),
});
export type BellPage = z.infer<typeof listBell.reply>;

export const countBell = endpoint({
  method: 'GET',
  path: '/bell/unread/count',
  auth: 'player',
  summary: 'Number of my unread entries',
  accountRatePerMinute: 240,
  reply: z.object({ success: z.boolean(), count: unreadCount }),
});

const countReply = z.object({ success: z.boolean(), unread: unreadCount });

/** Entries newer than `upTo` were not shown yet and stay unread. `ids`: only these, for entries that are shown as one. */
export const readBell = endpoint({
  method: 'POST',
  path: '/bell/read',
  auth: 'player',
  summary: 'Mark entries as read',
  body: z.object({ upTo: idNumber, ids: z.optional(z.array(idNumber).check(z.maxLength(BELL_ENTRIES_MAX))) }),
  reply: countReply,
  accountRatePerMinute: 60,
});
