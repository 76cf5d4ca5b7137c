/** A mounted town that does nothing with what it is asked for, and knows no position of its own. */
import type { PlaceListener } from '../../../src/state/places/town-places.ts';

/** `own`: what a test needs of it. */
export const placeListener = (own: Partial<PlaceListener> = {}): PlaceListener => ({
  doorChosen: () => undefined,
  placeChosen: () => undefined,
  pointChosen: () => undefined,
  playerChosen: () => false,
  walkStopped: () => undefined,
  doorFocused: () => undefined,
  covered: () => undefined,
  doorLeft: () => undefined,
  position: () => null,
  ...own,
});
