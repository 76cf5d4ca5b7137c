/** Long words of item names may break in a narrow tile. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_TAGS } from '../shared/rules/languages.ts';

const CATALOGUES = import.meta.glob<{ designs: Record<string, string>; colours: Record<string, string> }>(
  '../languages/*/item-names.ts',
  { eager: true, import: 'default' },
);
/** A tile of a phone has room for as many letters in one line. */
const LINE_LENGTH = 11;
const LONG_WORDS: readonly string[] = ['de'];

async function breakableIn(tag: string): Promise<(name: string) => string> {
  vi.resetModules();
  vi.doMock('../languages/en/items.ts', () => import(`../languages/${tag}/items.ts`));
  return (await import('./breakable.ts')).breakable;
}

afterEach(() => {
  vi.doUnmock('../languages/en/items.ts');
  // Other files of this thread share the modules: none may stay in another language.
  vi.resetModules();
});

describe('breakable', () => {
  it('has a soft hyphen in the long words of a name, and nothing else', async () => {
    const breakable = await breakableIn('de');
    expect(breakable('Wolkenlocken, Pflaume')).toBe('Wolken\u00ADlocken, Pflaume');
    expect(breakable('Atelier-Baskenmütze, Beere')).toBe('Atelier-Basken\u00ADmütze, Beere');
  });

  it('leaves names in a language with short words', async () => {
    const breakable = await breakableIn('en');
    expect(breakable('Cloud Curls, Plum')).toBe('Cloud Curls, Plum');
  });

  it.each(LANGUAGE_TAGS.filter((tag) => LONG_WORDS.includes(tag)))(
    'knows each long word of a name in %s',
    async (tag) => {
      const breakable = await breakableIn(tag);
      const { designs = {}, colours = {} } = CATALOGUES[`../languages/${tag}/item-names.ts`] ?? {};
      const words = [...Object.values(designs), ...Object.values(colours)].flatMap((name) => name.split(/[\s,-]+/));
      expect(words.length).toBeGreaterThan(100);
      const parts = words.flatMap((word) => breakable(word).split('\u00AD'));
      expect(parts.filter((part) => part.length > LINE_LENGTH)).toEqual([]);
    },
  );
});
