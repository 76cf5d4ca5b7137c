/** SQL of notifications while the page is closed. */
import type { Executor } from '../../db/database.ts';
import type { PushBrowserTable, PushSettingTable } from '../../db/schema-web-push.ts';

export const settingsOf = (db: Executor, playerId: string): Promise<PushSettingTable | undefined> =>
  db.selectFrom('push_setting').selectAll().where('playerId', '=', playerId).executeTakeFirst();

export async function writeSettings(db: Executor, settings: PushSettingTable): Promise<void> {
  const { playerId: _, ...change } = settings;
  await db
    .insertInto('push_setting')
    .values(settings)
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(change))
    .execute();
}

/** Newest first. */
export const browsersOf = (db: Executor, playerId: string): Promise<PushBrowserTable[]> =>
  db
    .selectFrom('push_browser')
    .selectAll()
    .where('playerId', '=', playerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** A browser is one player's: who signs in there last. */
export async function writeBrowser(db: Executor, browser: PushBrowserTable): Promise<void> {
  const { id: _, ...change } = browser;
  await db
    .insertInto('push_browser')
    .values(browser)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

export async function deleteBrowsers(db: Executor, playerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('push_browser').where('playerId', '=', playerId).where('id', 'in', ids).execute();
}

/** Unless the browser has registered again with other keys. */
export async function deleteGone(db: Executor, { id, auth }: Pick<PushBrowserTable, 'id' | 'auth'>): Promise<void> {
  await db.deleteFrom('push_browser').where('id', '=', id).where('auth', '=', auth).execute();
}
