/** Texts of the feed (specification: world, sections 2.6 and 8). */
import messages from '../../languages/en/feed.ts';
import { texts } from '../../languages/texts.ts';

import type { Activity } from '../../shared/contract/feed.ts';

export const text = texts(messages);

export function kindOf({ type, isReply }: Activity): string {
  if (type === 'forumPost') return text.forumPost;
  if (type === 'forumReply') return text.forumReply;
  return isReply ? text.commentReply : text.comment;
}
