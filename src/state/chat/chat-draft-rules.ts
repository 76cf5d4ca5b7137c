/** Rules of chat drafts: which can be sent, what stays after sending, and how a whisper is addressed (specification: world, section 4). */

import { hasVisibleText, withoutInvisible } from '../../shared/rules/text/visible-text.ts';

/** The address of a whisper, or the backslash that makes a line public, without a text. */
const ONLY_PREFIX = /^(?:[A-Za-z0-9_]{3,20}:|\\)$/;
/** A whisper's address at the beginning; `name://` is no address. */
const WHISPER_PREFIX = /^([A-Za-z0-9_]{3,20}): /;
/** Any address: a name, or the backslash that makes a line public. */
const ANY_PREFIX = /^(?:[A-Za-z0-9_]{3,20}:(?!\/\/)\s*|\\\s*)/;

/** Whether the draft can be sent: it has visible text besides its address. */
export function hasSomethingToSay(text: string): boolean {
  return hasVisibleText(text) && !ONLY_PREFIX.test(withoutInvisible(text).trim());
}

/** The input after `text` was sent: the address of a whisper, or nothing. */
export const afterSending = (text: string): string => WHISPER_PREFIX.exec(text.trimStart())?.[0] ?? '';

/** The draft addressed to `username`, with its text kept. */
export const addressedTo = (username: string, text: string): string =>
  `${username}: ${text.trimStart().replace(ANY_PREFIX, '')}`;

/** The draft after the player leaves the whisper tab: an address without text is removed; a text keeps its address and stays private. */
export const withoutBareAddress = (text: string): string => (hasSomethingToSay(text) ? text : '');
