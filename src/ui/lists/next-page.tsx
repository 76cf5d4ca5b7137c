/** Lists that are fetched page by page: asking for the next page, and what stands after the last row meanwhile. */
import { useCallback } from 'react';
import { Button } from '../controls/button.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';

/** What the query of such a list knows of its pages. */
export interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** To be called while the end of the list is near. A page that failed is asked for again only by whoever reads. */
export function useNextPage(pages: Omit<Pages, 'isFetchingNextPage'>): () => void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError;
  return useCallback(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
}

export interface NextPageFootProps {
  pages: Pages;
  /** What a screen reader hears while it loads. */
  loading: string;
  /** What is told of a page that failed. */
  failed: string;
  /** Below the last page. */
  end?: string;
}

export function NextPageFoot({ pages, loading, failed, end }: NextPageFootProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (isFetchingNextPage) return <SkeletonRows count={2} label={loading} />;
  if (isFetchNextPageError) {
    return (
      <p role="alert" className="flex items-center justify-center gap-3 p-3">
        {failed}
        <Button size="sm" onClick={() => void fetchNextPage()}>
          Try again
        </Button>
      </p>
    );
  }
  return end && !hasNextPage ? <p className="t-small p-3 text-center text-ink-3">{end}</p> : null;
}
