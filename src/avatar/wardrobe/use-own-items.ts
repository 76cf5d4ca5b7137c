/** The player's items and the current filter. Owns the filter for as long as the dialog is mounted. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { inventoryQuery } from '../../state/shopping/wardrobe.ts';
import { moveDeviceFavourites } from '../../state/shopping/favourite-items.ts';
import { filterItems, type ItemFilter, NO_FILTER } from './filter-items.ts';

const NO_ITEMS: InventoryItem[] = [];

export type OwnItems = ReturnType<typeof useOwnItems>;

export function useOwnItems() {
  const query = useQuery(inventoryQuery());
  const items = query.data ?? NO_ITEMS;
  const [filter, setFilter] = useState<ItemFilter>(NO_FILTER);
  const isLoaded = query.data !== undefined;
  const moveFavourites = useEffectEvent((): void => void moveDeviceFavourites(items));
  // Once, with the first items.
  useEffect(() => {
    if (isLoaded) moveFavourites();
  }, [isLoaded]);
  const shown = useMemo(() => filterItems(items, filter), [items, filter]);
  const setSearch = (search: string): void => setFilter({ ...filter, search });
  const setCategory = (category: number): void => setFilter({ ...filter, category });
  const narrow = (change: Partial<ItemFilter>): void => setFilter({ ...filter, ...change });
  return { query, items, shown, filter, setSearch, setCategory, narrow };
}
