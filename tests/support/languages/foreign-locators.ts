/**
 * Lets tests and scripts that name controls in English use a page in another language: names and texts of locators are looked up in
 * the English catalogues, and the locators also accept their translations.
 */
import type { Page } from '@playwright/test';
import type { Language } from '../../../src/shared/rules/languages.ts';
import { type MessagePair, type Part, type Pattern, readPairs } from './messages.ts';

type Wanted = string | RegExp;
type Options = Record<string, unknown> & { exact?: boolean };
type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Methods whose first argument is a text, and those whose options have texts. */
const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'] as const;
const BY_OPTIONS = ['getByRole', 'locator', 'filter'] as const;
const TEXT_OPTIONS = ['name', 'hasText', 'hasNotText'] as const;

/** Changes all pages and locators of this process. Returns what undoes it. */
export async function speak(page: Page, language: Language | 'pseudo'): Promise<() => void> {
  const pairs = await readPairs(language);
  const known = new Map<string, RegExp>();
  const translate = (wanted: Wanted, exact: boolean): RegExp => {
    const key = `${exact}${String(wanted)}`;
    const found = known.get(key) ?? translated(pairs, wanted, exact);
    known.set(key, found);
    return found;
  };
  const undo: (() => void)[] = [];
  for (const prototype of [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator('html'))] as object[]) {
    const methods = prototype as Record<string, Method | undefined>;
    for (const name of [...BY_TEXT, ...BY_OPTIONS]) {
      const method = methods[name];
      if (method === undefined) continue;
      methods[name] = function (this: unknown, first: unknown, second: unknown): unknown {
        const options = second as Options | undefined;
        const isText = BY_TEXT.some((one) => one === name);
        if (isText) return method.call(this, translate(first as Wanted, options?.exact === true), options);
        if (name === 'filter') return method.call(this, withTexts(first as Options | undefined, translate));
        return method.call(this, first, withTexts(options, translate));
      };
      undo.push(() => (methods[name] = method));
    }
  }
  return () => {
    for (const one of undo) one();
  };
}

function withTexts(options: Options | undefined, translate: (wanted: Wanted, exact: boolean) => RegExp): unknown {
  if (options === undefined) return options;
  const changed: Options = { ...options };
  for (const name of TEXT_OPTIONS) {
    const wanted = options[name];
    if (wanted === undefined) continue;
    changed[name] = translate(wanted as Wanted, options.exact === true);
    delete changed.exact;
  }
  return changed;
}

/** Of the direction of writing. */
const MARKS = '[\\u2066-\\u2069]*';

/** Exported for its test. */
export function translated(pairs: readonly MessagePair[], wanted: Wanted, exact: boolean): RegExp {
  const own = typeof wanted === 'string' ? escaped(wanted) : wanted.source;
  const others = new Set(pairs.flatMap((pair) => translationsOf(pair, wanted, exact)));
  const isWhole = typeof wanted === 'string' && exact;
  const [start, end] =
    typeof wanted === 'string' ? ['', ''] : [own.startsWith('^') ? `^${MARKS}` : '', /(?<!\\)\$$/.exec(own)?.[0] ?? ''];
  const alternatives = [own, ...[...others].map((one) => `${start}${one}${end}`)];
  const source = `(?:${alternatives.join('|')})`;
  const flags = typeof wanted === 'string' ? (exact ? 's' : 'is') : [...new Set(`${wanted.flags}s`)].join('');
  return new RegExp(isWhole ? `^\\s*${source}\\s*$` : source, flags);
}

function translationsOf({ english, other }: MessagePair, wanted: Wanted, exact: boolean): string[] {
  for (const pattern of english) {
    const values = valuesIn(pattern, wanted, exact);
    if (values !== null) return other.map((one) => sourceOf(one, values));
  }
  return [];
}

/** The arguments' values if the message makes the wanted text; null if not. A pattern without words makes any text. */
function valuesIn(pattern: Pattern, wanted: Wanted, exact: boolean): ReadonlyMap<string, string> | null {
  if (!pattern.some((part) => typeof part === 'string' && /[a-z]/i.test(part))) return null;
  const sample = pattern.map((part) => (typeof part === 'string' ? part : '2')).join('');
  if (typeof wanted !== 'string') return wanted.test(sample) ? new Map() : null;
  if (!exact) return sample.toLowerCase().includes(wanted.toLowerCase()) ? new Map() : matched(pattern, wanted);
  return matched(pattern, wanted);
}

function matched(pattern: Pattern, wanted: string): ReadonlyMap<string, string> | null {
  // Most of the thousands of patterns begin with another word.
  const [first] = pattern;
  if (typeof first === 'string' && !wanted.startsWith(first.split(/\s/, 1)[0] ?? '')) return null;
  const names: string[] = [];
  const source = pattern.map((part) => {
    if (typeof part === 'string') return escaped(part);
    names.push(part.name);
    return '(.+?)';
  });
  const found = new RegExp(`^${source.join('')}$`, 's').exec(wanted);
  return found === null ? null : new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
}

/** Numbers and marks of direction are written differently by each language. */
function sourceOf(pattern: Pattern, values: ReadonlyMap<string, string>): string {
  const partOf = (part: Part): string => {
    if (typeof part === 'string') return escaped(part);
    const value = values.get(part.name);
    return value === undefined || /\d/.test(value) ? '.*' : `${MARKS}${escaped(value)}${MARKS}`;
  };
  return pattern.map(partOf).join('');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
