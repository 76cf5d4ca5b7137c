import { expect, it } from 'vitest';
import { sentence } from '../shared/rules/sentence.ts';
import { OperatorText, textOf } from './sentences.ts';

it('writes numbers, plurals, lists and sentences in sentences as English does', () => {
  expect(textOf(sentence('textHasAtMost', { what: 'bio', most: 15_000 }))).toBe('A bio has at most 15,000 characters.');
  expect(textOf(sentence('thankYouForPurchase', { items: sentence('partItemsBought', { count: 1 }) }))).toBe(
    'Thank you! 1 item is yours now.',
  );
  const price = [sentence('partCoins', { count: 1200 }), sentence('partGems', { count: 1 })];
  expect(textOf(sentence('pricesCostNothingCharged', { price }))).toBe(
    'Prices have changed: this now costs 1,200 coins and 1 gem. Nothing was charged.',
  );
  const message = sentence('youAreWearingName', { name: 'Pier' });
  const names = ['a hat', 'a scarf', sentence('partMore', { count: 2 })];
  expect(textOf(sentence('wearingWithoutNotOwned', { message, names }))).toBe(
    'You are wearing Pier. You do not own a hat, a scarf and 2 more.',
  );
  expect(textOf(sentence('tooLargeThisHas', { size: 8, actual: 9 }))).toBe(
    'An image has at most 8 MiB. This one has 9.0 MiB.',
  );
});

it("isolates players' texts that change the direction", () => {
  expect(textOf(sentence('youAreWearingName', { name: '\u202eقبعة' }))).toBe('You are wearing \u2068قبعة\u2069.');
  expect(textOf(sentence('youAreWearingName', { name: '{name}' }))).toBe('You are wearing {name}.');
});

it("keeps an operator's text", () => {
  expect(textOf(new OperatorText('Nothing to do.'))).toBe('Nothing to do.');
});
