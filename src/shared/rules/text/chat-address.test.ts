/** Addressees of chat lines. */
import { describe, expect, it } from 'vitest';
import { readAddress } from './chat-address.ts';

describe('readAddress', () => {
  it.each([
    ['wren: hi', 'wren', 'hi', true],
    ['wren:hi', 'wren', 'hi', false],
    ['wren:', 'wren', '', false],
    ['Wren_2:   see you', 'Wren_2', 'see you', true],
  ])('parses %j as addressed to %s', (text, name, body, isCertain) => {
    expect(readAddress(text)).toEqual({ kind: 'named', name, text: body, isCertain });
  });

  it.each(['hi', 'https://example.org', 'ab: hi', 'wr en: hi', 'a_name_that_is_too_long: hi', ':smile: wren: hi'])(
    'parses %j as public',
    (text) => expect(readAddress(text)).toEqual({ kind: 'public', text }),
  );

  it('treats a leading backslash as public and removes it', () => {
    expect(readAddress('\\wren: hi')).toEqual({ kind: 'public', text: 'wren: hi' });
    expect(readAddress('\\ note: this')).toEqual({ kind: 'public', text: 'note: this' });
  });
});
