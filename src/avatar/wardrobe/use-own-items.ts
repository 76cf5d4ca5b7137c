/** The player's items and the current filter. Owns the filter for as long as the dialog is mounted. */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { inventoryQuery } from '../../state/shopping/wardrobe.ts';
import { useSnapshot } from 'valtio';
import { favouriteItems, readFavourites } from '../../state/shopping/favourite-items.ts';
import { filterItems, type ItemFilter, NO_FILTER } from './filter-items.ts';

const NO_ITEMS: InventoryItem[] = [];
const NONE: readonly string[] = [];

export type OwnItems = ReturnType<typeof useOwnItems>;

export function useOwnItems() {
  const query = useQuery(inventoryQuery());
  const items = query.data ?? NO_ITEMS;
  const [filter, setFilter] = useState<ItemFilter>(NO_FILTER);
  useLayoutEffect(readFavourites, []);
  const { ids } = useSnapshot(favouriteItems);
  // The list changes with the hearts only while it shows favourites alone.
  const favourites = filter.isFavourite ? ids : NONE;
  const shown = useMemo(() => filterItems(items, filter, favourites), [items, filter, favourites]);
  const setSearch = (search: string): void => setFilter({ ...filter, search });
  const setCategory = (category: number): void => setFilter({ ...filter, category });
  const narrow = (change: Partial<ItemFilter>): void => setFilter({ ...filter, ...change });
  return { query, items, shown, filter, setSearch, setCategory, narrow };
}
