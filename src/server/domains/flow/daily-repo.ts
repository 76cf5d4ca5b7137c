/** SQL of the daily lantern board: seeds, tries with optimistic locking, lanterns and the ranking. */
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { DailyTryTable } from '../../db/schema-games.ts';

const FRIENDS_MAX = 50;
const TOP_MAX = 20;

/** The seed of a day; `fresh` becomes it when the day has none. */
export async function seedOfDay(db: Executor, day: number, fresh: number): Promise<number> {
  await db
    .insertInto('daily_board')
    .values({ day, seed: fresh })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return await knownSeed(db, day);
}

/** Throws when no try of the day was dealt. */
export async function knownSeed(db: Executor, day: number): Promise<number> {
  const row = await db.selectFrom('daily_board').select('seed').where('day', '=', day).executeTakeFirstOrThrow();
  return Number(row.seed);
}

export const tryById = (db: Executor, id: string): Promise<DailyTryTable | undefined> =>
  db.selectFrom('daily_try').selectAll().where('id', '=', id).executeTakeFirst();

/** A player's tries of a day, in order. */
export const triesOf = (db: Executor, playerId: string, day: number): Promise<DailyTryTable[]> =>
  db
    .selectFrom('daily_try')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('day', '=', day)
    .orderBy('number')
    .execute();

export async function insertTry(
  db: Executor,
  dealt: Pick<DailyTryTable, 'id' | 'playerId' | 'day' | 'number' | 'lanternsLeft' | 'startedAt'>,
): Promise<void> {
  await db
    .insertInto('daily_try')
    .values({ ...dealt, log: '', applied: 0, score: 0, combo: 0, endedAt: null })
    .execute();
}

export type TryProgress = Pick<DailyTryTable, 'log' | 'applied' | 'score' | 'combo' | 'lanternsLeft' | 'endedAt'>;

export async function storeTry(db: Executor, id: string, progress: TryProgress): Promise<void> {
  await db.updateTable('daily_try').set(progress).where('id', '=', id).execute();
}

/** Ends the player's open tries of other days than `day`, and forgets those of before `oldest`. */
export async function closeOthers(
  db: Executor,
  playerId: string,
  { day, oldest, now }: { day: number; oldest: number; now: number },
): Promise<void> {
  await db
    .updateTable('daily_try')
    .set({ endedAt: now })
    .where('playerId', '=', playerId)
    .where('day', '<>', day)
    .where('endedAt', 'is', null)
    .execute();
  await db.deleteFrom('daily_try').where('playerId', '=', playerId).where('day', '<', oldest).execute();
}

/** Returns false when the player has the lantern of that day. */
export async function insertLantern(db: Executor, playerId: string, day: number, litAt: number): Promise<boolean> {
  const row = await db
    .insertInto('daily_lantern')
    .values({ playerId, day, litAt })
    .onConflict((conflict) => conflict.columns(['playerId', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Days of which the player has the lantern, oldest first. */
export async function lanternDays(db: Executor, playerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('daily_lantern')
    .select('day')
    .where('playerId', '=', playerId)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** How many players have an ended try of the day, and how many of them one above `score`. */
export async function standing(db: Executor, day: number, score: number) {
  const row = await db
    .selectFrom('daily_try')
    .select(({ fn }) => fn.count<number | string>('playerId').distinct().as('players'))
    .select(sql<number | string>`count(distinct case when "score" > ${score} then "playerId" end)`.as('above'))
    .where('day', '=', day)
    .where('endedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return { players: Number(row.players), above: Number(row.above) };
}

/** The best ended tries of the day of the player's friends, best first, without those across a block. */
export async function friendScores(
  db: Executor,
  playerId: string,
  day: number,
): Promise<{ username: string; score: number }[]> {
  const rows = await db
    .selectFrom('friendship')
    .innerJoin('daily_try', 'daily_try.playerId', 'friendship.friendId')
    .innerJoin('player', 'player.id', 'friendship.friendId')
    .select('player.username')
    .select(({ fn }) => fn.max('daily_try.score').as('score'))
    .where('friendship.playerId', '=', playerId)
    .where('daily_try.day', '=', day)
    .where('daily_try.endedAt', 'is not', null)
    .where(({ not }) => not(isAcrossBlock(playerId, 'friendship.friendId')))
    .groupBy(['player.id', 'player.username'])
    .orderBy('score', 'desc')
    .limit(FRIENDS_MAX)
    .execute();
  return rows.map(({ username, score }) => ({ username, score: Number(score) }));
}

export interface TopScore {
  playerId: string;
  username: string;
  score: number;
  /** The reader or this player blocked the other. */
  isHidden: boolean;
}

/** The best ended tries of the day, best first; equal ones by name. */
export async function topScores(db: Executor, readerId: string, day: number): Promise<TopScore[]> {
  const rows = await db
    .selectFrom('daily_try')
    .innerJoin('player', 'player.id', 'daily_try.playerId')
    .select(['player.id', 'player.username'])
    .select(({ fn }) => fn.max('daily_try.score').as('score'))
    .select(isAcrossBlock(readerId, 'player.id').as('isHidden'))
    .where('daily_try.day', '=', day)
    .where('daily_try.endedAt', 'is not', null)
    .groupBy(['player.id', 'player.username'])
    .orderBy('score', 'desc')
    .orderBy('player.username')
    .limit(TOP_MAX)
    .execute();
  return rows.map(({ id, username, score, isHidden }) => ({
    playerId: id,
    username,
    score: Number(score),
    isHidden: Boolean(isHidden),
  }));
}

/** Whether one of the reader and the player of a column blocked the other. */
const isAcrossBlock = (readerId: string, column: string) =>
  sql<SqlBool>`exists (select 1 from "block" where ("playerId" = ${readerId} and "blockedId" = ${sql.ref(column)}) or ("blockedId" = ${readerId} and "playerId" = ${sql.ref(column)}))`;

/** Kept tries and lanterns of a player, for the export. */
export const allTries = (db: Executor, playerId: string) =>
  db
    .selectFrom('daily_try')
    .select(['day', 'number', 'score', 'combo', 'lanternsLeft', 'startedAt', 'endedAt'])
    .where('playerId', '=', playerId)
    .orderBy('startedAt')
    .execute();
