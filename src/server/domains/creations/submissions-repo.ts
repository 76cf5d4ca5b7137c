/** SQL of submissions. */
import type { SubmissionStatus } from '../../../shared/rules/creations.ts';
import type { Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';

/** `username` is the submitter's; the item's columns are null when there is none. */
export type OwnedSubmission = SubmissionTable & {
  username: string;
  itemName: string | null;
  costCoins: number | null;
  costGems: number | null;
  rarity: number | null;
};

export type SubmissionFiles = Partial<Pick<SubmissionTable, 'image' | 'thumbnail' | 'backImage' | 'findings'>>;
export type SubmissionChange = Pick<SubmissionTable, 'name' | 'gender' | 'category' | 'hairTopPx'> & SubmissionFiles;

export async function insertSubmission(db: Executor, row: SubmissionTable): Promise<void> {
  await db.insertInto('submission').values(row).execute();
}

/** A query of `OwnedSubmission` rows, for callers to filter and order. */
export const selectSubmissions = (db: Executor) =>
  db
    .selectFrom('submission')
    .innerJoin('player', 'player.id', 'submission.playerId')
    .leftJoin('catalogue_item as item', 'item.id', 'submission.itemId')
    .selectAll('submission')
    .select('player.username')
    .select(['item.name as itemName', 'item.costCoins', 'item.costGems', 'item.rarity']);

export const submissionOf = (db: Executor, playerId: string, id: string): Promise<SubmissionTable | undefined> =>
  db.selectFrom('submission').selectAll().where('playerId', '=', playerId).where('id', '=', id).executeTakeFirst();

/** Whether the player has a submission with this sheet. */
export async function hasSheet(db: Executor, playerId: string, image: string): Promise<boolean> {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('image', '=', image)
    .where('playerId', '=', playerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface SheetTwin {
  id: string;
  image: string;
  name: string;
  status: SubmissionStatus;
  submitter: string;
}

/** All submissions with one of these sheets, newest first. */
export async function submissionsWith(db: Executor, images: readonly string[]): Promise<SheetTwin[]> {
  if (images.length === 0) return [];
  return await db
    .selectFrom('submission')
    .innerJoin('player', 'player.id', 'submission.playerId')
    .select(['submission.id', 'submission.image', 'submission.name', 'submission.status'])
    .select('player.username as submitter')
    .where('submission.image', 'in', [...images])
    .orderBy('submission.createdAt', 'desc')
    .orderBy('submission.id')
    .execute();
}

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
  const rows = await db.selectFrom('submission').select(['image', 'backImage', 'thumbnail']).execute();
  return new Set(rows.flatMap(({ image, backImage, thumbnail }) => [image, backImage ?? image, thumbnail]));
}
