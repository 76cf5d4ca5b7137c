/** SQL of the talk about decisions. */
import type { Executor } from '../../db/database.ts';

export interface TalkRow {
  submissionId: string;
  isByReviewer: number;
  text: string;
  createdAt: number;
}

/** Oldest first. */
export async function messagesOf(db: Executor, submissionIds: readonly string[]): Promise<TalkRow[]> {
  if (submissionIds.length === 0) return [];
  return await db
    .selectFrom('submission_message')
    .select(['submissionId', 'isByReviewer', 'text', 'createdAt'])
    .where('submissionId', 'in', [...submissionIds])
    .orderBy('id')
    .execute();
}

export async function insertMessage(db: Executor, row: TalkRow & { reviewerId: string | null }): Promise<void> {
  await db.insertInto('submission_message').values(row).execute();
}

/** null: nothing waits for an answer. */
export async function setQuestion(db: Executor, submissionId: string, questionAt: number | null): Promise<void> {
  await db.updateTable('submission').set({ questionAt }).where('id', '=', submissionId).execute();
}

export async function countQuestions(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'rejected')
    .where('questionAt', 'is not', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
