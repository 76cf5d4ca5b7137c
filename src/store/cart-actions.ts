/** Actions on an item in store and outlet. Each shows its outcome in a toast. */
import { CART_MAX_ITEMS } from '../shared/rules/store.ts';
import type { StoreItem } from '../shared/contract/store.ts';
import { addToCart, cart, isInCart, removeFromCart } from '../state/shopping/cart.ts';
import { toggleWishlistItem } from '../state/shopping/shopping.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { text } from './text.ts';
import { noteWishlistItem } from './wishlist/state.ts';

/** Adds an item to the cart, or removes it. Owned items cannot be added. */
export function toggleInCart(item: StoreItem): void {
  if (isInCart(item.id)) {
    removeFromCart(item.id);
    showToast({ text: text.removed({ name: item.name }), tone: 'info', id: 'cart' });
  } else if (addToCart(item)) {
    showToast({ text: text.added({ name: item.name }), tone: 'ok', id: 'cart' });
  } else if (cart.items.length >= CART_MAX_ITEMS) {
    showToast({ text: text.cartFull, tone: 'bad', id: 'cart' });
  }
}

export function wish(id: string): void {
  const isOnWishlist = toggleWishlistItem(id);
  void noteWishlistItem(id, isOnWishlist);
  const said = isOnWishlist ? text.addedToWishlist : text.removedFromWishlist;
  showToast({ text: said, tone: isOnWishlist ? 'ok' : 'info', id: 'wishlist' });
}
