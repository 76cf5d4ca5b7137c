/** Rendered once at the root: loads the toaster when the first toast is shown. */
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';
import { isToasterWanted, onToasterWanted } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).default);

export function ToastHost() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return isWanted ? <Toaster /> : null;
}
