/** What is looked at in the outlet, and what its list shows. This store owns it as long as the page lives. */
import { proxy } from 'valtio';
import type { StoreItem } from '../../shared/contract/store.ts';
import type { StoreSort } from '../../shared/rules/store.ts';
import { ALL_CATEGORIES } from '../../store/category-chips.tsx';
import { rememberViewed } from '../../state/shopping/shopping.ts';

export interface OutletState {
  /** Shown on the avatar, with its details. */
  selected: StoreItem | null;
  rotation: number;
  /** On a phone the stage may take the place of the list. */
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

/** Selects it, or no longer. */
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
