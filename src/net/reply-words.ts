/** Shows what the server says in the page's language. The wire is English; an unknown sentence stays as it is. */
import { DEFAULT_LANGUAGE } from '../shared/rules/languages.ts';
import { language } from '../languages/texts.ts';

let translate = (sentence: string): string => sentence;

/** Resolves when sentences are translated; at once in English. Never rejects. */
export const repliesReady: Promise<void> =
  language === DEFAULT_LANGUAGE
    ? Promise.resolve()
    : import('../languages/replies.ts').then(
        ({ translateSentence }) => {
          translate = translateSentence;
        },
        () => undefined,
      );

export const inPageLanguage = (sentence: string): string => translate(sentence);

/** `data` is the JSON of a reply: its `message` is for players. */
export function translateMessage(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('message' in data)) return;
  if (typeof data.message === 'string') data.message = translate(data.message);
}
