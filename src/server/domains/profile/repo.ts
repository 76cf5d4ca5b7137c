/** SQL of profiles. A player has no row before the first change of the profile. */
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { ProfileTable } from '../../db/schema.ts';

/** The profile with the username at whom the heart points. */
export async function findProfile(db: Executor, playerId: string) {
  return await db
    .selectFrom('profile')
    .leftJoin('player as heart', 'heart.id', 'profile.heartId')
    .select(['profile.bio', 'profile.bioColor', 'profile.location', 'profile.nametag', 'profile.heartId'])
    .select('heart.username as match')
    .where('profile.playerId', '=', playerId)
    .executeTakeFirst();
}

export type ProfileChange = Partial<Pick<ProfileTable, 'bioColor'>> & {
  bio?: string;
  location?: string;
  nametag?: string;
};

export async function writeProfile(db: Executor, playerId: string, change: ProfileChange): Promise<void> {
  await db
    .insertInto('profile')
    .values({ playerId, ...change })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(change))
    .execute();
  if (change.nametag !== undefined) noteChange(db, 'player', playerId);
}

export async function findAuthors(db: Executor, ids: readonly string[]) {
  return await db
    .selectFrom('player')
    .leftJoin('profile', 'profile.playerId', 'player.id')
    .select([
      'player.id',
      'player.username',
      'player.membership',
      'player.membershipUntil',
      'player.badges',
      'player.customization',
      'profile.bioColor',
    ])
    .where('player.id', 'in', ids)
    .execute();
}

/** The id of the player at whom the heart points; null when it points at nobody. */
export async function heartOf(db: Executor, playerId: string): Promise<string | null> {
  const row = await db.selectFrom('profile').select('heartId').where('playerId', '=', playerId).executeTakeFirst();
  return row?.heartId ?? null;
}

export async function pointHeart(db: Executor, playerId: string, heartId: string): Promise<void> {
  await db
    .insertInto('profile')
    .values({ playerId, heartId })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ heartId }))
    .execute();
}

/** Returns false when the heart pointed at another player. */
export async function removeHeart(db: Executor, playerId: string, heartId: string): Promise<boolean> {
  const changed = await db
    .updateTable('profile')
    .set({ heartId: null })
    .where('playerId', '=', playerId)
    .where('heartId', '=', heartId)
    .returning('playerId')
    .executeTakeFirst();
  return changed !== undefined;
}
