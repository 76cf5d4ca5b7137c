/**
 * A virtualized list from the server, fetched page by page while the player scrolls, in its four states: pending, failed,
 * empty, or the rows. The caller owns the query.
 */
import type { ReactNode } from 'react';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { ListRegion, type ListRegionProps } from './list-region.tsx';
import { NextPageFoot, type Pages, useNextPage } from './next-page.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const SKELETON_ROWS = 7;

export interface PagedListProps<Row>
  extends Pick<VirtualListProps<Row>, 'rows' | 'keyOf' | 'estimatePx' | 'renderRow' | 'label' | 'gapPx'> {
  query: Pages & ListRegionProps['query'];
  /** Announced by screen readers while a page loads. */
  loading: string;
  /** Text before the error message. */
  loadFailed: string;
  /** Text of a further page that failed. */
  loadMoreFailed: string;
  empty: ReactNode;
}

export function PagedList<Row>({ query, loading, loadFailed, loadMoreFailed, empty, ...list }: PagedListProps<Row>) {
  const fetchMore = useNextPage(query);
  return (
    <ListRegion
      query={query}
      loadFailed={loadFailed}
      skeleton={
        <div className="scroll flex-1 px-2 pt-2">
          <SkeletonRows count={SKELETON_ROWS} label={loading} />
        </div>
      }
      isEmpty={list.rows.length === 0}
      empty={empty}
    >
      <VirtualList
        {...list}
        className="flex-1 px-2 pb-3"
        onNearEnd={fetchMore}
        foot={<NextPageFoot pages={query} loading={loading} failed={loadMoreFailed} />}
      />
    </ListRegion>
  );
}
