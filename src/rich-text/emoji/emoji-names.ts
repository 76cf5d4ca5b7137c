/**
 * Names of emoji in the page's language, for screen readers and the picker. What players type between colons is a code, which
 * is the same in all languages. The emoji load this file with their data.
 */
import customMessages from '../../languages/en/custom-emoji-names.ts';
import standardMessages from '../../languages/en/emoji-names.ts';
import { texts } from '../../languages/texts.ts';

const custom = texts(customMessages);
const species: Readonly<Record<string, string>> = custom.species;
const states: Readonly<Record<string, string>> = custom.states;

/** By category, in the order of the data file. */
export const STANDARD_NAMES: readonly (readonly string[])[] = Object.values<string>(texts(standardMessages)).map(
  (names) => names.split('|'),
);

/** Of a custom emoji, by its id such as 'cat-tea'; undefined for others, whose id is their name in all languages. */
export function customName(id: string): string | undefined {
  const [who = '', what = ''] = id.split('-');
  const [first, second] = [species[who], states[what]];
  return first === undefined || second === undefined ? undefined : first + custom.between + second;
}
