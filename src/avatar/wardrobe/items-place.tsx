/** Where one's items stand: their grid, or why there is none. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InventoryItem } from '../../shared/contract/wardrobe.ts';
import { Empty } from '../../ui/empty.tsx';
import { ListPlace } from '../../ui/list-place.tsx';
import { SkeletonTiles } from '../../ui/skeleton-tiles.tsx';
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
  return (
    <ListPlace
      query={query}
      loadFailed={loadFailed}
      skeleton={<SkeletonTiles label={text.LOADING} rows={SKELETON_ROWS} tilePx={ROW_PX - 8} />}
      isEmpty={items.length === 0}
      empty={<Empty picture="/ui/empty/no-items.webp" {...emptyWords(query.data?.length !== 0, filter)} />}
    >
      <VirtualGrid
        label={label}
        cells={items}
        keyOf={itemKey}
        renderCell={renderItem}
        estimatePx={ROW_PX}
        className="flex-1"
      />
    </ListPlace>
  );
}

const itemKey = ({ id }: InventoryItem): string => id;

function emptyWords(hasAny: boolean, { search }: ItemFilter): { title: string; text?: string } {
  if (!hasAny) return { title: text.NONE_AT_ALL, text: text.NONE_AT_ALL_NOTE };
  return { title: search.trim() === '' ? text.NONE_IN_CATEGORY : text.NONE_MATCH };
}
