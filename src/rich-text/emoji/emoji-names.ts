/**
 * Names of standard emoji in the page's language, for screen readers and the picker. What players type between colons is a code,
 * which is the same in all languages. The emoji load this file with their data.
 */
import messages from '../../languages/en/emoji-names.ts';
import { texts } from '../../languages/texts.ts';

/** By category, in the order of the data file. */
export const STANDARD_NAMES: readonly (readonly string[])[] = Object.values<string>(texts(messages)).map((names) =>
  names.split('|'),
);
