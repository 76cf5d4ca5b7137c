/** Submissions' submissions: each creator's own, checked and re-encoded, and changed only while nobody has reviewed them. */
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
import { renameMaker } from '../store/service.ts';
import * as repo from './submissions-repo.ts';
import { readSheet, redrawThumbnail } from './sheet.ts';
import { randomToken, runtime } from '../../runtime.ts';

export interface SubmissionForm extends z.infer<typeof submissionFields> {
  /** null: none was sent */
  image: Buffer | null;
  thumbnail: Buffer | null;
}

export interface SubmissionsDeps {
  db: Database;
  blobs: Blobs;
  players: Pick<PlayerService, 'redact'>;
}

/** Those that change something return what to tell the player. All throw DomainErrors. */
export interface Submissions {
  /** Newest first. */
  list(player: PlayerRecord): Promise<Submission[]>;
  create(player: PlayerRecord, form: SubmissionForm): Promise<string>;
  /** Without an image the one that is there stays; it may get another thumbnail. */
  update(player: PlayerRecord, id: string, form: SubmissionForm): Promise<string>;
  remove(player: PlayerRecord, id: string): Promise<string>;
}

const ID_BYTES = 9;
/** A file may stand without its row for this long while it is being handed in. */
const ORPHAN_AFTER_MS = 3600 * 1000;

const addressOf = (name: string): string => `/storage/uploads/${name}`;

export function createSubmissions({ db, blobs, players }: SubmissionsDeps): Submissions {
  const store = async (image: Buffer, thumbnail: Buffer | null) => {
    const sheet = await readSheet(image, thumbnail);
    return { image: await blobs.put(sheet.image, 'png'), thumbnail: await blobs.put(sheet.thumbnail, 'webp') };
  };
  const changedFiles = async ({ image, thumbnail }: SubmissionForm) => {
    if (image !== null) return await store(image, thumbnail);
    return thumbnail === null ? {} : { thumbnail: await blobs.put(await redrawThumbnail(thumbnail), 'webp') };
  };
  const wordsOf = ({ gender, category, name }: SubmissionForm) => ({
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
          ...wordsOf(form),
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
      const isChanged = await repo.changePending(db, { playerId: player.id, id }, { ...wordsOf(form), ...files });
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
  throw new DomainError('conflict', message, { code: 'too-many-pending' });
}

/** Throws when it is unknown, another's, or no longer pending. */
async function refuseReviewed(db: Executor, playerId: string, id: string): Promise<void> {
  const status = await repo.statusOf(db, playerId, id);
  if (status === undefined) throw new DomainError('not-found', 'There is no such submission.');
  if (status === 'pending') return;
  throw new DomainError('conflict', 'Only pending submissions can be changed.', { code: 'reviewed' });
}

/** As its creator and moderators see it. */
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

/** Removes uploads that neither submission nor item shows any more; returns how many. */
export async function sweepUploads(db: Executor, blobs: Blobs, nowMs = runtime.now()): Promise<number> {
  const kept = await repo.namedFiles(db);
  for (const image of await creationImages(db)) kept.add(image);
  return await blobs.sweep(kept, nowMs - ORPHAN_AFTER_MS);
}

/** Submissions go with the player's row, their files with the next sweep; what became an item stays, without the name. */
export const submissionData: PlayerData = {
  name: 'submissions',
  export: async (db, playerId) => (await repo.listSubmissions(db, playerId)).map(describe),
  erase: (transaction, playerId) => renameMaker(transaction, playerId, DELETED_NAME),
};
