/** Names of the product's own emoji in the page's language, for screen readers and the picker. Loaded on demand. */
import messages from '../../languages/en/custom-emoji-names.ts';
import { texts } from '../../languages/texts.ts';

const text = texts(messages);
const species: Readonly<Record<string, string>> = text.species;
const states: Readonly<Record<string, string>> = text.states;

/** By its id such as 'cat-tea'; undefined for others, whose id is their name in all languages. */
export function customName(id: string): string | undefined {
  const [who = '', what = ''] = id.split('-');
  const [first, second] = [species[who], states[what]];
  return first === undefined || second === undefined ? undefined : first + text.between + second;
}
