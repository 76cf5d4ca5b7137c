/** When a draft is worth sending, what of it stays, and how an address comes into it (specification: world, section 4). */

/** A whisper's address with nothing after it. */
const ONLY_PREFIX = /^[A-Za-z0-9_]{3,20}:$/;
/** A whisper's address at the beginning; `name://` is no address. */
const WHISPER_PREFIX = /^([A-Za-z0-9_]{3,20}): /;
/** Whatever addresses a line: a name, or the backslash that makes it public. */
const ANY_PREFIX = /^(?:[A-Za-z0-9_]{3,20}:(?!\/\/)\s*|\\\s*)/;

/** Whether there is something to say: text that is more than the address of a whisper. */
export function hasSomethingToSay(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && !ONLY_PREFIX.test(trimmed);
}

/** What stays in the input once `text` was sent: the address of a whisper, else nothing. */
export const afterSending = (text: string): string => WHISPER_PREFIX.exec(text.trimStart())?.[0] ?? '';

/** The draft, addressed to `username`; what was written stays. */
export const addressedTo = (username: string, text: string): string =>
  `${username}: ${text.trimStart().replace(ANY_PREFIX, '')}`;

/** The draft of someone who turns away from whispering: an address alone goes, words keep theirs and stay private. */
export const withoutBareAddress = (text: string): string => (hasSomethingToSay(text) ? text : '');
