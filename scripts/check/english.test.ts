import { expect, test } from 'vitest';
import { findBannedWords } from './english.ts';

const inCode = (text: string, file = 'src/a.ts'): string[] => findBannedWords(file, text);

test.each([
  ['block comments', '/** Each player is told. */', 'a.ts:1: comment says "told"'],
  ['line comments', 'f();\n// whoever calls', 'a.ts:2: comment says "whoever"'],
  ['phrases over two lines', '/**\n * It cannot be\n * had.\n */', 'a.ts:2: comment says "be had"'],
  ['phrases over two line comments', '// there\n// and then', 'a.ts:1: comment says "there and then"'],
  ['both apostrophes', '// one’s own', 'a.ts:1: comment says "one\'s"'],
  ['capital letters', '// Meanwhile, it waits.', 'a.ts:1: comment says "meanwhile"'],
  ['words of names', 'const toldPlayers = 1;', 'a.ts:1: name says "told"'],
  ['names in capitals', 'const LATE_PATIENCE_MS = 1;', 'a.ts:1: name says "patience"'],
  ['private names', 'class A { #grave = 1; }', 'a.ts:1: name says "grave"'],
  ['names of two words', 'function wayOut() {}', 'a.ts:1: name says "way out"'],
  ['log lines', "app.log.warn('starts anew');", 'a.ts:1: log line says "anew"'],
  [
    'log lines of private loggers',
    "class A { b() { this.#log.info({}, 'starts ' + 'anew'); } }",
    'a.ts:1: log line says "anew"',
  ],
  ['console lines', 'console.log(`${n} wishes`);', 'a.ts:1: log line says "wishes"'],
  ['test titles', "test('a door stands open', f);", 'a.ts:1: test title says "stands"'],
  ['titles of test tables', "describe.each(table)('in vain', f);", 'a.ts:1: test title says "in vain"'],
])('finds %s', (_, text, line) => {
  expect(inCode(text, 'a.ts')).toEqual([line]);
});

test.each([
  ['texts for players', "const TITLE = 'You are told anew';"],
  ['texts of JSX', 'const a = <p title="anew">Whoever stands</p>;'],
  ['calls of other functions', "sendMessage('told');"],
  ['the possessive of a noun phrase', "// this one's end, the next one's index"],
  ['parts of other words', '// a standstill, a ting, a newsstand, retold'],
  ['parts of other names', 'const settings = tint, understands = gravel;'],
])('accepts %s', (_, text) => {
  expect(inCode(text, 'a.tsx')).toEqual([]);
});

test('reads names of files', () => {
  expect(inCode('', 'src/avatar/patience.test.ts')).toEqual(['src/avatar/patience.test.ts:1: name says "patience"']);
});

test('reads style sheets, pages and documents, without their code', () => {
  expect(findBannedWords('a.css', '.pebble { /* told */ }')).toEqual(['a.css:1: comment says "told"']);
  expect(findBannedWords('a.html', '<p>told</p>\n<!-- told -->')).toEqual(['a.html:2: comment says "told"']);
  expect(findBannedWords('a.md', 'a\n```sh\ntold\n```\nbuilds anew')).toEqual(['a.md:5: document says "anew"']);
  expect(findBannedWords('a.json', 'told')).toEqual([]);
});

test('reads AssemblyScript with decorators', () => {
  const text = '@inline export const A: i32 = 1;\n@unmanaged\nclass B {\n  @inline c(): void {} // told\n}';
  expect(findBannedWords('assembly/a.ts', text)).toEqual(['assembly/a.ts:4: comment says "told"']);
});

test('throws an error with the path of code that does not parse', () => {
  expect(() => inCode('const = ;')).toThrow(/src\/a\.ts/);
});
