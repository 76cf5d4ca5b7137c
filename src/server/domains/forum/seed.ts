/**
 * Seeds an empty database with the product's account and the forum's initial posts. Runs once per database: initial
 * posts that were deleted are not restored.
 */
import { isUniqueViolation, type OpenDatabase } from '../../db/database.ts';
import type { ArtHost } from '../../ports.ts';
import { addPlayer, createSystemAccount } from '../login/service.ts';
import { accessOf, SYSTEM_PLAYER_ID } from '../players/service.ts';
import { INITIAL_POSTS, SYSTEM_NAME } from './initial-posts.ts';
import { insertPost } from './repo.ts';
import { textColumns } from './text-columns.ts';

export interface SeedDeps {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  art: Pick<ArtHost, 'manifest'>;
}

export async function seedInitialPosts({ database: { db, kind }, art }: SeedDeps): Promise<void> {
  const id = SYSTEM_PLAYER_ID;
  try {
    await db.transaction().execute(async (transaction) => {
      if ((await accessOf(transaction, id)) !== null) return;
      await createSystemAccount(transaction, kind, { id, name: SYSTEM_NAME });
      const manifest = art.manifest();
      await addPlayer(transaction, { accountId: id, username: SYSTEM_NAME, bodyType: 'feminine', manifest });
      for (const { title, message, translations, ...rest } of INITIAL_POSTS) {
        const columns = textColumns(title, message, () => false);
        const others = translations.map((one) => textColumns(one.title, one.message, () => false).searchText);
        const searchText = [columns.searchText, ...others].join(' ');
        await insertPost(transaction, { authorId: id, ...rest, ...columns, searchText });
      }
    });
  } catch (error) {
    // Another server on the same database has created the account concurrently.
    if (!isUniqueViolation(error) && !isNameTaken(error)) throw error;
  }
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'username-taken';
