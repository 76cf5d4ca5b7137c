/** The place of a list that comes from the server: its skeleton, why it could not be had, that it is empty, or the list. */
import type { ReactNode } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';

export interface ListPlaceProps {
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
  /** Before the message of what failed. */
  loadFailed: string;
  skeleton: ReactNode;
  /** Whether nothing is to be shown of what came. */
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** What was had once stays while it is asked for again, also when that fails. */
export function ListPlace({ query, loadFailed, skeleton, isEmpty, empty, children }: ListPlaceProps) {
  const { data, error, refetch } = query;
  if (data === undefined) {
    return error ? <LoadFailure message={loadFailed + error.message} onRetry={() => void refetch()} /> : skeleton;
  }
  return isEmpty ? <output className="m-auto block">{empty}</output> : children;
}
