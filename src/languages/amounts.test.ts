/** The words after amounts of coins and gems have the form of their number, in every language; Arabic has six. */
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../shared/rules/languages.ts';
import type { Messages } from './types.ts';

const UI = import.meta.glob<{ coins: string; gems: string }>('./*/ui.ts', { eager: true, import: 'default' });
const SHOP = import.meta.glob<{ coinsAfter: string }>('./*/store-parts.ts', { eager: true, import: 'default' });
const ARABIC = import.meta.glob<Messages>('./ar/*.ts', { eager: true, import: 'default' });

const formatted = (tag: Language, source: string, values: Record<string, number>): string => {
  const { locale } = LANGUAGES[tag];
  const formatters = {
    getNumberFormat: () => new Intl.NumberFormat(locale),
    getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
    getPluralRules: () => new Intl.PluralRules(locale),
  };
  return String(format(compile(source), locale, values, { formatters }));
};
const word = (tag: Language, currency: 'coins' | 'gems', count: number): string =>
  formatted(tag, UI[`./${tag}/ui.ts`]?.[currency] ?? '', { count });

it.each(LANGUAGE_TAGS)('%s has a word for one and another one for five', (tag) => {
  for (const currency of ['coins', 'gems'] as const) {
    expect(word(tag, currency, 1)).not.toBe(word(tag, currency, 5));
  }
});

it.each(LANGUAGE_TAGS)('%s has the number of a balance in every form, which may be negative', (tag) => {
  for (const coins of [-2, -1, 0, 1, 2, 3, 11, 100]) {
    const shown = formatted(tag, SHOP[`./${tag}/store-parts.ts`]?.coinsAfter ?? '', { coins });
    expect(shown).toContain(String(Math.abs(coins)));
    expect(/[-\u2212]/.test(shown), shown).toBe(coins < 0);
  }
});

it('Arabic has the word for two, for three to ten, and for more', () => {
  const words = (currency: 'coins' | 'gems'): string[] => [1, 2, 3, 10, 11, 100].map((n) => word('ar', currency, n));
  expect(words('coins')).toEqual(['عملة', 'عملتان', 'عملات', 'عملات', 'عملة', 'عملة']);
  expect(words('gems')).toEqual(['جوهرة', 'جوهرتان', 'جواهر', 'جواهر', 'جوهرة', 'جوهرة']);
});

it('no Arabic message has one form of the word for all numbers', () => {
  const fixed: string[] = [];
  const walk = (messages: Messages, at: string): void => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message !== 'string') walk(message, `${at}.${key}`);
      else if (/\{\w+, number\} (?:عمل|جوه)/.test(message) && !message.includes('plural')) fixed.push(`${at}.${key}`);
    }
  };
  for (const [file, messages] of Object.entries(ARABIC)) walk(messages, file);
  expect(fixed).toEqual([]);
});
