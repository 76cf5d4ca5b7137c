/** Text as a search compares it. */
import { expect, it } from 'vitest';
import { plainText, plainWord } from './plain-text.ts';

it.each([
  ['Écharpe tricotée', 'echarpe tricotee'],
  ['Bommelmütze', 'bommelmutze'],
  ['Weiß', 'weiss'],
  ['Nœud papillon', 'noeud papillon'],
  ['Cachecol de tricô', 'cachecol de trico'],
  ['Béret d’atelier', "beret d'atelier"],
  ['أخضر', 'اخضر'],
  ['قبعة', 'قبعه'],
  ['قُبّعـــة', 'قبعه'],
  ['رؤى', 'روي'],
  ['한복', '한복'],
])('%s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});

it.each(['plain socks', 'lamplighter 100% knit', 'moth_hour', "o'clock", 'shoe'])('%s stays as it is', (text) => {
  expect(plainWord(text)).toBe(text);
});

it('a searched word has no article, unless little is left', () => {
  expect(plainWord('القبعة')).toBe('قبعه');
  expect(plainWord('الى')).toBe('الي');
  expect(plainText('القبعة')).toBe('القبعه');
});
