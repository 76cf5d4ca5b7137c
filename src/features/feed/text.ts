/** Texts of the feed (specification: world, sections 2.6 and 8). */
import type { Activity } from '../../shared/contract/feed.ts';

export const GUILDS = 'Guilds';
export const COMING_SOON = '(coming soon)';
export const ABOUT_GUILDS = 'What guilds will be';
export const EVENTS_CALENDAR = 'Events Calendar';
export const PREVIOUS_MONTH = 'Previous month';
export const NEXT_MONTH = 'Next month';
export const NOTHING_PLANNED = 'Nothing is planned this month.';
export const EVENTS_FAILED = 'The calendar could not be read.';

export const STATISTICS = 'Statistics';
export const COUNTS = {
  totalProfileComments: 'Comments',
  totalProfileReplies: 'Comment replies',
  totalForumPosts: 'Forum posts',
  totalForumReplies: 'Forum replies',
} as const;

export const ACTIVITY = 'Your activity';
export const EMPTY_TITLE = 'No activity, yet :)';
export const EMPTY_TEXT = 'Comments and forum posts that you write are gathered here.';
export const LOAD_FAILED = 'Your feed could not be read';
export const RETRY = 'Retry';
export const LOADING = 'Loading...';
export const SHOW_MORE = 'Show more';

export const DELETE = 'Delete activity';
export const DELETE_TITLE = 'Delete this?';
export const DELETE_NOTE = 'It disappears for everybody. Answers to it stay.';
export const DELETE_CONFIRM = 'Delete';

export function kindOf({ type, isReply }: Activity): string {
  if (type === 'forumPost') return 'Forum post';
  if (type === 'forumReply') return 'Forum reply';
  return isReply ? 'Comment reply' : 'Comment';
}

export const profileOf = (username: string): string => `${username}'s profile`;
export const POST = 'The post';
