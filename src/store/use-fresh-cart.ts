/** Compares the cart with the store when a shop opens. */
import { useEffect } from 'react';
import { refreshCart } from './calls.ts';

export function useFreshCart(): void {
  useEffect(() => {
    void refreshCart();
  }, []);
}
