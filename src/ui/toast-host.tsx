/** Stands once at the root: fetches the toaster when the first toast is shown. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isToasterWanted, onToasterWanted } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

export function ToastHost() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
