/**
 * The language of an account. Mails and notifications are in it: they have no page. The page's language at each sign-in sets it,
 * until the player chooses one in the preferences; a choice also leads the pages of all devices. Owns the table `account_language`.
 */
import {
  isLanguage,
  type Language,
  type LanguageChoice,
  parseLanguageChoice,
} from '../../../shared/rules/languages.ts';
import type { Executor } from '../../db/database.ts';
import type { PlayerData } from '../../ports.ts';
import * as repo from './language-repo.ts';

/** Stores the language of the page with which the player signs in. A language that the player has chosen stays. */
export const rememberLanguage = (db: Executor, accountId: string, language: Language): Promise<void> =>
  repo.writePageLanguage(db, { accountId, language });

/** `browser`: the language that the browser prefers, which counts for `auto`. */
export const chooseLanguage = (
  db: Executor,
  accountId: string,
  { choice, browser }: { choice: LanguageChoice; browser: Language },
): Promise<void> => repo.writeChoice(db, { accountId, choice, language: choice === 'auto' ? browser : choice });

/** What the player has chosen in the preferences; null before the first choice. */
export const languageChoiceOf = async (db: Executor, accountId: string): Promise<LanguageChoice | null> =>
  parseLanguageChoice((await repo.languageRowOf(db, accountId))?.choice);

/** The language for mails and notifications to the account; null for an account that has not signed in since they have one. */
export const languageOfAccount = async (db: Executor, accountId: string): Promise<Language | null> =>
  tagOf((await repo.languageRowOf(db, accountId))?.language);

/** A later version may have stored a language that this one does not have. */
const tagOf = (language: string | undefined): Language | null => (isLanguage(language) ? language : null);

/** Only the player sees it. Deleted with the account's row. */
export const languageData: PlayerData = {
  name: 'language',
  export: async (db, playerId) => {
    const row = await repo.languageRowOf(db, playerId);
    return row === undefined ? null : { ofMails: row.language, chosen: row.choice };
  },
  erase: () => Promise.resolve(),
};
