/** Submissions of creators. Uploads are validated and re-encoded. A submission can be changed while it is pending. */
import type * as z from 'zod/mini';
import { joinFindings, type SheetFindings } from '../../../shared/art/sheet-findings.ts';
import type { ApprovedItem, Submission, submissionFields, TalkMessage } from '../../../shared/contract/creations.ts';
import { CATEGORIES, categoryName } from '../../../shared/rules/categories.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { HAIR_LINE_CATEGORY, PENDING_SUBMISSIONS_MAX, SUBMISSION_REFUSALS } from '../../../shared/rules/creations.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Blobs } from '../../storage/blobs.ts';
import { writtenLine } from '../../written-text.ts';
import { creationImages, creationsBy } from './repo.ts';
import { lockPlayers } from '../players/service.ts';
import { renameCreator } from '../store/service.ts';
import { talksOf } from './talk.ts';
import * as repo from './submissions-repo.ts';
import { cropThumbnail, encodeSheet, encodeThumbnail, type ReadSheet, readSheet } from './sheet.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface SubmissionForm extends z.infer<typeof submissionFields> {
  /** null when the form has none */
  image: Buffer | null;
  /** The sheet for what is behind the body */
  back: Buffer | null;
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
  create(player: PlayerRecord, form: SubmissionForm): Promise<SentenceData>;
  /** Without an image or back the stored one is kept. A thumbnail without an image replaces only the thumbnail. */
  update(player: PlayerRecord, id: string, form: SubmissionForm): Promise<SentenceData>;
  remove(player: PlayerRecord, id: string): Promise<SentenceData>;
}

const ID_BYTES = 9;
/** Files are stored before their row. The sweep ignores unreferenced files that are newer than this. */
const ORPHAN_AFTER_MS = 3600 * 1000;

const addressOf = (name: string): string => `/storage/uploads/${name}`;

export function createSubmissions({ db, blobs, players }: SubmissionsDeps): Submissions {
  const storeSheet = async (sheet: ReadSheet): Promise<string> => blobs.put(await encodeSheet(sheet), 'png');
  const readStored = async (name: string | null): Promise<ReadSheet | null> => {
    const bytes = name === null ? null : await blobs.read(name);
    return bytes === null ? null : await readSheet(Buffer.from(bytes));
  };
  /** The files of the form, with the findings of both sheets. `before` is the stored submission; null for a new one. */
  const filesOf = async (form: SubmissionForm, before: SubmissionTable | null): Promise<repo.SubmissionFiles> => {
    const { image, back, thumbnail } = form;
    const hasBack = back !== null || form.withoutBack === '1';
    const [front, behind] = [image && (await readSheet(image)), back && (await readSheet(back))];
    const files: repo.SubmissionFiles = {};
    if (front !== null) files.image = await storeSheet(front);
    if (hasBack || before === null) files.backImage = behind && (await storeSheet(behind));
    if (thumbnail !== null || front !== null) {
      const picture = thumbnail === null ? front && cropThumbnail(front) : encodeThumbnail(thumbnail);
      if (picture !== null) files.thumbnail = await blobs.put(await picture, 'webp');
    }
    if (front !== null || hasBack) {
      const shownFront = front ?? (await readStored(before?.image ?? null));
      const shownBack = hasBack ? behind : await readStored(before?.backImage ?? null);
      if (shownFront) files.findings = JSON.stringify(joinFindings(shownFront.findings, shownBack?.findings ?? null));
    }
    return files;
  };
  const textFields = ({ gender, category, name, hairTopPx = '' }: SubmissionForm) => ({
    gender,
    category: Number(category),
    name: writtenLine(name ?? '', players.redact),
    hairTopPx: Number(category) === HAIR_LINE_CATEGORY && hairTopPx !== '' ? Number(hairTopPx) : null,
  });

  return {
    list: (player) => listOf(db, player.id),

    create: async (player, form) => {
      if (form.image === null) throw new DomainError('invalid', SUBMISSION_REFUSALS.noImage, { code: 'no-image' });
      await refuseTooMany(db, player.id);
      const { image = '', thumbnail = '', backImage = null, findings = null } = await filesOf(form, null);
      const isKnown = await repo.hasSheet(db, player.id, image);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        await refuseTooMany(transaction, player.id);
        await repo.insertSubmission(transaction, {
          id: randomToken(ID_BYTES),
          playerId: player.id,
          ...textFields(form),
          image,
          thumbnail,
          backImage,
          findings,
          status: 'pending',
          reason: null,
          createdAt: runtime.now(),
          reviewedAt: null,
          reviewerId: null,
          itemId: null,
          withdrawnAt: null,
          questionAt: null,
        });
      });
      const message = sentence('yourSubmissionWasSentFor');
      return isKnown ? sentence('sentForReviewAgain', { message }) : message;
    },

    update: async (player, id, form) => {
      await refuseReviewed(db, player.id, id);
      const files = await filesOf(form, (await repo.submissionOf(db, player.id, id)) ?? null);
      const isChanged = await repo.changePending(db, { playerId: player.id, id }, { ...textFields(form), ...files });
      if (!isChanged) await refuseReviewed(db, player.id, id);
      return sentence('yourSubmissionWasSaved');
    },

    remove: async (player, id) => {
      const isRemoved = await repo.removePending(db, { playerId: player.id, id });
      if (!isRemoved) await refuseReviewed(db, player.id, id);
      return sentence('yourSubmissionWasDeleted');
    },
  };
}

async function refuseTooMany(db: Executor, playerId: string): Promise<void> {
  if ((await repo.countOf(db, playerId, 'pending')) < PENDING_SUBMISSIONS_MAX) return;
  const message = sentence('tooManySubmissionsWaiting', { most: PENDING_SUBMISSIONS_MAX });
  throw new DomainError('conflict', message, {
    code: 'too-many-pending',
    params: { max: PENDING_SUBMISSIONS_MAX },
  });
}

/** Throws a DomainError when the submission is unknown, of another player, or not pending. */
async function refuseReviewed(db: Executor, playerId: string, id: string): Promise<void> {
  const status = await repo.statusOf(db, playerId, id);
  if (status === undefined) throw new DomainError('not-found', sentence('thereIsNoSuchSubmission'));
  if (status === 'pending') return;
  throw new DomainError('conflict', sentence('onlyPendingSubmissionsCanBe'), { code: 'reviewed' });
}

/** Newest first, with the talks about them. */
async function listOf(db: Executor, playerId: string): Promise<Submission[]> {
  const rows = await repo.listSubmissions(db, playerId);
  const talks = await talksOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => describe(row, talks));
}

/** The submission for its creator and for moderators. */
export function describe(row: repo.OwnedSubmission, talks: ReadonlyMap<string, TalkMessage[]>): Submission {
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
    withdrawnAt: row.withdrawnAt === null ? null : new Date(Number(row.withdrawnAt)).toISOString(),
    backImageUrl: row.backImage === null ? null : addressOf(row.backImage),
    hairTopPx: row.hairTopPx,
    findings: row.findings === null ? null : (JSON.parse(row.findings) as SheetFindings),
    item: itemOf(row),
    talk: talks.get(row.id) ?? [],
  };
}

const itemOf = ({ itemId, itemName, costCoins, costGems, rarity }: repo.OwnedSubmission): ApprovedItem | null =>
  itemId === null
    ? null
    : { id: itemId, name: itemName ?? '', costCoins: costCoins ?? 0, costGems: costGems ?? 0, rarity: rarity ?? 0 };

/** Deletes uploads that no submission and no creation refers to, except those in `kept`. Returns the number of deleted files. */
export async function sweepUploads(
  db: Executor,
  blobs: Blobs,
  nowMs = runtime.now(),
  kept: ReadonlySet<string> = new Set(),
): Promise<number> {
  const referenced = new Set([...(await repo.submissionFiles(db)), ...kept]);
  for (const image of await creationImages(db)) referenced.add(image);
  return await blobs.sweep(referenced, nowMs - ORPHAN_AFTER_MS);
}

/** Foreign keys delete the submissions; the next sweep deletes their files. Approved items stay without the name. */
export const submissionData: PlayerData = {
  name: 'submissions',
  export: listOf,
  uploads: async (db, playerId) =>
    (await repo.listSubmissions(db, playerId)).flatMap(({ image, thumbnail, backImage }) =>
      [image, thumbnail, backImage].filter((name) => name !== null),
    ),
  erase: (transaction, playerId) => renameCreator(transaction, playerId, DELETED_NAME),
};

export const creationData: PlayerData = {
  name: 'creations',
  export: async (db, playerId) =>
    (await creationsBy(db, playerId)).map(({ image, backImage, ...creation }) => ({
      ...creation,
      imageUrl: addressOf(image),
      backImageUrl: backImage === null ? null : addressOf(backImage),
    })),
  uploads: async (db, playerId) =>
    (await creationsBy(db, playerId)).flatMap(({ image, backImage }) =>
      [image, backImage].filter((name) => name !== null),
    ),
  // `submissionData` removes the name.
  erase: () => Promise.resolve(),
};
