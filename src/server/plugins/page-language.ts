/** The language of a page, and the page in it. Pure; `scripts/build/languages.ts` writes the files of each language. */
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGES,
  matchLanguage,
  parseAcceptLanguage,
} from '../../shared/rules/languages.ts';

interface LanguageHeaders {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`);
/** The opening tag of the page, and its own scripts. */
const ROOT_TAG = /<html\b[^>]*>/;
const OWN_SCRIPT = /((?:src|href)="\/assets\/)([^"/]+\.js")/g;

/** The player's own choice, else the first language of the browser that there is. */
export function languageOf(headers: LanguageHeaders): Language {
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : browserLanguageOf(headers);
}

/** The first language of the browser that there is, whatever the player has chosen. */
export const browserLanguageOf = ({ 'accept-language': wanted }: Pick<LanguageHeaders, 'accept-language'>): Language =>
  matchLanguage(parseAcceptLanguage(wanted));

/** The built page with the scripts of the language, which load all further scripts from the same folder. */
export function inLanguage(page: string, language: Language): string {
  const named = withLanguage(page, language);
  return language === DEFAULT_LANGUAGE ? named : named.replace(OWN_SCRIPT, `$1${language}/$2`);
}

/** Only names the language in the page, which chooses the texts of the development server. */
export const withLanguage = (page: string, language: Language): string =>
  page.replace(ROOT_TAG, `<html lang="${language}" dir="${LANGUAGES[language].direction}">`);
