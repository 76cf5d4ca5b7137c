/** Texts of gestures and seats. */
import messages from '../../languages/en/gestures.ts';
import { texts } from '../../languages/texts.ts';

import type { GestureFailure } from '../../state/people/gesture-requests.ts';

export const text = texts(messages);

/** What is not worth a message has none. */
export const FAILURE_TEXT: Readonly<Record<GestureFailure, string | null>> = {
  taken: text.taken,
  full: text.full,
  far: text.far,
  fast: null,
  walking: null,
  lost: null,
};
