/** What the service worker shows and opens for a message of the server. Pure. */
import ar from '../src/languages/ar/pushes.ts';
import de from '../src/languages/de/pushes.ts';
import en from '../src/languages/en/pushes.ts';
import es from '../src/languages/es/pushes.ts';
import fr from '../src/languages/fr/pushes.ts';
import ptBr from '../src/languages/pt-BR/pushes.ts';
import { isLanguage, type Language, LANGUAGES, matchLanguage } from '../src/shared/rules/languages.ts';

const TEXTS: Readonly<Record<Language, { news: string }>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

/** Of the server's message (src/server/domains/web-push). */
export interface PushedNotification {
  title: string;
  body: string;
  /** A newer one with the same tag replaces it. */
  tag: string;
  /** Path below the town's address that a click opens. */
  page: string;
  /** Of the texts. */
  lang: Language;
  dir: 'ltr' | 'rtl';
}

const START_PAGE = '/';

const fallbackIn = (lang: Language): PushedNotification => ({
  title: 'Promenade',
  body: TEXTS[lang].news,
  tag: 'news',
  page: START_PAGE,
  lang,
  dir: LANGUAGES[lang].direction,
});

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Never throws: a browser expects every message to be shown, also one of a newer server.
 *
 * @param wanted languages of the browser, for a message that cannot be read
 */
export function readPush(text: string | undefined, wanted: readonly string[]): PushedNotification {
  const fallback = fallbackIn(matchLanguage(wanted));
  try {
    const { title, body, language, tag, page } = JSON.parse(text ?? '') as Record<string, unknown>;
    const lang = typeof language === 'string' && isLanguage(language) ? language : fallback.lang;
    return {
      title: textOf(title, fallback.title),
      body: textOf(body, fallback.body),
      tag: textOf(tag, fallback.tag),
      page: pathOf(page),
      lang,
      dir: LANGUAGES[lang].direction,
    };
  } catch {
    return fallback;
  }
}

/** Only a page of this origin. */
export const pathOf = (page: unknown): string =>
  typeof page === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(page) ? page : START_PAGE;
