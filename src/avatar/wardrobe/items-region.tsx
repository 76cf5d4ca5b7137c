/** The grid of the player's items, one tile for each cut, or the reason why it is empty. */
import { type ReactNode, useMemo } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { groupByCut } from '../../shared/rules/cuts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { GridRegion } from '../../ui/lists/grid-region.tsx';
import { SkeletonTiles } from '../../ui/feedback/skeleton-tiles.tsx';
import { isNarrowed, type ItemFilter } from './filter-items.ts';
import { text } from './text.ts';
import type { OwnItems } from './use-own-items.ts';

const ROW_PX = 178;
const SKELETON_ROWS = 3;

export interface ItemsRegionProps {
  own: Pick<OwnItems, 'query' | 'shown' | 'filter'>;
  /** Prefix of the error message when loading failed. */
  loadFailed: string;
  renderCut: (items: Cut) => ReactNode;
}

export type Cut = [InventoryItem, ...InventoryItem[]];

export function ItemsRegion({ own: { query, shown, filter }, loadFailed, renderCut }: ItemsRegionProps) {
  const cuts = useMemo(() => groupByCut(shown), [shown]);
  return (
    <GridRegion
      query={query}
      loadFailed={loadFailed}
      skeleton={<SkeletonTiles label={text.loading} rows={SKELETON_ROWS} tilePx={ROW_PX - 8} />}
      empty={<Empty picture="/ui/empty/no-items.webp" {...emptyTexts(query.data?.length !== 0, filter)} />}
      filterKey={JSON.stringify(filter)}
      label={text.items}
      cells={cuts}
      keyOf={cutKey}
      renderCell={renderCut}
      estimatePx={ROW_PX}
    />
  );
}

const cutKey = ([{ id }]: Cut): string => id;

function emptyTexts(hasAny: boolean, filter: ItemFilter): { title: string; text?: string } {
  if (!hasAny) return { title: text.noneAtAll, text: text.noneAtAllNote };
  return { title: filter.search.trim() === '' && !isNarrowed(filter) ? text.noneInCategory : text.noneMatch };
}
