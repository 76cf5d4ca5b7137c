/** A page of replies, with a line before the first one that is unread. */
import { Fragment } from 'react';
import type { ForumPost } from '../../../shared/contract/forum.ts';
import { text } from '../text.ts';
import { ReplyItem } from './reply-item.tsx';
import type { Quote } from './text-tools.tsx';

/** Marks the line. */
export const UNREAD_LINE = 'data-unread-line';

export interface RepliesProps {
  post: ForumPost;
  /** Replies after this one are unread; null: no line on this page. */
  unreadAfter: number | null;
  onQuote: Quote;
}

export function Replies({ post, unreadAfter, onQuote }: RepliesProps) {
  if (post.replies.length === 0) return <p className="t-small py-3 text-ink-3">{text.noReplies}</p>;
  const firstUnread = unreadAfter === null ? undefined : post.replies.find(({ id }) => Number(id) > unreadAfter);
  return (
    <ul>
      {post.replies.map((reply) => (
        <Fragment key={reply.id}>
          {reply === firstUnread && (
            <li {...{ [UNREAD_LINE]: '' }} className="forum-unread-line">
              <span>{text.unreadLine}</span>
            </li>
          )}
          <ReplyItem reply={reply} post={post} onQuote={onQuote} />
        </Fragment>
      ))}
    </ul>
  );
}
