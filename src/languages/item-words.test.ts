/** Items of lists, and items in sentences of the server, in a page in German. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentence } from '../shared/rules/sentence.ts';

const SCARF = {
  id: 'scarf-forest',
  name: 'Moss Knitted Scarf',
  description: 'As long as a good letter.',
  costCoins: 350,
};
const CREATED = { id: 'd0c3b7a2', name: 'Moss Hat', description: 'By ada.', costCoins: 5 };
const MISSING = ['hat', sentence('partItem', { id: 'halo-gold-legendary', name: 'Golden Halo' })] as const;
const WEARING = sentence('wearingWithoutNotOwned', {
  message: sentence('youAreWearingName', { name: 'Pier' }),
  names: MISSING,
});

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  for (const room of ['item-names', 'item-descriptions', 'replies']) vi.doUnmock(`./en/${room}.ts`);
  vi.unstubAllGlobals();
  // Other files of this thread share the modules: none may stay in another language.
  vi.resetModules();
});

/** As in pages in German: the build gives them the German catalogues. */
async function germanPage(): Promise<typeof import('./item-words.ts')> {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.doMock('./en/item-names.ts', () => import('./de/item-names.ts'));
  vi.doMock('./en/item-descriptions.ts', () => import('./de/item-descriptions.ts'));
  vi.doMock('./en/replies.ts', () => import('./de/replies.ts'));
  return await import('./item-words.ts');
}

it('Arabic names have no marks of direction, which a search would not find', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
  vi.doMock('./en/item-names.ts', () => import('./ar/item-names.ts'));
  const { translateNames } = await import('./item-words.ts');
  expect(await translateNames(['beret-berry'], ['Berry Studio Beret'])).toEqual(['بيريه المرسم، توتي']);
});

it("the product's own items have German words, those of players keep theirs", async () => {
  const { translateItems } = await germanPage();
  expect(await translateItems([SCARF, CREATED])).toEqual([
    { ...SCARF, name: 'Strickschal, Moosgrün', description: 'So lang wie ein guter Brief.' },
    CREATED,
  ]);
});

it('names are translated by their ids, also in sentences', async () => {
  const { translateNames } = await germanPage();
  expect(await translateNames(['freckles-cocoa', 'd0c3b7a2'], ['Freckles', 'Moss Hat'])).toEqual([
    'Sommersprossen',
    'Moss Hat',
  ]);
  expect(await translateNames([], ['Freckles'])).toEqual(['Freckles']);
  const { formatSentence } = await import('./replies.ts');
  expect(formatSentence(WEARING)).toBe('Du trägst Pier. Das gehört dir nicht: hat und Heiligenschein, Gold.');
});

it('sentences name items in English before a list of items is loaded', async () => {
  await germanPage();
  const { formatSentence } = await import('./replies.ts');
  expect(formatSentence(WEARING)).toBe('Du trägst Pier. Das gehört dir nicht: hat und Golden Halo.');
});

it('an English page keeps what the server sends', async () => {
  const { shownName, translateItems } = await import('./item-words.ts');
  expect(await translateItems([SCARF, CREATED])).toEqual([SCARF, CREATED]);
  expect(shownName(SCARF.id, 'another')).toBe('another');
});
