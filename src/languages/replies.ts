/** The server's sentences in the page's language, by their codes. Pages load this file when they need it. */
import type { SentSentence } from '../shared/contract/sentence.ts';
import type { SentenceData, SentenceParam } from '../shared/rules/sentence.ts';
import messages from './en/replies.ts';
import { shownName } from './item-words.ts';
import { listOf, texts } from './texts.ts';

type Said = SentSentence | SentenceData;
type Param = Said['params'][string] | SentenceParam;
type Word = Exclude<Param, number | readonly unknown[]>;
type Translation = string | ((values: Record<string, string | number>) => string);

const translations = texts(messages) as unknown as Readonly<Record<string, Translation>>;

/** Null for a sentence that this build does not have. Numbers and lists are those of the page's language. */
export function formatSentence({ code, params }: Said): string | null {
  const translation = Object.hasOwn(translations, code) ? translations[code] : undefined;
  if (translation === undefined) return null;
  if (typeof translation === 'string') return translation;
  const values: Record<string, string | number> = {};
  for (const [name, param] of Object.entries(params)) {
    const value = valueOf(param);
    if (value === null) return null;
    values[name] = value;
  }
  if (isItem(code, params)) values.name = shownName(params.id, params.name);
  try {
    return translation(values);
  } catch {
    // Params of another build may be of another kind.
    return null;
  }
}

const isItem = (code: string, params: Said['params']): params is { id: string; name: string } =>
  code === 'partItem' && typeof params.id === 'string' && typeof params.name === 'string';

function valueOf(param: Param): string | number | null {
  if (typeof param === 'number') return param;
  if (!isList(param)) return wordOf(param);
  const words = param.map(wordOf).filter((word) => word !== null);
  return words.length === param.length ? listOf(words) : null;
}

const isList = (param: Param): param is readonly Word[] => Array.isArray(param);
const wordOf = (word: Word): string | null => (typeof word === 'string' ? word : formatSentence(word));
