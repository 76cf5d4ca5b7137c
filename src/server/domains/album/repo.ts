/** SQL of found lanterns and of the album's setting. */
import type { Executor } from '../../db/database.ts';
import { LANTERNS_A_DAY } from '../../../shared/rules/lanterns/lanterns.ts';

/** Returns false when the player found it before. */
export async function insertLantern(
  db: Executor,
  lantern: { playerId: string; day: number; spot: number; foundAt: number },
): Promise<boolean> {
  const row = await db
    .insertInto('album_lantern')
    .values(lantern)
    .onConflict((conflict) => conflict.doNothing())
    .returning('spot')
    .executeTakeFirst();
  return row !== undefined;
}

/** The spots of a day, in the order in which they were found. */
export async function spotsOf(db: Executor, playerId: string, day: number): Promise<number[]> {
  const rows = await db
    .selectFrom('album_lantern')
    .select('spot')
    .where('playerId', '=', playerId)
    .where('day', '=', day)
    .orderBy('foundAt')
    .orderBy('spot')
    .execute();
  return rows.map(({ spot }) => spot);
}

/** The days on which the player found all lanterns, oldest first. */
export async function fullDaysOf(db: Executor, playerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('album_lantern')
    .select('day')
    .where('playerId', '=', playerId)
    .groupBy('day')
    .having((eb) => eb.fn.countAll<number>(), '>=', LANTERNS_A_DAY)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

export async function allLanterns(db: Executor, playerId: string): Promise<{ day: number; spot: number }[]> {
  return await db
    .selectFrom('album_lantern')
    .select(['day', 'spot'])
    .where('playerId', '=', playerId)
    .orderBy('day')
    .orderBy('foundAt')
    .execute();
}

export async function isAlbumShown(db: Executor, playerId: string): Promise<boolean> {
  const row = await db.selectFrom('album').select('isShown').where('playerId', '=', playerId).executeTakeFirst();
  return row?.isShown === 1;
}

export async function showAlbum(db: Executor, playerId: string, isShown: boolean): Promise<void> {
  const change = { isShown: isShown ? 1 : 0 };
  await db
    .insertInto('album')
    .values({ playerId, ...change })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(change))
    .execute();
}
