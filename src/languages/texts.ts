/**
 * Texts of the page's language. The build compiles the catalogues and gives each page those of its language
 * (`scripts/build/languages.ts`), so a room imports the English catalogue and gets the page's. The language never changes
 * without a reload: texts may be constants.
 */
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../shared/rules/languages.ts';
import { FIRST_STRONG_ISOLATE, isolate, POP_ISOLATE } from '../shared/rules/text/isolate.ts';
import { compileRaw } from './compile-raw.ts';
import type { Messages, Text } from './types.ts';

/** Written into the page by the server. Tests without a page are English. */
function languageOfPage(): Language {
  const tag = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return isLanguage(tag) ? tag : DEFAULT_LANGUAGE;
}

export const language = languageOfPage();

/** Locale of numbers, dates, lists and sorting in the interface. */
export const { locale, direction } = LANGUAGES[language];

/** Formatters are expensive to create, and a message with a plural needs one each time. */
const kept = new Map<string, unknown>();
function keep<Formatter>(kind: string, options: object | undefined, create: () => Formatter): Formatter {
  const key = options === undefined ? kind : kind + JSON.stringify(options);
  const known = (kept.get(key) as Formatter | undefined) ?? create();
  kept.set(key, known);
  return known;
}

const OPTIONS: FormatOptions = {
  formatters: {
    getNumberFormat: (_, options) => keep('number', options, () => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: (_, options) => keep('date', options, () => new Intl.DateTimeFormat(locale, options)),
    getPluralRules: (_, options) => keep('plural', options, () => new Intl.PluralRules(locale, options)),
  },
};

type Values = Readonly<Record<string, string | number | Date>>;

/** What the build makes of a catalogue. */
type Compiled = { readonly [key: string]: CompiledMessage | Compiled };

/** `messages` is the default export of a catalogue in `src/languages/en/`. */
export const texts = <const M extends Messages>(messages: M): Text<M> => textsOf(messages) as Text<M>;

function textsOf(messages: Compiled): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, textOf(message)]));
}

function textOf(message: CompiledMessage | Compiled): unknown {
  const compiled = typeof message === 'string' && compileRaw !== null ? compileRaw(message) : message;
  if (typeof compiled === 'string') return compiled;
  return Array.isArray(compiled) ? textWith(compiled) : textsOf(compiled);
}

/** ICU's kind of an argument that chooses a variant; its values are words of the code, not of a player. */
const SELECT = 1;

function textWith(message: Exclude<CompiledMessage, string>): (values: Values) => string {
  const choosing = new Set<string>();
  findSelects(message, choosing);
  return (values) => formatMessage(message, values, choosing);
}

function findSelects(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node) && typeof node[0] === 'string' && node[1] === SELECT) found.add(node[0]);
  for (const part of Object.values(node)) findSelects(part, found);
}

/** `choosing`: arguments that choose a variant. */
const formatMessage = (message: CompiledMessage, values: Values, choosing: ReadonlySet<string>): string =>
  String(format(message, locale, isolateAll(values, choosing), OPTIONS));

/** A player's text cannot change the order of the words around it. */
const isolateAll = (values: Values, choosing: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !choosing.has(name) ? isolateValue(value) : value,
    ]),
  );

const ISOLATED = /\u2068[^\u2066-\u2069]*\u2069/gu;

const isolateValue = (value: string): string => {
  // A list of texts that are isolated each, such as the names of several items.
  const between = value.replace(ISOLATED, '');
  if (between !== value && (direction === 'rtl' || isolate(between) === between)) return value;
  const isolated = isolate(value);
  // Among words from right to left, a name in Latin letters keeps its marks at its own ends.
  const isBare = direction === 'rtl' && isolated === value && /[a-z]/i.test(value);
  return isBare ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : isolated;
};

/** "a, b and c" */
export const listOf = (words: readonly string[]): string => listFormat.format(words);
/** The same; in English with a comma before the "and". */
export const serialListOf = (words: readonly string[]): string => serialListFormat.format(words);

/** "a, b, c": facts beside each other, and short lists in brackets. */
export const factsOf = (words: readonly string[]): string => words.join(COMMA);

const listFormat = new Intl.ListFormat(locale);
/** Between facts. `Intl` has no list without an "and" that is the same in all languages. */
export const COMMA = direction === 'rtl' ? '، ' : ', ';
const serialListFormat = new Intl.ListFormat(language === 'en' ? 'en-US' : locale);
