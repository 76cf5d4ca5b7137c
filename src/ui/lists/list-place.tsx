/** Region of a list from the server: skeleton, error, empty state or the list. */
import type { ReactNode } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';

export interface ListPlaceProps {
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
  /** Text before the error message. */
  loadFailed: string;
  skeleton: ReactNode;
  /** Whether the loaded list has nothing to show. */
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** Loaded data stays visible during a refetch, also when the refetch fails. */
export function ListPlace({ query, loadFailed, skeleton, isEmpty, empty, children }: ListPlaceProps) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error ? <LoadFailure message={loadFailed + error.message} onRetry={() => void refetch()} /> : skeleton;
  }
  return isEmpty ? <output className="m-auto block">{empty}</output> : children;
}
