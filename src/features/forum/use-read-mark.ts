/**
 * Tells the server how far a post is read: up to the last reply whose end was in view. Sends at most one mark in `PAUSE_MS`,
 * and the last one when the post is closed.
 */
import { type RefObject, useEffect, useRef } from 'react';
import type { ForumPost } from '../../shared/contract/forum.ts';
import { REPLY_PAGE_SIZE } from '../../shared/rules/forum.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { markRead } from './calls.ts';

const PAUSE_MS = 1500;
/** The end of a reply, with the reply's id as its value. */
export const REPLY_END = 'data-reply-end';

interface Mark {
  replyId: string;
  unread: number;
}

export interface ReadPage {
  /** Undefined until it is loaded. */
  post: ForumPost | undefined;
  /** Of its replies. */
  page: number;
  scroller: RefObject<HTMLElement | null>;
}

export function useReadMark(id: string, { post, page, scroller }: ReadPage): void {
  const marks = useRef<ReturnType<typeof createMarks> | null>(null);
  useEffect(() => {
    const own = createMarks(id);
    marks.current = own;
    return () => own.close();
  }, [id]);
  useEffect(() => {
    const root = scroller.current;
    if (post === undefined || post.isDeleted || root === null) return undefined;
    const { reading, replies, totalReplies } = post;
    if (reading !== undefined) marks.current?.known(Number(reading.lastReplyId));
    else marks.current?.reached({ replyId: '0', unread: totalReplies });
    const before = (page - 1) * REPLY_PAGE_SIZE;
    const unreadAfter = new Map(replies.map((reply, at) => [reply.id, Math.max(0, totalReplies - before - at - 1)]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const replyId = target.getAttribute(REPLY_END) ?? '0';
          const unread = unreadAfter.get(replyId);
          if (isIntersecting && unread !== undefined) marks.current?.reached({ replyId, unread });
        }
      },
      { root },
    );
    for (const end of root.querySelectorAll(`[${REPLY_END}]`)) observer.observe(end);
    return () => observer.disconnect();
  }, [post, page, scroller]);
}

function createMarks(id: string) {
  let sent = -1;
  let next: Mark | null = null;
  let cancel: Cancel | null = null;
  const send = (): void => {
    cancel = null;
    if (next === null) return;
    sent = Number(next.replyId);
    void markRead(id, next.replyId, next.unread);
    next = null;
  };
  return {
    known(replyId: number): void {
      sent = Math.max(sent, replyId);
    },
    reached(mark: Mark): void {
      if (Number(mark.replyId) <= Math.max(sent, Number(next?.replyId ?? -1))) return;
      next = mark;
      cancel ??= runtime.setTimeout(send, PAUSE_MS);
    },
    close(): void {
      cancel?.();
      send();
    },
  };
}
