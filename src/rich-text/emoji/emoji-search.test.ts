import { describe, expect, it } from 'vitest';
import { emojiDataFile } from '../../../scripts/emoji-data.ts';
import { readFileSync } from 'node:fs';
import {
  DEFAULT_CUSTOM_EMOJI,
  EMOJI_CATEGORIES,
  type EmojiCatalogue,
  type EmojiChoice,
  emojiOf,
  readCustom,
  readStandard,
} from './emoji-catalogue.ts';
import { fragmentAt, matchingAlias, scoreOf, searchEmoji, suggestEmoji } from './emoji-search.ts';
import { STANDARD_EMOJI } from './standard-emoji.ts';

const custom = (id: string, ...names: string[]) => ({ id, names, imgUrl: `/emojis/${id}.webp`, isAnimated: false });
const catalogue: EmojiCatalogue = {
  custom: readCustom([...DEFAULT_CUSTOM_EMOJI, custom('frog-cool', 'frogcool'), custom('cat-joy', 'catjoy', 'lolcat')]),
  standard: STANDARD_EMOJI.map(readStandard),
};
const names = (choices: readonly EmojiChoice[]) => choices.map(({ name }) => name);

describe('the catalogue', () => {
  it('has the eight categories with matching emoji', () => {
    expect(STANDARD_EMOJI).toHaveLength(EMOJI_CATEGORIES.length);
    const samples = ['😀', '👍', '🐸', '🗼', '⚽', '💡', '♿', '🇯🇵'];
    for (const [index, sample] of samples.entries()) {
      const category = EMOJI_CATEGORIES[index] ?? 'Flags';
      expect(emojiOf(catalogue, category).map(({ emoji }) => emoji)).toContain(sample);
    }
    expect(emojiOf(catalogue, 'Smileys & Emotion')[0]?.emoji).toBe('😀');
  });

  it('equals the output of the installed data package', () => {
    expect(emojiDataFile()).toBe(readFileSync(new URL('standard-emoji.ts', import.meta.url), 'utf8'));
  });

  it('contains each emoji once', () => {
    const all = catalogue.standard.flat().map(({ emoji }) => emoji);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has the three defaults with their aliases', () => {
    expect(readCustom(DEFAULT_CUSTOM_EMOJI)).toMatchObject([
      { name: 'pepe', aliases: ['feelsgoodman'] },
      { name: 'kappa', aliases: [] },
      { name: 'pogchamp', aliases: ['pog'] },
    ]);
  });

  it('returns a marker or the character for a choice', () => {
    expect(catalogue.custom[0]).toMatchObject({
      emoji: '<:/emojis/pepe.webp:>',
      isCustom: true,
      imageUrl: '/emojis/pepe.webp',
    });
    expect(catalogue.standard[0]?.[0]).toMatchObject({ emoji: '😀', isCustom: false });
  });
});

describe('fragmentAt', () => {
  it.each([
    [':fr', 3, { query: 'fr', start: 0, end: 3 }],
    ['hi :fr', 6, { query: 'fr', start: 3, end: 6 }],
    ['hi\n:+1', 6, { query: '+1', start: 3, end: 6 }],
    ['hi :cat-j_o and', 11, { query: 'cat-j_o', start: 3, end: 11 }],
    ['wren: :a', 8, { query: 'a', start: 6, end: 8 }],
  ])('%j at %i', (text, caret, expected) => expect(fragmentAt(text, caret)).toEqual(expected));

  it.each([
    [':', 1],
    ['hi:fr', 5],
    [':fr ', 4],
    [':fr!', 4],
    ['12:30', 5],
    ['<:/emojis/x.webp:>', 18],
    [':smile:', 7],
    ['', 0],
  ])('%j at %i has none', (text, caret) => expect(fragmentAt(text, caret)).toBeNull());
});

describe('scores', () => {
  const entry = { name: 'cat-joy', aliases: ['lol-cat', 'haha'] };
  it.each([
    ['catjoy', 100],
    ['cat', 80],
    ['joy', 60],
    ['lolcat', 90],
    ['lol', 70],
    ['aha', 50],
    ['dog', 0],
  ])('%s scores %i', (query, score) => expect(scoreOf(entry, query)).toBe(score));

  it('uses the best score of name and aliases', () => {
    expect(scoreOf({ name: 'bigpog', aliases: ['pog'] }, 'pog')).toBe(90);
    expect(scoreOf({ name: 'pogs', aliases: ['pog'] }, 'pog')).toBe(90);
    expect(scoreOf({ name: 'pog', aliases: ['pog'] }, 'pog')).toBe(100);
  });
});

describe('suggestEmoji', () => {
  it('ignores hyphens and case', () => {
    expect(names(suggestEmoji(catalogue, 'CAT-JO'))[0]).toBe('cat-joy');
    expect(names(suggestEmoji(catalogue, 'c-a-t-j-o-y'))[0]).toBe('cat-joy');
  });

  it('returns at most five, best first, and none with score 0', () => {
    expect(suggestEmoji(catalogue, 'a')).toHaveLength(5);
    expect(names(suggestEmoji(catalogue, 'pog'))[0]).toBe('pogchamp');
    expect(suggestEmoji(catalogue, '+1')[0]?.emoji).toBe('👍');
    expect(suggestEmoji(catalogue, 'zzzq')).toEqual([]);
    expect(suggestEmoji(catalogue, '---')).toEqual([]);
  });
});

describe('keywords of the emoji data', () => {
  it('are aliases, after the names', () => {
    expect(suggestEmoji(catalogue, 'grin')[0]?.emoji).toBe('😁');
    expect(suggestEmoji(catalogue, 'birthday').map(({ emoji }) => emoji)).toContain('🎂');
    const celebrations = suggestEmoji(catalogue, 'celebrate');
    expect(celebrations).not.toEqual([]);
    for (const choice of celebrations) expect(matchingAlias(choice, 'celebrate')).toContain('celebrat');
  });

  it('do not widen the search of the picker', () => {
    expect(searchEmoji(catalogue, 'celebrate')).toEqual([]);
  });
});

describe('searchEmoji', () => {
  it('finds custom emoji by a substring of any name, ignoring case', () => {
    expect(names(searchEmoji(catalogue, 'FEELS'))).toEqual(['pepe']);
    expect(names(searchEmoji(catalogue, 'g-co'))).toEqual(['frog-cool']);
    expect(names(searchEmoji(catalogue, ' lolc '))).toEqual(['cat-joy']);
  });

  it('finds custom emoji by their names in the language of the page', () => {
    const named = catalogue.custom.map((choice) => ({ ...choice, label: `Katze: ${choice.name.toUpperCase()}` }));
    expect(names(searchEmoji({ ...catalogue, custom: named }, 'katze: FROG'))).toEqual(['frog-cool']);
  });

  it('finds a standard emoji by the character itself, not by its name', () => {
    expect(searchEmoji(catalogue, '🐸').map(({ emoji }) => emoji)).toEqual(['🐸']);
    expect(names(searchEmoji(catalogue, 'grinning'))).toEqual([]);
  });
});
