/** Rules of the forum that server and client share (specification: social, sections 2, 5 and 9). Pure. */
/** Categories of posts; `all` is only a filter. */
export const POST_CATEGORIES = ['announcements', 'promenade', 'general', 'clothes', 'creativity'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];
/** In display order. */
export const FORUM_FILTERS = ['all', ...POST_CATEGORIES] as const;
export type ForumFilter = (typeof FORUM_FILTERS)[number];

export const FORUM_SORTS = ['newest', 'oldest', 'top', 'replies'] as const;
export type ForumSort = (typeof FORUM_SORTS)[number];

export const CATEGORY_LABELS: Readonly<Record<ForumFilter, string>> = {
  all: 'All posts',
  announcements: 'Announcements',
  promenade: 'Promenade',
  general: 'General',
  clothes: 'Clothes',
  creativity: 'Creativity',
};

/** Names of icons in the client's icon set. */
export const CATEGORY_ICONS: Readonly<Record<PostCategory, string>> = {
  announcements: 'Megaphone',
  promenade: 'Lighthouse',
  general: 'ChatsCircle',
  clothes: 'TShirt',
  creativity: 'PaintBrush',
};

/** The town's first posts. Pages show them in their own language: catalogue `initial-posts`. */
export const INITIAL_POST_KEYS = ['houseRules', 'opening', 'welcome'] as const;
export type InitialPostKey = (typeof INITIAL_POST_KEYS)[number];

export const FORUM_PAGE_SIZE = 35;
export const REPLY_PAGE_SIZE = 15;
export const TITLE_MAX_LENGTH = 100;
export const CONTENT_MAX_LENGTH = 10_000;
export const REPLY_MAX_LENGTH = 10_000;
export const PREVIEW_MAX_LENGTH = 250;
/** A post with more votes than this is sensitive. */
const NSFW_VOTES_MAX = 3;

/** Reactions in display order, each with the custom emoji that shows it. A player gives a text each of them at most once. */
export const REACTIONS = ['yes', 'love', 'laugh', 'wow', 'sad', 'party'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const REACTION_EMOJI: Readonly<Record<Reaction, string>> = {
  yes: 'cat-thumbsup',
  love: 'bug-love',
  laugh: 'cat-joy',
  wow: 'bug-starry',
  sad: 'frog-cry',
  party: 'frog-party',
};
/** Number of names that are sent for a reaction. */
export const REACTION_NAMES_MAX = 10;
/** Posts of which the server remembers how far an account has read; a new one replaces the one that was read longest ago. */
export const READ_POSTS_MAX = 500;
/** Number of new posts or replies that are counted. */
export const NEWS_MAX = 100;

/** Whether a post is shown dimmed and marked sensitive. */
export const isSensitive = (post: { hasNSFWVoted: boolean; automaticallyNSFW: boolean; nsfwVotes: number }): boolean =>
  post.hasNSFWVoted || post.automaticallyNSFW || post.nsfwVotes > NSFW_VOTES_MAX;

/** A page of replies, or a gap between pages. */
export type PageLink = number | 'gap';

const PAGE_WINDOW = 2;

/** First and last page and those within 2 of the current one, with gaps between; empty for a single page. */
export function replyPages(current: number, totalReplies: number): PageLink[] {
  const last = Math.ceil(totalReplies / REPLY_PAGE_SIZE);
  if (last <= 1) return [];
  const near = Array.from({ length: 2 * PAGE_WINDOW + 1 }, (_, at) => current - PAGE_WINDOW + at);
  const pages = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const skipped = page - (pages[at - 1] ?? page - 1) - 1;
    return skipped > 0 ? ['gap' as const, page] : [page];
  });
}
