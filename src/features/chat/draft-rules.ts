/** When a draft is worth sending and what of it stays (specification: world, section 4). */

/** A whisper's address with nothing after it. */
const ONLY_PREFIX = /^[A-Za-z0-9_]{3,20}:$/;
/** A whisper's address at the beginning; `name://` is no address. */
const WHISPER_PREFIX = /^([A-Za-z0-9_]{3,20}): /;

/** Whether there is something to say: text that is more than the address of a whisper. */
export function hasSomethingToSay(text: string): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && !ONLY_PREFIX.test(trimmed);
}

/** What stays in the input once `text` was sent: the address of a whisper, else nothing. */
export const afterSending = (text: string): string => WHISPER_PREFIX.exec(text)?.[0] ?? '';
