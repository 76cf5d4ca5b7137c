import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { alternativesOf, correct, mistakesIn, withoutUmlauts, wordsOf } from './search-words.ts';

const KNOWN = ['white', 'knee', 'socks', 'kitten', 'slippers', 'candy', 'bunny', 'lantern', 'scarf', 'promenade'];

it('splits a search into words', () => {
  expect(wordsOf('  Kitten  WHITE kitten ')).toEqual(['kitten', 'white']);
  expect(wordsOf(' \n')).toEqual([]);
});

it('adds what names are compared without, and leaves English words as they are', () => {
  expect(alternativesOf(['shoe', "o'clock", 'écharpe', 'القبعة', 'ـ'])).toEqual([
    ['shoe'],
    ["o'clock"],
    ['écharpe', 'echarpe'],
    ['القبعة', 'قبعه'],
    ['ـ'],
  ]);
});

it('knows two letters for an umlaut before a consonant of a longer word', () => {
  expect(withoutUmlauts(['blaue', 'muetze'])).toEqual([['blaue'], ['mutze']]);
  for (const word of ['statue', 'shoe', 'poet', 'queen', 'écharpe']) expect(withoutUmlauts([word])).toBeNull();
});

it.each([
  ['socsk', 'socks', 1],
  ['scoks', 'socks', 1],
  ['sock', 'socks', 0],
  ['soks', 'socks', 1],
  ['sockss', 'socks', 1],
  ['wbite', 'white', 1],
  ['sliper', 'slippers', 1],
  ['lantrens', 'lantern', 2],
  ['ocsk', 'socks', 2],
])('counts the mistakes of %s for %s', (word, known, mistakes) => {
  expect(mistakesIn(word, known, 2)).toBe(mistakes);
});

it('reports more than the limit without an exact count', () => {
  expect(mistakesIn('umbrella', 'socks', 1)).toBe(2);
  expect(mistakesIn('socsk', 'ring', 1)).toBe(2);
});

/** All cells of the matrix of distances between beginnings; the number of mistakes is the least of the last row. */
function plainMistakes(word: string, known: string): number {
  const cells = Array.from({ length: word.length + 1 }, (_, row) =>
    Array.from({ length: known.length + 1 }, (_unused, at) => (row === 0 ? at : row)),
  );
  const cell = (row: number, at: number): number => cells[row]?.[at] ?? Infinity;
  for (let row = 1; row <= word.length; row += 1) {
    for (let at = 1; at <= known.length; at += 1) {
      const replaced = cell(row - 1, at - 1) + (word[row - 1] === known[at - 1] ? 0 : 1);
      const isSwapped = word[row - 1] === known[at - 2] && word[row - 2] === known[at - 1];
      const swapped = isSwapped ? cell(row - 2, at - 2) + 1 : Infinity;
      (cells[row] ??= [])[at] = Math.min(replaced, cell(row - 1, at) + 1, cell(row, at - 1) + 1, swapped);
    }
  }
  return Math.min(...(cells[word.length] ?? []));
}

it('counts as a plain search of all changes does', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((letters) => letters.join(''));
  const long = fc.constantFrom('', 'abcabcabc'.repeat(9));
  fc.assert(
    fc.property(word, word, long, fc.constantFrom(1, 2), (searched, known, rest, limit) => {
      const expected = Math.min(plainMistakes(searched, known + rest), limit + 1);
      expect(mistakesIn(searched, known + rest, limit)).toBe(expected);
    }),
    { numRuns: 1000 },
  );
  expect(mistakesIn('x'.repeat(200), `${'x'.repeat(199)}y`, 2)).toBe(1);
});

it.each<[string, string[][] | null]>([
  ['socsk', [['socks']]],
  ['kiten wite', [['kitten'], ['white']]],
  ['white socsk', [['white'], ['socks']]],
  ['kitt whi', null],
  ['sox', null],
  ['umbrella', null],
  ['promnade', [['promenade']]],
])('corrects "%s"', (search, expected) => {
  expect(correct(wordsOf(search), KNOWN)).toEqual(expected);
});

it('takes only the nearest words, at most twelve', () => {
  const many = Array.from({ length: 30 }, (_, at) => `hat${String.fromCodePoint(97 + at)}s`);
  expect(correct(['hat!'], ['hats', ...many])?.[0]).toHaveLength(12);
  expect(correct(['lanterns'], ['lantern', 'lamterms'])).toEqual([['lantern']]);
});
