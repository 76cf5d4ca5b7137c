/** The player's items and the current filter. Owns the filter for as long as the dialog is mounted. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { inventoryQuery } from '../../state/shopping/wardrobe.ts';
import { ALL_CATEGORIES, filterItems, type ItemFilter } from './filter-items.ts';

const NO_ITEMS: InventoryItem[] = [];

export type OwnItems = ReturnType<typeof useOwnItems>;

export function useOwnItems() {
  const query = useQuery(inventoryQuery());
  const items = query.data ?? NO_ITEMS;
  const [filter, setFilter] = useState<ItemFilter>({ category: ALL_CATEGORIES, search: '' });
  const shown = useMemo(() => filterItems(items, filter), [items, filter]);
  const setSearch = (search: string): void => setFilter({ ...filter, search });
  const setCategory = (category: number): void => setFilter({ ...filter, category });
  return { query, items, shown, filter, setSearch, setCategory };
}
