/** Words of a search that are kinds of items or colours. */
import { expect, it } from 'vitest';
import { meaningOf } from './search-kinds.ts';

it.each<[string, number[], string | null, string[]]>([
  ['headwear', [7], null, []],
  ['red cap', [7], 'berry', []],
  ['grüne schuhe', [13], 'mint', []],
  ['chapeau rose', [7], 'candy', []],
  ['حقيبة', [16], null, []],
  ['blue lantern bag', [16], 'denim', ['lantern']],
  // Endings, plurals, and what people leave out or write with two letters when they type.
  ['blaues hemd', [10], 'denim', []],
  ['weisse muetzen', [7], 'snow', []],
  ['schwarzes kleid', [], 'coal', ['kleid']],
  ['chaussettes blanches', [758], 'snow', []],
  ['sombreros azules', [7], 'denim', []],
  ['القبعة الحمراء', [7], 'berry', []],
  ['قميص ازرق', [10], 'denim', []],
  ['نظاره', [9], null, []],
  // A word that only begins like a kind is none.
  ['red cape', [], 'berry', ['cape']],
])('%s', (text, categories, colour, rest) => {
  const meaning = meaningOf(text.split(' '));
  expect(meaning?.categories).toEqual(expect.arrayContaining(categories));
  expect(meaning?.rest).toEqual(rest);
  if (colour === null) expect(meaning?.colours).toEqual([]);
  else expect(meaning?.colours).toContain(colour);
});

it('knows nothing of other words', () => {
  expect(meaningOf(['regatta', 'pleats'])).toBeNull();
});
