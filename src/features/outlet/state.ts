/** The outlet's view: selection, filters and search. Kept for the lifetime of the page. */
import { proxy } from 'valtio';
import type { StoreItem } from '../../shared/contract/store.ts';
import type { StoreSort } from '../../shared/rules/store.ts';
import { ALL_CATEGORIES } from '../../store/category-chips.tsx';
import { rememberViewed } from '../../state/shopping/shopping.ts';

export interface OutletState {
  /** The selected item, worn by the avatar and shown with its details. */
  selected: StoreItem | null;
  rotation: number;
  /** On a phone the stage can replace the list. */
  isMaximised: boolean;
  chosen: string;
  search: string;
  sortBy: StoreSort;
}

export const outlet = proxy<OutletState>({
  selected: null,
  rotation: 0,
  isMaximised: false,
  chosen: ALL_CATEGORIES,
  search: '',
  sortBy: 'newest',
});

/** Selects an item, or deselects it. */
export function toggleSelected(item: StoreItem): void {
  if (outlet.selected?.id === item.id) {
    outlet.selected = null;
    return;
  }
  outlet.selected = item;
  rememberViewed(item.id);
}

export function clearSelection(): void {
  outlet.selected = null;
}
