/** SQL of feedback messages. */
import type { Executor } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';

export async function insertFeedback(db: Executor, playerId: string, message: string): Promise<void> {
  await db.insertInto('feedback').values({ playerId, message, createdAt: runtime.now() }).execute();
}

/** The newest `limit` messages, ordered oldest first. */
export async function newestFeedback(db: Executor, limit: number) {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('player', 'player.id', 'feedback.playerId')
    .select(['feedback.id', 'player.username', 'feedback.message', 'feedback.createdAt'])
    .orderBy('feedback.id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export const feedbackOf = (db: Executor, playerId: string) =>
  db.selectFrom('feedback').select(['message', 'createdAt']).where('playerId', '=', playerId).orderBy('id').execute();

/** Time of the newest message with these words, in epoch milliseconds; null when the player sent none. */
export async function lastSentAt(db: Executor, playerId: string, message: string): Promise<number | null> {
  const row = await db
    .selectFrom('feedback')
    .select('createdAt')
    .where((eb) => eb.and({ playerId, message }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.createdAt);
}
