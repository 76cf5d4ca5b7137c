import { expect, it } from 'vitest';
import { PLAIN_ENGLISH } from '../../shared/rules/bbcode/plain-text.ts';
import { shownPlain } from './shown-text.ts';

it('names in the words of the page what the server names in English', () => {
  const german = { ...PLAIN_ENGLISH, img: '[Bild]', spoiler: '[verdeckt]' };
  expect(shownPlain('See [image] and [image], [spoiler] [b]', german)).toBe('See [Bild] and [Bild], [verdeckt] [b]');
  expect(shownPlain('See [image]')).toBe('See [image]');
});
