/** Stands once at the root: fetches the toaster when the first toast is shown. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchCode } from './fetch-code.ts';
import { isToasterWanted, onToasterWanted } from './toast.ts';

// A toast about a lost connection is wanted just when nothing can be fetched.
const Toaster = lazy(() => fetchCode(() => import('./toaster.tsx')));

export function ToastHost() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
