import { describe, expect, it } from 'vitest';
import { readAddress } from './chat-address.ts';

describe('readAddress', () => {
  it.each([
    ['wren: hi', 'wren', 'hi', true],
    ['wren:hi', 'wren', 'hi', false],
    ['wren:', 'wren', '', false],
    ['Wren_2:   see you', 'Wren_2', 'see you', true],
  ])('%s is for %s', (text, name, body, isCertain) => {
    expect(readAddress(text)).toEqual({ kind: 'named', name, text: body, isCertain });
  });

  it.each(['hi', 'https://example.org', 'ab: hi', 'wr en: hi', 'a_name_that_is_too_long: hi', ':smile: wren: hi'])(
    '%s is public',
    (text) => expect(readAddress(text)).toEqual({ kind: 'public', text }),
  );

  it('a leading backslash makes it public and is dropped', () => {
    expect(readAddress('\\wren: hi')).toEqual({ kind: 'public', text: 'wren: hi' });
    expect(readAddress('\\ note: this')).toEqual({ kind: 'public', text: 'note: this' });
  });
});
