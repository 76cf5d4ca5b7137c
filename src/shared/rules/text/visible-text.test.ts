import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVisibleText, visibleLength, withoutInvisible } from './visible-text.ts';

const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u2066', '\u3164', '\u115f'];
const BLANK = [' ', '\t', '\n', '\u00a0', '\u2800', '\u3000'];
const FAMILY = '👨‍👩‍👧‍👦';
const SCOTLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

const invisibleText = fc.array(fc.constantFrom(...INVISIBLE, ...BLANK)).map((parts) => parts.join(''));
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), invisibleText, fc.constant(FAMILY)))
  .map((parts) => parts.join(''));

describe('withoutInvisible', () => {
  it.each([
    ['a family', FAMILY],
    ['a skin tone with a joiner', '👩🏽‍🚀'],
    ['a heart on fire', '❤️‍🔥'],
    ['a flag with tags', SCOTLAND],
    ['a keycap', '1️⃣'],
    ['Persian', 'می‌خواهم'],
    ['a trailing joiner in Arabic', '1400 ه‍'],
    ['Sinhala', 'ක්‍රමය'],
    ['Mongolian', 'ᠬᠠᠭᠠᠨ᠎ᠤ'],
    ['braille art', '⠀⠀⣿⠀⣿'],
    ['a line of several kinds', 'Café, naïve, Ελλάδα, 日本語, हिन्दी'],
  ])('keeps %s', (_, text) => expect(withoutInvisible(text)).toBe(text));

  it.each([
    ['\u200bhi\u200b', 'hi'],
    ['a\u2060b\u00adc', 'abc'],
    ['\u200d\u200d👍\u200d', '👍'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['x\u{e0067}\u{e007f}', 'x'],
    ['\u3164', ''],
    ['क\u200d\u200d\u200dष', 'क\u200dष'],
  ])('%j becomes %j', (text, expected) => expect(withoutInvisible(text)).toBe(expected));

  it('is idempotent, never longer, and keeps the number of visible characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = withoutInvisible(text);
        expect(withoutInvisible(kept)).toBe(kept);
        expect(kept.length).toBeLessThanOrEqual(text.length);
        expect(visibleLength(kept)).toBe(visibleLength(text));
      }),
    );
  });
});

describe('visibleLength', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    [INVISIBLE.join(''), 0],
    [BLANK.join(''), 0],
    ['  two   words ', 9],
    ['a\ufeffb', 2],
    [FAMILY, 4],
    ['❤️', 1],
    ['हिन्दी', 6],
  ])('%j has %i', (text, expected) => expect(visibleLength(text)).toBe(expected));

  it('is 0 for any text without a visible character, at any place of it, and does not change by adding them', () => {
    fc.assert(
      fc.property(invisibleText, invisibleText, (before, after) => {
        expect(hasVisibleText(before + after)).toBe(false);
        expect(visibleLength(`${before}a${after}`)).toBe(1);
      }),
    );
  });

  it('is at most the length in UTF-16 units', () => {
    fc.assert(fc.property(anyText, (text) => visibleLength(text) <= text.length));
  });
});
