import { expect, it } from 'vitest';
import { createOnceWithin } from './once-within.ts';

it('lets a key through once in three seconds, and other keys beside it', () => {
  const isFresh = createOnceWithin(3000);
  expect(isFresh('wren', 0)).toBe(true);
  expect(isFresh('wren', 2999)).toBe(false);
  expect(isFresh('odette', 2999)).toBe(true);
  expect(isFresh('wren', 3000)).toBe(true);
  expect(isFresh('wren', 5999)).toBe(false);
});
