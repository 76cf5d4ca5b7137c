/** Validation of BBCode values with the error texts of the specification, and plain-text previews. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from './links.ts';
import { extractPostIds, PLAIN_ENGLISH, plainText } from './plain-text.ts';
import {
  checkEmail,
  checkEmojiPath,
  checkImageUrl,
  checkModelUrl,
  checkUrl,
  checkVideoId,
  clampSize,
  clampZoom,
  cleanColour,
  cleanFont,
  cleanParameter,
  pictureSize,
} from './values.ts';

const DANGEROUS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  'ht\ntp://a.example',
  'about:blank',
  'mailto:a@b.example',
  'example.org',
  '#x',
  '',
];

describe('addresses', () => {
  it.each(DANGEROUS)('rejects %j', (address) => {
    expect(checkUrl(address)).toEqual({ error: '[Invalid URL]' });
    expect(checkImageUrl(address)).toEqual({ error: '[Invalid image URL]' });
  });

  it.each([
    ['/forum', '/forum'],
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['HTTP://A.example', 'http://a.example/'],
    ['//a.example/x', 'https://a.example/x'],
    ['/\\a.example/x', 'https://a.example/x'],
    ['/a"onload="x', '/a%22onload=%22x'],
  ])('accepts %j', (written, value) => {
    expect(checkUrl(written)).toEqual({ value });
  });

  it('returns only paths and web addresses', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const { value } = checkUrl(text);
          if (value !== undefined) expect(value).toMatch(/^(?:\/|https?:\/\/)/);
        },
      ),
    );
  });

  it('accepts relative and web models, and returns the default for an empty value', () => {
    expect(checkModelUrl('')).toEqual({ value: '/gltf/lantern-cat.glb' });
    expect(checkModelUrl('cat.glb')).toEqual({ value: '/cat.glb' });
    expect(checkModelUrl('https://a.example/c.glb')).toEqual({ value: 'https://a.example/c.glb' });
    expect(checkModelUrl('file:///c.glb')).toEqual({ error: '[Invalid 3D model URL]' });
    expect(checkModelUrl('javascript:x')).toEqual({ error: '[Invalid 3D model URL]' });
  });
});

describe('other values', () => {
  it.each(['no', 'a@b', '@b.example', 'a b@c.example', 'a@b.example?subject=x', 'a@b..example', '<a@b.example>'])(
    'rejects the e-mail address %j',
    (address) => expect(checkEmail(address)).toEqual({ error: '[Invalid email]' }),
  );
  it('accepts an e-mail address', () => expect(checkEmail(' a.b+c@d.example ')).toEqual({ value: 'a.b+c@d.example' }));

  it.each(['', 'dQw4w9WgXc', 'dQw4w9WgXcQQ', 'dQw4w9WgXc!', 'https://youtu.be/dQw4w9WgXcQ', '../../../../..'])(
    'rejects the video id %j',
    (id) => expect(checkVideoId(id)).toEqual({ error: '[Invalid YouTube video ID]' }),
  );
  it('accepts a video id', () => expect(checkVideoId('dQw4w9W-_cQ')).toEqual({ value: 'dQw4w9W-_cQ' }));

  it.each([
    '',
    '/etc/passwd',
    'emojis/x.png',
    '/emojis/../x.png',
    '/emojis/%2e%2e/x.png',
    '/emojis\\x.png',
    'https://a.example/emojis/x.png',
    '/emojis/a?b/x.png',
    '/emojis//x.png',
  ])('rejects the emoji path %j', (path) => expect(checkEmojiPath(path)).toEqual({ error: '[Invalid emoji path]' }));
  it.each(['/emojis/', '/emojis/x', '/emojis/x.exe', '/emojis/.png', '/emojis/x.png.html', '/emojis/a/'])(
    'rejects the emoji file %j',
    (path) => expect(checkEmojiPath(path)).toEqual({ error: '[Invalid emoji filename]' }),
  );
  it.each(['/emojis/x.gif', '/emojis/cat-love.webp', '/emojis/set/x.SVG', '/emojis/a b.jpeg'])(
    'accepts the emoji %j',
    (path) => expect(checkEmojiPath(path)).toEqual({ value: path }),
  );

  it('clamps sizes and zoom', () => {
    expect(['1', '8', '20px', '72', '900', 'big', '', '-5', 'Infinity', null].map(clampSize)).toEqual([
      8, 8, 20, 72, 72, 12, 12, 8, 12, 12,
    ]);
    expect([0, 0.8, 1.5, 9, Number.NaN].map(clampZoom)).toEqual([0.8, 0.8, 1.5, 2, 1]);
  });

  it('removes angle brackets and quotes from fonts and colours, and accepts no other styles', () => {
    expect(cleanParameter('<"re\'d`>')).toBe('red');
    expect(cleanColour('"#Ff0000"')).toBe('#ff0000');
    expect(cleanColour('rgb(255, 0, 0)')).toBe('rgb(255, 0, 0)');
    for (const wrong of ['red;background:url(x)', 'url(x)', 'var(--x)', 'expression(1)', '#12', '']) {
      expect(cleanColour(wrong)).toBeNull();
    }
    expect(cleanFont('"Comic Sans MS", cursive')).toBe('Comic Sans MS, cursive');
    for (const wrong of ['x;y:z', 'url(x)', 'a\\b', '']) expect(cleanFont(wrong)).toBeNull();
  });

  it('parses the size of a picture', () => {
    expect(pictureSize('200x100', new Map())).toEqual({ widthPx: 200, heightPx: 100 });
    expect(pictureSize(null, new Map([['width', '9999']]))).toEqual({ widthPx: 2000, heightPx: undefined });
    expect(pictureSize('x', new Map([['height', '-3']]))).toEqual({ widthPx: undefined, heightPx: undefined });
  });
});

describe('plain text', () => {
  it('keeps only the text', () => {
    expect(plainText('[b]Hi[/b]\n[list][*]one[*]two[/list] [url=/x]there[/url]')).toBe('Hi one two there');
    expect(
      plainText('[mention]odette[/mention] [img]/a.png[/img] <:/emojis/x.webp:>[emoji]/emojis/y.webp[/emoji]'),
    ).toBe('@odette [image] [emoji][emoji]');
    const german = { ...PLAIN_ENGLISH, emoji: '[Smiley]', outfit: '[Kleidung]', spoiler: '[verdeckt]' };
    const text = '[outfit]a1[/outfit] [spoiler]who[/spoiler] <:/emojis/x.webp:> [post]7[/post]';
    expect(plainText(text, undefined, german)).toBe('[Kleidung] [verdeckt] [Smiley] [post]');
  });
  it('hides spoilers', () => expect(plainText('a [spoiler]secret[/spoiler] b')).toBe('a [spoiler] b'));
  it('truncates without splitting a surrogate pair', () => {
    expect(plainText('x'.repeat(60), 50)).toBe(`${'x'.repeat(49)}…`);
    expect(plainText('x'.repeat(50), 50)).toBe('x'.repeat(50));
    expect(plainText(`abc${'\u{1F600}'.repeat(9)}`, 5)).toBe('abc…');
  });
  it('truncates after a whole word, and not after a comma', () => {
    const sentence = 'When the sun goes down over the Bay, every lamp lights up';
    expect(plainText(sentence, 41)).toBe('When the sun goes down over the Bay…');
    expect(plainText(sentence, 43)).toBe('When the sun goes down over the Bay, every…');
    expect(plainText('The tools write it for you: colours, other letters and sizes', 56)).toBe(
      'The tools write it for you: colours, other letters and…',
    );
    expect(plainText(`To ${'x'.repeat(60)}`, 50)).toBe(`To ${'x'.repeat(46)}…`);
  });
  it('finds referenced posts, each once', () => {
    expect(
      extractPostIds('[post]1[/post][b][post=2]x[/post][/b][post]1[/post][post] [/post][code][post]3[/post][/code]'),
    ).toEqual(['1', '2']);
  });
});

describe('addresses in text', () => {
  const sketch = (text: string) =>
    splitText(text).map((piece) =>
      piece.kind === 'text' ? piece.text : piece.kind === 'link' ? [piece.url] : { path: piece.path },
    );
  it.each([
    ['see https://a.example/b, now', ['see ', ['https://a.example/b'], ', now']],
    ['(https://a.example/b)', ['(', ['https://a.example/b'], ')']],
    ['https://a.example/b_(c)', [['https://a.example/b_(c)']]],
    ['www.a.example.', [['https://www.a.example/'], '.']],
    ['x<:/emojis/a.webp:>y', ['x', { path: '/emojis/a.webp' }, 'y']],
    ['<:/emojis/../a.webp:>', ['<:/emojis/../a.webp:>']],
    ['http:// and javascript:x', ['http:// and javascript:x']],
    ['', ['']],
  ])('splits %j', (text, expected) => {
    expect(sketch(text)).toEqual(expected);
  });
});
