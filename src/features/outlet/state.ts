/** The outlet's view: selection, filters and search. Kept for the lifetime of the page. */
import { proxy } from 'valtio';
import { type Camera, cameraOn, frameOf, rotationFor } from '../../avatar/camera.ts';
import type { StoreItem } from '../../shared/contract/store.ts';
import type { StoreSort } from '../../shared/rules/store.ts';
import { ALL_CATEGORIES } from '../../store/category-chips.tsx';
import { NO_SHOP_FILTERS, type ShopFilters } from '../../store/filter-parts.tsx';
import { rememberViewed } from '../../state/shopping/shopping.ts';

export interface OutletState extends ShopFilters {
  /** The selected item, worn by the avatar and shown with its details. */
  selected: StoreItem | null;
  rotation: number;
  camera: Camera;
  /** On a phone the stage can replace the list. */
  isMaximised: boolean;
  chosen: string;
  search: string;
  sortBy: StoreSort;
}

export const outlet = proxy<OutletState>({
  selected: null,
  rotation: 0,
  camera: cameraOn('whole'),
  isMaximised: false,
  chosen: ALL_CATEGORIES,
  search: '',
  sortBy: 'newest',
  ...NO_SHOP_FILTERS,
});

/** Selects an item, or deselects it. */
export function toggleSelected(item: StoreItem): void {
  if (outlet.selected?.id === item.id) {
    outlet.selected = null;
    return;
  }
  outlet.selected = item;
  outlet.rotation = rotationFor(item.category, outlet.rotation);
  if (outlet.camera.frame !== frameOf(item.category)) outlet.camera = cameraOn(frameOf(item.category));
  rememberViewed(item.id);
}

/** Shows a category of the list. The camera goes to the part of the figure that wears it. */
export function chooseCategory(chosen: string): void {
  outlet.chosen = chosen;
  const category = Number(chosen);
  outlet.camera = cameraOn(Number.isNaN(category) ? 'whole' : frameOf(category));
}

export function clearSelection(): void {
  outlet.selected = null;
}
