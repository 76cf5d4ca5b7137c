/**
 * The posts of a category in an order, fetched page by page while the player scrolls. Only visible rows are in the
 * document.
 */
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PostPreview } from '../../../shared/contract/forum.ts';
import { CATEGORY_LABELS } from '../../../languages/forum-text.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ListRegion } from '../../../ui/lists/list-region.tsx';
import { NextPageFoot, useNextPage } from '../../../ui/lists/next-page.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { VirtualList, type VirtualListHandle } from '../../../ui/lists/virtual-list.tsx';
import { type ListQuery, postsQuery } from '../calls.ts';
import { forumView } from '../state.ts';
import { text } from '../text.ts';
import { useShownPosts } from '../use-shown-posts.ts';
import { ListHead, type ListHeadProps } from './list-head.tsx';
import { NewPostButton } from './new-post-button.tsx';
import { NewsPill } from './news-pill.tsx';
import { PostRow } from './post-row.tsx';

const ROW_ESTIMATE_PX = 144;
/** Specification: social, section 4. */
const NEXT_PAGE_PX = 200;
const BACK_TO_TOP_PX = 300;

export interface PostListProps extends ListHeadProps {
  onNewPost: () => void;
}

export function PostList({ onNewPost, continueHere }: PostListProps) {
  const { filter, sort, search } = useSnapshot(forumView);
  const term = useDebounced(search.trim(), SEARCH_DEBOUNCE_MS);
  const list = useRef<VirtualListHandle>(null);
  const [isFarDown, setIsFarDown] = useState(false);
  const follow = useCallback((fromTopPx: number) => setIsFarDown(fromTopPx > BACK_TO_TOP_PX), []);
  return (
    <>
      <ListHead continueHere={continueHere} />
      <Posts key={`${filter} ${sort} ${term}`} query={{ filter, sort, search: term }} list={list} onScroll={follow} />
      <div className="forum-float">
        <NewPostButton size="lg" className="md:hidden!" onClick={onNewPost} />
        {isFarDown && (
          <IconButton label={text.backToTop} onClick={() => list.current?.scrollToTop()}>
            <ArrowUpIcon weight="bold" size={18} />
          </IconButton>
        )}
      </div>
    </>
  );
}

interface PostsProps {
  query: ListQuery;
  list: RefObject<VirtualListHandle | null>;
  onScroll: (fromTopPx: number) => void;
}

function Posts({ query, list, onScroll }: PostsProps) {
  const answer = useInfiniteQuery(postsQuery(query));
  const { posts, newAfter, count, isBusy, show } = useShownPosts(query, answer.data, () => {
    list.current?.scrollToTop();
    list.current?.focus();
  });
  const fetchMore = useNextPage(answer);
  // Another list starts at its top.
  useEffect(() => () => onScroll(0), [onScroll]);
  return (
    <>
      <NewsPill count={count} label={text.newPosts({ count })} side="top" isBusy={isBusy} onShow={show} />
      <ListRegion
        query={answer}
        loadFailed={text.loadFailed}
        skeleton={
          <div className="scroll flex-1 px-3 md:px-4">
            <SkeletonRows count={7} label={text.loading} />
          </div>
        }
        isEmpty={posts.length === 0}
        empty={
          <Empty
            picture="/ui/empty/no-mail.webp"
            title={
              query.search === '' ? text.nothingIn({ category: CATEGORY_LABELS[query.filter] }) : text.nothingFound
            }
          />
        }
      >
        <VirtualList
          ref={list}
          label={text.posts}
          rows={posts}
          keyOf={idOf}
          estimatePx={ROW_ESTIMATE_PX}
          gapPx={10}
          className="flex-1 scroll-pb-20 px-3 pb-20 md:px-4"
          onNearEnd={fetchMore}
          nearEndPx={NEXT_PAGE_PX}
          onScroll={onScroll}
          foot={<NextPageFoot pages={answer} loading={text.loading} failed={text.loadMoreFailed} end={text.end} />}
          renderRow={(post) => <PostRow post={post} isNew={Number(post.id) > newAfter} />}
        />
      </ListRegion>
    </>
  );
}

const idOf = ({ id }: PostPreview): string => id;
