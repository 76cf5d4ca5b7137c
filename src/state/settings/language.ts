/**
 * The language of the interface: the player's own choice, or the browser's. The server reads the choice from a cookie with each
 * page. The account keeps it as well, and hands it to the player's other devices.
 */
import { language as pageLanguage } from '../../languages/texts.ts';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type LanguageChoice,
  matchLanguage,
  parseLanguageChoice,
} from '../../shared/rules/languages.ts';

const ONE_YEAR_S = 31_536_000;

/** `auto` without a choice: the browser's languages decide. */
export function chosenLanguage(): LanguageChoice {
  const pairs = document.cookie.split(';').map((pair) => pair.trim().split('='));
  const tag = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(tag) ? tag : 'auto';
}

/** Reloads the page in the language. Drafts are in the browser's storage; other unsaved work asks first. */
export function chooseLanguage(choice: LanguageChoice): void {
  writeChoice(choice);
  window.location.reload();
}

/**
 * Takes the choice of the account that signed in: another device may have made it. Returns whether the page has another language
 * and must reload. Without a choice the page stays as it is.
 */
export function takeAccountLanguage(choice: string | undefined): boolean {
  const wanted = parseLanguageChoice(choice);
  if (wanted === null || wanted === chosenLanguage()) return false;
  writeChoice(wanted);
  // Where the browser keeps no cookies, the page would reload forever.
  if (chosenLanguage() !== wanted) return false;
  return (wanted === 'auto' ? matchLanguage(navigator.languages) : wanted) !== pageLanguage;
}

function writeChoice(choice: LanguageChoice): void {
  const [value, maxAgeS] = choice === 'auto' ? ['', 0] : [choice, ONE_YEAR_S];
  // The Cookie Store API needs HTTPS, which home networks do not have.
  document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
}
