/** Texts of the chat. */
import messages from '../../languages/en/chat.ts';
import { texts } from '../../languages/texts.ts';

import type { Gesture } from '../../shared/rules/gestures.ts';
import { listNames } from '../../languages/name-list.ts';

export const text = texts(messages);

export const arrived = (names: readonly string[]): string =>
  text.arrived({ names: listNames(names), count: names.length });

/** What the live region says of a gesture. */
export const gestureSeen = (name: string, gesture: Gesture): string => text.seen[gesture]({ name });
