/**
 * Brings one comment or answer into view, e.g. that of an entry of the bell: fetches pages until it is there, scrolls to it
 * once, gives it the focus and marks it. Says when it is gone.
 */
import { type RefCallback, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ProfileComment } from '../../shared/contract/comments.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Pages, useNextPage } from '../../ui/lists/next-page.tsx';
import { scrollInList } from '../../ui/lists/scroll-in-list.ts';
import type { VirtualListHandle } from '../../ui/lists/virtual-list.tsx';
import { text } from './text.ts';

export interface WantedComment {
  id: string;
  /** Of its element. */
  ref: RefCallback<HTMLElement>;
}

export interface CommentMark {
  ref?: RefCallback<HTMLElement>;
  'data-wanted'?: '';
  tabIndex?: number;
}

/** Properties of the element of a comment or answer. */
export const markOf = (wanted: WantedComment | null, id: string): CommentMark =>
  wanted?.id === id ? { ref: wanted.ref, 'data-wanted': '', tabIndex: -1 } : {};

export interface ShownComments {
  comments: readonly ProfileComment[];
  query: Pages & { data: unknown };
  list: RefObject<VirtualListHandle | null>;
}

export function useWantedComment(
  id: string | undefined,
  { comments, query, list }: ShownComments,
): WantedComment | null {
  const fetchMore = useNextPage(query);
  const isDone = useRef(id === undefined);
  const at = id === undefined ? -1 : comments.findIndex((comment) => isOf(comment, id));
  const { data, hasNextPage, isFetching } = query;
  useEffect(() => {
    if (isDone.current) return;
    if (at >= 0) list.current?.scrollToRow(at);
    else if (hasNextPage) fetchMore();
    else if (data !== undefined && !isFetching) {
      isDone.current = true;
      showToast({ text: text.commentGone, tone: 'bad', id: 'comment' });
    }
  }, [at, data, hasNextPage, isFetching, fetchMore, list]);
  return useMemo(() => {
    if (id === undefined) return null;
    const ref: RefCallback<HTMLElement> = (element) => {
      if (element === null || isDone.current) return;
      isDone.current = true;
      // The list has measured its rows by then.
      requestAnimationFrame(() => {
        scrollInList(element, 'middle');
        element.focus({ preventScroll: true });
      });
    };
    return { id, ref };
  }, [id]);
}

const isOf = ({ id, replies }: ProfileComment, wanted: string): boolean =>
  id === wanted || replies.some((reply) => reply.id === wanted);
