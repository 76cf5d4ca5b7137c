/** Takes over the wishlist of the account when a shop opens. */
import { useEffect } from 'react';
import { syncWishlist } from './state.ts';

export function useFreshWishlist(): void {
  useEffect(() => {
    void syncWishlist();
  }, []);
}
