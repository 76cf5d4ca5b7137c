import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVisibleBbcode, visibleBbcodeLength } from './visible.ts';

const wrappers = [
  'b',
  'i',
  'u',
  's',
  'color=#ff0000',
  'size=20',
  'font=Arial',
  'center',
  'quote',
  'list',
  'spoiler',
  'foo',
];
const wrap = (text: string, tag: string): string => `[${tag}]${text}[/${tag.split('=')[0]}]`;
const blank = fc.constantFrom('', ' ', '\n', '\u200b', '\u2060\u3164', '\u2800');

describe('visible BBCode', () => {
  it('has no visible character when tags surround nothing', () => {
    fc.assert(
      fc.property(blank, fc.array(fc.constantFrom(...wrappers), { maxLength: 8 }), (inner, tags) => {
        expect(hasVisibleBbcode(tags.reduce(wrap, inner))).toBe(false);
      }),
    );
  });

  it('counts a text alike with and without tags', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wrappers), { maxLength: 8 }), (tags) => {
        expect(visibleBbcodeLength(tags.reduce(wrap, 'Lanterns'))).toBe(8);
      }),
    );
  });

  it.each([
    ['[list][*][*][/list]', 0],
    ['[code] \n [/code]', 0],
    ['[code]x[/code]', 1],
    ['[url=https://a.example/long]x[/url]', 1],
    ['[url=https://a.b][b][/b][/url]', 0],
    ['[url=https://a.b][/url]', 11],
    ['[b]', 3],
  ])('%s has %i', (text, expected) => expect(visibleBbcodeLength(text)).toBe(expected));

  it.each([
    '[img]/a.png[/img]',
    '[img][/img]',
    '[emoji]/emojis/pepe.webp[/emoji]',
    '<:/emojis/pepe.webp:>',
    '[youtube]dQw4w9WgXcQ[/youtube]',
    '[model][/model]',
    '[mention=wren][/mention]',
    '[post]4[/post]',
    '👍',
    '[url][/url]',
    `${'[b]'.repeat(11)}x${'[/b]'.repeat(11)}`,
  ])('%s is visible', (text) => expect(hasVisibleBbcode(text)).toBe(true));
});
