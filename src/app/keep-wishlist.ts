/**
 * Merges the browser's wishlist with the copy on the account after the sign-in, so that the bell knows what was added on this device.
 * Its code is fetched while the browser is idle.
 */
import { whenIdle } from '../ui/lazy/when-idle.ts';

/** The town is loaded first. */
const START_DELAY_MS = 5000;

/** Returns a function that stops it. */
export function keepWishlist(): () => void {
  let isOver = false;
  const merge = async (): Promise<void> => {
    await whenIdle();
    if (isOver) return;
    const { syncWishlist } = await import('../store/wishlist/state.ts');
    if (!isOver) await syncWishlist();
  };
  // Without the code the lists are merged when a shop opens.
  const timer = setTimeout(() => void merge().catch(() => undefined), START_DELAY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
