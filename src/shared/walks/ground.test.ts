import { expect, test } from 'vitest';
import { hashText } from './ground.ts';

test('a text has the hash of FNV-1a', () => {
  expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
});
