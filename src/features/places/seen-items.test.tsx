import { afterEach, expect, it } from 'vitest';
import { hasNeverWorn, isNewInStore, seeStore } from './seen-items.ts';

afterEach(() => localStorage.clear());

it('has new items in the store until the player was there, for each player', () => {
  expect(isNewInStore('a', '9')).toBe(true);
  seeStore('a', '9');
  expect([isNewInStore('a', '9'), isNewInStore('a', '10'), isNewInStore('b', '9')]).toEqual([false, true, true]);
});

it('knows an item that came later and was never worn, until it is worn once', () => {
  expect(hasNeverWorn('a', ['2', '1'], [])).toBe(false);
  expect(hasNeverWorn('a', ['3', '2', '1'], ['1'])).toBe(true);
  expect(hasNeverWorn('a', ['3', '2', '1'], ['3'])).toBe(false);
  expect(hasNeverWorn('a', ['3', '2', '1'], ['1'])).toBe(false);
});
