/** Submissions of creators. Uploads are validated and re-encoded. A submission can be changed while it is pending. */
import type * as z from 'zod/mini';
import type { Submission, submissionFields } from '../../../shared/contract/creations.ts';
import { CATEGORIES, categoryName } from '../../../shared/rules/categories.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { PENDING_SUBMISSIONS_MAX, SUBMISSION_TEXTS } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { writtenLine } from '../../written-text.ts';
import { creationImages } from './repo.ts';
import { lockPlayers } from '../players/service.ts';
import { renameCreator } from '../store/service.ts';
import * as repo from './submissions-repo.ts';
import { encodeThumbnail, readSheet } from './sheet.ts';
import { randomToken, runtime } from '../../runtime.ts';

export interface SubmissionForm extends z.infer<typeof submissionFields> {
  /** null when the form has none */
  image: Buffer | null;
  thumbnail: Buffer | null;
}

export interface SubmissionsDeps {
  db: Database;
  blobs: Blobs;
  players: Pick<PlayerService, 'redact'>;
}

/** Methods that change data return the message for the player. All methods throw DomainErrors. */
export interface Submissions {
  /** Newest first. */
  list(player: PlayerRecord): Promise<Submission[]>;
  create(player: PlayerRecord, form: SubmissionForm): Promise<string>;
  /** Without an image the stored one is kept. A thumbnail without an image replaces only the thumbnail. */
  update(player: PlayerRecord, id: string, form: SubmissionForm): Promise<string>;
  remove(player: PlayerRecord, id: string): Promise<string>;
}

const ID_BYTES = 9;
/** Files are stored before their row. The sweep ignores unreferenced files that are newer than this. */
const ORPHAN_AFTER_MS = 3600 * 1000;

const addressOf = (name: string): string => `/storage/uploads/${name}`;

export function createSubmissions({ db, blobs, players }: SubmissionsDeps): Submissions {
  const store = async (image: Buffer, thumbnail: Buffer | null) => {
    const sheet = await readSheet(image, thumbnail);
    return { image: await blobs.put(sheet.image, 'png'), thumbnail: await blobs.put(sheet.thumbnail, 'webp') };
  };
  const changedFiles = async ({ image, thumbnail }: SubmissionForm) => {
    if (image !== null) return await store(image, thumbnail);
    return thumbnail === null ? {} : { thumbnail: await blobs.put(await encodeThumbnail(thumbnail), 'webp') };
  };
  const textFields = ({ gender, category, name }: SubmissionForm) => ({
    gender,
    category: Number(category),
    name: writtenLine(name ?? '', players.redact),
  });

  return {
    list: async (player) => (await repo.listSubmissions(db, player.id)).map(describe),

    create: async (player, form) => {
      if (form.image === null) throw new DomainError('invalid', SUBMISSION_TEXTS.noImage, { code: 'no-image' });
      await refuseTooMany(db, player.id);
      const files = await store(form.image, form.thumbnail);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        await refuseTooMany(transaction, player.id);
        await repo.insertSubmission(transaction, {
          id: randomToken(ID_BYTES),
          playerId: player.id,
          ...textFields(form),
          ...files,
          status: 'pending',
          reason: null,
          createdAt: runtime.now(),
          reviewedAt: null,
          reviewerId: null,
          itemId: null,
        });
      });
      return 'Your submission was sent for review.';
    },

    update: async (player, id, form) => {
      await refuseReviewed(db, player.id, id);
      const files = await changedFiles(form);
      const isChanged = await repo.changePending(db, { playerId: player.id, id }, { ...textFields(form), ...files });
      if (!isChanged) await refuseReviewed(db, player.id, id);
      return 'Your submission was saved.';
    },

    remove: async (player, id) => {
      const isRemoved = await repo.removePending(db, { playerId: player.id, id });
      if (!isRemoved) await refuseReviewed(db, player.id, id);
      return 'Your submission was deleted.';
    },
  };
}

async function refuseTooMany(db: Executor, playerId: string): Promise<void> {
  if ((await repo.countOf(db, playerId, 'pending')) < PENDING_SUBMISSIONS_MAX) return;
  const message = `You have ${PENDING_SUBMISSIONS_MAX} submissions waiting for review. Please wait for some of them.`;
  throw new DomainError('conflict', message, {
    code: 'too-many-pending',
    params: { max: PENDING_SUBMISSIONS_MAX },
  });
}

/** Throws a DomainError when the submission is unknown, of another player, or not pending. */
async function refuseReviewed(db: Executor, playerId: string, id: string): Promise<void> {
  const status = await repo.statusOf(db, playerId, id);
  if (status === undefined) throw new DomainError('not-found', 'There is no such submission.');
  if (status === 'pending') return;
  throw new DomainError('conflict', 'Only pending submissions can be changed.', { code: 'reviewed' });
}

/** The submission for its creator and for moderators. */
export function describe(row: SubmissionTable & { username: string }): Submission {
  return {
    id: row.id,
    name: row.name,
    gender: row.gender,
    category: row.category,
    categoryName: categoryName(row.category),
    categoryEmoji: CATEGORIES.find(({ id }) => id === row.category)?.emoji ?? '',
    status: row.status,
    imageUrl: addressOf(row.image),
    thumbnailUrl: addressOf(row.thumbnail),
    submitter: row.username,
    createdAt: new Date(Number(row.createdAt)).toISOString(),
    reason: row.reason,
  };
}

/** Deletes uploads that no submission and no creation refers to. Returns the number of deleted files. */
export async function sweepUploads(db: Executor, blobs: Blobs, nowMs = runtime.now()): Promise<number> {
  const referenced = await repo.submissionFiles(db);
  for (const image of await creationImages(db)) referenced.add(image);
  return await blobs.sweep(referenced, nowMs - ORPHAN_AFTER_MS);
}

/** Foreign keys delete the submissions; the next sweep deletes their files. Approved items stay without the name. */
export const submissionData: PlayerData = {
  name: 'submissions',
  export: async (db, playerId) => (await repo.listSubmissions(db, playerId)).map(describe),
  erase: (transaction, playerId) => renameCreator(transaction, playerId, DELETED_NAME),
};
