/** The search of lists that a page has whole. */
import { expect, it } from 'vitest';
import { findByText } from './find-text.ts';

const NAMES = [
  'Bommelmütze',
  'Blaue Schuhe',
  'Weiße Haube',
  'Grüne Größe',
  'Poetenhut',
  'Zoë',
  'القبعة الأنيقة',
  'Écharpe',
];
const found = (search: string) => findByText(NAMES, search, (name) => name);

it.each([
  ['muetze', ['Bommelmütze']],
  ['BOMMELMUET', ['Bommelmütze']],
  ['weisse', ['Weiße Haube']],
  ['gruene groesse', ['Grüne Größe']],
  ['poetenh', ['Poetenhut']],
  ['blaue schuhe', ['Blaue Schuhe']],
  ['mütze', ['Bommelmütze']],
  ['قبعه', ['القبعة الأنيقة']],
  ['echarpe', ['Écharpe']],
  ['zoe', ['Zoë']],
  ['muetzze', []],
  [' ', NAMES],
])('%s finds %j', (search, names) => {
  expect(found(search)).toEqual(names);
});

it('two letters are one only where the words are not found as they are', () => {
  const names = ['Mueller', 'Müller'];
  expect(findByText(names, 'mueller', (name) => name)).toEqual(['Mueller']);
  expect(findByText(names.slice(1), 'mueller', (name) => name)).toEqual(['Müller']);
});
