/** The BBCode parser: usual texts, hostile texts, and properties for arbitrary texts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BbNode, NESTING_MAX, parseBbcode } from './parse.ts';
import { scan } from './scan.ts';

/** The tree as short text: `b(x)`, `url=/a(x)`, `code{verbatim}`, `item(x)`, `/` for a break. */
const sketch = (nodes: readonly BbNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '/';
      if (node.kind === 'too-deep') return '!deep';
      const inside = sketch(node.children);
      if (node.kind === 'item') return `item(${inside})`;
      const value = node.value === null ? '' : `=${node.value}`;
      return `${node.name}${value}${node.verbatim === null ? `(${inside})` : `{${node.verbatim}}`}`;
    })
    .join('');

const NESTED = (depth: number, tag = 'b') => `${`[${tag}]`.repeat(depth)}x${`[/${tag}]`.repeat(depth)}`;

describe('parseBbcode', () => {
  it.each([
    ['plain text', 'plain text'],
    ['', ''],
    ['[b]x[/b]', 'b(x)'],
    ['[B]x[/b]', 'b(x)'],
    ['a\r\nb\rc', 'a/b/c'],
    ['[size=20]x[/size]', 'size=20(x)'],
    ['[url=https://a.example/?q=1&r=2]x[/url]', 'url=https://a.example/?q=1&r=2(x)'],
    ['[url="https://a.example/]"]x[/url]', 'url=https://a.example/](x)'],
    ["[quote='two words']x[/quote]", 'quote=two words(x)'],
    ['[quote="said "so""]x[/quote]', 'quote="said "so""(x)'],
    ['[url]https://a.example/[b][/url]', 'url{https://a.example/[b]}'],
    ['[code][b]x[/b] [/quote][/code]', 'code{[b]x[/b] [/quote]}'],
    ['[code]\n[b]\n[/CODE]y', 'code{\n[b]\n}y'],
    ['[img width=20 height="10"]/a.png[/img]', 'img{/a.png}'],
    ['[colour=red]x[/colour]', 'color=red(x)'],
    ['[list][*]a[*]b[/list]', 'list(item(a)item(b))'],
    ['[list]\n[*]a\n[*]b\n[/list]\nafter', 'list(item(a)item(b))after'],
    ['[list][*]a[list=1][*]b[/list][*]c[/list]', 'list(item(alist=1(item(b)))item(c))'],
    ['[list][*]a[/*][*]b[/list]', 'list(item(a)item(b))'],
    ['[quote]\na\n[/quote]\n\nb', 'quote(a)/b'],
    ['[center]a[/center]\nb', 'center(a)b'],
  ])('reads %j', (source, expected) => {
    expect(sketch(parseBbcode(source))).toBe(expected);
  });

  it.each([
    ['[b]never closed', '[b]never closed'],
    ['never opened[/b]', 'never opened[/b]'],
    ['[1] and [citation needed] and []', '[1] and [citation needed] and []'],
    ['[*] outside', '[*] outside'],
    ['[list][*]a', '[list][*]a'],
    ['[url]https://a.example', '[url]https://a.example'],
    ['[b\n]x[/b]', '[b/]x[/b]'],
    ['[img onload=x y]z[/img]', '[img onload=x y]z[/img]'],
    ['[b', '[b'],
    ['[/]', '[/]'],
    ['[[b]]x[[/b]]', '[b(]x[)]'],
  ])('keeps %j unchanged', (source, expected) => {
    expect(sketch(parseBbcode(source))).toBe(expected);
  });

  it('renders unknown tags as their content, and unmatched tags unchanged', () => {
    expect(sketch(parseBbcode('[foo=1]a[b]b[/b][/foo] [bar]'))).toBe('ab(b) [bar]');
  });

  it.each([
    ['[b][i]x[/b]y[/i]z', 'b(i(x))i(y)z'],
    ['[quote][b]x[/quote]y', 'quote([b]x)y'],
    ['[quote][b]x[/quote]y[/b]', 'quote(b(x))b(y)'],
    ['[list][*][b]a[*]b[/b][/list]', 'list(item(b(a))item(b))'],
    ['[b][quote]x[/b][/quote]', 'b([quote]x)[/quote]'],
  ])('repairs overlapping tags: %j', (source, expected) => {
    expect(sketch(parseBbcode(source))).toBe(expected);
  });

  it('replaces any element nested deeper than ten, and continues after it', () => {
    expect(sketch(parseBbcode(`${NESTED(NESTING_MAX)}y`))).toBe(`${'b('.repeat(10)}x${')'.repeat(10)}y`);
    expect(sketch(parseBbcode(`${NESTED(NESTING_MAX + 1)}y`))).toBe(`${'b('.repeat(10)}!deep${')'.repeat(10)}y`);
    expect(sketch(parseBbcode(`${NESTED(500, 'quote')}y`))).toBe(`${'quote('.repeat(10)}!deep${')'.repeat(10)}y`);
    expect(sketch(parseBbcode(NESTED(500, 'foo')))).toBe('x');
  });

  it('throws for a value that is not a string', () => {
    expect(() => parseBbcode(null as unknown as string)).toThrow(TypeError);
  });
});

describe('any text', () => {
  const marks = fc.constantFrom(
    ...['b', 'i', 'color', 'size', 'quote', 'list', '*', 'code', 'url', 'img', 'spoiler', 'foo'].flatMap((name) => [
      `[${name}]`,
      `[/${name}]`,
      `[${name}=`,
      `[${name}="`,
      `[${name} a=`,
    ]),
    '[',
    ']',
    '"',
    "'",
    '=',
    '\n',
    ' ',
    'x',
    '[/',
    'https://a.example',
    '<script>',
    '\u{1F600}',
    '\uD800',
  );
  const hostile = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(marks, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('loses no text during tokenisation', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const joined = scan(text)
          .map((token) => {
            if (token.kind === 'break') return '\n';
            if (token.kind === 'text') return token.text;
            if (token.kind === 'close' || token.verbatim === undefined) return token.source;
            return `${token.source}${token.verbatim}[/${token.name}]`;
          })
          .join('');
        expect(joined.toLowerCase()).toBe(text.replace(/\r\n?/g, '\n').toLowerCase());
      }),
      { numRuns: 500 },
    );
  });

  it('has bounded depth and items only in lists', () => {
    const check = (nodes: readonly BbNode[], depth: number, isInList: boolean): void => {
      for (const node of nodes) {
        if (node.kind === 'item') expect(isInList).toBe(true);
        if (node.kind === 'element') expect(depth).toBeLessThan(NESTING_MAX);
        if (node.kind === 'element') check(node.children, depth + 1, node.name === 'list');
        if (node.kind === 'item') check(node.children, depth, false);
      }
    };
    fc.assert(
      fc.property(hostile, (text) => check(parseBbcode(text), 0, false)),
      { numRuns: 500 },
    );
  });
});

describe('hostile text', () => {
  /** Number of tokens and nodes, a measure of the work. */
  const sizeOf = (nodes: readonly BbNode[]): number =>
    nodes.reduce((sum, node) => sum + 1 + ('children' in node ? sizeOf(node.children) : 0), 0);

  it.each(['[b]', '[b=', '[url="', '[/b]', '[list][*]', '[', '[code]', '[i][b]', '[b a=', '[foo]', '[quote="a" b="'])(
    'returns ten thousand %j as text',
    (mark) => {
      const text = mark.repeat(10_000);
      const nodes = parseBbcode(text);
      expect(nodes).toEqual([{ kind: 'text', text }]);
    },
  );

  it('does not multiply overlapping tags', () => {
    const styles = ['b', 'i', 'u', 's', 'size', 'color', 'font'];
    const opens = styles.map((name) => `[${name}]`.repeat(500)).join('');
    const closes = styles.map((name) => `[/${name}]`.repeat(500)).join('');
    const text = opens + closes;
    expect(sizeOf(parseBbcode(text))).toBeLessThan(text.length);
    expect(sizeOf(parseBbcode('[b]x[/b]'.repeat(10_000)))).toBe(20_000);
  });
});
