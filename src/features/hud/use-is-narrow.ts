/** Whether the window is a phone's: below 768 px everything about the HUD is another. */
import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH_PX } from '../../state/session.ts';

const narrow = window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH_PX}px)`);

function listen(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(listen, () => narrow.matches);
