/**
 * Players' texts inside sentences. A text that is written from right to left, or that has direction characters, would
 * change the order of the words around it. Elements use `<bdi>` or `dir="auto"`; sentences that are strings, such as toasts,
 * mails and labels, use `isolate`. Pure.
 */

/** Letters that are written from right to left, and the characters that change the direction. */
const CHANGES_DIRECTION =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Embeddings, overrides, isolates and their ends: an end inside the text would end the isolate around it. */
const DIRECTION_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]/gu;
export const FIRST_STRONG_ISOLATE = '\u2068';
export const POP_ISOLATE = '\u2069';

/** The text with its own direction and without effect on its neighbours; texts that need no isolation are unchanged. */
export const isolate = (text: string): string =>
  CHANGES_DIRECTION.test(text) ? FIRST_STRONG_ISOLATE + text.replace(DIRECTION_CHARACTERS, '') + POP_ISOLATE : text;
