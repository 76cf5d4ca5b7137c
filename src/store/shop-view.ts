/** Which dialog is open over a shop: the cart on the own figure, the purchases, the look of the day, or the page of an item. */
import { proxy } from 'valtio';

interface ShopView {
  dialog: 'fitting' | 'purchases' | 'set' | null;
  /** The item whose page is open, over the other dialog. */
  itemId: string | null;
}

/** Depth of these dialogs: they also cover the drawer of the cart. */
export const OVER_CART = 3;

export const shopView = proxy<ShopView>({ dialog: null, itemId: null });

export function openFitting(): void {
  shopView.dialog = 'fitting';
}

export function openPurchases(): void {
  shopView.dialog = 'purchases';
}

export function openSet(): void {
  shopView.dialog = 'set';
}

export function openItem(id: string): void {
  shopView.itemId = id;
}

export function closeShopDialog(): void {
  shopView.dialog = null;
}

export function closeItem(): void {
  shopView.itemId = null;
}
