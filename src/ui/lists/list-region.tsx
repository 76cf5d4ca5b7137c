/**
 * Region of a list from the server in its four states: pending (skeleton), failed (message and retry), empty, or the rows.
 * The caller owns the query.
 */
import type { ReactNode } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';
import { scrollStop } from '../hooks/scroll-stop.ts';

export interface ListRegionProps {
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
  /** Text before the error message. */
  loadFailed: string;
  /** Label of the retry button; 'Try again' by default. */
  retryText?: string;
  skeleton: ReactNode;
  /** Whether the loaded list has nothing to show. */
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** Loaded data stays visible during a refetch, also when the refetch fails. */
export function ListRegion({ query, loadFailed, retryText, skeleton, isEmpty, empty, children }: ListRegionProps) {
  const { data, error, refetch } = query;
  if (data !== undefined) {
    if (!isEmpty) return children;
    return (
      <output ref={scrollStop} className="empty-place block">
        {empty}
      </output>
    );
  }
  if (error === null) return skeleton;
  return <LoadFailure message={loadFailed + error.message} onRetry={() => void refetch()} retryText={retryText} />;
}
