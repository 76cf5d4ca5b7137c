import { expect, it } from 'vitest';
import { correct, mistakesIn, wordsOf } from './search-words.ts';

const KNOWN = ['white', 'knee', 'socks', 'kitten', 'slippers', 'candy', 'bunny', 'lantern', 'scarf', 'promenade'];

it('splits a search into words', () => {
  expect(wordsOf('  Kitten  WHITE kitten ')).toEqual(['kitten', 'white']);
  expect(wordsOf(' \n')).toEqual([]);
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
