import { expect, it } from 'vitest';
import { sortInPlace } from './sort-in-place.ts';

it('sorts and keeps the order of equals', () => {
  const items = ['b1', 'a1', 'c1', 'a2', 'b2', 'a3'];
  sortInPlace(items, (one, other) => one.charAt(0) < other.charAt(0));
  expect(items).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});
