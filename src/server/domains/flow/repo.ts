/** SQL of FLOW: games with optimistic locking, at most one open game per player; high scores and multipliers. */
import { sql } from 'kysely';
import { SPEED_CREDIT_MAX_MS } from '../../../shared/rules/flow.ts';
import type { Executor } from '../../db/database.ts';
import type { FlowGameTable, FlowPlayerTable } from '../../db/schema-games.ts';

const OPEN = 'open';

export const openGameOf = (db: Executor, playerId: string): Promise<FlowGameTable | undefined> =>
  db
    .selectFrom('flow_game')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('openKey', '=', OPEN)
    .executeTakeFirst();

export const gameById = (db: Executor, id: string): Promise<FlowGameTable | undefined> =>
  db.selectFrom('flow_game').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether the player's open game has points. */
export async function hasOpenGame(db: Executor, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('flow_game')
    .select('id')
    .where('playerId', '=', playerId)
    .where('openKey', '=', OPEN)
    .where('score', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Has no effect when the player has an open game. */
export async function insertGame(db: Executor, game: { id: string; playerId: string; seed: number; now: number }) {
  const { id, playerId, seed, now } = game;
  await db
    .insertInto('flow_game')
    .values({
      id,
      playerId,
      seed,
      log: '',
      windows: '[]',
      applied: 0,
      score: 0,
      combo: 0,
      grantedHonor: 0,
      startedAt: now,
      endedAt: null,
      openKey: OPEN,
    })
    .onConflict((conflict) => conflict.columns(['playerId', 'openKey']).doNothing())
    .execute();
}

export type Progress = Pick<FlowGameTable, 'log' | 'windows' | 'applied' | 'score' | 'combo' | 'grantedHonor'>;

/** Returns false when the game changed or ended since it was read with `appliedBefore` swaps. */
export async function storeProgress(
  db: Executor,
  id: string,
  appliedBefore: number,
  progress: Progress,
): Promise<boolean> {
  const row = await db
    .updateTable('flow_game')
    .set(progress)
    .where('id', '=', id)
    .where('applied', '=', appliedBefore)
    .where('openKey', '=', OPEN)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeGame(db: Executor, id: string, now: number): Promise<void> {
  await db
    .updateTable('flow_game')
    .set({ endedAt: now, openKey: id })
    .where('id', '=', id)
    .where('openKey', '=', OPEN)
    .execute();
}

/** Deletes the ended games of a player except the newest `count`. */
export async function deleteOldGames(db: Executor, playerId: string, count: number): Promise<void> {
  const oldest = await db
    .selectFrom('flow_game')
    .select('endedAt')
    .where('playerId', '=', playerId)
    .where('endedAt', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  if (oldest?.endedAt === undefined) return;
  await db.deleteFrom('flow_game').where('playerId', '=', playerId).where('endedAt', '<', oldest.endedAt).execute();
}

const INITIAL_VALUES = {
  highScore: 0,
  largestCombo: 0,
  multiplier: 1,
  multiplierUntil: 0,
  creditMs: SPEED_CREDIT_MAX_MS,
  playedAt: 0,
};

export async function flowPlayer(db: Executor, playerId: string): Promise<FlowPlayerTable> {
  const row = await db.selectFrom('flow_player').selectAll().where('playerId', '=', playerId).executeTakeFirst();
  return row ?? { playerId, ...INITIAL_VALUES };
}

/** Stores score and combo where they exceed the stored values, and the playing time if given. Returns the updated row. */
export async function updateBests(
  db: Executor,
  playerId: string,
  bests: { score: number; combo: number },
  credit: Partial<Pick<FlowPlayerTable, 'creditMs' | 'playedAt'>> = {},
): Promise<FlowPlayerTable> {
  const larger = (column: string, value: number) =>
    sql<number>`case when "flow_player".${sql.ref(column)} > ${sql.lit(value)} then "flow_player".${sql.ref(column)} else ${sql.lit(value)} end`;
  return await db
    .insertInto('flow_player')
    .values({ playerId, ...INITIAL_VALUES, highScore: bests.score, largestCombo: bests.combo, ...credit })
    .onConflict((conflict) =>
      conflict.column('playerId').doUpdateSet({
        highScore: larger('highScore', bests.score),
        largestCombo: larger('largestCombo', bests.combo),
        ...credit,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns false when a multiplier is still active. */
export async function startMultiplier(
  db: Executor,
  playerId: string,
  start: { multiplier: number; now: number; until: number },
): Promise<boolean> {
  const { multiplier, now, until } = start;
  const row = await db
    .insertInto('flow_player')
    .values({ playerId, ...INITIAL_VALUES, multiplier, multiplierUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('playerId')
        .doUpdateSet({ multiplier, multiplierUntil: until })
        .where('flow_player.multiplierUntil', '<=', now),
    )
    .returning('playerId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Kept games of a player, oldest first. */
export const gamesOf = (db: Executor, playerId: string) =>
  db
    .selectFrom('flow_game')
    .select(['score', 'combo', 'applied', 'grantedHonor', 'startedAt', 'endedAt'])
    .where('playerId', '=', playerId)
    .orderBy('startedAt')
    .execute();
