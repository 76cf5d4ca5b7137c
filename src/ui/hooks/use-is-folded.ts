/** Whether the panels beside a figure are folded into drawers: on narrow windows, and on phones in landscape. */
import { useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';

const QUERY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px), (max-height: 540px)`;

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useIsFolded = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
