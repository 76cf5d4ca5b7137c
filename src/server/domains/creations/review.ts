/**
 * Reviews of submissions by moderators and by the admin command. An approval is one transaction: the item with its
 * picture, the creator's copy in the inventory, the badge for the first approval, the audit row and the mail. The item
 * becomes available after the commit.
 */
import { createHash } from 'node:crypto';
import type { ReviewedSubmission, TalkMessage } from '../../../shared/contract/creations.ts';
import { categoryName } from '../../../shared/rules/categories.ts';
import {
  BODY_OF_GENDER,
  creationId,
  type ItemCurrency,
  type SubmissionStatus,
} from '../../../shared/rules/creations.ts';
import type { SubmissionDecision } from '../../../shared/rules/bell.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerService } from '../../ports.ts';
import { pageOf, type Slice } from '../../slices.ts';
import { writtenLine } from '../../written-text.ts';
import { type News, notify } from '../bell/service.ts';
import { giveItems } from '../inventory/service.ts';
import { announceWork } from '../creators/service.ts';
import { insertCreation } from './repo.ts';
import type { Creations } from './service.ts';
import { sendSystemMail } from '../mail/service.ts';
import { type Actor, CONSOLE } from '../moderation/service.ts';
import { giveBadge, lockPlayers, recordAuditEntry } from '../players/service.ts';
import { listItem, repriceItem } from '../store/service.ts';
import { countOf, type OwnedSubmission, type SheetTwin, submissionsWith } from './submissions-repo.ts';
import * as repo from './review-repo.ts';
import { describe } from './submissions.ts';
import { countQuestions, talksOf } from './talk.ts';
import { withdraw } from './withdrawal.ts';
import { runtime } from '../../runtime.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import { sentence, type SentenceData, type SentencePart } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

export interface ReviewDeps {
  db: Database;
  players: Pick<PlayerService, 'redact'>;
  town: Pick<LiveTown, 'notify' | 'changed'>;
  /** null for the admin command without a running server, which loads the items at its next start. */
  creations: Pick<Creations, 'prepare' | 'load' | 'unload'> | null;
}

export interface Approval {
  currency: ItemCurrency;
  /** 0: free */
  price: number;
  rarity: 0 | 1 | 2 | 3;
  /** Empty: the name of the submission, or of its category */
  name?: string | undefined;
  /** The revision that the moderator reviewed; absent: the current one */
  revision?: string | undefined;
}

export interface Rejection {
  reason: string;
  revision?: string | undefined;
}

export interface ReviewPage {
  submissions: ReviewedSubmission[];
  hasMore: boolean;
  counts: Record<SubmissionStatus, number>;
  /** Rejected submissions whose creator waits for an answer */
  questions: number;
}

/** Decisions return the message for the actor. All methods throw DomainErrors. */
export interface Review {
  list(status: SubmissionStatus, slice: Slice): Promise<ReviewPage>;
  approve(actor: Actor, id: string, approval: Approval): Promise<SentenceData>;
  reject(actor: Actor, id: string, rejection: Rejection): Promise<SentenceData>;
  /** Changes price and rarity of the item of an approved submission. */
  reprice(actor: Actor, itemId: string, offer: Pick<Approval, 'currency' | 'price' | 'rarity'>): Promise<SentenceData>;
  /** Withdraws the item of an approved submission. */
  withdraw(actor: Actor, itemId: string, reason: string): Promise<SentenceData>;
  /**
   * Returns a withdrawn submission to the queue, inside the caller's transaction: its item was taken from everybody, so it is
   * approved again before it is sold. False when it is gone or was not withdrawn.
   */
  reopen(transaction: Executor, actor: Actor, creation: { itemId: string; reason: string }): Promise<boolean>;
}

const PAGE_SIZE = 50;
/** Moderators are not named to creators. */
const decisionNews = (submissionId: string, detail: SubmissionDecision): News => ({
  kind: 'submission',
  actorId: null,
  reference: { submissionId, detail },
});

export function createReview({ db, players, town, creations }: ReviewDeps): Review {
  const notifyCreator = (creatorId: string, said: SentenceData, notice: Notice): Promise<void> =>
    town.notify(creatorId, 'mail', said, notice);

  return {
    list: async (status, { limit, offset }) => {
      const pageSize = limit ?? PAGE_SIZE;
      const [rows, counts, questions] = await Promise.all([
        repo.listReviews(db, { status, limit: pageSize + 1, offset }),
        repo.countByStatus(db),
        countQuestions(db),
      ]);
      const { items, hasMore } = pageOf(rows, pageSize);
      const twins = await submissionsWith(db, [...new Set(items.map(({ image }) => image))]);
      const talks = await talksOf(
        db,
        items.map(({ id }) => id),
      );
      return { submissions: items.map((row) => describeReview(row, twins, talks)), hasMore, counts, questions };
    },

    approve: async (actor, id, approval) => {
      const before = await requirePending(db, actor, id);
      // Before the transaction, because rendering takes long. A submission that cannot be rendered is not approved.
      await creations?.prepare(before);
      const itemId = creationId(id);
      const name = writtenLine(approval.name ?? '', players.redact) || before.name || categoryName(before.category);
      const { currency, price, rarity } = approval;
      const mail = sentence('submissionApprovedForStore', { name, price: priceOf(approval) });
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [before.playerId]);
        const row = await storeDecision(transaction, id, {
          status: 'approved',
          actor,
          revision: approval.revision,
          before,
        });
        await listItem(transaction, {
          id: itemId,
          name,
          description: '',
          category: row.category,
          rarity,
          costCoins: currency === 'coins' ? price : 0,
          costGems: currency === 'gems' ? price : 0,
          fits: [BODY_OF_GENDER[row.gender]],
          creator: { id: row.playerId, username: before.username },
        });
        const { image, backImage, hairTopPx } = row;
        await insertCreation(transaction, { itemId, image, backImage, hairTopPx, body: BODY_OF_GENDER[row.gender] });
        await repo.setItem(transaction, id, itemId);
        await giveItems(transaction, row.playerId, [itemId]);
        if ((await countOf(transaction, row.playerId, 'approved')) === 1) {
          await giveBadge(transaction, row.playerId, 'Creator');
        }
        await sendSystemMail(transaction, row.playerId, mail);
        await notify(transaction, row.playerId, decisionNews(id, 'approved'));
        await announceWork(transaction, row.playerId, id);
        const details = `${isolate(name)} (${id}): ${priceText(approval)}, rarity ${rarity}`;
        await recordAuditEntry(transaction, { actor: actor.id, action: 'approve', targetId: row.playerId, details });
      });
      await creations?.load(itemId);
      await town.changed(before.playerId);
      await notifyCreator(before.playerId, sentence('submissionApproved', { name }), {
        code: 'submission-approved',
        params: { name },
      });
      return sentence('nameIsInTheStore', { name });
    },

    reject: async (actor, id, { reason, revision }) => {
      const before = await requirePending(db, actor, id);
      const name = before.name || categoryName(before.category);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [before.playerId]);
        const row = await storeDecision(transaction, id, { status: 'rejected', actor, revision, before, reason });
        await sendSystemMail(transaction, row.playerId, sentence('submissionNotApproved', { name, reason }));
        await notify(transaction, row.playerId, decisionNews(id, 'rejected'));
        const details = `${isolate(name)} (${id}): ${isolate(reason)}`;
        await recordAuditEntry(transaction, { actor: actor.id, action: 'reject', targetId: row.playerId, details });
      });
      await notifyCreator(before.playerId, sentence('submissionNotApproved', { name, reason }), {
        code: 'submission-rejected',
        params: { name, reason },
      });
      return sentence('nameWasRejected', { name });
    },

    reprice: async (actor, itemId, offer) => {
      const { currency, price, rarity } = offer;
      const before = await repo.findByItem(db, itemId);
      if (before === undefined || before.status !== 'approved') throw unknownItem();
      refuseOwn(actor, before);
      const name = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [before.playerId]);
        const item = await repriceItem(transaction, itemId, {
          rarity,
          costCoins: currency === 'coins' ? price : 0,
          costGems: currency === 'gems' ? price : 0,
        });
        const mail = sentence('yourItemIsInTheStore', { item, price: priceOf(offer) });
        await sendSystemMail(transaction, before.playerId, mail);
        const details = `${item} (${itemId}): ${priceText(offer)}, rarity ${rarity}`;
        await recordAuditEntry(transaction, { actor: actor.id, action: 'reprice', targetId: before.playerId, details });
        return item;
      });
      await creations?.load(itemId);
      return sentence('nameCostsPriceNow', { name, price: priceOf(offer) });
    },

    reopen: async (transaction, actor, { itemId, reason }) => {
      const row = await repo.reopenItem(transaction, itemId);
      if (row === undefined) return false;
      const details = `${isolate(row.name || categoryName(row.category))} (${itemId}): ${isolate(reason)}`;
      await recordAuditEntry(transaction, { actor: actor.id, action: 'reopen', targetId: row.playerId, details });
      return true;
    },

    withdraw: (actor, itemId, reason) => withdraw({ db, town, creations }, { actor, itemId, reason }),
  };
}

/** Returns a pending submission. Throws a DomainError when it is unknown, reviewed or the actor's own. */
async function requirePending(db: Database, actor: Actor, id: string): Promise<OwnedSubmission> {
  const row = await repo.findSubmission(db, id);
  if (row === undefined) throw unknownSubmission();
  if (row.status !== 'pending') throw alreadyReviewed(row.status);
  refuseOwn(actor, row);
  return row;
}

/** Administrators are refused too. The admin command decides in a town with one administrator. */
function refuseOwn(actor: Actor, { playerId }: Pick<SubmissionTable, 'playerId'>): void {
  if (playerId !== actor.id) return;
  throw new DomainError('forbidden', sentence('yourOwnSubmissionsAreReviewed'), { code: 'own-submission' });
}

interface Decision {
  status: 'approved' | 'rejected';
  actor: Actor;
  reason?: string | null;
  /** The revision that the client sent. */
  revision: string | undefined;
  /** The row before the transaction. */
  before: SubmissionTable;
}

/** Stores the decision. Throws a DomainError when the submission was reviewed or changed concurrently. */
async function storeDecision(
  transaction: Executor,
  id: string,
  { status, actor, reason = null, revision, before }: Decision,
): Promise<SubmissionTable> {
  const decision = { status, reason, reviewedAt: runtime.now(), reviewerId: actor.id };
  const row = await repo.decide(transaction, id, decision);
  if (row === undefined) {
    const current = await repo.findSubmission(transaction, id);
    throw current === undefined ? unknownSubmission() : alreadyReviewed(current.status);
  }
  if (revisionOf(row) === (revision ?? revisionOf(before)) && revisionOf(row) === revisionOf(before)) return row;
  const message = sentence('itsCreatorHasChangedThis');
  throw new DomainError('conflict', message, { code: 'submission-changed' });
}

const unknownItem = (): DomainError => new DomainError('not-found', sentence('thereIsNoSuchItemIn'));
const unknownSubmission = (): DomainError => new DomainError('not-found', sentence('thereIsNoSuchSubmission'));
const alreadyReviewed = (status: SubmissionStatus): DomainError =>
  new DomainError('conflict', sentence('thisSubmissionWasStatusAlready', { status }), {
    code: 'reviewed',
    params: { status },
  });

/** Hash of all fields that the creator can change. */
const revisionOf = (row: SubmissionTable): string =>
  createHash('sha256')
    .update(
      JSON.stringify([row.image, row.backImage, row.hairTopPx, row.thumbnail, row.name, row.gender, row.category]),
    )
    .digest('hex')
    .slice(0, 16);

const priceOf = ({ price, currency }: Pick<Approval, 'price' | 'currency'>): SentencePart =>
  price === 0 ? sentence('partNothing') : sentence(currency === 'coins' ? 'partCoins' : 'partGems', { count: price });
/** For the audit log. */
const priceText = (offer: Pick<Approval, 'price' | 'currency'>): string => textOf(priceOf(offer));

const IDENTICAL_MAX = 5;

/** `twins` are all submissions with the sheet of a listed one. */
function describeReview(
  row: repo.ReviewRow,
  twins: readonly SheetTwin[],
  talks: ReadonlyMap<string, TalkMessage[]>,
): ReviewedSubmission {
  const { reviewedAt, reviewerId } = row;
  return {
    ...describe(row, talks),
    revision: revisionOf(row),
    reviewedAt: reviewedAt === null ? null : new Date(Number(reviewedAt)).toISOString(),
    reviewer: row.reviewer ?? (reviewerId === CONSOLE.id ? CONSOLE.id : reviewerId === null ? null : DELETED_NAME),
    identical: twins
      .filter(({ id, image }) => image === row.image && id !== row.id)
      .slice(0, IDENTICAL_MAX)
      .map(({ submitter, name, status }) => ({ submitter, name, status })),
  };
}
