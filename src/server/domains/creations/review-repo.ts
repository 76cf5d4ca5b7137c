/** SQL of reviews: the submissions of all players and their decisions. */
import type { Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';
import type { SubmissionStatus } from '../../../shared/rules/creations.ts';
import { type OwnedSubmission, selectSubmissions } from './submissions-repo.ts';

export type ReviewRow = OwnedSubmission & { reviewer: string | null };

/** Pending submissions: oldest first. Reviewed ones: the oldest question first, then the latest decision. */
export async function listReviews(
  db: Executor,
  { status, limit, offset }: { status: SubmissionStatus; limit: number; offset: number },
): Promise<ReviewRow[]> {
  const found = selectSubmissions(db)
    .leftJoin('player as reviewer', 'reviewer.id', 'submission.reviewerId')
    .select('reviewer.username as reviewer')
    .where('submission.status', '=', status);
  const ordered =
    status === 'pending'
      ? found.orderBy('submission.createdAt').orderBy('submission.id')
      : found
          .orderBy((eb) => eb.case().when('submission.questionAt', 'is', null).then(1).else(0).end())
          .orderBy('submission.questionAt')
          .orderBy('submission.reviewedAt', 'desc')
          .orderBy('submission.id', 'desc');
  return await ordered.limit(limit).offset(offset).execute();
}

export async function countByStatus(db: Executor): Promise<Record<SubmissionStatus, number>> {
  const rows = await db
    .selectFrom('submission')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

export async function findSubmission(db: Executor, id: string): Promise<OwnedSubmission | undefined> {
  return await selectSubmissions(db).where('submission.id', '=', id).executeTakeFirst();
}

/** The submission of an item; undefined when it was deleted with its creator. */
export const findByItem = (db: Executor, itemId: string): Promise<SubmissionTable | undefined> =>
  db.selectFrom('submission').selectAll().where('itemId', '=', itemId).executeTakeFirst();

/** Stores a decision and returns the row; undefined when it is not pending. Only one concurrent decision succeeds. */
export async function decide(
  db: Executor,
  id: string,
  decision: Pick<SubmissionTable, 'status' | 'reason' | 'reviewedAt' | 'reviewerId'>,
): Promise<SubmissionTable | undefined> {
  return await db
    .updateTable('submission')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Marks the submission of an item as rejected and withdrawn and returns it; undefined when it was deleted with its creator. */
export async function rejectItem(
  db: Executor,
  itemId: string,
  decision: Pick<SubmissionTable, 'reason' | 'reviewedAt' | 'reviewerId'>,
): Promise<SubmissionTable | undefined> {
  return await db
    .updateTable('submission')
    .set({ ...decision, status: 'rejected', withdrawnAt: decision.reviewedAt })
    .where('itemId', '=', itemId)
    .returningAll()
    .executeTakeFirst();
}

/** Makes the withdrawn submission of an item a pending one and returns it; undefined when there is none. */
export async function reopenItem(db: Executor, itemId: string): Promise<SubmissionTable | undefined> {
  return await db
    .updateTable('submission')
    .set({ status: 'pending', withdrawnAt: null, reason: null, reviewedAt: null, reviewerId: null, questionAt: null })
    .where('itemId', '=', itemId)
    .where('withdrawnAt', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setItem(db: Executor, id: string, itemId: string): Promise<void> {
  await db.updateTable('submission').set({ itemId }).where('id', '=', id).execute();
}
