/** Texts of the forum (specification: social, sections 2, 4, 5 and 8). */
import type { ForumSort } from '../../shared/rules/forum.ts';

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
