/** SQL of the languages of accounts. */
import type { Executor } from '../../db/database.ts';
import type { AccountLanguageTable } from '../../db/schema-auth.ts';

export const languageRowOf = (db: Executor, accountId: string): Promise<AccountLanguageTable | undefined> =>
  db.selectFrom('account_language').selectAll().where('accountId', '=', accountId).executeTakeFirst();

export async function writeChoice(db: Executor, row: AccountLanguageTable): Promise<void> {
  const { accountId: _, ...change } = row;
  await db
    .insertInto('account_language')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(change))
    .execute();
}

/** Unless the player has chosen a language. */
export async function writePageLanguage(
  db: Executor,
  { accountId, language }: Omit<AccountLanguageTable, 'choice'>,
): Promise<void> {
  await db
    .insertInto('account_language')
    .values({ accountId, language, choice: null })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ language })
        .where((eb) => eb.or([eb('account_language.choice', 'is', null), eb('account_language.choice', '=', 'auto')])),
    )
    .execute();
}
