/**
 * Paginated lists: fetches the next page near the end of the list or by a button, and renders the state of that request after
 * the last row.
 */
import { useCallback } from 'react';
import { Button } from '../controls/button.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { text } from '../text.ts';

/** The state of the list's query. */
export interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Call while the end of the list is near. A failed page is retried only by the player. */
export function useNextPage(pages: Omit<Pages, 'isFetchingNextPage'>): () => void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const canFetch = hasNextPage && !isFetching && !isFetchNextPageError;
  return useCallback(() => {
    if (canFetch) void fetchNextPage();
  }, [canFetch, fetchNextPage]);
}

export interface NextPageFootProps {
  pages: Pages;
  /** Announced by screen readers while the page loads. */
  loading: string;
  /** Error text of a failed page. */
  failed: string;
  /** Text after the last page. */
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
          {text.tryAgain}
        </Button>
      </p>
    );
  }
  return end && !hasNextPage ? <p className="t-small p-3 text-center text-ink-3">{end}</p> : null;
}

export interface NextPageButtonProps {
  pages: Pick<Pages, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  label: string;
}

/** For short lists, which the player extends. Renders nothing after the last page. */
export function NextPageButton({ pages, label }: NextPageButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <Button size="sm" className="mx-auto my-2 flex" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  );
}
