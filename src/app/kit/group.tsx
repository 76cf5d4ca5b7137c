/** A titled group of the component page, and the query states that its lists show. */
import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  children: ReactNode;
}

export function Group({ title, children }: GroupProps) {
  return (
    <section className="mb-5 min-w-0" data-accent="boutique">
      <h2 className="t-over mb-2">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}

const done = (): Promise<unknown> => Promise.resolve();

/** Queries of lists as the screens have them: loaded, pending and failed. */
export const QUERIES = {
  loaded: { data: true, error: null, refetch: done },
  pending: { data: undefined, error: null, refetch: done },
  failed: { data: undefined, error: new Error('The server did not answer.'), refetch: done },
} as const;

const PAGES = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: done,
};
/** The same for the next page of a list. */
export const NEXT_PAGES = {
  more: PAGES,
  last: { ...PAGES, hasNextPage: false },
  pending: { ...PAGES, isFetching: true, isFetchingNextPage: true },
  failed: { ...PAGES, isFetchNextPageError: true },
} as const;
