/** SQL of submissions. */
import type { SubmissionStatus } from '../../../shared/rules/creations.ts';
import type { Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';

/** `username` is the submitter's. */
export type OwnedSubmission = SubmissionTable & { username: string };

export type SubmissionChange = Pick<SubmissionTable, 'name' | 'gender' | 'category'> &
  Partial<Pick<SubmissionTable, 'image' | 'thumbnail'>>;

export async function insertSubmission(db: Executor, row: SubmissionTable): Promise<void> {
  await db.insertInto('submission').values(row).execute();
}

/** A query of `OwnedSubmission` rows, for callers to filter and order. */
export const selectSubmissions = (db: Executor) =>
  db
    .selectFrom('submission')
    .innerJoin('player', 'player.id', 'submission.playerId')
    .selectAll('submission')
    .select('player.username');

/** Newest first. */
export async function listSubmissions(db: Executor, playerId: string): Promise<OwnedSubmission[]> {
  return await selectSubmissions(db)
    .where('submission.playerId', '=', playerId)
    .orderBy('submission.createdAt', 'desc')
    .orderBy('submission.id')
    .execute();
}

export async function countOf(db: Executor, playerId: string, status: SubmissionStatus): Promise<number> {
  const row = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('playerId', '=', playerId)
    .where('status', '=', status)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The status of one of the player's submissions; undefined for an unknown one. */
export async function statusOf(db: Executor, playerId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('submission')
    .select('status')
    .where('playerId', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}

/** Returns false when the submission is unknown or not pending. */
export async function changePending(
  db: Executor,
  key: { playerId: string; id: string },
  change: SubmissionChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('submission')
    .set(change)
    .where('playerId', '=', key.playerId)
    .where('id', '=', key.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Returns false when the submission is unknown or not pending. */
export async function removePending(db: Executor, key: { playerId: string; id: string }): Promise<boolean> {
  const removed = await db
    .deleteFrom('submission')
    .where('playerId', '=', key.playerId)
    .where('id', '=', key.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** File names of the uploads that submissions refer to. */
export async function submissionFiles(db: Executor): Promise<Set<string>> {
  const rows = await db.selectFrom('submission').select(['image', 'thumbnail']).execute();
  return new Set(rows.flatMap(({ image, thumbnail }) => [image, thumbnail]));
}
