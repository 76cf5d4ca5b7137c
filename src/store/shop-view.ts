/** Which dialog is open over a shop: the cart on the own figure, the purchases, or the page of an item. Kept for the page. */
import { proxy } from 'valtio';

interface ShopView {
  dialog: 'fitting' | 'purchases' | null;
  /** The item whose page is open. */
  itemId: string | null;
}

export const shopView = proxy<ShopView>({ dialog: null, itemId: null });

export function openFitting(): void {
  shopView.dialog = 'fitting';
}

export function openPurchases(): void {
  shopView.dialog = 'purchases';
}

export function closeShopDialog(): void {
  shopView.dialog = null;
}
