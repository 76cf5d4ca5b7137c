/** Whether the window is a phone's: below 768 px dialogs fill the screen and popovers become drawers. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767.98px)';

function listen(changed: () => void): () => void {
  const narrow = window.matchMedia(NARROW);
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** The same outside of rendering. */
export const isNarrowNow = (): boolean => window.matchMedia(NARROW).matches;

export const useIsNarrow = (): boolean => useSyncExternalStore(listen, isNarrowNow);
