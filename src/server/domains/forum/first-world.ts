/**
 * The forum of a world that starts for the first time: the product's own account, two announcements and a welcome that
 * shows what texts can do. Made once; what is deleted of it later stays deleted.
 */
import { isUniqueViolation, type OpenDatabase } from '../../db/database.ts';
import type { ArtHost } from '../../ports.ts';
import { addPlayer, createSystemAccount } from '../login/service.ts';
import { accessOf, SYSTEM_PLAYER_ID } from '../players/service.ts';
import { FIRST_POSTS, SYSTEM_NAME } from './first-posts.ts';
import { insertPost } from './repo.ts';
import { storedPost } from './stored.ts';

export interface FirstWorldDeps {
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  art: Pick<ArtHost, 'manifest'>;
}

export async function openFirstWorld({ database: { db, kind }, art }: FirstWorldDeps): Promise<void> {
  const id = SYSTEM_PLAYER_ID;
  try {
    await db.transaction().execute(async (transaction) => {
      if ((await accessOf(transaction, id)) !== null) return;
      await createSystemAccount(transaction, kind, { id, name: SYSTEM_NAME });
      const manifest = art.manifest();
      await addPlayer(transaction, { accountId: id, username: SYSTEM_NAME, bodyType: 'feminine', manifest });
      for (const { title, message, ...rest } of FIRST_POSTS) {
        await insertPost(transaction, { authorId: id, ...rest, ...storedPost(title, message, () => false) });
      }
    });
  } catch (error) {
    // Another server of this world, started at the same moment, was faster.
    if (!isUniqueViolation(error) && !isNameTaken(error)) throw error;
  }
}

const isNameTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'username-taken';
