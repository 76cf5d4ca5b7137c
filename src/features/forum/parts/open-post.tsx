/**
 * One post with a page of its replies, and the reply box. It opens where reading stopped, or at the reply of a link. New replies
 * are announced and wait until the player asks for them.
 */
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../net/api-error.ts';
import { REPLY_PAGE_SIZE } from '../../../shared/rules/forum.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { showFailure } from '../../../ui/feedback/outcome.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { scrollInList } from '../../../ui/lists/scroll-in-list.ts';
import { refreshReplies } from '../calls.ts';
import { text } from '../text.ts';
import { useNews } from '../use-news.ts';
import { pageAt, useOpenPost } from '../use-open-post.ts';
import { useKnownReplies } from '../use-known-replies.ts';
import { useReadMark } from '../use-read-mark.ts';
import { CommentBox, type CommentBoxHandle } from './comment-box.tsx';
import { NewsPill } from './news-pill.tsx';
import { PostArticle } from './post-article.tsx';
import { QuoteSelection } from './quote-selection.tsx';
import type { Quote } from './text-tools.tsx';
import { Replies, UNREAD_LINE } from './replies.tsx';
import { ReplyPages } from './reply-pages.tsx';

const NOT_FOUND = 404;

export interface OpenPostProps {
  id: string;
  /** The reply of a link. */
  replyId?: string | undefined;
  onBack: () => void;
}

/** What to scroll to when the page is shown. */
interface Target {
  to: 'replies' | 'line' | 'reply';
}

export function OpenPost({ id, replyId, onBack }: OpenPostProps) {
  const { page, setPage, line, setLine, start, data, isPageShown, error, isPending, refetch } = useOpenPost(
    id,
    replyId,
  );
  const scroller = useRef<HTMLElement>(null);
  const replies = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const reached = useRef<Target>(null);
  const answer = useRef<CommentBoxHandle>(null);
  // Once: where the post opens.
  const hasStarted = start !== undefined;
  const [isPlaced, setIsPlaced] = useState(false);
  if (hasStarted && !isPlaced) {
    setIsPlaced(true);
    if (replyId !== undefined) setTarget({ to: 'reply' });
    else if (line !== null && line.afterId > 0) setTarget({ to: 'line' });
  }
  useEffect(() => {
    const box = scroller.current;
    if (target === null || target === reached.current || !isPageShown || box === null) return;
    reached.current = target;
    if (target.to === 'replies') scrollInList(replies.current, 'top');
    else if (target.to === 'line') scrollInList(box.querySelector(`[${UNREAD_LINE}]`), 'top');
    else showReply(box, replyId ?? '');
  }, [target, isPageShown, replyId]);
  useReadMark(id, { post: isPageShown ? data : undefined, page, scroller });
  const known = useKnownReplies(start, isPageShown ? data : undefined, page);
  const news = useNews({ postId: id }, data === undefined || data.isDeleted ? null : known.newestId);
  const count = news.filter((one) => Number(one) > Number(known.newestId)).length;

  const goTo = (next: number): void => {
    setPage(next);
    setTarget({ to: 'replies' });
  };
  const showNews = async (): Promise<void> => {
    const next = pageAt(known.count);
    setIsFetching(true);
    const isFetched = await refreshReplies(id, next).then(() => true, showFailure);
    setIsFetching(false);
    if (isFetched !== true) return;
    setLine({ afterId: Number(known.newestId), page: next });
    setPage(next);
    setTarget({ to: 'line' });
    scroller.current?.focus({ preventScroll: true });
  };
  const back = (
    <button type="button" className="link mb-2 inline-flex items-center gap-1.5 self-start" onClick={onBack}>
      <ArrowLeftIcon className="mirrors" aria-hidden weight="bold" size={15} />
      {text.back}
    </button>
  );
  if (!data) {
    return (
      <div className="forum-scroll flex flex-col">
        {back}
        {isPending || error === null ? (
          <SkeletonRows count={4} label={text.loading} />
        ) : (
          <Failure error={error} onTryAgain={refetch} />
        )}
      </div>
    );
  }
  const { isDeleted, isLocked, totalReplies } = data;
  const takeQuote: Quote = (author, words) => answer.current?.quote(author, words);
  return (
    <>
      <section
        ref={scroller}
        className="scroll forum-scroll"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
        tabIndex={0}
        aria-label={data.title || text.deletedPost}
      >
        {back}
        {isDeleted ? <Tombstone /> : <PostArticle post={data} onDeleted={onBack} onQuote={takeQuote} />}
        <section ref={replies} className="mt-4" aria-label={text.replyCount({ count: totalReplies })}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="t-heading">{text.replyCount({ count: totalReplies })}</h3>
            <ReplyPages current={page} totalReplies={totalReplies} onPage={goTo} />
          </div>
          <Replies post={data} unreadAfter={line?.page === page ? line.afterId : null} onQuote={takeQuote} />
          {totalReplies > REPLY_PAGE_SIZE && (
            <div className="flex justify-end pt-2">
              <ReplyPages current={page} totalReplies={totalReplies} onPage={goTo} isSecond />
            </div>
          )}
        </section>
      </section>
      {!isDeleted && (
        <>
          <QuoteSelection within={scroller} onQuote={takeQuote} />
          <NewsPill
            count={count}
            label={text.newReplies({ count })}
            side="bottom"
            isBusy={isFetching}
            onShow={() => void showNews()}
          />
          <CommentBox
            postId={id}
            title={data.title}
            isLocked={isLocked}
            ref={answer}
            onPosted={() => setPage(Math.max(1, Math.ceil((totalReplies + 1) / REPLY_PAGE_SIZE)))}
          />
        </>
      )}
    </>
  );
}

function showReply(box: HTMLElement, replyId: string): void {
  const reply = box.querySelector<HTMLElement>(`#forum-reply-${replyId}`);
  if (reply === null) return showToast({ text: text.replyGone, tone: 'bad', id: 'post-link' });
  scrollInList(reply, 'top');
  reply.dataset.target = '';
  reply.focus({ preventScroll: true });
}

const Tombstone = () => (
  <article className="card p-4 text-center md:p-5">
    <h2 className="t-heading">{text.deletedPost}</h2>
    <p className="t-small text-ink-3">{text.deletedPostNote}</p>
  </article>
);

function Failure({ error, onTryAgain }: { error: Error; onTryAgain: () => Promise<unknown> }) {
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  return (
    <div role="alert" className="m-auto">
      <Empty
        picture={isGone ? '/ui/empty/no-mail.webp' : '/emojis/cat-cry.webp'}
        title={isGone ? text.notFound : `${text.loadFailed}${error.message}`}
      >
        {!isGone && <Button onClick={() => void onTryAgain()}>{text.tryAgain}</Button>}
      </Empty>
    </div>
  );
}
