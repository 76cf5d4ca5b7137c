/** All emoji of the picker have a name in each language, and no name is left over. */
import { describe, expect, it } from 'vitest';
import { EMOJI } from '../../art/emoji/catalogue.ts';
import english from '../../languages/en/custom-emoji-names.ts';
import { LANGUAGE_TAGS } from '../../shared/rules/languages.ts';
import { customName } from './custom-names.ts';
import { STANDARD_NAMES } from './emoji-names.ts';
import { STANDARD_EMOJI } from './standard-emoji.ts';

const CATALOGUES = import.meta.glob<Record<string, string>>('../../languages/*/emoji-names.ts', {
  eager: true,
  import: 'default',
});
const countsOf = (categories: readonly string[]): number[] => categories.map((one) => one.split('|').length);

describe('the names of standard emoji', () => {
  it.each(LANGUAGE_TAGS)('are as many as the emoji of each category: %s', (tag) => {
    const own = Object.values(CATALOGUES[`../../languages/${tag}/emoji-names.ts`] ?? {});
    expect(countsOf(own)).toEqual(countsOf(STANDARD_EMOJI));
    expect(own.join('|').split('|')).not.toContain('');
  });

  it('are in the order of the emoji', () => {
    const samples = ['🥰', '🫶', '🐸', '🗼', '⚽', '💡', '♿', '🇯🇵'];
    const named = samples.map((sample, category) => {
      const at = (STANDARD_EMOJI[category] ?? '').split('|').findIndex((entry) => entry.startsWith(`${sample} `));
      return STANDARD_NAMES[category]?.[at];
    });
    expect(named).toEqual([
      'smiling face with hearts',
      'heart hands',
      'frog',
      'Tokyo tower',
      'soccer ball',
      'light bulb',
      'wheelchair symbol',
      'flag: Japan',
    ]);
  });
});

describe('the names of custom emoji', () => {
  const parts = EMOJI.filter(({ id }) => id.includes('-')).map(({ id }) => id.split('-'));

  it('are there for all but those whose id is a name', () => {
    expect(EMOJI.filter(({ id }) => customName(id) === undefined).map(({ id }) => id)).toEqual([
      'pepe',
      'kappa',
      'pogchamp',
    ]);
    expect(customName('moss-rich')).toBe('moss frog: rich');
    expect(customName('dragon-tea')).toBeUndefined();
  });

  it('have no part that no emoji uses', () => {
    const used = new Set(parts.flat());
    const all = [...Object.keys(english.species), ...Object.keys(english.states)];
    expect(all.filter((part) => !used.has(part))).toEqual([]);
  });
});
