/** What an entry says after the name of who did it, and where it leads. Pure. */
import type { BellEntry } from '../../shared/contract/bell.ts';
import { formatCount } from '../../ui/controls/amount.tsx';

/** Follows the actor's name; a decision has no actor and is a whole sentence. */
export function wordsOf({ kind, title, coins, decision, replyId }: BellEntry): string {
  const post = title === null ? 'your post' : `"${title}"`;
  const text = replyId === null ? post : `your reply in ${post}`;
  switch (kind) {
    case 'reply':
      return `replied to ${post}`;
    case 'quote':
      return `quoted you in ${post}`;
    case 'reaction':
      return `reacted to ${text}`;
    case 'tip':
      return `tipped you ${formatCount(coins ?? 0)} coins for ${text}`;
    case 'comment':
      return 'wrote on your profile';
    case 'answer':
      return 'answered a comment';
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

export interface Target {
  screen: string;
  params?: unknown;
}

export function targetOf({ kind, actor, postId, replyId, profile, mailId }: BellEntry): Target | null {
  if (kind === 'submission') return { screen: 'creations' };
  if (postId !== null) {
    const params = { selectedPostId: postId, ...(replyId !== null && { selectedReplyId: replyId }) };
    return { screen: 'forum', params };
  }
  if (mailId !== null) return { screen: 'mail', params: { selectedEmailId: mailId } };
  if (profile !== null) return { screen: 'profile', params: { username: profile, tab: 'comments' } };
  return actor === null ? null : { screen: 'profile', params: { username: actor } };
}
