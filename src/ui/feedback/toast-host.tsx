/** Rendered once at the root: loads the toaster when the first toast is shown. */
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';
import { isToasterNeeded, onToasterNeeded } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).default);

export function ToastHost() {
  const isNeeded = useSyncExternalStore(onToasterNeeded, isToasterNeeded);
  return isNeeded ? <Toaster /> : null;
}
