/** The margins of the window that the interface covers; the camera centres the player in the remaining area. */
import { useSyncExternalStore } from 'react';
import type { Insets } from '../../engine/camera.ts';
import { NARROW_QUERY } from '../../shared/rules/viewport.ts';

const WIDE: Insets = { top: 84, right: 0, bottom: 88, left: 0, overscrollBottom: 76 };
/** On a phone the chat and the joystick are above the bottom bar. */
const NARROW: Insets = { top: 116, right: 0, bottom: 292, left: 0, overscrollBottom: 250 };

const narrow = window.matchMedia(NARROW_QUERY);

export function useInsets(): Insets {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener('change', changed);
      return () => narrow.removeEventListener('change', changed);
    },
    () => (narrow.matches ? NARROW : WIDE),
  );
}
