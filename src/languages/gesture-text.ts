/** Names of the gestures, on buttons. */
import type { Gesture } from '../shared/rules/gestures.ts';
import messages from './en/gesture-names.ts';
import { texts } from './texts.ts';

export const GESTURE_LABEL: Readonly<Record<Gesture, string>> = texts(messages);
