/**
 * Rendered once at the root: loads the toaster when the first toast is shown. Modal dialogs hide everything else from screen
 * readers when they open, except elements that have `aria-live` then: so it is around the toasts from the start.
 */
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';
import { isToasterNeeded, onToasterNeeded } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).default);

export function ToastHost() {
  const isNeeded = useSyncExternalStore(onToasterNeeded, isToasterNeeded);
  return (
    <div aria-live="off" className="contents">
      {isNeeded && <Toaster />}
    </div>
  );
}
