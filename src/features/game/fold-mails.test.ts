import { expect, it } from 'vitest';
import { BURST_MS, createMailFold } from './fold-mails.ts';

it('keeps the sentence of a single mail and counts the mails of a burst', () => {
  const fold = createMailFold();
  expect(fold('You have mail from Ann.', 'Ann', 0)).toBe('You have mail from Ann.');
  expect(fold('…', 'Ann', 100)).toBe('You have 2 new mails from Ann.');
  expect(fold('…', 'Bob', 200)).toBe('You have 3 new mails from Ann and Bob.');
  expect(fold('…', 'Cy', 300)).toBe('You have 4 new mails from Ann, Bob and Cy.');
  expect(fold('…', 'Di', 400)).toBe('You have 5 new mails from Ann, Bob and 2 others.');
});

it('begins again after a pause', () => {
  const fold = createMailFold();
  fold('a', 'Ann', 0);
  expect(fold('b', 'Bob', BURST_MS)).toBe('You have 2 new mails from Ann and Bob.');
  expect(fold('c', 'Cy', 2 * BURST_MS + 1)).toBe('c');
  expect(fold('d', 'Di', 2 * BURST_MS + 2)).toBe('You have 2 new mails from Cy and Di.');
});
