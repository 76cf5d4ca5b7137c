/** The language of the player's pages and mails, kept with the account. */
import { call } from '../../net/http.ts';
import { chooseLanguage as endpoint } from '../../shared/contract/account.ts';
import type { LanguageChoice } from '../../shared/rules/languages.ts';
import { chooseLanguage } from '../../state/settings/language.ts';

/** Reloads the page in the language. Rejects with an `ApiError`, and then changes nothing. */
export async function saveLanguage(language: LanguageChoice): Promise<void> {
  await call(endpoint, { body: { language } });
  chooseLanguage(language);
}
