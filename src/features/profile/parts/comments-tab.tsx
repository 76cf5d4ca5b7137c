/** Comments, newest first, and the line to write one. */
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { letterOf } from '../../../shared/rules/key-names.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageFoot, useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { VirtualList, type VirtualListHandle } from '../../../ui/lists/virtual-list.tsx';
import { addComment, commentsOf, commentsQuery } from '../calls.ts';
import { removals, undoLast, withoutHidden } from '../removals.ts';
import { text } from '../text.ts';
import { useWantedComment } from '../use-wanted-comment.ts';
import { CommentRow } from './comment-row.tsx';
import { LineComposer } from './line-composer.tsx';

const ROW_ESTIMATE_PX = 84;

export interface CommentsTabProps {
  username: string;
  isOwn: boolean;
  /** A comment or answer to show. */
  commentId?: string | undefined;
}

export function CommentsTab({ username, isOwn, commentId }: CommentsTabProps) {
  const { user } = useSnapshot(session);
  const own = user?.username ?? '';
  const list = useRef<VirtualListHandle>(null);
  const query = useInfiniteQuery(commentsQuery(username));
  const fetchMore = useNextPage(query);
  const { hidden } = useSnapshot(removals);
  const comments = useMemo(() => withoutHidden(commentsOf(query.data), hidden), [query.data, hidden]);
  const wanted = useWantedComment(commentId, { comments, query, list });
  return (
    <>
      {hidden.length > 0 && <UndoDeletion />}
      <ListRegion
        query={query}
        isEmpty={comments.length === 0}
        empty={<Empty picture="/emojis/cat-happy.webp" title={text.noComments} text={text.beFirst} />}
        loadFailed={text.loadFailed}
        skeleton={
          <div className="flex-1">
            <SkeletonRows count={5} label={text.loading} />
          </div>
        }
      >
        <VirtualList
          ref={list}
          label={text.comments}
          rows={comments}
          keyOf={({ id }) => id}
          estimatePx={ROW_ESTIMATE_PX}
          gapPx={16}
          className="comments-list flex-1 px-1"
          onNearEnd={fetchMore}
          foot={<NextPageFoot pages={query} loading={text.loading} failed={text.loadMoreFailed} />}
          renderRow={(comment) => (
            <CommentRow comment={comment} profileOwner={username} own={own} isOwnProfile={isOwn} wanted={wanted} />
          )}
        />
      </ListRegion>
      <LineComposer
        label={text.addComment}
        sendLabel={text.sendComment}
        draftKey={`comment:${username.toLowerCase()}`}
        draftAbout={{ title: username }}
        icon={<PaperPlaneRightIcon className="mirrors" weight="fill" size={18} />}
        submit={(comment) => addComment(username, comment)}
        onDone={() => list.current?.scrollToTop()}
      />
    </>
  );
}

/** For the keyboard, which cannot leave the dialog for the toast: Ctrl+Z, or this button, visible while it has the focus. */
function UndoDeletion() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      if (isTyping || letterOf(event) !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undoLast();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <span className="sr-only self-start focus-within:not-sr-only">
      <Button size="sm" aria-keyshortcuts="Control+Z" onClick={undoLast}>
        {text.undoDeletion}
      </Button>
    </span>
  );
}
