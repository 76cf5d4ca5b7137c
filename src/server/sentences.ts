/** The English text of what the server says, as replies, events and mails carry it. Pure. */
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { LANGUAGES } from '../shared/rules/languages.ts';
import type { SentenceData, SentenceParam, SentencePart } from '../shared/rules/sentence.ts';
import { SENTENCES } from '../shared/rules/sentences.ts';
import { isolate } from '../shared/rules/text/isolate.ts';

/** For the operator at the command line or for a payment provider, never for players: it is not translated. */
export class OperatorText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Spoken = SentenceData | OperatorText;

/** The English text. Texts of players are isolated: they do not change the direction of the words around them. */
export const textOf = (said: Spoken): string => (said instanceof OperatorText ? said.text : formatSentence(said));

const { locale } = LANGUAGES.en;
const lists = new Intl.ListFormat(locale);
const plurals = new Intl.PluralRules(locale);

const numbers = new Map<string, Intl.NumberFormat>();

/** Creating one takes longer than all the rest of a reply. */
function numberFormat(options: Intl.NumberFormatOptions | undefined): Intl.NumberFormat {
  const key = JSON.stringify(options ?? null);
  const known = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, known);
  return known;
}

const OPTIONS: FormatOptions = {
  formatters: {
    getNumberFormat: (_, options) => numberFormat(options),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: () => plurals,
  },
};

const compiled = new Map<string, CompiledMessage>();

function formatSentence({ code, params }: SentenceData): string {
  const message = compiled.get(code) ?? compile(SENTENCES[code]);
  compiled.set(code, message);
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueOf(value)]));
  return String(format(message, locale, values, OPTIONS));
}

function valueOf(param: SentenceParam): string | number {
  if (typeof param === 'number') return param;
  return isList(param) ? lists.format(param.map(wordOf)) : wordOf(param);
}

const isList = (param: SentenceParam): param is readonly (string | SentencePart)[] => Array.isArray(param);
const wordOf = (word: string | SentencePart): string =>
  typeof word === 'string' ? isolate(word) : formatSentence(word);
