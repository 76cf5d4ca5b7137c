/**
 * Which replies the player of an open post knows of: all that there were when it opened, and those that were shown since. Later
 * ones are news.
 */
import { useState } from 'react';
import type { ForumPost } from '../../shared/contract/forum.ts';
import { REPLY_PAGE_SIZE } from '../../shared/rules/forum.ts';

export interface KnownReplies {
  newestId: string;
  /** Number of replies up to that one. */
  count: number;
}

/** `start` is the post as it was when it opened; `shown` is the post with the replies of `page`. Undefined until loaded. */
export function useKnownReplies(
  start: ForumPost | undefined,
  shown: ForumPost | undefined,
  page: number,
): KnownReplies {
  const [known, setKnown] = useState<KnownReplies>({ newestId: '0', count: 0 });
  const newest = [
    { newestId: start?.newestReplyId ?? '0', count: start?.totalReplies ?? 0 },
    {
      newestId: shown?.replies.at(-1)?.id ?? '0',
      count: (page - 1) * REPLY_PAGE_SIZE + (shown?.replies.length ?? 0),
    },
  ].find(({ newestId }) => Number(newestId) > Number(known.newestId));
  if (newest !== undefined) setKnown(newest);
  return known;
}
