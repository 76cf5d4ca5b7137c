/** Names in English, translated for locators, and the pseudo-language. */
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, it } from 'vitest';
import { translated } from './foreign-locators.ts';
import { type Compiled, itemPairs, mapMessages, type MessagePair } from './messages.ts';
import { compileMessages } from '../../../scripts/build/languages.ts';
import german from '../../../src/languages/de/item-names.ts';
import english from '../../../src/languages/en/item-names.ts';
import type { Messages } from '../../../src/languages/types.ts';
import { pseudoOf } from './pseudo.ts';

const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};
const sayPseudo = (message: string, values = {}): unknown =>
  format(pseudoOf(compile(message)), 'en', values, { formatters });

it.each([
  ['Send', {}, '[Šéñđ]'],
  ['{name} waves', { name: 'Ada' }, '[Ada ŵàṽéš]'],
  ['{count, plural, one {# mail} other {# mails of {name}}}', { count: 1 }, '[1 ɱàîļ]'],
  ['{count, plural, one {# mail} other {# mails of {name}}}', { count: 2, name: 'Ada' }, '[2 ɱàîļš öƒ Ada]'],
  ['{kind, select, post {a post} other {{count, number} x}}!', { kind: 'post' }, '[à þöšţ!]'],
])('%s has no plain letters but those of arguments', (message, values, expected) => {
  expect(sayPseudo(message, values)).toBe(expected);
});

const pair = (english: MessagePair['english'][number], other: MessagePair['other'][number]): MessagePair => ({
  english: [english],
  other: [other],
});
const PAIRS = [
  pair(['Send'], ['Senden']),
  pair([{ name: 'name' }, ': open quick actions'], ['Aktionen: ', { name: 'name' }]),
  pair(['Menu, ', { name: '#' }, ' new'], ['Menü, ', { name: '#' }, ' neu']),
];

it.each([
  ['Send', true, 'Senden', true],
  ['Send', true, 'Send', true],
  ['Send', true, 'Senden!', false],
  ['sen', false, 'Senden!', true],
  ['ada: open quick actions', true, 'Aktionen: \u2068ada\u2069', true],
  ['ada: open quick actions', true, 'Aktionen: ben', false],
  [/^Menu/, false, 'Menü, 3 neu', true],
  [/^Menu/, false, '\u2068Menü, 3 neu\u2069', true],
  [/^Menu/, false, 'Das Menü, 3 neu', false],
  [/new$/, false, 'Menü, 3 neu', true],
] as const)('%s (exact: %s) finds "%s": %s', (wanted, exact, name, isFound) => {
  expect(translated(PAIRS, wanted, exact).test(name)).toBe(isFound);
});

const compiled = (messages: Messages) => compileMessages(messages) as Compiled;
const ENGLISH = compiled(english);

it.each([
  [compiled(german), /Berry Studio Beret/, 'Atelier-Baskenmütze, Beere'],
  [compiled(german), /Golden Freckles|Freckles$/, 'Sommersprossen'],
  [mapMessages(ENGLISH, pseudoOf), /Berry Studio Beret/, '[[Ɓéŕŕý] [Šţûđîö Ɓéŕéţ]]'],
] as const)('an item is found by its name, case %#', (other, wanted, name) => {
  expect(translated(itemPairs(ENGLISH, other), wanted, false).test(name)).toBe(true);
});
