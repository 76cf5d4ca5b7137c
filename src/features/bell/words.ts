/** What a row says after the names of who did it, and where an entry leads. Pure. */
import type { BellEntry } from '../../shared/contract/bell.ts';
import type { BellGroup } from './groups.ts';
import { text as words } from './text.ts';

/** Follows the actor's name; a decision has no actor and is a whole sentence. */
export function wordsOf({ entries, actors }: BellGroup): string {
  const [{ kind, title, decision, replyId, profile }] = entries;
  const post = title === null ? words.yourPost : words.titled({ title });
  const text = replyId === null ? post : words.yourReplyIn({ post });
  const coins = entries.reduce((sum, entry) => sum + (entry.coins ?? 0), 0);
  const count = entries.length;
  /** Of one player; several are counted by their names. */
  const times = actors.length === 1 && count > 1;
  switch (kind) {
    case 'reply':
      return times ? words.repliedTimes({ count, post }) : words.replied({ post });
    case 'quote':
      return times ? words.quotedTimes({ count, post }) : words.quoted({ post });
    case 'reaction':
      return words.reacted({ text });
    case 'tip':
      return words.tipped({ coins, text });
    case 'comment':
      return times ? words.commentedTimes({ count }) : words.commented;
    case 'answer':
      if (count === 1) return words.answered;
      return profile === null ? words.answers({ count }) : words.answersFor({ count, profile });
    case 'request':
      return words.wouldBeFriends;
    case 'friend':
      return words.isFriend;
    case 'heart':
      return words.heartsMatch;
    case 'submission':
      return words.decisions[decision ?? 'approved']({ title: title ?? '' });
  }
}

/** What follows the first name. */
export function othersOf({ actors }: BellGroup): string {
  const [, second] = actors;
  if (second === undefined) return '';
  return actors.length === 2 ? words.andOne({ name: second }) : words.andOthers({ count: actors.length - 1 });
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
