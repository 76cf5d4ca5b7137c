/** Texts of the forum (specification: social, sections 2, 4, 5 and 8). */
import type { ForumSort, Reaction } from '../../shared/rules/forum.ts';

export const CATEGORIES = 'Categories';
export const SEARCH = 'Search posts';
export const SORT = 'Sort';
export const SORT_NAMES: Readonly<Record<ForumSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  top: 'Top',
  replies: 'Most Replies',
};
export const NEW_POST = 'New post';
export const BACK_TO_TOP = 'Back to top';
export const POSTS = 'Posts';
export const TIPS_HINT = 'Tips go straight to the author. 1,000 coins for a post, 500 for a reply.';
export const NOTHING_FOUND = 'No posts found matching your search';
export const nothingIn = (category: string): string => `No posts in ${category}`;
export const END = 'No more posts to load';
export const LOAD_FAILED = 'Error loading forum content: ';
export const NOT_FOUND = 'Post not found';
export const TRY_AGAIN = 'Try again';
export const LOADING = 'Loading...';
export const LOAD_MORE_FAILED = 'More posts could not be loaded.';

export const PINNED = 'Pinned';
export const LOCKED = 'Locked';
export const SENSITIVE = 'Sensitive';
export const YOU_REPLIED = 'you replied';
export const RESIDENT = 'Resident';
export const replyCount = (count: number): string =>
  count === 1 ? '1 reply' : `${count.toLocaleString('en')} replies`;

export const countOfNew = (count: number): string => `${count.toLocaleString('en')} new`;
export const newPosts = (count: number): string =>
  count === 1 ? 'Show 1 new post' : `Show ${count.toLocaleString('en')} new posts`;
export const newReplies = (count: number): string =>
  count === 1 ? 'Show 1 new reply' : `Show ${count.toLocaleString('en')} new replies`;
export const unreadReplies = (count: number): string =>
  count === 1 ? '1 unread reply' : `${count.toLocaleString('en')} unread replies`;
export const NEW = 'New';
export const UNREAD_LINE = 'New replies';
export const COPY_LINK = 'Copy link';
export const LINK_COPIED = 'Link copied.';
export const LINK_FAILED = 'Your browser does not allow copying. The link is: ';
export const REPLY_GONE = 'This reply is no longer there.';
export const QUOTE = 'Quote';
export const quoteOf = (author: string): string => `Quote ${author}`;
export const NOTHING_TO_QUOTE = 'There are no words to quote.';
export const REACT = 'React';
export const REACTIONS_NAME = 'Reactions';
export const REACTION_NAMES: Readonly<Record<Reaction, string>> = {
  yes: 'Thumbs up',
  love: 'Love',
  laugh: 'Laugh',
  wow: 'Wow',
  sad: 'Sad',
  party: 'Party',
};
export const YOU = 'you';
/** 'Love: you, ana and 3 more' */
export function reactors(reaction: Reaction, names: readonly string[], count: number): string {
  const more = count - names.length;
  const all = more > 0 ? [...names, `${more.toLocaleString('en')} more`] : names;
  const last = all.at(-1) ?? '';
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
  return list === '' ? REACTION_NAMES[reaction] : `${REACTION_NAMES[reaction]}: ${list}`;
}

export const BACK = 'Back to forums';
export const DELETED_POST = 'This post was deleted';
export const DELETED_POST_NOTE = 'What others answered is still here.';
export const REMOVED_REPLY = 'This reply was removed by a moderator.';
export const DELETED_AUTHOR = 'deleted';
export const COPY = 'Copy BBCode';
export const COPIED = 'Copied post BBCode to clipboard';
export const COPY_FAILED = 'Your browser does not allow copying. The code is: ';
export const MARK_NSFW = 'Mark as NSFW';
export const MARK_SFW = 'Mark as SFW';
export const EDIT = 'Edit';
export const EDIT_POST = 'Edit post';
export const EDIT_REPLY = 'Edit reply';
export const SAVE = 'Save';
export const DELETE = 'Delete';
export const DELETE_POST = 'Delete this post?';
export const DELETE_REPLY = 'Delete this reply?';
export const DELETE_POST_NOTE = 'Its words go for good. What others answered stays.';
export const DELETE_REPLY_NOTE = 'Its words go for good.';
export const TIPPED = 'Tipped';
export const tip = (coins: number): string => `Tip ${coins.toLocaleString('en')}`;
export const tipTitle = (coins: number): string => `Tip ${coins.toLocaleString('en')} coins`;
export const tipAsk = (author: string, coins: number): string =>
  `${author} gets ${coins.toLocaleString('en')} of your coins.`;
export const TIP_NOTE = 'A tip cannot be taken back.';
export const TIPPED_SO_FAR = 'tipped so far';
export const REPLY_PAGES = 'Reply pages';
export const page = (number: number): string => `Page ${number}`;
export const NO_REPLIES = 'Nobody has answered yet.';
export const ADD_COMMENT = 'Add a comment';
export const SEND = 'Send';
export const CLOSE_EDITOR = 'Close the editor';
export const LOCKED_NOTE = 'This post is locked. Nobody can answer any more.';
export const IDS_FAILED = 'Failed to extract post IDs.';

export const TITLE = 'Title';
export const CATEGORY = 'Category';
export const CONTENT = 'Content';
export const CANCEL = 'Cancel';
export const POST = 'Post';

export const MODERATE = 'Moderate';
export const PIN = 'Pin';
export const UNPIN = 'Unpin';
export const LOCK = 'Lock';
export const UNLOCK = 'Unlock';
export const moveTo = (category: string): string => `Move to ${category}`;
export const REDACT = 'Redact';
export const REMOVE = 'Remove';
