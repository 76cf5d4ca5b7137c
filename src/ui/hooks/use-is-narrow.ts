/** Whether the window is as narrow as a phone's. Dialogs then fill the screen and popovers become drawers. */
import { useSyncExternalStore } from 'react';
import { NARROW_QUERY } from '../../shared/rules/viewport.ts';

function subscribe(onChange: () => void): () => void {
  const narrow = window.matchMedia(NARROW_QUERY);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/** For code outside of components. */
const isNarrowNow = (): boolean => window.matchMedia(NARROW_QUERY).matches;

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrowNow);
