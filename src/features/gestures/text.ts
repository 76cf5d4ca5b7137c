/** Texts of gestures and seats. */
import type { GestureFailure } from '../../state/people/gesture-requests.ts';

export const GESTURES_TITLE = 'Gestures';
export const CLOSE = 'Close';

/** What is not worth a message has none. */
export const FAILURE_TEXT: Readonly<Record<GestureFailure, string | null>> = {
  taken: 'That seat is taken.',
  full: 'Every seat there is taken.',
  far: 'You cannot sit there now.',
  fast: null,
  walking: null,
  lost: null,
};
