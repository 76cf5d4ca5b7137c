/** Names of the gestures, on buttons. */
import type { Gesture } from './gestures.ts';

export const GESTURE_LABEL: Readonly<Record<Gesture, string>> = {
  wave: 'Wave',
  dance: 'Dance',
  laugh: 'Laugh',
  clap: 'Clap',
  bow: 'Bow',
  think: 'Think',
  cheer: 'Cheer',
  sit: 'Sit',
};
