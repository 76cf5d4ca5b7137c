import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { parseBbcode } from './parse.ts';
import { quotableText, quoteCode, quotedNames, QUOTE_MAX_LENGTH, redactQuotes } from './quote.ts';

describe('a quote', () => {
  it.each([
    ['[b]Eleven[/b] benches', 'Eleven benches'],
    ['one\n\n\n  two   three', 'one\ntwo three'],
    ['[quote=ana]old words[/quote]new words', 'new words'],
    ['a [quote]b [quote]c[/quote][/quote] d', 'a\nd'],
    ['before [spoiler]the end[/spoiler] after', 'before\nafter'],
    ['[list][*]one[*]two[/list]', 'one\ntwo'],
    ['look [img]/ui/a.webp[/img] at [url=https://x.test]this[/url]', 'look at this'],
    ['hi [mention]ana[/mention]', 'hi @ana'],
    ['[spoiler]x[/spoiler]', ''],
  ])('of %s has its visible words', (source, words) => {
    expect(quotableText(source)).toBe(words);
  });

  it('names its author and ends with a line of its own', () => {
    expect(quoteCode('ana', ' Eleven benches ')).toBe('[quote=ana]Eleven benches[/quote]\n');
    expect(quoteCode('ana', ' \n ')).toBe('');
  });

  it('has a limited length and splits no character', () => {
    const code = quoteCode('ana', '🦋'.repeat(QUOTE_MAX_LENGTH));
    expect(code.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTH + '[quote=ana][/quote]\n'.length);
    expect(code.isWellFormed()).toBe(true);
    expect(code).toContain('…');
  });

  it.each(['[/quote] and more', 'a [b]bold[/b] word', '[quote=bob]never said[/quote]', '[quote=bob]'])(
    'of words that look like code, %s, stays one quote',
    (words) => {
      const [quote, ...rest] = parseBbcode(`${quoteCode('ana', words)}my answer`);
      expect(quote).toMatchObject({ kind: 'element', name: 'quote', value: 'ana' });
      expect(rest).toEqual([{ kind: 'text', text: 'my answer' }]);
      expect(quotedNames(quoteCode('ana', words))).toEqual(['ana']);
    },
  );

  it('keeps brackets that are no code', () => {
    expect(plainText(quoteCode('ana', 'see [1] and [sic]'))).toBe('see [1] and [sic]');
  });
});

describe('the names in the quotes of a text', () => {
  it('are those of outer quotes, each once, at most five', () => {
    expect(quotedNames('[quote=Ana]x[quote=bob]y[/quote][/quote] z [quote="ana"]w[/quote] [quote]v[/quote]')).toEqual([
      'ana',
    ]);
    expect(quotedNames('nothing')).toEqual([]);
    const many = Array.from({ length: 9 }, (_, at) => `[quote=p${at}]x[/quote]`).join('');
    expect(quotedNames(many)).toHaveLength(5);
  });
});

describe('the redaction of a text', () => {
  const LONG = 'Eleven benches at the pier. '.repeat(30);
  it.each([
    ['the whole text', quoteCode('ana', 'Eleven benches'), 'Eleven [b]benches[/b]'],
    ['a shortened quote', quoteCode('Ana', LONG), LONG],
    ['words that look like code', quoteCode('ana', 'a [b] c'), 'x a [code][b][/code] c'],
  ])('replaces a quote of %s', (_, quote, quoted) => {
    expect(redactQuotes(`${quote}so`, { author: 'ana', quoted }, 'gone')).toMatch(
      /^\[quote=ana\]gone\[\/quote\]\s*so$/i,
    );
  });

  it.each([quoteCode('ben', 'Eleven'), quoteCode('ana', 'Twelve'), '[quote=ana] [/quote]', 'Eleven'])(
    'leaves %s as it is',
    (source) => {
      expect(redactQuotes(source, { author: 'ana', quoted: 'Eleven benches' }, 'gone')).toBe(source);
    },
  );
});
