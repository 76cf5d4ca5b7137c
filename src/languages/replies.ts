/**
 * The server's sentences in the page's language. The wire is English. Pages in other languages load this file; a sentence that
 * it does not know stays English.
 */
import messages from './en/replies.ts';
import { SENTENCES } from './reply-sentences.ts';
import { texts } from './texts.ts';

type Translation = string | ((values: Record<string, string>) => string);

const translations = texts(messages) as unknown as Readonly<Record<string, Translation>>;

interface Pattern {
  key: string;
  expression: RegExp;
  /** Characters outside of the arguments: of two patterns that fit, the longer one is meant. */
  fixed: number;
}

const ARGUMENT = /\{(\w+)\}/g;

const patterns: readonly Pattern[] = Object.entries(SENTENCES)
  .map(([key, sentence]) => ({ key, expression: expressionOf(sentence), fixed: sentence.replace(ARGUMENT, '').length }))
  .toSorted((a, b) => b.fixed - a.fixed);

function expressionOf(sentence: string): RegExp {
  const source = sentence
    .split(ARGUMENT)
    .map((part, at) => (at % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : `(?<${part}>.+?)`))
    .join('');
  return new RegExp(`^${source}$`, 's');
}

/** The key of the sentence's pattern and the texts in it; null for an unknown sentence. */
export function findSentence(sentence: string): { key: string; values: Record<string, string> } | null {
  for (const { key, expression } of patterns) {
    const found = expression.exec(sentence);
    if (found !== null) return { key, values: { ...found.groups } };
  }
  return null;
}

export function translateSentence(sentence: string): string {
  const found = findSentence(sentence);
  const translation = found === null ? undefined : translations[found.key];
  if (found === null || translation === undefined) return sentence;
  return typeof translation === 'string' ? translation : translation(found.values);
}
