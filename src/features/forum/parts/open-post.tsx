/** One post with a page of its replies, and the reply box. */
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import type { ForumPost } from '../../../shared/contract/forum.ts';
import { REPLY_PAGE_SIZE } from '../../../shared/rules/forum.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { scrollInList } from '../../../ui/lists/scroll-in-list.ts';
import { postQuery } from '../calls.ts';
import * as text from '../text.ts';
import { CommentBox } from './comment-box.tsx';
import { PostArticle } from './post-article.tsx';
import { ReplyItem } from './reply-item.tsx';
import { ReplyPages } from './reply-pages.tsx';

const NOT_FOUND = 404;

export function OpenPost({ id, onBack }: { id: string; onBack: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({ ...postQuery(id, page), placeholderData: keepPreviousData });
  const replies = useRef<HTMLElement>(null);
  const goTo = (next: number): void => {
    setPage(next);
    scrollInList(replies.current, 'top');
  };
  const back = (
    <button type="button" className="link mb-2 inline-flex items-center gap-1.5 self-start" onClick={onBack}>
      <ArrowLeftIcon aria-hidden weight="bold" size={15} />
      {text.BACK}
    </button>
  );
  if (!data) {
    return (
      <div className="forum-scroll flex flex-col">
        {back}
        {isPending ? <SkeletonRows count={4} label={text.LOADING} /> : <Failure error={error} onTryAgain={refetch} />}
      </div>
    );
  }
  const { isDeleted, isLocked, totalReplies } = data;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
      <section className="scroll forum-scroll" tabIndex={0} aria-label={data.title || text.DELETED_POST}>
        {back}
        {isDeleted ? <Tombstone /> : <PostArticle post={data} onDeleted={onBack} />}
        <section ref={replies} className="mt-4" aria-label={text.replyCount(totalReplies)}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="t-heading">{text.replyCount(totalReplies)}</h3>
            <ReplyPages current={page} totalReplies={totalReplies} onPage={goTo} />
          </div>
          <Replies post={data} />
          {totalReplies > REPLY_PAGE_SIZE && (
            <div className="flex justify-end pt-2">
              <ReplyPages current={page} totalReplies={totalReplies} onPage={goTo} isSecond />
            </div>
          )}
        </section>
      </section>
      {!isDeleted && (
        <CommentBox
          postId={id}
          isLocked={isLocked}
          onPosted={() => setPage(Math.max(1, Math.ceil((totalReplies + 1) / REPLY_PAGE_SIZE)))}
        />
      )}
    </>
  );
}

function Replies({ post }: { post: ForumPost }) {
  if (post.replies.length === 0) return <p className="t-small py-3 text-ink-3">{text.NO_REPLIES}</p>;
  return (
    <ul>
      {post.replies.map((reply) => (
        <ReplyItem key={reply.id} reply={reply} post={post} />
      ))}
    </ul>
  );
}

const Tombstone = () => (
  <article className="card p-4 text-center md:p-5">
    <h2 className="t-heading">{text.DELETED_POST}</h2>
    <p className="t-small text-ink-3">{text.DELETED_POST_NOTE}</p>
  </article>
);

function Failure({ error, onTryAgain }: { error: Error; onTryAgain: () => Promise<unknown> }) {
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  return (
    <div role="alert" className="m-auto">
      <Empty
        picture={isGone ? '/ui/empty/no-mail.webp' : '/emojis/cat-cry.webp'}
        title={isGone ? text.NOT_FOUND : `${text.LOAD_FAILED}${error.message}`}
      >
        {!isGone && <Button onClick={() => void onTryAgain()}>{text.TRY_AGAIN}</Button>}
      </Empty>
    </div>
  );
}
