/** What a row says after the names of who did it, and where an entry leads. Pure. */
import type { BellEntry } from '../../shared/contract/bell.ts';
import { formatCount } from '../../ui/controls/amount.tsx';
import type { BellGroup } from './groups.ts';

/** Follows the actor's name; a decision has no actor and is a whole sentence. */
export function wordsOf({ entries, actors }: BellGroup): string {
  const [{ kind, title, decision, replyId, profile }] = entries;
  const post = title === null ? 'your post' : `"${title}"`;
  const text = replyId === null ? post : `your reply in ${post}`;
  const coins = entries.reduce((sum, entry) => sum + (entry.coins ?? 0), 0);
  const count = entries.length;
  /** Of one player; several are counted by their names. */
  const times = actors.length === 1 && count > 1;
  switch (kind) {
    case 'reply':
      return times ? `wrote ${count} replies to ${post}` : `replied to ${post}`;
    case 'quote':
      return times ? `quoted you ${count} times in ${post}` : `quoted you in ${post}`;
    case 'reaction':
      return `reacted to ${text}`;
    case 'tip':
      return `tipped you ${formatCount(coins)} coins for ${text}`;
    case 'comment':
      return times ? `wrote ${count} comments on your profile` : 'wrote on your profile';
    case 'answer':
      return count > 1
        ? `wrote ${count} answers to comments${profile === null ? '' : ` for ${profile}`}`
        : 'answered a comment';
    case 'request':
      return 'would like to be friends';
    case 'friend':
      return 'is your friend now';
    case 'heart':
      return 'and you: your hearts match';
    case 'submission':
      return `Your drawing "${title ?? ''}" was ${DECISIONS[decision ?? 'approved']}`;
  }
}

const DECISIONS = { approved: 'approved', rejected: 'not approved', withdrawn: 'withdrawn' } as const;

/** What follows the first name. */
export function othersOf({ actors }: BellGroup): string {
  const [, second] = actors;
  if (second === undefined) return '';
  return actors.length === 2 ? `and ${second}` : `and ${actors.length - 1} others`;
}

export interface Target {
  screen: string;
  params?: unknown;
}

export function targetOf({ kind, actor, postId, replyId, profile, commentId, mailId }: BellEntry): Target | null {
  if (kind === 'submission') return { screen: 'creations' };
  if (postId !== null) {
    const params = { selectedPostId: postId, ...(replyId !== null && { selectedReplyId: replyId }) };
    return { screen: 'forum', params };
  }
  if (mailId !== null) return { screen: 'mail', params: { selectedEmailId: mailId } };
  if (profile !== null) {
    return {
      screen: 'profile',
      params: { username: profile, tab: 'comments', ...(commentId !== null && { commentId }) },
    };
  }
  return actor === null ? null : { screen: 'profile', params: { username: actor } };
}
