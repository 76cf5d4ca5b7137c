/**
 * Shows what the server says in the page's language. Replies and events carry the English text and, beside it, the code and
 * params of the sentence. A text without them, and a code of a newer server, stay English.
 */
import { sentenceSchema } from '../shared/contract/sentence.ts';
import { DEFAULT_LANGUAGE } from '../shared/rules/languages.ts';
import type { SentenceData } from '../shared/rules/sentence.ts';
import { language } from '../languages/texts.ts';
import { UNEXPECTED_ERROR } from './api-error.ts';

type Format = typeof import('../languages/replies.ts').formatSentence;

let format: Format | null = null;

const load = async (): Promise<Format> => {
  format = (await import('../languages/replies.ts')).formatSentence;
  return format;
};

/** Resolves when sentences are translated; at once in English. Never rejects. */
export const repliesReady: Promise<unknown> =
  language === DEFAULT_LANGUAGE ? Promise.resolve() : load().catch(() => undefined);

/** `text` is English; `said` is what the wire has beside it, not parsed yet. */
export function inPageLanguage(text: string, said: unknown): string {
  if (language === DEFAULT_LANGUAGE || format === null) return text;
  const { data } = sentenceSchema.safeParse(said);
  return (data && format(data)) ?? text;
}

/** `data` is the JSON of a reply: its `message` is for players. */
export function translateMessage(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('message' in data) || !('sentence' in data)) return;
  if (typeof data.message === 'string') data.message = inPageLanguage(data.message, data.sentence);
}

/**
 * The text of a refusal that the page finds itself, by the server's rules. Never rejects: without a connection, the catalogue may
 * not be there.
 */
export async function sentenceText(said: SentenceData): Promise<string> {
  const known = format ?? (await load().catch(() => null));
  return known?.(said) ?? UNEXPECTED_ERROR;
}
