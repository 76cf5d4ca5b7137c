/** Missing services of the tests, and the setting that makes them failures. */
import { expect, test } from 'vitest';
import { isCi, missingServices } from './services.ts';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['1', true],
])('CI=%j: %s', (CI, expected) => {
  expect(isCi({ CI })).toBe(expected);
});

test('a program that is not on the path is missing', () => {
  expect(missingServices({ PATH: '/nowhere' })).toContain('Redis is not installed (apt-get install redis-server)');
});
