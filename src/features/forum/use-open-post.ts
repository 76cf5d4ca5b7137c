/**
 * The pages of an opened post: first the one on which reading goes on, or that of the reply in the link. Owns the page and the
 * line before the replies that are unread, which stays while the post is open.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ForumPost } from '../../shared/contract/forum.ts';
import { REPLY_PAGE_SIZE } from '../../shared/rules/forum.ts';
import { postQuery, startQuery } from './calls.ts';

export interface UnreadLine {
  /** Replies after this one are below the line. */
  afterId: number;
  /** The page that shows it. */
  page: number;
}

export function useOpenPost(id: string, replyId: string | undefined) {
  const start = useQuery(startQuery(id, replyId ?? 'resume'));
  const [chosen, setPage] = useState<number | null>(null);
  const [later, setLine] = useState<UnreadLine | null>(null);
  const page = chosen ?? start.data?.repliesPage ?? 1;
  const shown = useQuery({
    ...postQuery(id, page),
    enabled: start.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const data = shown.data ?? start.data;
  return {
    page,
    setPage,
    setLine,
    line: later ?? (start.data === undefined ? null : lineOf(start.data)),
    /** As it was when it was opened. */
    start: start.data,
    data,
    /** False while another page than the chosen one is shown. */
    isPageShown: data !== undefined && !shown.isPlaceholderData,
    error: start.error ?? shown.error,
    isPending: start.isPending,
    refetch: (): Promise<unknown> => (start.data === undefined ? start.refetch() : shown.refetch()),
  };
}

function lineOf({ reading, totalReplies }: ForumPost): UnreadLine | null {
  if (reading === undefined || reading.unread === 0) return null;
  return { afterId: Number(reading.lastReplyId), page: pageAt(totalReplies - reading.unread) };
}

/** The page, counted from 1, of the reply with that many before it. */
export const pageAt = (before: number): number => Math.floor(Math.max(0, before) / REPLY_PAGE_SIZE) + 1;
