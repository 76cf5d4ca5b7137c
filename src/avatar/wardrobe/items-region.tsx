/** The grid of the player's items, or the reason why it is empty. */
import type { ReactNode } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { GridRegion } from '../../ui/lists/grid-region.tsx';
import { SkeletonTiles } from '../../ui/feedback/skeleton-tiles.tsx';
import type { ItemFilter } from './filter-items.ts';
import { text } from './text.ts';
import type { OwnItems } from './use-own-items.ts';

const ROW_PX = 178;
const SKELETON_ROWS = 3;

export interface ItemsRegionProps {
  own: Pick<OwnItems, 'query' | 'shown' | 'filter'>;
  /** Prefix of the error message when loading failed. */
  loadFailed: string;
  renderItem: (item: InventoryItem) => ReactNode;
}

export function ItemsRegion({ own: { query, shown, filter }, loadFailed, renderItem }: ItemsRegionProps) {
  return (
    <GridRegion
      query={query}
      loadFailed={loadFailed}
      skeleton={<SkeletonTiles label={text.loading} rows={SKELETON_ROWS} tilePx={ROW_PX - 8} />}
      empty={<Empty picture="/ui/empty/no-items.webp" {...emptyTexts(query.data?.length !== 0, filter)} />}
      filterKey={`${filter.category} ${filter.search}`}
      label={text.items}
      cells={shown}
      keyOf={itemKey}
      renderCell={renderItem}
      estimatePx={ROW_PX}
    />
  );
}

const itemKey = ({ id }: InventoryItem): string => id;

function emptyTexts(hasAny: boolean, { search }: ItemFilter): { title: string; text?: string } {
  if (!hasAny) return { title: text.noneAtAll, text: text.noneAtAllNote };
  return { title: search.trim() === '' ? text.noneInCategory : text.noneMatch };
}
