/** `/wave` and so on in the message line make a gesture instead of being said. Pure. */
import { type Gesture, GESTURES } from '../gestures.ts';

/** The gesture that a message commands; null for a message that is said. */
export function gestureOfMessage(text: string): Gesture | null {
  const name = text.trim().toLowerCase();
  return GESTURES.find((gesture) => name === `/${gesture}`) ?? null;
}
