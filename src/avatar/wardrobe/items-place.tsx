/** Where one's items stand: their grid, or why there is none. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InventoryItem } from '../../shared/contract/wardrobe.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useColumns } from '../../ui/use-columns.ts';
import { VirtualGrid } from '../../ui/virtual-grid.tsx';
import type { ItemFilter } from './filter-items.ts';
import * as text from './text.ts';

const ROW_PX = 178;
const SKELETON_ROWS = 3;

export interface ItemsPlaceProps {
  label: string;
  query: Pick<UseQueryResult<InventoryItem[]>, 'data' | 'error' | 'refetch'>;
  /** Before the message of a list that could not be had. */
  loadFailed: string;
  items: readonly InventoryItem[];
  filter: ItemFilter;
  renderItem: (item: InventoryItem) => ReactNode;
}

export function ItemsPlace({ label, query, loadFailed, items, filter, renderItem }: ItemsPlaceProps) {
  if (query.data === undefined) {
    if (!query.error) return <GridSkeleton />;
    return <LoadFailure message={`${loadFailed}${query.error.message}`} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) {
    return (
      <output className="m-auto">
        <Empty picture="/ui/empty/no-items.webp" {...emptyWords(query.data.length > 0, filter)} />
      </output>
    );
  }
  return (
    <VirtualGrid
      label={label}
      cells={items}
      keyOf={itemKey}
      renderCell={renderItem}
      estimatePx={ROW_PX}
      className="flex-1"
    />
  );
}

const itemKey = ({ id }: InventoryItem): string => id;

function emptyWords(hasAny: boolean, { search }: ItemFilter): { title: string; text?: string } {
  if (!hasAny) return { title: text.NONE_AT_ALL, text: text.NONE_AT_ALL_NOTE };
  return { title: search.trim() === '' ? text.NONE_IN_CATEGORY : text.NONE_MATCH };
}

function GridSkeleton() {
  const columns = useColumns();
  return (
    <output
      aria-label={text.LOADING}
      className="grid flex-1 content-start gap-2 overflow-hidden p-[3px]"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns * SKELETON_ROWS }, (_, tile) => (
        <span key={tile} className="skel block rounded-[14px]!" style={{ height: ROW_PX - 8 }} />
      ))}
    </output>
  );
}
