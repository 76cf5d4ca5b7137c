/** The language of the interface: the player's own choice, or the browser's. The server reads the choice with each page. */
import { isLanguage, type Language, LANGUAGE_COOKIE } from '../../shared/rules/languages.ts';

export type LanguageChoice = Language | 'auto';

const ONE_YEAR_S = 31_536_000;

/** `auto` without a choice: the browser's languages decide. */
export function chosenLanguage(): LanguageChoice {
  const pairs = document.cookie.split(';').map((pair) => pair.trim().split('='));
  const tag = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(tag) ? tag : 'auto';
}

/** Reloads the page in the language. Drafts are in the browser's storage; other unsaved work asks first. */
export function chooseLanguage(choice: LanguageChoice): void {
  const [value, maxAgeS] = choice === 'auto' ? ['', 0] : [choice, ONE_YEAR_S];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS, which home networks do not have
  document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
  window.location.reload();
}
