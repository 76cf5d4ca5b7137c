/** The client identifies the server's messages by code: no regular expression of the client contains a phrase. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Two words with a space between them. */
const PHRASE = /[A-Za-z]{2,} [A-Za-z]{2,}/;

function phrasesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const note = (pattern: string): void => {
    if (PHRASE.test(pattern)) found.push(`${file}: ${pattern}`);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) note(node.regex.pattern);
    },
    NewExpression: (node) => {
      const [pattern] = node.arguments;
      const isRegExp = node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
      if (isRegExp && pattern?.type === 'Literal') note(String(pattern.value));
    },
  }).visit(parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }).program);
  return found;
}

test('finds a phrase in a pattern', () => {
  expect(phrasesIn('a.ts', 'const online = /^(.+) is now online\\.$/;')).toHaveLength(1);
  expect(phrasesIn('a.ts', "const refused = new RegExp('Nothing was sent');")).toHaveLength(1);
  expect(phrasesIn('a.ts', 'const name = /^[a-z]{3} [0-9]$/;')).toEqual([]);
});

test('no client pattern contains a phrase', () => {
  const files = globSync('src/{app,avatar,engine,features,net,rich-text,screens,state,store,town,ui}/**/*.{ts,tsx}');
  const product = files.filter((file) => !/\.test\.tsx?$/.test(file));
  expect(product.length).toBeGreaterThan(300);
  expect(product.flatMap((file) => phrasesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
